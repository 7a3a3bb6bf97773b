import {
  changePasswordRequest,
  confirmationQuery,
  confirmationSentAnswer,
  doneAnswer,
  emailRequest,
  newEmailAnswer,
  newEmailCode,
  registeredAnswer,
  registerRequest,
  resetPasswordRequest,
  signedInAnswer,
  signInRequest,
} from '@hwarang/domain/accounts/accounts.contract';
import { confirmedPath } from '@hwarang/domain/accounts/links';
import { refusals } from '@hwarang/domain/answers.contract';
import type { FastifyTypeProviderDefault } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type AccountServices, type Origin, originOf } from '../accounts/account-services.ts';
import { noStore } from '../platform/answers.ts';
import { acceptJson } from '../platform/json-body.ts';
import { logAttempts } from '../platform/security-log.ts';
import { confirmNewEmail } from './own-account.service.ts';
import { changePassword, forgotPassword, resetPassword } from './password.service.ts';
import { confirmEmail, register, sendConfirmationAgain } from './registration.service.ts';
import { signIn, signOut } from './sign-in.service.ts';

const config = { ignoresToken: true };
const refused = refusals(400, 429, 503);

export const authRoutes =
  (services: AccountServices): FastifyPluginAsyncZod =>
  async (api) => {
    // A call without any body, or with an empty one that is called JSON, is told which field is missing.
    acceptJson(api, { emptyIsObject: true });
    api.addHook('preValidation', async (request) => {
      request.body ??= {};
    });
    api.addHook('onSend', noStore);
    logAttempts(api);

    const untyped = api.withTypeProvider<FastifyTypeProviderDefault>();
    const post = <Body extends z.ZodType, Answer extends z.ZodType>(
      path: string,
      body: Body,
      answer: Answer,
      run: (services: AccountServices, given: z.output<Body>, origin: Origin) => Promise<z.output<Answer>>,
    ) =>
      untyped.post(path, { config, schema: { body, response: { 200: answer, ...refused } } }, (request) =>
        run(services, request.body as z.output<Body>, originOf(services, request)),
      );
    post('/auth/local', signInRequest, signedInAnswer, signIn);
    post('/auth/local/register', registerRequest, registeredAnswer, register);
    post('/auth/send-email-confirmation', emailRequest, confirmationSentAnswer, sendConfirmationAgain);
    post('/auth/forgot-password', emailRequest, doneAnswer, forgotPassword);
    post('/auth/confirm-new-email', newEmailCode, newEmailAnswer, confirmNewEmail);
    post('/auth/reset-password', resetPasswordRequest, signedInAnswer, resetPassword);
    api.get(
      '/auth/email-confirmation',
      { config, schema: { querystring: confirmationQuery, response: { 302: z.null(), ...refusals(400) } } },
      async (request, reply) => {
        const outcome = await confirmEmail(services, request.query.confirmation ?? '');
        return reply.redirect(confirmedPath(outcome));
      },
    );
    api.post(
      '/auth/change-password',
      {
        schema: {
          body: changePasswordRequest,
          response: { 200: signedInAnswer, ...refused, ...refusals(401, 403) },
        },
      },
      (request) => changePassword(services, request.caller, request.body, originOf(services, request)),
    );
    api.post('/auth/logout', { schema: { response: { 200: doneAnswer, ...refusals(401) } } }, (request) =>
      signOut(services, request.caller),
    );
  };
