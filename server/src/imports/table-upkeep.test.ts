import { beforeAll, expect, test } from 'vitest';
import { importsOf } from '../testing/imports.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
let administrator: SignedIn;
const sheets = importsOf(testApp, () => administrator);
/** More than a batch. */
const count = 700;

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
  const lines = Array.from({ length: count }, (_, at) => `겨울 항구 ${at},작가 ${at % 20},${1 + (at % 90)} x 20 cm`);
  const { counts } = await sheets.through('art-works', ['작품명,작가,크기', ...lines].join('\n'));
  expect(counts).toMatchObject({ make: count });
});

test('lists are planned by what an import has brought', async () => {
  const known = async () => {
    const { rows } = await testApp().services.database.pool.query<{ attname: string }>(
      "select attname from pg_stats where tablename = 'artworks' and attname in ('deleted_at', 'created_at') order by 1",
    );
    return rows.map(({ attname }) => attname);
  };
  // An import leaves a table to PostgreSQL's own daemon where that looks at it just then.
  await expect.poll(known).toEqual(['created_at', 'deleted_at']);
});

test('nothing that an import has brought waits to be merged into an index of texts', async () => {
  const { rows } = await testApp().services.database.pool.query(
    `select i.indexrelid::regclass::text as name, gin_clean_pending_list(i.indexrelid)::int as pages from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam and m.amname = 'gin'
     where i.indrelid in ('artworks'::regclass, 'artists'::regclass)`,
  );
  expect(rows.map(({ name }) => name)).toContain('artworks_texts');
  expect(rows.filter(({ pages }) => pages > 0)).toEqual([]);
});
