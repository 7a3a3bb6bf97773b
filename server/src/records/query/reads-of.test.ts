import { expect, test } from 'vitest';
import { testAppForFile } from '../../testing/test-app.ts';
import { parentColumns, publishedTables, withdrawingColumns } from './reads-of.ts';

const testApp = testAppForFile();

/** The arguments of the triggers: the column that says what a row belongs to, and those whose change withdraws. */
async function triggers() {
  const { rows } = await testApp().services.database.pool.query<{ name: string; arguments: string | null }>(
    `select tgrelid::regclass::text as name, encode(tgargs, 'escape') as arguments from pg_trigger
     where tgname = 'publish_update' order by 1`,
  );
  return rows.map((row) => {
    const [, parent = '', withdrawing = '', moving = ''] = row.arguments?.split('\\000') ?? [];
    const columns = (list: string) => list.split(',').filter((column) => column !== '');
    return { name: row.name, parent, withdrawing: [...columns(withdrawing), ...columns(moving)].sort() };
  });
}

test('every published table is known to those who say what an answer was made from', async () => {
  const withoutRecords = ['certificates', 'jury_rounds', 'jury_seals', 'open_calls', 'page_versions', 'settings'];
  expect((await triggers()).map(({ name }) => name)).toEqual([...publishedTables, ...withoutRecords].sort());
});

test('columns are published as answers expect them to be', async () => {
  const published = new Map((await triggers()).map((trigger) => [trigger.name, trigger]));
  for (const [table, column] of Object.entries(parentColumns)) expect(published.get(table)?.parent).toBe(column);
  for (const [table, columns] of Object.entries(withdrawingColumns))
    expect(published.get(table)?.withdrawing).toEqual([...columns].sort());
});
