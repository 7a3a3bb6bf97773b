import { Failure } from '@hwarang/domain/failures';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import { openDatabaseState } from './database-state.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { PublicReads } from './public-reads.ts';
import { within } from './within.ts';

interface Asked {
  database: Database;
  media: { storage: { demandAnswer: () => Promise<void> } };
  lifecycle: Lifecycle;
  publicReads: Pick<PublicReads, 'replicas'>;
}

const patience = 1_500;
/** However often it is asked for, the store of files is asked once in so many milliseconds. */
const keptFor = 1_000;

/** `/health` says whether a restart could help, `/ready` whether requests should be sent here. */
export const healthRoutes =
  ({ database, media, lifecycle, publicReads }: Asked): FastifyPluginAsync =>
  async (api) => {
    const databaseAnswers = openDatabaseState(database);
    const storeAnswers = askedOncePer(keptFor, () => media.storage.demandAnswer());
    const demand = async ({ log }: FastifyRequest, answer: Promise<void>, otherwise: string) => {
      try {
        await answer;
      } catch (failure) {
        log.error({ err: failure }, otherwise);
        throw new Failure('unavailable', otherwise);
      }
    };
    const databaseGone = 'The database does not answer';
    api.get('/health', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await demand(request, databaseAnswers(), databaseGone);
      return { status: 'ok' };
    });
    api.get('/ready', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (lifecycle.draining) throw new Failure('unavailable', 'The server is stopping');
      await demand(request, databaseAnswers(), databaseGone);
      await demand(request, within(patience, storeAnswers()), 'The store of files does not answer');
      const replicas = publicReads.replicas();
      if (replicas.length === 0) return { status: 'ready' };
      const used = replicas.filter(({ state }) => state === 'used').length;
      return { status: 'ready', replicas: { used, leftOut: replicas.length - used } };
    });
  };

function askedOncePer(milliseconds: number, ask: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> | undefined;
  return () => {
    if (last) return last;
    const question = ask();
    last = question;
    const forget = () => void setTimeout(() => (last = undefined), milliseconds).unref();
    question.then(forget, forget);
    return question;
  };
}
