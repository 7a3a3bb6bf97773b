import { ownAccountAnswer, userAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { userParams as params, rolesAnswer, userChange, usersAnswer } from '@hwarang/domain/accounts/users.contract';
import { refusals } from '@hwarang/domain/answers.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type AccountServices, originOf } from '../accounts/account-services.ts';
import { noStore } from '../platform/answers.ts';
import { queryString, sendJson } from '../records/query/collection.routes.ts';
import type { Records } from '../records/query/records.ts';
import {
  deleteUser,
  editUser,
  listRoles,
  listUsers,
  numberOfUsers,
  ownAccount,
  resendConfirmation,
  revokeSessions,
  userById,
} from './users.service.ts';

const answers = <Answer extends z.ZodType>(answer: Answer, ...refused: Parameters<typeof refusals>) => ({
  response: { 200: answer, ...refusals(...refused) },
});

export const usersRoutes =
  (services: AccountServices, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);

    api.get('/users', { schema: answers(usersAnswer, 400, 401, 403, 429) }, async (request, reply) => {
      const origin = originOf(services, request);
      const found = await listUsers(services, records, request.caller, queryString(request), origin);
      return Buffer.isBuffer(found) ? sendJson(reply, found) : found;
    });
    api.get('/users/count', { schema: answers(z.number(), 400, 401, 403) }, async (request, reply) =>
      sendJson(reply, await numberOfUsers(records, request.caller, queryString(request))),
    );
    api.get('/users/me', { schema: answers(ownAccountAnswer, 401) }, (request) => ownAccount(services, request.caller));
    api.get('/users/:id', { schema: { params, ...answers(userAnswer, 401, 403, 404) } }, (request) =>
      userById(services, request.caller, request.params.id),
    );
    api.put(
      '/users/:id',
      { schema: { params, body: userChange, ...answers(userAnswer, 400, 401, 403, 404, 409) } },
      (request) => editUser(services, request.caller, request.params.id, request.body),
    );
    api.delete('/users/:id', { schema: { params, ...answers(userAnswer, 401, 403, 404, 409) } }, (request) =>
      deleteUser(services, request.caller, request.params.id),
    );
    const ended = z.object({ ended: z.number() });
    api.post('/users/:id/revoke-sessions', { schema: { params, ...answers(ended, 401, 403, 404) } }, (request) =>
      revokeSessions(services, request.caller, request.params.id),
    );
    const sent = z.object({ sent: z.literal(true) });
    api.post(
      '/users/:id/resend-confirmation',
      { schema: { params, ...answers(sent, 401, 403, 404, 409, 429) } },
      (request) => resendConfirmation(services, request.caller, request.params.id, originOf(services, request)),
    );
    api.get('/users-permissions/roles', { schema: answers(rolesAnswer, 401, 403) }, (request) =>
      listRoles(services, request.caller),
    );
  };
