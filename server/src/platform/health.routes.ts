import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@hwarang/domain/failures';
import type { FastifyPluginAsync } from 'fastify';
import { DatabaseGone } from './database-gone.ts';
import type { Services } from './services.ts';

/** Whoever watches over this instance asks often and waits briefly: a stalled database is one that does not answer. */
const patience = 1_500;

export const healthRoutes =
  ({ database }: Services): FastifyPluginAsync =>
  async (api) => {
    api.get('/health', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        const silence = sleep(patience, undefined, { ref: false }).then(() => {
          throw new DatabaseGone();
        });
        await Promise.race([database.pool.query('select 1'), silence]);
      } catch (failure) {
        request.log.error({ err: failure }, 'the database does not answer');
        throw new Failure('unavailable', 'The database does not answer');
      }
      return { status: 'ok' };
    });
  };
