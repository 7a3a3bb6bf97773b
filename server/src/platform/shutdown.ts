import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle.ts';

/** How long requests under way may take, and how long the whole stop. */
const requestPatience = 5_000;
const stopPatience = 15_000;

interface Stopped {
  fastify: Pick<FastifyInstance, 'close' | 'log' | 'server'>;
  lifecycle: Lifecycle;
  /** From SIGTERM on this instance says so long that it is not ready, and answers as ever, so that a balancer can leave it out first. */
  drainSeconds: number;
  closeServices: () => Promise<void>;
}

/**
 * Stops the server on a signal, with code 0, and on an error that nobody caught, with code 1: what such an error left half-done is
 * unknown, and a process that goes on with it might answer wrongly for days. A supervisor starts it anew.
 */
export function stopOnSignalOrError({ fastify, lifecycle, drainSeconds, closeServices }: Stopped): void {
  let stopping = false;
  const drained = new AbortController();
  const stop = async (code: number, drainFor = 0) => {
    // Whoever signals again does not want to wait for a balancer.
    if (stopping) return drained.abort();
    stopping = true;
    lifecycle.draining = true;
    if (drainFor > 0) await sleep(drainFor * 1000, undefined, { signal: drained.signal }).catch(() => undefined);
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
  process.on('SIGTERM', () => void stop(0, drainSeconds));
  // Somebody at the keyboard waits for it.
  process.on('SIGINT', () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (failure) => {
      fastify.log.fatal({ err: failure }, `${event}: the server stops`);
      void stop(1);
    });
}
