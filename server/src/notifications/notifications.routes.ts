import { doneAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { refusals } from '@hwarang/domain/answers.contract';
import { notification } from '@hwarang/domain/notifications/notifications.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { noStore } from '../platform/answers.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Services } from '../services/services.ts';
import { markRead, newestNotifications } from './notifications.store.ts';

const tags = ['notifications'];
const shown = 50;

function demandUser(caller: Caller): string {
  demand(caller, 'keep an account');
  return caller.userId ?? '';
}

/** One's own, and nobody else's. */
export const notificationsRoutes =
  ({ database: { orm }, changes }: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);
    api.get(
      '/notifications',
      {
        schema: {
          tags,
          summary: 'The newest of mine',
          response: { 200: z.array(notification), ...refusals(401, 403) },
        },
      },
      async (request) => {
        const found = await newestNotifications(orm, demandUser(request.caller), shown);
        return found.map(({ readAt, createdAt, ...rest }) => ({
          ...rest,
          read: readAt !== null,
          createdAt: createdAt.toISOString(),
        }));
      },
    );
    api.post(
      '/notifications/read',
      {
        schema: {
          tags,
          summary: 'Mark these, or all, as read',
          body: z.object({ ids: z.array(z.string().length(24)).max(1000).optional() }),
          response: { 200: doneAnswer, ...refusals(400, 401, 403) },
        },
      },
      async (request) => {
        const userId = demandUser(request.caller);
        if ((await markRead(orm, userId, request.body.ids)) > 0) await changes.publish(`user:${userId}`);
        return { ok: true } as const;
      },
    );
  };
