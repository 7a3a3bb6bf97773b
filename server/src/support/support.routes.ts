import { doneAnswer } from '@hwarang/domain/accounts/accounts.contract';
import {
  beginRequest,
  begun,
  conversation,
  conversationsPart,
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
import { noStore } from '../platform/answers.ts';
import { callsOf } from '../platform/calls.ts';
import { repeatable, sentKey, writtenOf } from '../platform/sent-key.ts';
import { byId } from '../records/query/collection.routes.ts';
import type { Services } from '../services/services.ts';
import { answerCase, closeCase, listCases, markCaseRead, readCase } from './cases.service.ts';
import { begin, customerOf, desk, listOwn, markOwnRead, readOwn, write } from './support.service.ts';

const wholeCase = supportCase.extend({ messages: z.array(supportMessage) });
const closed = conversationsPart.extend({ closed: z.enum(['true', 'false']).default('false') });
const forCustomers = callsOf('support', undefined, 400, 401, 404, 429);
const forDesk = callsOf('support', 'answer support', 400, 401, 403, 404);

export const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers[supportKeyHeader];
  return typeof key === 'string' && key !== '' ? key.slice(0, 200) : undefined;
};

export const supportRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);
    const customer = (request: FastifyRequest) => customerOf(request.caller, keyOf(request));
    const params = byId;

    api.get(
      '/support/desk',
      { schema: { tags: ['support'], summary: 'Whether somebody is there', response: { 200: deskAnswer } } },
      () => desk(services),
    );
    api.get(
      '/support/conversations',
      forCustomers(z.array(conversation), { querystring: conversationsPart }, 'My conversations'),
      (request) => listOwn(services, customer(request), request.query),
    );
    api.post(
      '/support/conversations',
      forCustomers(begun, { headers: repeatable, body: beginRequest }, 'Begin one'),
      (request) =>
        begin(services, request.caller, { ...request.body, key: sentKey(request) }, originOf(services, request)),
    );
    api.get('/support/conversations/:id', forCustomers(wholeConversation, { params }, 'One of mine'), (request) =>
      readOwn(services, customer(request), request.params.id),
    );
    api.post(
      '/support/conversations/:id/messages',
      forCustomers(wholeConversation, { params, headers: repeatable, body: messageRequest }, 'Write on'),
      (request) =>
        write(services, customer(request), request.params.id, writtenOf(request), originOf(services, request)),
    );
    api.post('/support/conversations/:id/read', forCustomers(doneAnswer, { params }, 'I have read it'), (request) =>
      markOwnRead(services, customer(request), request.params.id, originOf(services, request)),
    );

    api.get(
      '/support/cases',
      forDesk(z.array(supportCase), { querystring: closed }, 'Conversations at the desk'),
      (request) => listCases(services, request.caller, request.query),
    );
    api.get('/support/cases/:id', forDesk(wholeCase, { params }, 'One at the desk'), (request) =>
      readCase(services, request.caller, request.params.id),
    );
    api.post(
      '/support/cases/:id/answers',
      forDesk(wholeCase, { params, headers: repeatable, body: messageRequest }, 'Answer'),
      (request) =>
        answerCase(services, request.caller, request.params.id, writtenOf(request), originOf(services, request)),
    );
    api.post('/support/cases/:id/read', forDesk(doneAnswer, { params }, 'Seen at the desk'), (request) =>
      markCaseRead(services, request.caller, request.params.id),
    );
    api.post('/support/cases/:id/close', forDesk(wholeCase, { params }, 'Close'), (request) =>
      closeCase(services, request.caller, request.params.id),
    );
  };
