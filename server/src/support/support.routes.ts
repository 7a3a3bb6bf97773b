import { doneAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { refusals } from '@hwarang/domain/answers.contract';
import {
  beginRequest,
  begun,
  conversation,
  deskAnswer,
  messageRequest,
  supportCase,
  supportMessage,
  wholeConversation,
} from '@hwarang/domain/support/support.contract';
import { supportKeyHeader } from '@hwarang/domain/support/support-key';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { originOf } from '../accounts/account-services.ts';
import { byId, demands } from '../records/query/collection.routes.ts';
import type { Services } from '../services/services.ts';
import { answerCase, closeCase, listCases, markCaseRead, readCase } from './cases.service.ts';
import { begin, customerOf, desk, listOwn, markOwnRead, readOwn, write } from './support.service.ts';

const tags = ['support'];
const wholeCase = supportCase.extend({ messages: z.array(supportMessage) });

export const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers[supportKeyHeader];
  return typeof key === 'string' && key !== '' ? key.slice(0, 200) : undefined;
};

export const supportRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const customer = (request: FastifyRequest) => customerOf(request.caller, keyOf(request));
    const refused = refusals(400, 401, 404, 429);

    api.get(
      '/support/desk',
      { schema: { tags, summary: 'Whether somebody is there', response: { 200: deskAnswer } } },
      () => desk(services),
    );
    api.get(
      '/support/conversations',
      { schema: { tags, summary: 'My conversations', response: { 200: z.array(conversation), ...refused } } },
      (request) => listOwn(services, customer(request)),
    );
    api.post(
      '/support/conversations',
      { schema: { tags, summary: 'Begin one', body: beginRequest, response: { 200: begun, ...refused } } },
      (request) => begin(services, request.caller, request.body, originOf(services, request)),
    );
    api.get(
      '/support/conversations/:id',
      { schema: { tags, summary: 'One of mine', params: byId, response: { 200: wholeConversation, ...refused } } },
      (request) => readOwn(services, customer(request), request.params.id),
    );
    api.post(
      '/support/conversations/:id/messages',
      {
        schema: {
          tags,
          summary: 'Write on',
          params: byId,
          body: messageRequest,
          response: { 200: wholeConversation, ...refused },
        },
      },
      (request) =>
        write(services, customer(request), request.params.id, request.body.text, originOf(services, request)),
    );
    api.post(
      '/support/conversations/:id/read',
      { schema: { tags, summary: 'I have read it', params: byId, response: { 200: doneAnswer, ...refused } } },
      (request) => markOwnRead(services, customer(request), request.params.id, originOf(services, request)),
    );

    const onRequest = demands('answer support');
    const forDesk = refusals(400, 401, 403, 404);
    api.get(
      '/support/cases',
      {
        onRequest,
        schema: {
          tags,
          summary: 'Conversations at the desk',
          querystring: z.object({ closed: z.enum(['true', 'false']).default('false') }),
          response: { 200: z.array(supportCase), ...forDesk },
        },
      },
      (request) => listCases(services, request.caller, request.query.closed === 'true'),
    );
    api.get(
      '/support/cases/:id',
      {
        onRequest,
        schema: { tags, summary: 'One at the desk', params: byId, response: { 200: wholeCase, ...forDesk } },
      },
      (request) => readCase(services, request.caller, request.params.id),
    );
    api.post(
      '/support/cases/:id/answers',
      {
        onRequest,
        schema: {
          tags,
          summary: 'Answer',
          params: byId,
          body: messageRequest,
          response: { 200: wholeCase, ...forDesk },
        },
      },
      (request) =>
        answerCase(services, request.caller, request.params.id, request.body.text, originOf(services, request)),
    );
    api.post(
      '/support/cases/:id/read',
      {
        onRequest,
        schema: { tags, summary: 'Seen at the desk', params: byId, response: { 200: doneAnswer, ...forDesk } },
      },
      (request) => markCaseRead(services, request.caller, request.params.id),
    );
    api.post(
      '/support/cases/:id/close',
      { onRequest, schema: { tags, summary: 'Close', params: byId, response: { 200: wholeCase, ...forDesk } } },
      (request) => closeCase(services, request.caller, request.params.id),
    );
  };
