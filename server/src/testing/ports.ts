import { createServer, type Server } from 'node:net';
import type { App } from '../app.ts';

/** Of a server that listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  return address.port;
}

/** Of an app, which begins to listen if it does not yet. */
export async function listeningPort({ fastify, server }: App): Promise<number> {
  if (!server.listening) await fastify.listen({ port: 0, host: '127.0.0.1' });
  return portOf(server);
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
