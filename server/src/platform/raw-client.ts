import pg from 'pg';
import { endingOnFailure, RawSocket } from './raw-socket.ts';

/** A connection of the pool that can hand out a value as bytes. Over TLS the socket sees only cipher, and takes nothing. */
export class RawClient extends pg.Client {
  readonly socket: RawSocket;

  constructor(config?: string | pg.ClientConfig) {
    const socket = new RawSocket();
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket });
    this.socket = socket;
    // Over TLS the driver reads from another stream than the socket.
    this.connection.once('sslconnect', () => {
      const { stream } = this.connection;
      for (const read of stream.rawListeners('data')) {
        stream.on('data', (piece) => endingOnFailure(stream, () => read.call(stream, piece)));
        stream.off('data', read as (piece: Buffer) => void);
      }
    });
  }
}
