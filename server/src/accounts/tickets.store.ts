import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';
import { tickets } from './accounts.table.ts';
import { hashOneTimeToken, newOneTimeToken } from './one-time-tokens.ts';

const lifetimeSeconds = 120;

/** A ticket for one purpose: it opens that once, on whichever instance, within two minutes, and nothing else. */
export async function issueTicket(orm: Orm, userId: string, purpose: string): Promise<string> {
  const ticket = newOneTimeToken();
  await orm.insert(tickets).values({
    hash: hashOneTimeToken(ticket),
    purpose,
    userId,
    expiresAt: sql`now() + make_interval(secs => ${lifetimeSeconds})`,
  });
  return ticket;
}

/** Whose ticket it was. Deleting it is what uses it: of two that try at once only one is given the row. */
export async function redeemTicket(orm: Orm, ticket: string, purpose: string): Promise<string | undefined> {
  const [used] = await orm
    .delete(tickets)
    .where(
      and(eq(tickets.hash, hashOneTimeToken(ticket)), eq(tickets.purpose, purpose), gt(tickets.expiresAt, sql`now()`)),
    )
    .returning({ userId: tickets.userId });
  return used?.userId;
}

export async function forgetExpiredTickets(orm: Orm): Promise<void> {
  await orm.delete(tickets).where(lt(tickets.expiresAt, sql`now()`));
}
