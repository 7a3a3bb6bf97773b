import { signedInAnswer, signInRequest } from '@hwarang/domain/accounts/accounts.contract';
import { failureAnswer } from '@hwarang/domain/answers.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../platform/services.ts';
import type { Sessions } from './sessions.ts';
import { signIn } from './sign-in.service.ts';

export const authRoutes =
  (services: Services, sessions: Sessions): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      '/auth/local',
      {
        config: { ignoresToken: true },
        schema: { body: signInRequest, response: { 200: signedInAnswer, '4xx': failureAnswer } },
      },
      (request) => signIn(services, sessions, request.body),
    );
  };
