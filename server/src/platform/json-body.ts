import { isUtf8 } from 'node:buffer';
import { Failure } from '@hwarang/domain/failures';
import type { FastifyInstance } from 'fastify';

/** Fastify's own parser reads bytes that are no UTF-8 as U+FFFD, and the text would be kept like that: they are refused. */
export function acceptJson(app: FastifyInstance, { emptyIsObject = false } = {}): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isUtf8(bytes)) return done(new Failure('bad-request', 'The body is not valid UTF-8'));
    return emptyIsObject && bytes.length === 0 ? done(null, {}) : parse(request, bytes.toString('utf8'), done);
  });
}
