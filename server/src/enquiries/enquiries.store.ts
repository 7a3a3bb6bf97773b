import type { EnquiryLine } from '@hwarang/domain/enquiries/enquiries.contract';
import { type EnquiryState, enquiryLimits, keptMonths, type Speaker } from '@hwarang/domain/enquiries/enquiry';
import type { Language } from '@hwarang/domain/language';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import { artworkVisible } from '../artworks/artworks.record.ts';
import type { Executor } from '../platform/database.ts';
import type { Orm } from '../platform/orm.ts';
import { publicViewer, type Viewer } from '../records/query/collection.ts';
import { enquiries, enquiryDesks, enquiryMessages } from './enquiries.table.ts';

/** Who answers: a gallery's staff, or an artist. */
export type Desk = { galleryId: string; artistId?: never } | { galleryId?: never; artistId: string };

export const idOfDesk = ({ galleryId, artistId }: Desk): string => galleryId ?? artistId;
const of = ({ galleryId, artistId }: Desk): SQL | undefined =>
  galleryId
    ? eq(enquiries.galleryId, galleryId)
    : and(isNull(enquiries.galleryId), eq(enquiries.artistId, artistId ?? ''));

export type EnquiryRow = Awaited<ReturnType<typeof select>>[number];

// With their table's name: a column alone would be taken for one of the table inside.
/** A hold that is over, or ended by a sale, leaves an enquiry that was answered. */
const stateNow = sql<EnquiryState>`case when enquiries.state = 'on-hold' and not exists
  (select from offers where offers.held_for = enquiries.id) then 'answered' else enquiries.state end`;
/** What was said last, notes apart. */
const last = sql<string>`coalesce((select left(m.text, 200) from enquiry_messages m
  where m.enquiry_id = enquiries.id and m.speaker <> 'note' order by m.created_at desc, m.id desc limit 1), '')`;

/** Those who answer the enquiry in question. */
const answering: Viewer = {
  kind: 'staff',
  artist: () => 'enquiries.artist_id',
  user: () => 'null',
  galleries: () => 'array[enquiries.gallery_id]',
};
/** The work as those who answer may see it now. */
export const workNow = sql<
  EnquiryLine['work']
>`(select json_build_object('title', work.title, 'title_en', work.title_en) from artworks work
  where work.id = enquiries.artwork_id and work.deleted_at is null and ${sql.raw(artworkVisible('work', answering))})`;
/** Nothing while the work is deleted: its artist may still bring it back. */
const artworkNow = sql<
  string | null
>`(select work.id from artworks work where work.id = enquiries.artwork_id and work.deleted_at is null)`;

const select = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({ ...getTableColumns(enquiries), artworkId: artworkNow, state: stateNow, last, work: workNow })
    .from(enquiries)
    .where(where)
    .orderBy(desc(enquiries.lastMessageAt), desc(enquiries.id));

interface Part {
  state?: EnquiryState | undefined;
  _start: number;
  _limit: number;
}

export const enquiriesOf = (orm: Orm, desk: Desk, { state, _start, _limit }: Part): Promise<EnquiryRow[]> =>
  select(orm, and(of(desk), state && sql`${stateNow} = ${state}`))
    .limit(_limit)
    .offset(_start);

/** All of them, the newest first: what is written to one while others are read must not move it out of what is read. */
export async function enquiryIds(orm: Orm, desk: Desk): Promise<string[]> {
  const rows = await orm
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(of(desk))
    .orderBy(desc(enquiries.lastMessageAt), desc(enquiries.id));
  return rows.map(({ id }) => id);
}

export const enquiriesById = (orm: Orm, desk: Desk, ids: readonly string[]): Promise<EnquiryRow[]> =>
  select(orm, and(of(desk), inArray(enquiries.id, [...ids])));

export const enquiryAt = async (orm: Orm, desk: Desk, id: string): Promise<EnquiryRow | undefined> =>
  (await select(orm, and(of(desk), eq(enquiries.id, id))))[0];

/** Whoever changes it meanwhile waits for the end of this transaction: what is read after this is what stands. */
export async function lockEnquiry(tx: Orm, id: string): Promise<void> {
  await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for('no key update');
}

/** Whosever it is: for the asker, who holds its key. Give the scope of every gallery. */
export const anyEnquiry = async (orm: Orm, id: string): Promise<EnquiryRow | undefined> =>
  (await select(orm, eq(enquiries.id, id)))[0];

/** What an account has asked, of whomever. Give the scope of every gallery. */
export const enquiriesByAsker = (orm: Orm, userId: string): Promise<EnquiryRow[]> =>
  select(orm, eq(enquiries.userId, userId));

export const messagesOf = (orm: Orm, enquiryId: string) =>
  orm
    .select({
      id: enquiryMessages.id,
      speaker: enquiryMessages.speaker,
      author: users.username,
      text: enquiryMessages.text,
      createdAt: enquiryMessages.createdAt,
    })
    .from(enquiryMessages)
    .leftJoin(users, eq(users.id, enquiryMessages.authorId))
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .orderBy(asc(enquiryMessages.createdAt), asc(enquiryMessages.id))
    .limit(enquiryLimits.messages);

export async function countMessages(orm: Orm, enquiryId: string): Promise<number> {
  const [row] = await orm
    .select({ messages: count() })
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, enquiryId));
  return row?.messages ?? 0;
}

/** Whether everybody sees the work, and somebody answers questions about it. */
export async function takesQuestions(executor: Executor, artworkId: string): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`select from artworks work where id = ${artworkId} and takes_questions and ${sql.raw(artworkVisible('work', publicViewer))}`,
  );
  return rows.length > 0;
}

/** By what name the asker knows those who answer. */
export async function nameOfDesk(
  executor: Executor,
  { galleryId, artistId }: Pick<EnquiryRow, 'galleryId' | 'artistId'>,
) {
  const { rows } = await executor.execute<{ ko: string; en: string | null }>(
    galleryId
      ? sql`select name as ko, name_en as en from galleries where id = ${galleryId}`
      : sql`select localname as ko, englishname as en from artists where id = ${artistId}`,
  );
  return rows[0];
}

export interface NewEnquiry {
  id: string;
  galleryId?: string | undefined;
  artistId?: string | undefined;
  artworkId: string;
  title: string;
  userId?: string | undefined;
  name: string;
  email: string;
  language: Language;
}

/** False when it is there already: it was sent a second time. */
export async function addEnquiry(tx: Orm, values: NewEnquiry): Promise<boolean> {
  const { rowCount } = await tx.insert(enquiries).values(values).onConflictDoNothing();
  return rowCount === 1;
}

/**
 * What the asker writes opens a closed enquiry again; a note changes nothing but the thread. False when it is there already: it was sent
 * a second time.
 */
export async function addMessage(
  tx: Orm,
  { id, galleryId, state }: Pick<EnquiryRow, 'id' | 'galleryId' | 'state'>,
  message: { id?: string; speaker: Speaker; authorId?: string | undefined; text: string },
): Promise<boolean> {
  const { speaker } = message;
  const added = await tx
    .insert(enquiryMessages)
    .values({ enquiryId: id, galleryId, ...message })
    .onConflictDoNothing();
  if (added.rowCount !== 1) return false;
  if (speaker === 'note') return true;
  const next = state === 'on-hold' ? state : speaker === 'asker' ? 'new' : 'answered';
  await tx
    .update(enquiries)
    .set({ state: next, unseen: speaker === 'asker', lastMessageAt: sql`clock_timestamp()`, updatedAt: sql`now()` })
    .where(eq(enquiries.id, id));
  return true;
}

export async function setState(tx: Orm, id: string, state: EnquiryState): Promise<void> {
  await tx.update(enquiries).set({ state, unseen: false, updatedAt: sql`now()` }).where(eq(enquiries.id, id));
}

export async function markSeen(tx: Orm, id: string): Promise<void> {
  await tx.update(enquiries).set({ unseen: false }).where(eq(enquiries.id, id));
}

export async function unseenAt(orm: Orm, desk: Desk): Promise<number> {
  const [row] = await orm
    .select({ unseen: count() })
    .from(enquiries)
    .where(and(of(desk), eq(enquiries.unseen, true)));
  return row?.unseen ?? 0;
}

/** Of all desks. Give the scope of every gallery. */
export async function forgetOldEnquiries(executor: Executor): Promise<void> {
  await executor.execute(
    sql`delete from enquiries where last_message_at < now() - make_interval(months => ${keptMonths}::int)`,
  );
}

export async function staffSeen(tx: Orm, galleryId: string, userId: string): Promise<void> {
  await tx
    .insert(enquiryDesks)
    .values({ galleryId, userId })
    .onConflictDoUpdate({ target: [enquiryDesks.galleryId, enquiryDesks.userId], set: { seenAt: sql`now()` } });
}

export async function staffLeft(tx: Orm, galleryId: string, userId: string): Promise<void> {
  await tx.delete(enquiryDesks).where(and(eq(enquiryDesks.galleryId, galleryId), eq(enquiryDesks.userId, userId)));
}
