import { erasedName } from '@hwarang/domain/audit/erased-name';
import { sql } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';

/**
 * Puts a pseudonym in the place of a juror whose account goes. Sealed scores stay, or entrants could no longer check theirs against the
 * seal; what the juror wrote in words goes, it is part of no seal. Scores that are not sealed go too. Call before the account's row is gone,
 * which says whose they are. Answers the addresses the juror was written to.
 */
export async function eraseJuror(tx: Orm, { id, email }: { id: string; email: string }): Promise<string[]> {
  // Held until the end: a score that is being given waits, or is there to be removed.
  const { rows } = await tx.execute<{ id: string; email: string; own: boolean; open: boolean }>(
    sql`select id, email, user_id is not distinct from ${id} as own, accepted_at is null as open from jurors
      where user_id = ${id} or email = ${email} order by id for update`,
  );
  for (const juror of rows) {
    // An invitation that nobody has accepted is withdrawn with whom it was for.
    if (juror.open) await tx.execute(sql`delete from jurors where id = ${juror.id}`);
    // No address that a mail can reach, and another one for each row: one account may have been invited by two.
    else await tx.execute(sql`update jurors set email = ${`${juror.id}@deleted.invalid`} where id = ${juror.id}`);
    if (juror.open || !juror.own) continue;
    await tx.execute(sql`update jurors set name = ${erasedName(id)} where id = ${juror.id}`);
    await tx.execute(sql`delete from jury_drafts where juror_id = ${juror.id}`);
    await tx.execute(sql`delete from jury_scores where juror_id = ${juror.id} and salt is null`);
    await tx.execute(sql`update jury_scores set note = '' where juror_id = ${juror.id}`);
    await tx.execute(
      sql`update jury_conflicts set reason = '' where juror_id = ${juror.id} and grounds @> '["declared"]'::jsonb`,
    );
  }
  return rows.map((juror) => juror.email);
}
