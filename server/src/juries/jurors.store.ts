import { isId } from '@hwarang/domain/ids';
import { invitationDays } from '@hwarang/domain/juries/juries.words';
import type { Juror, NewJuror } from '@hwarang/domain/juries/rounds.contract';
import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { inHours } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { openCalls } from '../open-calls/open-calls.table.ts';
import type { Orm } from '../platform/orm.ts';
import { jurors, juryRounds } from './juries.table.ts';

export type JurorRow = typeof jurors.$inferSelect;

const account = { id: users.id, username: users.username, email: users.email };
type AccountFacts = { id: string; username: string; email: string } | null;

export function stateOfJuror(row: JurorRow): Juror['state'] {
  // The account of somebody who has accepted can be deleted.
  if (row.removedAt || (row.acceptedAt && !row.userId)) return 'removed';
  if (row.acceptedAt) return 'accepted';
  return row.invitationExpiresAt && row.invitationExpiresAt > new Date() ? 'invited' : 'expired';
}

const answerOf = (row: JurorRow, who: AccountFacts): Juror => ({
  id: row.id,
  name: row.name,
  email: row.email,
  state: stateOfJuror(row),
  account: who,
  invitation_expires_at: row.invitationExpiresAt?.toISOString() ?? null,
  accepted_at: row.acceptedAt?.toISOString() ?? null,
  declared_at: row.declaredAt?.toISOString() ?? null,
  removed_at: row.removedAt?.toISOString() ?? null,
});

async function answers(orm: Orm, where: SQL | undefined): Promise<Juror[]> {
  const rows = await orm
    .select({ juror: jurors, account })
    .from(jurors)
    .leftJoin(users, eq(users.id, jurors.userId))
    .where(where)
    .orderBy(asc(jurors.createdAt), asc(jurors.id));
  return rows.map((row) => answerOf(row.juror, row.account));
}

export const jurorsOfRound = (orm: Orm, roundId: string): Promise<Juror[]> => answers(orm, eq(jurors.roundId, roundId));

export const jurorAnswer = async (orm: Orm, id: string): Promise<Juror | undefined> =>
  (await answers(orm, eq(jurors.id, id)))[0];

const standing = and(isNotNull(jurors.acceptedAt), isNull(jurors.removedAt), isNotNull(jurors.userId));

/** Those who have accepted and were not removed. */
export const acceptedJurors = (orm: Orm, roundId: string): Promise<JurorRow[]> =>
  orm
    .select()
    .from(jurors)
    .where(and(eq(jurors.roundId, roundId), standing));

/** The same with the address and language of the account that judges, which need not be those of the invitation. */
export const jurorsToMail = (orm: Orm, roundId: string) =>
  orm
    .select({ name: jurors.name, email: users.email, language: users.language })
    .from(jurors)
    .innerJoin(users, eq(users.id, jurors.userId))
    .where(and(eq(jurors.roundId, roundId), standing, eq(users.blocked, false)));

/** Locked: what one juror writes, and what is decided about them, comes one after the other. */
export async function holdJuror(orm: Orm, roundId: string, id: string): Promise<JurorRow | undefined> {
  if (!isId(id)) return undefined;
  const which = and(eq(jurors.id, id), eq(jurors.roundId, roundId));
  return (await orm.select().from(jurors).where(which).for('update'))[0];
}

/** This account as a juror of the round: nobody else, and nobody who was removed. */
export async function jurorByUser(
  orm: Orm,
  roundId: string,
  userId: string,
  { locked = false } = {},
): Promise<JurorRow | undefined> {
  const found = orm
    .select()
    .from(jurors)
    .where(and(eq(jurors.roundId, roundId), eq(jurors.userId, userId), standing));
  return (await (locked ? found.for('update') : found))[0];
}

const titled = { slug: openCalls.slug, title: sql<{ ko: string; en: string }>`${openCalls.texts} -> 'title'` };

/** The rounds of an account, newest first, with their calls. */
export const roundsOfUser = (orm: Orm, userId: string, roundId?: string) =>
  orm
    .select({ round: juryRounds, juror: jurors, call: titled })
    .from(jurors)
    .innerJoin(juryRounds, eq(juryRounds.id, jurors.roundId))
    .innerJoin(openCalls, eq(openCalls.id, juryRounds.openCallId))
    .where(and(eq(jurors.userId, userId), standing, ...(roundId ? [eq(juryRounds.id, roundId)] : [])))
    .orderBy(sql`${juryRounds.createdAt} desc`, asc(juryRounds.id));

const invited = (invitationHash: string) => ({
  invitationHash,
  invitationExpiresAt: inHours(24 * invitationDays),
  updatedAt: sql`now()`,
});

/** Nothing when somebody with this email is a juror of the round. One who was removed is invited anew, as anybody. */
export async function addJuror(
  orm: Orm,
  roundId: string,
  { email, name }: NewJuror,
  invitationHash: string,
): Promise<string | undefined> {
  const anew = { userId: null, acceptedAt: null, namesDeclaredAt: null, declaredAt: null, removedAt: null };
  const [row] = await orm
    .insert(jurors)
    .values({ roundId, email, name, ...invited(invitationHash) })
    .onConflictDoUpdate({
      target: [jurors.roundId, jurors.email],
      set: { name, ...anew, ...invited(invitationHash) },
      setWhere: isNotNull(jurors.removedAt),
    })
    .returning({ id: jurors.id });
  return row?.id;
}

export async function inviteAgain(orm: Orm, id: string, invitationHash: string): Promise<void> {
  await orm.update(jurors).set(invited(invitationHash)).where(eq(jurors.id, id));
}

/** An invitation that can still be accepted. */
export async function invitationByHash(orm: Orm, hash: string) {
  const [found] = await orm
    .select({ juror: jurors, round: juryRounds, call: titled })
    .from(jurors)
    .innerJoin(juryRounds, eq(juryRounds.id, jurors.roundId))
    .innerJoin(openCalls, eq(openCalls.id, juryRounds.openCallId))
    .where(
      and(
        eq(jurors.invitationHash, hash),
        gt(jurors.invitationExpiresAt, sql`now()`),
        isNull(jurors.acceptedAt),
        isNull(jurors.removedAt),
      ),
    );
  return found;
}

/** The link is used up: of two that come with it, one finds it. */
export async function acceptInvitation(orm: Orm, id: string, hash: string, userId: string): Promise<boolean> {
  const { rowCount } = await orm
    .update(jurors)
    .set({ userId, acceptedAt: sql`now()`, invitationHash: null, invitationExpiresAt: null, updatedAt: sql`now()` })
    .where(and(eq(jurors.id, id), eq(jurors.invitationHash, hash), isNull(jurors.removedAt)));
  return rowCount === 1;
}

export async function removeJuror(orm: Orm, id: string): Promise<void> {
  await orm
    .update(jurors)
    .set({ removedAt: sql`now()`, invitationHash: null, invitationExpiresAt: null, updatedAt: sql`now()` })
    .where(eq(jurors.id, id));
}

export async function noteDeclared(orm: Orm, id: string, what: 'names' | 'all'): Promise<void> {
  const at = sql`now()`;
  const set = what === 'names' ? { namesDeclaredAt: at } : { declaredAt: at };
  await orm
    .update(jurors)
    .set({ ...set, updatedAt: at })
    .where(eq(jurors.id, id));
}
