import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';

const name = sql.identifier;

/**
 * Lets PostgreSQL look at the columns by which lists are sorted and records found. Of a table that was empty it takes hardly any row to be
 * undeleted: until its own daemon comes by, up to a minute later, every list reads all that has come. Texts that are searched are left
 * out: computing their keys would take seconds.
 */
export async function lookAtSize(executor: Executor, tables: Iterable<string>): Promise<void> {
  for (const table of tables) {
    const { rows } = await executor.execute<{ column: string }>(sql`
      select distinct a.attname as column from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam and m.amname = 'btree'
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = ${table}::regclass`);
    const columns = rows.map(({ column }) => sql`${name(column)}`);
    // Where the daemon is at it just now, it need not be waited for.
    await executor.execute(sql`analyze (skip_locked) ${name(table)} (${sql.join(columns, sql`, `)})`);
  }
}
