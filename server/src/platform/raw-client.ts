import pg from 'pg';
import { RawSocket } from './raw-socket.ts';

/** A connection of the pool that can hand out a value as bytes. Over TLS the socket sees only cipher, and takes nothing. */
export class RawClient extends pg.Client {
  readonly socket: RawSocket;

  constructor(config?: string | pg.ClientConfig) {
    const socket = new RawSocket();
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket });
    this.socket = socket;
  }
}
