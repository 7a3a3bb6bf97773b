import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';

/**
 * What somebody asked galleries and artists goes with the account, also what was asked of them or of support from the same address before there was
 * one, and invitations to it. Give the transaction in which the account goes; it must be in the scope of no gallery alone, since these lie in many.
 */
export async function eraseAsker(executor: Executor, { id, email }: { id: string; email: string }): Promise<void> {
  await executor.execute(sql`delete from enquiries where user_id = ${id} or email = ${email}`);
  await executor.execute(sql`delete from conversations where user_id is null and email = ${email}`);
  await executor.execute(sql`delete from gallery_invitations where email = ${email}`);
}
