import { refusals } from '@hwarang/domain/answers.contract';
import { Failure, type FailureCode } from '@hwarang/domain/failures';
import type { LiveState } from '@hwarang/domain/live.contract';
import { can } from '@hwarang/domain/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { AccountServices } from '../accounts/account-services.ts';
import { topicOf as enquiriesTopic } from '../enquiries/asking.service.ts';
import { type Desk, staffLeft, staffSeen, unseenAt } from '../enquiries/enquiries.store.ts';
import { unreadNotifications } from '../notifications/notifications.store.ts';
import { addressKey } from '../platform/address-key.ts';
import { demandStaff, staffMay } from '../platform/caller.ts';
import { type EventStream, openEventStream } from '../platform/event-stream.ts';
import { inGalleries } from '../platform/gallery-scope.ts';
import { keyOf } from '../support/support.routes.ts';
import { customerOf, deskTopic } from '../support/support.service.ts';
import {
  conversationIdOfKey,
  customerSeen,
  deskLeft,
  deskSeen,
  unreadAtDesk,
  unreadOfCustomer,
} from '../support/support.store.ts';
import { openSlots, type Slots } from './slots.ts';

const beat = 20_000;
/**
 * Streams open at once on this instance. They protect the memory and the connections of one process, so each instance counts its own.
 * A browser holds one for all its tabs; behind one address there may be a whole school.
 */
const mostOfReader = 12;
const mostOfAddress = 120;
const mostOfAll = 5_000;
const retryAfter = 60;

/** The stream of what happens to one reader: counts, sent anew whenever one of the reader's topics is told on any instance. */
export const liveRoutes =
  (services: AccountServices): FastifyPluginAsyncZod =>
  async (api) => {
    const open = new Set<EventStream>();
    const ofReader = openSlots(mostOfReader);
    const ofAddress = openSlots(mostOfAddress);
    const ofAll = openSlots(mostOfAll);
    // A stream never ends by itself: without this the server could not close.
    api.addHook('preClose', async () => {
      for (const stream of open) stream.end();
    });

    api.get(
      '/events',
      {
        schema: {
          tags: ['live'],
          summary: 'Server-sent events: unread counts, live',
          description: `At most ${mostOfReader} streams of one account or conversation and ${mostOfAddress} of one address are open at once on each instance; one more is answered by 429 with \`Retry-After\`.`,
          querystring: z.object({
            desk: z.enum(['true', 'false']).default('false'),
            enquiries: z.string().max(24).optional().describe('a gallery whose enquiries the caller answers'),
          }),
          response: { 200: z.string(), ...refusals(400, 401, 403, 404, 429, 503) },
        },
      },
      async (request, reply) => {
        const taken: (() => void)[] = [];
        const free = () => {
          for (const each of taken) each();
        };
        const take = (slots: Slots, key: string, failure: FailureCode) => {
          const slot = slots.take(key);
          if (!slot) throw new Failure(failure, 'Too many live streams are open', { retryAfter });
          taken.push(slot);
        };
        try {
          take(ofAll, '', 'unavailable');
          take(ofAddress, addressKey(request.ip), 'too-many');
          const { desk, enquiries } = request.query;
          const reader = await readerOf(services, request, { desk: desk === 'true', enquiries });
          take(ofReader, reader.key, 'too-many');
          streamTo(services, reader, request, reply, open, free);
        } catch (failure) {
          free();
          throw failure;
        }
      },
    );
  };

function streamTo(
  services: AccountServices,
  reader: Reader,
  request: FastifyRequest,
  reply: FastifyReply,
  open: Set<EventStream>,
  onClose: () => void,
): void {
  let ended = false;
  let sending = false;
  let again = false;
  // However often it is told meanwhile, one state under way and one after it say everything.
  const send = async () => {
    again = true;
    if (sending) return;
    sending = true;
    try {
      while (again && !ended) {
        again = false;
        stream.write(`event: state\ndata: ${JSON.stringify(await reader.state())}\n\n`);
      }
    } catch (failure) {
      request.log.error({ err: failure }, 'a live stream could not be told');
    } finally {
      sending = false;
    }
  };
  let looking = false;
  const look = async () => {
    // A database slower than the heartbeat must not be asked again by every beat.
    if (looking) return;
    looking = true;
    try {
      if (!(await reader.stillThere())) stream.end();
    } catch (failure) {
      request.log.error({ err: failure }, 'a live stream was ended');
      stream.end();
    } finally {
      looking = false;
    }
  };
  const forget = services.changes.onEvent((topic) => {
    if (topic === '*' || topic === reader.sessions) void look();
    if (topic === '*' || reader.topics.has(topic)) void send();
  });
  const timer = setInterval(() => {
    stream.write(': here\n\n');
    void look();
  }, beat);
  const stream = openEventStream(request, reply, {
    end: () => {
      ended = true;
      clearInterval(timer);
      forget();
    },
    close: () => {
      open.delete(stream);
      onClose();
      void reader.left().catch(() => undefined);
    },
  });
  open.add(stream);
  void look().then(send);
}

interface Reader {
  /** Who it is, for counting. */
  key: string;
  topics: ReadonlySet<string>;
  /** Told by the database when sessions of the reader have ended, and when one of its streams closed: each looks whether it goes on. */
  sessions: string | undefined;
  state: () => Promise<LiveState>;
  /** Notes that the reader is there; false once the token has ended. */
  stillThere: () => Promise<boolean>;
  left: () => Promise<void>;
}

const sessionsTopic = (userId: string) => `sessions:${userId}`;

async function readerOf(
  services: AccountServices,
  request: FastifyRequest,
  { desk: wantsDesk, enquiries: galleryId }: { desk: boolean; enquiries: string | undefined },
): Promise<Reader> {
  const { caller } = request;
  const { orm } = services.database;
  const customer = customerOf(caller, keyOf(request));
  if (!customer) throw new Failure('unauthorized');
  const userId = 'userId' in customer ? customer.userId : undefined;
  const atDesk = wantsDesk && can(caller.role, 'answer support');
  if (wantsDesk && !atDesk) throw new Failure('forbidden');
  if (galleryId !== undefined) demandStaff(caller, galleryId, 'answer enquiries');
  const conversationId = 'keyHash' in customer ? await conversationIdOfKey(orm, customer.keyHash) : undefined;
  if (!userId && !conversationId) throw new Failure('unauthorized');
  const topics = new Set([
    ...(userId ? [`user:${userId}`] : []),
    ...(conversationId ? [`conversation:${conversationId}`] : []),
    ...(atDesk ? [deskTopic] : []),
    ...(caller.artistId ? [enquiriesTopic({ artistId: caller.artistId })] : []),
    ...(galleryId ? [enquiriesTopic({ galleryId })] : []),
  ]);
  /** Who is told of a gallery's enquiries is asked each time: one who was removed from its staff hears nothing from then on. */
  const isStaff = async (gallery: string) => {
    const now = token ? await services.sessions.callerOf(token) : undefined;
    return now !== undefined && staffMay(now, gallery, 'answer enquiries');
  };
  const unseen = (desk: Desk) =>
    inGalleries(services.database, desk.galleryId ? [desk.galleryId] : [], (tx) => unseenAt(tx, desk));
  const enquiries = async () => {
    if (galleryId) return (await isStaff(galleryId)) ? { enquiries: await unseen({ galleryId }) } : {};
    return caller.artistId ? { enquiries: await unseen({ artistId: caller.artistId }) } : {};
  };
  const token = /^bearer\s+(\S+)/i.exec(request.headers.authorization ?? '')?.[1];
  return {
    key: userId ? `user:${userId}` : `conversation:${conversationId}`,
    topics,
    sessions: userId && sessionsTopic(userId),
    state: async () => ({
      at: Date.now(),
      notifications: userId ? await unreadNotifications(orm, userId) : 0,
      messages: await unreadOfCustomer(orm, customer),
      ...(atDesk ? { desk: await unreadAtDesk(orm) } : {}),
      ...(await enquiries()),
    }),
    stillThere: async () => {
      if (userId && token && !(await services.sessions.callerOf(token))) return false;
      if (userId && galleryId) {
        if (!(await isStaff(galleryId))) return false;
        await inGalleries(services.database, [galleryId], (tx) => staffSeen(tx, galleryId, userId));
      }
      await customerSeen(orm, customer);
      if (atDesk && userId) await deskSeen(orm, userId);
      return true;
    },
    left: async () => {
      if (!userId || !(atDesk || galleryId)) return;
      if (atDesk) await deskLeft(orm, userId);
      if (galleryId) await inGalleries(services.database, [galleryId], (tx) => staffLeft(tx, galleryId, userId));
      // Other streams of the same person, on whichever instance, say at once that somebody is still there.
      await services.changes.publish(sessionsTopic(userId));
    },
  };
}
