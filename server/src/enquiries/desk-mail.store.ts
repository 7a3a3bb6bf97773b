import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import type { Orm } from '../platform/orm.ts';
import { type Desk, idOfDesk, workNow } from './enquiries.store.ts';
import { enquiries, enquiryMails } from './enquiries.table.ts';

/** A page that is open says so every 20 seconds. */
const recently = sql`now() - interval '60 seconds'`;
const mostRecipients = 50;

/** Whether one of the staff has the enquiries open now. An artist is told by mail always. */
export async function isDeskOpen(executor: Executor, { galleryId }: Desk): Promise<boolean> {
  if (!galleryId) return false;
  const { rows } = await executor.execute(
    sql`select from enquiry_desks join gallery_members using (gallery_id, user_id)
      where gallery_id = ${galleryId} and seen_at > ${recently} limit 1`,
  );
  return rows.length > 0;
}

/** The addresses of those who answer: all of a gallery's staff, or the artist. */
export async function recipientsOf(executor: Executor, { galleryId, artistId }: Desk): Promise<string[]> {
  const { rows } = await executor.execute<{ email: string }>(
    galleryId
      ? sql`select u.email from gallery_members m join users u on u.id = m.user_id
          where m.gallery_id = ${galleryId} and not u.blocked order by m.created_at, u.id limit ${mostRecipients}`
      : sql`select u.email from artists a join users u on u.id = a.user_id where a.id = ${artistId} and not u.blocked`,
  );
  return rows.map(({ email }) => email);
}

export async function waitForMail(tx: Orm, id: string): Promise<void> {
  await tx.update(enquiries).set({ mailWaitingSince: sql`now()` }).where(eq(enquiries.id, id));
}

/** Those who have something to be told of by mail. Give the scope of every gallery. */
export async function waitingDesks(orm: Orm): Promise<Desk[]> {
  const rows = await orm
    .selectDistinct({ galleryId: enquiries.galleryId, artistId: enquiries.artistId })
    .from(enquiries)
    .where(and(isNotNull(enquiries.mailWaitingSince), eq(enquiries.unseen, true)))
    .limit(500);
  return rows.flatMap(({ galleryId, artistId }): Desk[] =>
    galleryId ? [{ galleryId }] : artistId ? [{ artistId }] : [],
  );
}

/**
 * Takes the right to mail those of a desk: to one transaction within so many minutes, of all instances. Whoever asks meanwhile waits for
 * the row and is refused; a transaction that is rolled back gives the right back.
 */
export async function mayMail(tx: Orm, desk: Desk, minutes: number): Promise<boolean> {
  const taken = await tx
    .insert(enquiryMails)
    .values({ id: idOfDesk(desk), sentAt: sql`now()` })
    .onConflictDoUpdate({
      target: enquiryMails.id,
      set: { sentAt: sql`now()` },
      setWhere: lt(enquiryMails.sentAt, sql`now() - make_interval(mins => ${minutes})`),
    })
    .returning({ id: enquiryMails.id });
  return taken.length > 0;
}

/** Those that wait and that nobody has seen meanwhile, the oldest first, with what was asked last. None of them waits any longer. */
export async function takeWaiting(tx: Orm, { galleryId, artistId }: Desk, quoted: number) {
  const own = galleryId
    ? eq(enquiries.galleryId, galleryId)
    : and(isNull(enquiries.galleryId), eq(enquiries.artistId, artistId ?? ''));
  const taken = await tx
    .update(enquiries)
    .set({ mailWaitingSince: null })
    .where(and(own, isNotNull(enquiries.mailWaitingSince)))
    .returning({ id: enquiries.id, unseen: enquiries.unseen });
  const ids = taken.filter(({ unseen }) => unseen).map(({ id }) => id);
  if (ids.length === 0) return { number: 0, questions: [] };
  const questions = await tx
    .select({ id: enquiries.id, name: enquiries.name, title: enquiries.title, work: workNow, text: lastQuestion })
    .from(enquiries)
    .where(inArray(enquiries.id, ids))
    .orderBy(asc(enquiries.lastMessageAt))
    .limit(quoted);
  return { number: ids.length, questions };
}

const lastQuestion = sql<string>`coalesce((select m.text from enquiry_messages m
  where m.enquiry_id = enquiries.id and m.speaker = 'asker' order by m.created_at desc, m.id desc limit 1), '')`;
