import { answerOf, Failure } from '@hwarang/domain/failures';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone } from './database-gone.ts';
import { logRefusal } from './security-log.ts';

/** Seconds after which somebody who was told that the service is not there may ask again. */
export const comeBackAfter = 5;

/** A hook for answers that neither a browser nor a proxy may keep: they are about somebody, or true for a moment. */
export const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
  void reply.header('cache-control', 'no-store');

/** Foreseen failures become their answer; what was not foreseen is logged with its request id and answers 500 without its insides. */
export function answerFailures(app: FastifyInstance): void {
  // The framework's own answer to an address without a route logs the address whole, with its query.
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(answerOf(new Failure('not-found'))));
  app.setErrorHandler((thrown: FastifyError | Failure, request, reply) => {
    const failure = failureOf(thrown);
    // A picture whose file broke off has its headers already: the failure would be kept for a year in its place.
    reply.header('cache-control', 'no-store').removeHeader('etag').type('application/json; charset=utf-8');
    if (!failure) {
      request.log.error({ err: thrown }, 'unforeseen failure');
      return reply.code(500).send({
        statusCode: 500,
        error: 'Internal Server Error',
        message: 'An internal server error occurred',
        id: request.id,
      });
    }
    logRefusal(request, failure.code);
    if (failure.code === 'storage-full') request.log.error({ err: thrown }, 'no room left on the disk');
    if (failure !== thrown && failure.code === 'unavailable')
      request.log.error({ err: thrown }, 'the database does not answer');
    const retryAfter = failure.retryAfter ?? (failure.code === 'unavailable' ? comeBackAfter : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
    const answer = answerOf(failure);
    return reply.code(answer.statusCode).send(answer);
  });
}

/** The failure that was foreseen; nothing for what was not. */
export function failureOf(thrown: unknown): Failure | undefined {
  if (thrown instanceof Failure) return thrown;
  // Before the next line, which takes a write that failed, and a database without resources, for one that is gone.
  const noRoom = full(thrown);
  if (noRoom) return noRoom;
  if (isDatabaseGone(thrown)) return new Failure('unavailable', 'The database does not answer');
  return referenceGone(thrown) ?? known(thrown as FastifyError);
}

/** A record was deleted between the moment it was looked for and the one in which something was to refer to it. */
function referenceGone(thrown: unknown): Failure | undefined {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : undefined;
  return cause && typeof cause === 'object' && 'code' in cause && cause.code === '23503'
    ? new Failure('conflict', 'Something that this refers to was deleted meanwhile')
    : undefined;
}

/** What the HTTP server itself refuses: broken JSON, a body too large, an unknown content type. */
function known(thrown: FastifyError): Failure | undefined {
  const status = thrown.statusCode ?? 500;
  if (status === 413) return new Failure('too-large', thrown.message);
  if (status === 415) return new Failure('unsupported-media', thrown.message);
  if (status === 404) return new Failure('not-found');
  if (status >= 400 && status < 500) return new Failure('bad-request', thrown.message);
  return undefined;
}

const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The disk of the files, of the mails or of the database has no room left, wherever in the chain of causes that is said. */
function full(thrown: unknown): Failure | undefined {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    if (('code' in cause && diskFull.has(String(cause.code))) || /No space left on device/i.test(cause.message))
      return new Failure('storage-full', 'There is no room left to store this');
  return undefined;
}
