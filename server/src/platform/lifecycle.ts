import type { FastifyInstance } from 'fastify';

/** Where this process stands between its start and its end. */
export interface Lifecycle {
  /** It was told to stop: it answers what still comes, and asks for nothing new. */
  draining: boolean;
}

export const newLifecycle = (): Lifecycle => ({ draining: false });

/**
 * While the server drains, each answer is the last one of its connection: a client that is told so opens another one, and has no request
 * on its way when the connection closes.
 */
export function endConnectionsOnDrain(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (lifecycle.draining) reply.header('connection', 'close');
  });
  // The system has already answered a connection that waits to be taken, and resets it when the port closes: a POST that nginx has sent
  // on it cannot be sent to another instance. Between one turn of the event loop and the next those that wait are taken.
  app.addHook('preClose', (done) => void setImmediate(() => setImmediate(done)));
}
