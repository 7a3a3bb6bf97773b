import { connect, createServer, type Socket } from 'node:net';
import { portOf } from './ports.ts';

interface Pair {
  client: Socket;
  server: Socket;
  sent: string;
  frozen: boolean;
}

/** Stands between an instance and its PostgreSQL, which listens on a socket in a folder. */
export async function openSilentProxy(databaseUrl: string) {
  const { hostname, pathname } = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  const proxy = createServer((client) => {
    const server = connect(`${decodeURIComponent(hostname)}/.s.PGSQL.5432`);
    const pair: Pair = { client, server, sent: '', frozen: false };
    pairs.add(pair);
    client.on('data', (piece) => {
      if (pair.frozen) return;
      pair.sent += piece.toString('latin1');
      server.write(piece);
    });
    server.on('data', (piece) => pair.frozen || client.write(piece));
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', () => pair.frozen || end());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const sentBy = (text: string) => [...pairs].filter(({ sent }) => sent.includes(text));
  const cut = (chosen: Iterable<Pair>) => {
    for (const { client, server } of chosen) {
      client.destroy();
      server.destroy();
    }
  };
  return {
    url: `postgres://postgres@127.0.0.1:${portOf(proxy)}${pathname}`,
    /** From now on nothing passes on the connections that have sent this text; both ends stay open, as after a cable was pulled. */
    freeze: (text: string): number => {
      const chosen = sentBy(text).filter(({ frozen }) => !frozen);
      for (const pair of chosen) pair.frozen = true;
      return chosen.length;
    },
    /** Both ends of the connections that have sent this text hear that it is closed. */
    cut: (text: string) => cut(sentBy(text)),
    close: async () => {
      cut(pairs);
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
