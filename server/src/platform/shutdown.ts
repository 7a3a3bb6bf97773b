import type { FastifyInstance } from 'fastify';

/** How long requests under way may take, and how long the whole stop. */
const requestPatience = 5_000;
const stopPatience = 15_000;

/**
 * Stops the server on a signal, with code 0, and on an error that nobody caught, with code 1: what such an error left half-done is
 * unknown, and a process that goes on with it might answer wrongly for days. A supervisor starts it anew.
 */
export function stopOnSignalOrError(
  fastify: Pick<FastifyInstance, 'close' | 'log' | 'server'>,
  closeServices: () => Promise<void>,
): void {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      fastify.log.fatal(`the server did not stop within ${stopPatience / 1000} seconds and is ended`);
      process.exit(1);
    }, stopPatience);
    // A client that never reads its answer must not hold the stop.
    const cut = setTimeout(() => fastify.server.closeAllConnections(), requestPatience);
    try {
      await fastify.close();
      clearTimeout(cut);
      await closeServices();
    } catch (failure) {
      fastify.log.fatal({ err: failure }, 'the server could not be stopped cleanly');
      process.exit(1);
    }
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (failure) => {
      fastify.log.fatal({ err: failure }, `${event}: the server stops`);
      void stop(1);
    });
}
