import { Failure } from '@hwarang/domain/failures';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from './database.ts';
import { openDatabaseState } from './database-state.ts';

export const healthRoutes =
  ({ database }: { database: Database }): FastifyPluginAsync =>
  async (api) => {
    const demandAnswer = openDatabaseState(database);
    api.get('/health', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await demandAnswer();
      } catch (failure) {
        request.log.error({ err: failure }, 'the database does not answer');
        throw new Failure('unavailable', 'The database does not answer');
      }
      return { status: 'ok' };
    });
  };
