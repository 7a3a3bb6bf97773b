import { ownAccountAnswer, userAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { rolesAnswer, userChange, userParams, usersAnswer } from '@hwarang/domain/accounts/users.contract';
import { refusals } from '@hwarang/domain/answers.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type AccountServices, originOf } from '../accounts/account-services.ts';
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

export const usersRoutes =
  (services: AccountServices, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    api.get(
      '/users',
      { schema: { response: { 200: usersAnswer, ...refusals(400, 401, 403, 429) } } },
      async (request, reply) => {
        const origin = originOf(services, request);
        const found = await listUsers(services, records, request.caller, queryString(request), origin);
        return Buffer.isBuffer(found) ? sendJson(reply, found) : found;
      },
    );
    api.get(
      '/users/count',
      { schema: { response: { 200: z.number(), ...refusals(400, 401, 403) } } },
      async (request, reply) => sendJson(reply, await numberOfUsers(records, request.caller, queryString(request))),
    );
    api.get('/users/me', { schema: { response: { 200: ownAccountAnswer, ...refusals(401) } } }, (request) =>
      ownAccount(services, request.caller),
    );
    api.get(
      '/users/:id',
      { schema: { params: userParams, response: { 200: userAnswer, ...refusals(401, 403, 404) } } },
      (request) => userById(services, request.caller, request.params.id),
    );
    api.put(
      '/users/:id',
      {
        schema: {
          params: userParams,
          body: userChange,
          response: { 200: userAnswer, ...refusals(400, 401, 403, 404, 409) },
        },
      },
      (request) => editUser(services, request.caller, request.params.id, request.body),
    );
    api.delete(
      '/users/:id',
      { schema: { params: userParams, response: { 200: userAnswer, ...refusals(401, 403, 404, 409) } } },
      (request) => deleteUser(services, request.caller, request.params.id),
    );
    api.post(
      '/users/:id/revoke-sessions',
      {
        schema: { params: userParams, response: { 200: z.object({ ended: z.number() }), ...refusals(401, 403, 404) } },
      },
      (request) => revokeSessions(services, request.caller, request.params.id),
    );
    api.post(
      '/users/:id/resend-confirmation',
      {
        schema: {
          params: userParams,
          response: { 200: z.object({ sent: z.literal(true) }), ...refusals(401, 403, 404, 409, 429) },
        },
      },
      (request) => resendConfirmation(services, request.caller, request.params.id, originOf(services, request)),
    );
    api.get(
      '/users-permissions/roles',
      { schema: { response: { 200: rolesAnswer, ...refusals(401, 403) } } },
      (request) => listRoles(services, request.caller),
    );
  };
