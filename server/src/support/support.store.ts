import type { Language } from '@hwarang/domain/language';
import type { ConversationsPart } from '@hwarang/domain/support/support.contract';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import type { Orm } from '../platform/orm.ts';
import { conversations, deskMails, supportDesks, supportMessages } from './support.table.ts';

export type MessageRow = typeof supportMessages.$inferSelect;
type Side = 'customer' | 'support';

/** Whoever was seen within so many seconds counts as still there: two missed beats of the live stream. */
const hereSeconds = 50;
/** A digest says of no more than so many that they wait. */
const mostInMail = 1_000;
const recently = sql`now() - make_interval(secs => ${hereSeconds})`;

const unreadFor = (side: Side) => sql<number>`(
  select count(*)::int from ${supportMessages} where ${supportMessages.conversationId} = ${conversations.id}
    and ${supportMessages.fromSupport} = ${side === 'customer'}
    and ${supportMessages.createdAt} > coalesce(${side === 'customer' ? conversations.customerReadAt : conversations.supportReadAt}, '-infinity'))`;
const last = sql<string>`coalesce((
  select left(${supportMessages.text}, 140) from ${supportMessages} where ${supportMessages.conversationId} = ${conversations.id}
    order by ${supportMessages.createdAt} desc, ${supportMessages.id} desc limit 1), '')`;

const selectFor = (orm: Orm, side: Side, where: SQL | undefined, most: number, start = 0) =>
  orm
    .select({
      row: conversations,
      username: users.username,
      userEmail: users.email,
      unread: unreadFor(side),
      last,
      here: sql<boolean>`coalesce(${conversations.customerSeenAt} > ${recently}, false)`,
    })
    .from(conversations)
    .leftJoin(users, eq(users.id, conversations.userId))
    .where(where)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(most)
    .offset(start);
export type Listed = Awaited<ReturnType<typeof selectFor>>[number];

/** Somebody who asks: a signed-in user, or a visitor by the key of the own browser. Guests are visitors. */
export type Customer = { userId: string } | { keyHash: string };
const ofCustomer = (who: Customer): SQL =>
  'userId' in who ? eq(conversations.userId, who.userId) : eq(conversations.keyHash, who.keyHash);

export const conversationsOf = (orm: Orm, who: Customer, { _start, _limit }: ConversationsPart) =>
  selectFor(orm, 'customer', ofCustomer(who), _limit, _start);
export const cases = (orm: Orm, closed: boolean, { _start, _limit }: ConversationsPart) => {
  const state = closed ? isNotNull(conversations.closedAt) : isNull(conversations.closedAt);
  return selectFor(orm, 'support', state, _limit, _start);
};
export const listedFor = async (orm: Orm, side: Side, id: string): Promise<Listed | undefined> =>
  (await selectFor(orm, side, eq(conversations.id, id), 1))[0];

export const messagesOf = (orm: Orm, conversationId: string): Promise<MessageRow[]> =>
  orm
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.conversationId, conversationId))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id))
    .limit(2000);

/** False when it is there already: it was sent a second time. */
export async function addConversation(
  orm: Orm,
  values: { id: string; userId?: string; keyHash?: string; email?: string | undefined; language: Language },
): Promise<boolean> {
  return (await orm.insert(conversations).values(values).onConflictDoNothing()).rowCount === 1;
}

const readNow = (side: Side) =>
  side === 'customer' ? { customerReadAt: sql`clock_timestamp()` } : { supportReadAt: sql`clock_timestamp()` };

/**
 * A new message opens a closed conversation again, and its writer has read all that stands before it. False when it is there already: it
 * was sent a second time.
 */
export async function addMessage(
  orm: Orm,
  message: { id?: string; conversationId: string; fromSupport: boolean; authorId?: string | undefined; text: string },
): Promise<boolean> {
  const added = await orm.insert(supportMessages).values(message).onConflictDoNothing();
  if (added.rowCount !== 1) return false;
  const read = readNow(message.fromSupport ? 'support' : 'customer');
  await orm
    .update(conversations)
    .set({ lastMessageAt: sql`clock_timestamp()`, closedAt: null, updatedAt: sql`now()`, ...read })
    .where(eq(conversations.id, message.conversationId));
  return true;
}

export async function markConversationRead(orm: Orm, id: string, side: Side): Promise<void> {
  await orm.update(conversations).set(readNow(side)).where(eq(conversations.id, id));
}

export async function closeConversation(orm: Orm, id: string): Promise<void> {
  await orm
    .update(conversations)
    .set({ closedAt: sql`now()`, ...readNow('support') })
    .where(eq(conversations.id, id));
}

async function unread(orm: Orm, side: Side, where: SQL): Promise<number> {
  const [row] = await orm
    .select({ unread: sql<number>`coalesce(sum(${unreadFor(side)}), 0)::int` })
    .from(conversations)
    .where(where);
  return row?.unread ?? 0;
}
export const unreadOfCustomer = (orm: Orm, who: Customer) => unread(orm, 'customer', ofCustomer(who));
export const unreadAtDesk = (orm: Orm) => unread(orm, 'support', isNull(conversations.closedAt));

export const conversationIdOfKey = async (orm: Orm, keyHash: string): Promise<string | undefined> =>
  (await orm.select({ id: conversations.id }).from(conversations).where(eq(conversations.keyHash, keyHash)))[0]?.id;

export async function customerSeen(orm: Orm, who: Customer): Promise<void> {
  await orm.update(conversations).set({ customerSeenAt: sql`now()` }).where(ofCustomer(who));
}

export async function deskSeen(orm: Orm, userId: string): Promise<void> {
  await orm
    .insert(supportDesks)
    .values({ userId })
    .onConflictDoUpdate({ target: supportDesks.userId, set: { seenAt: sql`now()` } });
}

export async function deskLeft(orm: Orm, userId: string): Promise<void> {
  await orm.delete(supportDesks).where(eq(supportDesks.userId, userId));
}

export async function deskIsOpen(orm: Orm): Promise<boolean> {
  const found = await orm
    .select({ userId: supportDesks.userId })
    .from(supportDesks)
    .where(and(gt(supportDesks.seenAt, recently)))
    .limit(1);
  return found.length > 0;
}

/** The desk is to be told of this conversation by mail, with the next one that is sent. */
export async function waitForMail(orm: Orm, id: string): Promise<void> {
  await orm.update(conversations).set({ mailWaitingSince: sql`now()` }).where(eq(conversations.id, id));
}

/** Whether one waits that the desk has not read meanwhile. */
export async function waitsForMail(orm: Orm): Promise<boolean> {
  const found = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(isNotNull(conversations.mailWaitingSince), sql`${unreadFor('support')} > 0`))
    .limit(1);
  return found.length > 0;
}

/**
 * Takes the right to send a mail to the desk: to one transaction within so many minutes, of all instances. Whoever asks meanwhile waits
 * for the row and is refused; a transaction that is rolled back gives the right back.
 */
export async function mayMailDesk(orm: Orm, minutes: number): Promise<boolean> {
  const taken = await orm
    .insert(deskMails)
    .values({ id: 'desk', sentAt: sql`now()` })
    .onConflictDoUpdate({
      target: deskMails.id,
      set: { sentAt: sql`now()` },
      setWhere: lt(deskMails.sentAt, sql`now() - make_interval(mins => ${minutes})`),
    })
    .returning({ id: deskMails.id });
  return taken.length > 0;
}

/** Those that wait and that nobody at the desk has read meanwhile, the oldest first. None of them waits any longer. */
export async function takeWaitingForMail(orm: Orm): Promise<Listed[]> {
  // Found by being changed, in one statement: one that begins to wait meanwhile must not be forgotten unread.
  const taken = await orm
    .update(conversations)
    .set({ mailWaitingSince: null })
    .where(isNotNull(conversations.mailWaitingSince))
    .returning({ id: conversations.id });
  if (taken.length === 0) return [];
  const ids = taken.slice(0, mostInMail).map(({ id }) => id);
  const waiting = await selectFor(orm, 'support', inArray(conversations.id, ids), mostInMail);
  return waiting.filter(({ unread }) => unread > 0).reverse();
}
