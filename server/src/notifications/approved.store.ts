import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

/** Tells somebody that their artist is public now. Answers the topics to be told after the transaction. */
export async function notifyApproved(executor: Executor, userId: string): Promise<string[]> {
  await executor.execute(
    sql`insert into notifications (id, user_id, kind, facts) values (${newId()}, ${userId}, 'artist-approved', '{}')`,
  );
  return [`user:${userId}`];
}
