import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { everyGallery, scopeSetting, scopeValue } from '../platform/gallery-scope.ts';

/**
 * What somebody asked galleries and artists goes with the account, also what was asked from the same address before there was one. Give the
 * transaction in which the account goes: the enquiries lie in many galleries, so it sees those of all from here on.
 */
export async function eraseAsker(executor: Executor, { id, email }: { id: string; email: string }): Promise<void> {
  await executor.execute(sql`select set_config(${scopeSetting}, ${scopeValue(everyGallery)}, true)`);
  await executor.execute(sql`delete from enquiries where user_id = ${id} or email = ${email}`);
}
