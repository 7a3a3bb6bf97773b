import { answerOf } from '@hwarang/domain/failures';
import type { Language, LocalizedText } from '@hwarang/domain/language';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { comeBackAfter, failureOf } from '../platform/answers.ts';
import { languageOf } from '../platform/request-facts.ts';

const title: LocalizedText = { ko: '일시적으로 연결할 수 없습니다', en: 'Temporarily unavailable' };
const advice: LocalizedText = { ko: '잠시 뒤에 다시 시도해 주세요.', en: 'Please try again in a moment.' };

/** For somebody who has opened a page while the database is gone or too many pages are being made: without it a browser would show the JSON of the API. */
export function answerPageFailure(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(thrown);
  // The router reads the data of a page as JSON, and knows what to do with a failure of the API.
  const isData = request.url.split('?', 1)[0]?.endsWith('.data');
  if ((failure?.code !== 'unavailable' && failure?.code !== 'too-many') || isData) throw thrown;
  const language: Language = languageOf(request);
  reply.header('retry-after', Math.ceil(failure.retryAfter ?? comeBackAfter)).header('cache-control', 'no-store');
  reply.header('vary', 'accept-language, cookie').header('content-security-policy', "default-src 'none'");
  return reply
    .code(answerOf(failure).statusCode)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title[language]}</title><h1>${title[language]}</h1><p>${advice[language]}</p></html>`,
    );
}
