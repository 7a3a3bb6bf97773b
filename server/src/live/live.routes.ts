import { refusals } from '@hwarang/domain/answers.contract';
import { Failure } from '@hwarang/domain/failures';
import type { LiveState } from '@hwarang/domain/live.contract';
import { can } from '@hwarang/domain/roles';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { AccountServices } from '../accounts/account-services.ts';
import { unreadNotifications } from '../notifications/notifications.store.ts';
import { keyOf } from '../support/support.routes.ts';
import { type Customer, customerOf, deskTopic } from '../support/support.service.ts';
import {
  conversationIdOfKey,
  customerSeen,
  deskLeft,
  deskSeen,
  unreadAtDesk,
  unreadOfCustomer,
} from '../support/support.store.ts';

const beat = 20_000;

/** The stream of what happens to one reader: counts, sent anew whenever one of the reader's topics is told on any instance. */
export const liveRoutes =
  (services: AccountServices): FastifyPluginAsyncZod =>
  async (api) => {
    const open = new Set<() => void>();
    // A stream never ends by itself: without this the house could not close.
    api.addHook('preClose', async () => {
      for (const end of open) end();
    });

    api.get(
      '/events',
      {
        schema: {
          tags: ['live'],
          summary: 'Server-sent events: unread counts, live',
          querystring: z.object({ desk: z.enum(['true', 'false']).default('false') }),
          response: { 200: z.string(), ...refusals(400, 401, 403) },
        },
      },
      async (request, reply) => {
        const reader = await readerOf(services, request, request.query.desk === 'true');
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, {
          ...(reply.getHeaders() as Record<string, string>),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        });
        let turn = Promise.resolve();
        const send = () => {
          turn = turn
            .then(
              async () =>
                void (raw.writable && raw.write(`event: state\ndata: ${JSON.stringify(await reader.state())}\n\n`)),
            )
            .catch((failure: unknown) => request.log.error({ err: failure }, 'a live stream could not be told'));
        };
        const forget = services.changes.onTold((topic) => {
          if (topic === '*' || reader.topics.has(topic)) send();
        });
        const end = () => raw.end();
        const timer = setInterval(() => {
          raw.write(': here\n\n');
          void reader.stillThere().then((there) => there || end(), end);
        }, beat);
        open.add(end);
        raw.on('close', () => {
          clearInterval(timer);
          forget();
          open.delete(end);
          void reader.left().catch(() => undefined);
        });
        await reader.stillThere();
        send();
      },
    );
  };

interface Reader {
  topics: ReadonlySet<string>;
  state: () => Promise<LiveState>;
  /** Notes that the reader is there; false once the token has ended. */
  stillThere: () => Promise<boolean>;
  left: () => Promise<void>;
}

async function readerOf(services: AccountServices, request: FastifyRequest, wantsDesk: boolean): Promise<Reader> {
  const { caller } = request;
  const { orm } = services.database;
  const customer: Customer = customerOf(caller, keyOf(request));
  if (!customer) throw new Failure('unauthorized');
  const userId = 'userId' in customer ? customer.userId : undefined;
  const atDesk = wantsDesk && can(caller.role, 'answer support');
  if (wantsDesk && !atDesk) throw new Failure('forbidden');
  const conversationId = 'keyHash' in customer ? await conversationIdOfKey(orm, customer.keyHash) : undefined;
  if (!userId && !conversationId) throw new Failure('unauthorized');
  const topics = new Set([
    ...(userId ? [`user:${userId}`] : []),
    ...(conversationId ? [`conversation:${conversationId}`] : []),
    ...(atDesk ? [deskTopic] : []),
  ]);
  const token = /^bearer\s+(\S+)/i.exec(request.headers.authorization ?? '')?.[1];
  return {
    topics,
    state: async () => ({
      at: Date.now(),
      notifications: userId ? await unreadNotifications(orm, userId) : 0,
      messages: await unreadOfCustomer(orm, customer),
      ...(atDesk ? { desk: await unreadAtDesk(orm) } : {}),
    }),
    stillThere: async () => {
      if (userId && token && !(await services.sessions.callerOf(token))) return false;
      await customerSeen(orm, customer);
      if (atDesk && userId) await deskSeen(orm, userId);
      return true;
    },
    left: async () => {
      if (atDesk && userId) await deskLeft(orm, userId);
    },
  };
}
