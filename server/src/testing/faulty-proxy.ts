import { connect, createServer, type Socket } from 'node:net';
import { portOf } from './ports.ts';

/** What happens to the pieces that pass. */
interface Fault {
  /** Milliseconds that each piece is late. */
  delay?: number;
  /** Of so many pieces one is lost together with its connection, without a word to one of the two ends. */
  losesOneOf?: number;
  /** From the first piece with these words on a connection stays open and passes nothing. */
  silentFrom?: string;
}

/** Stands between an instance and its PostgreSQL, which listens on a socket in a folder; may lead to another one later, as after a failover. */
export async function openFaultyProxy(databaseUrl: string) {
  const { pathname, username } = new URL(databaseUrl);
  let target = databaseUrl;
  let fault: Fault = {};
  let pieces = 0;
  let silenced = 0;
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    let last = Promise.resolve();
    let silent = false;
    from.on('data', (piece) => {
      const { delay, losesOneOf, silentFrom } = fault;
      pieces += 1;
      if (silent) return;
      if (silentFrom && piece.includes(silentFrom)) {
        silent = true;
        silenced += 1;
        return;
      }
      if (losesOneOf && pieces % losesOneOf === 0) {
        // Half of it arrives; the other end hears that it was cut, this one only when it asks again.
        to.write(piece.subarray(0, Math.floor(piece.length / 2)));
        to.destroySoon();
        return;
      }
      // In their order, also when the delay ends in between.
      last = last.then(async () => {
        if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
        if (!to.destroyed) to.write(piece);
      });
    });
  };
  const proxy = createServer((client) => {
    const server = connect(`${decodeURIComponent(new URL(target).hostname)}/.s.PGSQL.5432`);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroySoon());
    pass(client, server);
    pass(server, client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://${username}@127.0.0.1:${portOf(proxy)}${pathname}`,
    set: (next: Fault) => {
      fault = next;
      silenced = 0;
    },
    /** Connections that fell silent by the fault that is set. */
    get silenced() {
      return silenced;
    },
    /** New connections lead there, and all others are cut. */
    leadTo: (url: string) => {
      target = url;
      cut();
    },
    close: async () => {
      cut();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
