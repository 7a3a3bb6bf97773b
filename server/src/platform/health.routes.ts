import { Failure } from '@hwarang/domain/failures';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from './database.ts';
import { openDatabaseState } from './database-state.ts';
import type { Lifecycle } from './lifecycle.ts';
import { within } from './within.ts';

interface Asked {
  database: Database;
  media: { storage: { demandAnswer: () => Promise<void> } };
  lifecycle: Lifecycle;
}

const patience = 1_500;
/** However often it is asked for, the store of files is asked once in so many milliseconds. */
const keptFor = 1_000;

/** `/health` says whether a restart could help, `/ready` whether requests should be sent here. */
export const healthRoutes =
  ({ database, media, lifecycle }: Asked): FastifyPluginAsync =>
  async (api) => {
    const databaseAnswers = openDatabaseState(database);
    const storeAnswers = askedOncePer(keptFor, () => media.storage.demandAnswer());
    const demand = async (log: { error: (...entry: [object, string]) => void }, who: string, answer: Promise<void>) => {
      try {
        await answer;
      } catch (failure) {
        log.error({ err: failure }, `${who} does not answer`);
        throw new Failure('unavailable', `T${who.slice(1)} does not answer`);
      }
    };
    api.get('/health', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await demand(request.log, 'the database', databaseAnswers());
      return { status: 'ok' };
    });
    api.get('/ready', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (lifecycle.draining) throw new Failure('unavailable', 'The server is stopping');
      await demand(request.log, 'the database', databaseAnswers());
      await demand(request.log, 'the store of files', within(patience, storeAnswers()));
      return { status: 'ready' };
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
