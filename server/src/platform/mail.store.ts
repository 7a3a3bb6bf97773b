import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type ComposedOf, mails } from './mail.table.ts';
import type { Email } from './mail-message.ts';
import type { Orm } from './orm.ts';

export type Mail = typeof mails.$inferSelect;

/** Give the transaction that causes the mail: both happen, or neither. */
export async function enqueueMail(
  orm: Orm,
  recipient: string,
  message: Omit<Email, 'unsubscribe'>,
  composedOf?: ComposedOf,
): Promise<void> {
  const { subject, text, html } = message;
  await orm.insert(mails).values({ recipient, subject, text, html, ...(composedOf ? { composedOf } : {}) });
}

/** Takes due mails for so many seconds: no other instance gets them meanwhile, and they come back if this one dies. */
export async function claimMails(orm: Orm, count: number, seconds: number): Promise<Mail[]> {
  // Times are rounded to the millisecond: one that was rounded up must not wait for the next round.
  const due = orm
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(isNull(mails.sentAt), isNull(mails.abandonedAt), sql`${mails.dueAt} <= now() + interval '1 millisecond'`),
    )
    .orderBy(mails.dueAt)
    .limit(count)
    .for('update', { skipLocked: true });
  return orm
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(sql`${mails.id} in ${due}`)
    .returning();
}

/** The text of a sent mail is not kept: it holds a link that signs in. */
export async function mailSent(orm: Orm, id: string): Promise<void> {
  await orm.update(mails).set({ sentAt: sql`now()`, error: null, text: '', html: '' }).where(eq(mails.id, id));
}

export async function mailFailed(
  orm: Orm,
  id: string,
  error: string,
  retryInSeconds: number | undefined,
): Promise<void> {
  await orm
    .update(mails)
    .set(
      retryInSeconds === undefined
        ? { error, abandonedAt: sql`now()` }
        : { error, dueAt: sql`now() + make_interval(secs => ${retryInSeconds})` },
    )
    .where(eq(mails.id, id));
}

/** How many wait for their time, are due, and were given up lately. */
export async function mailQueue(orm: Orm): Promise<{ waiting: number; due: number; abandoned: number }> {
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await orm
    .select({
      waiting: count(sql`${mails.abandonedAt} is null and ${mails.dueAt} > now()`),
      due: count(sql`${mails.abandonedAt} is null and ${mails.dueAt} <= now()`),
      abandoned: count(sql`${mails.abandonedAt} is not null`),
    })
    .from(mails)
    .where(isNull(mails.sentAt));
  return counts ?? { waiting: 0, due: 0, abandoned: 0 };
}

/** Somebody reads mail elsewhere now: what was not sent yet goes there. */
export async function readdressMails(orm: Orm, before: string, recipient: string): Promise<void> {
  const waits = and(eq(mails.recipient, before), isNull(mails.sentAt), isNull(mails.abandonedAt));
  await orm.update(mails).set({ recipient }).where(waits);
}

/** Somebody has left: neither what was sent to that address is remembered, nor is anything more sent there. */
export async function forgetMailsTo(orm: Orm, recipient: string): Promise<void> {
  await orm.delete(mails).where(eq(mails.recipient, recipient));
}

/** Sent mails are remembered for a week, abandoned ones for a month. */
export async function forgetOldMails(orm: Orm): Promise<void> {
  await orm
    .delete(mails)
    .where(
      or(
        and(isNotNull(mails.sentAt), lt(mails.sentAt, sql`now() - interval '7 days'`)),
        and(isNotNull(mails.abandonedAt), lt(mails.abandonedAt, sql`now() - interval '30 days'`)),
      ),
    );
}
