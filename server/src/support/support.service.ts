import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { can } from '@hwarang/domain/roles';
import type {
  Begun,
  Conversation,
  ConversationsPart,
  WholeConversation,
} from '@hwarang/domain/support/support.contract';
import { supportWords as words } from '@hwarang/domain/support/support.words';
import { supportLimits } from '@hwarang/domain/support/support-key';
import type { Origin } from '../accounts/account-services.ts';
import { count, limits } from '../accounts/limits.ts';
import { hashOneTimeToken, newOneTimeToken } from '../accounts/one-time-tokens.ts';
import { markAnswersRead } from '../notifications/notifications.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { keyedId } from '../platform/ids.ts';
import type { Orm } from '../platform/orm.ts';
import type { Written } from '../platform/sent-key.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { mailDeskOf } from './desk-mail.ts';
import {
  addConversation,
  addMessage,
  type Customer,
  conversationsOf,
  deskIsOpen,
  type Listed,
  listedFor,
  type MessageRow,
  markConversationRead,
  messagesOf,
} from './support.store.ts';

export function customerOf(caller: Caller, key: string | undefined): Customer | undefined {
  if (caller.userId && can(caller.role, 'keep an account')) return { userId: caller.userId };
  return key ? { keyHash: hashOneTimeToken(key) } : undefined;
}

/** The topics by which an open page hears of a conversation. */
export const topicOf = ({ row }: Pick<Listed, 'row'>): string =>
  row.userId ? `user:${row.userId}` : `conversation:${row.id}`;
export const deskTopic = 'desk';

/** The key by which a visitor's first message is known opens the conversation too: one that strangers might guess is taken for none. */
const shortestSecret = 24;

export async function begin(
  services: Services,
  caller: Caller,
  given: Written & { email?: string | null | undefined },
  origin: Origin,
): Promise<Begun> {
  demand(caller, 'write to support');
  const { orm } = services.database;
  const customer = customerOf(caller, undefined);
  const email = given.email ? tidyEmail(given.email) : undefined;
  if (email && !isEmail(email)) throw validationError({ email: [words.badEmail.en] });
  await count(orm, limits.support(origin.address));
  const { text } = given;
  const sent = customer || (given.key && given.key.length >= shortestSecret) ? given.key : undefined;
  const known = customer && 'userId' in customer ? customer : { email };
  const id = keyedId(sent, 'conversation', JSON.stringify(known), text);
  // The same when it is sent again: its hash alone is kept, and the answer that held it may have been lost.
  const again = sent && hashOneTimeToken(JSON.stringify(['opens', known, text, sent]));
  const key = customer ? undefined : (again ?? newOneTimeToken());
  await orm.transaction(async (tx) => {
    const values = { id, language: origin.language, ...known, ...(key ? { keyHash: hashOneTimeToken(key) } : {}) };
    if (!(await addConversation(tx, values))) return;
    await addMessage(tx, { conversationId: id, fromSupport: false, authorId: caller.userId, text });
    await mailUnread(tx, services, id, origin);
  });
  await notifyDesk(services, id);
  const conversation = await whole(orm, id);
  return { conversation, ...(key ? { key } : {}) };
}

export async function write(
  services: Services,
  customer: Customer | undefined,
  id: string,
  { text, key }: Written,
  origin: Origin,
): Promise<WholeConversation> {
  const { orm } = services.database;
  const { row } = await ownOf(orm, customer, id);
  await count(orm, limits.support(origin.address));
  await orm.transaction(async (tx) => {
    const message = { id: keyedId(key, id, 'customer', text), conversationId: id, fromSupport: false, text };
    if (!(await addMessage(tx, { ...message, authorId: row.userId ?? undefined }))) return;
    if (row.userId) await markAnswersRead(tx, row.userId, id);
    await mailUnread(tx, services, id, origin);
  });
  await notifyDesk(services, id);
  return whole(orm, id);
}

export async function listOwn(
  { database: { orm } }: Services,
  customer: Customer | undefined,
  part: ConversationsPart,
): Promise<Conversation[]> {
  return customer ? (await conversationsOf(orm, customer, part)).map(conversationAnswer) : [];
}

/** All that a user has written with support, for the archive of the account. */
export async function allOwn(services: Services, userId: string): Promise<WholeConversation[]> {
  const { orm } = services.database;
  const all: WholeConversation[] = [];
  for (;;) {
    const part = await listOwn(services, { userId }, { _start: all.length, _limit: supportLimits.listed });
    for (const { id } of part) all.push(await whole(orm, id));
    if (part.length < supportLimits.listed) return all;
  }
}

export async function readOwn(
  { database: { orm } }: Services,
  customer: Customer | undefined,
  id: string,
): Promise<WholeConversation> {
  await ownOf(orm, customer, id);
  return whole(orm, id);
}

export async function markOwnRead(
  services: Services,
  customer: Customer | undefined,
  id: string,
  { address }: Origin,
): Promise<{ ok: true }> {
  const { orm } = services.database;
  const listed = await ownOf(orm, customer, id);
  await count(orm, limits.supportRead(topicOf(listed), address));
  const { userId } = listed.row;
  const noticed = userId ? await markAnswersRead(orm, userId, id) : 0;
  // What was read already is no news to anybody.
  if (listed.unread === 0 && noticed === 0) return { ok: true };
  await markConversationRead(orm, id, 'customer');
  await services.changes.publish(topicOf(listed));
  return { ok: true };
}

export const desk = async ({ database: { orm } }: Services) => ({ online: await deskIsOpen(orm) });

/** Somebody else's conversation does not exist. */
async function ownOf(orm: Orm, customer: Customer | undefined, id: string): Promise<Listed> {
  const listed = customer && isId(id) ? await listedFor(orm, 'customer', id) : undefined;
  const own =
    listed &&
    customer &&
    ('userId' in customer ? listed.row.userId === customer.userId : listed.row.keyHash === customer.keyHash);
  if (!own) throw new Failure('not-found');
  return listed;
}

/** The administrator hears of it by mail, once until the message is read: at once, or when the desk was left without reading it. */
async function mailUnread(tx: Orm, services: Services, id: string, { site }: Origin): Promise<void> {
  const listed = await listedFor(tx, 'support', id);
  if (listed?.unread === 1) await mailDeskOf(tx, services, id, site);
}

async function notifyDesk(services: Services, id: string): Promise<void> {
  services.mail.notify();
  const listed = await listedFor(services.database.orm, 'customer', id);
  if (listed) await services.changes.publish(topicOf(listed));
  await services.changes.publish(deskTopic);
}

async function whole(orm: Orm, id: string): Promise<WholeConversation> {
  const listed = await listedFor(orm, 'customer', id);
  if (!listed) throw new Failure('not-found');
  return { ...conversationAnswer(listed), messages: (await messagesOf(orm, id)).map(messageAnswer) };
}

export const conversationAnswer = ({ row, unread, last }: Listed): Conversation => ({
  id: row.id,
  closed: row.closedAt !== null,
  createdAt: row.createdAt.toISOString(),
  lastMessageAt: row.lastMessageAt.toISOString(),
  last,
  unread,
});

export const messageAnswer = ({ id, fromSupport, text, createdAt }: MessageRow) => ({
  id,
  from_support: fromSupport,
  text,
  createdAt: createdAt.toISOString(),
});
