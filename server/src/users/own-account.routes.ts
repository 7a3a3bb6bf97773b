import {
  endedAnswer,
  newEmailRequest,
  ownAccountAnswer,
  ownAccountChange,
  ownSession,
  sessionParams as params,
} from '@hwarang/domain/accounts/accounts.contract';
import { refusals } from '@hwarang/domain/answers.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type AccountServices, originOf } from '../accounts/account-services.ts';
import { noStore } from '../platform/answers.ts';
import { logAttempts } from '../platform/security-log.ts';
import { askForNewEmail, giveUpNewEmail, rename } from './own-account.service.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.service.ts';

/** The caller's own account: name, email and where it is signed in. Its password is changed by /auth/change-password. */
export const ownAccountRoutes =
  (services: AccountServices): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);
    logAttempts(api);
    const account = { 200: ownAccountAnswer, ...refusals(401, 403) };
    const ended = { 200: endedAnswer, ...refusals(401, 403) };

    api.put(
      '/users/me',
      {
        schema: {
          summary: 'Change my user name',
          body: ownAccountChange,
          response: { ...account, ...refusals(400, 429) },
        },
      },
      (request) => rename(services, request.caller, request.body.username),
    );
    api.post(
      '/users/me/email',
      {
        schema: {
          summary: 'Ask for another email',
          description:
            'A link is sent to the new address, good once and for 24 hours; the email changes when it is used. The present address is told.',
          body: newEmailRequest,
          response: { ...account, ...refusals(400, 429, 503) },
        },
      },
      (request) => askForNewEmail(services, request.caller, request.body, originOf(services, request)),
    );
    api.delete(
      '/users/me/email',
      { schema: { summary: 'Give up the change of email that waits', response: account } },
      (request) => giveUpNewEmail(services, request.caller),
    );
    api.get(
      '/users/me/sessions',
      { schema: { summary: 'Where I am signed in', response: { ...ended, 200: z.array(ownSession) } } },
      (request) => ownSessions(services, request.caller),
    );
    api.delete('/users/me/sessions', { schema: { summary: 'Sign out everywhere else', response: ended } }, (request) =>
      endOtherSessions(services, request.caller),
    );
    api.delete(
      '/users/me/sessions/:id',
      { schema: { summary: 'Sign out in one place', params, response: { ...ended, ...refusals(404) } } },
      (request) => endOwnSession(services, request.caller, request.params.id),
    );
  };
