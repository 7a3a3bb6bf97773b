import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { registry } from '../../registry.ts';
import { testAppForFile } from '../../testing/test-app.ts';
import { collectionOf, type ViewKind } from './collection.ts';
import { compileCount, compileList } from './compile.ts';
import { parseQuery } from './parse.ts';

const testApp = testAppForFile();
const id = (kind: string, number: string) => `rpad('${kind}', 18, '0') || lpad(to_hex(${number}), 6, '0')`;
const works = 2000;
const exhibitions = 400;

beforeAll(async () => {
  const { orm } = testApp().services.database;
  await orm.execute(
    sql.raw(
      `insert into artworks (id, title, text) select ${id('a1', 'i')}, 'Untitled ' || i, repeat('On the verso a note in ink. ', 20) || i from generate_series(1, ${works}) i`,
    ),
  );
  await orm.execute(
    sql.raw(
      `insert into exhibitions (id, title) select ${id('e1', 'i')}, 'Rooms ' || i from generate_series(1, ${exhibitions}) i`,
    ),
  );
  await orm.execute(
    sql.raw(
      `insert into exhibition_artworks (exhibition_id, artwork_id) select ${id('e1', 'e')}, ${id('a1', `1 + (e * 37 + place) % ${works}`)}
       from generate_series(1, ${exhibitions}) e, generate_series(1, 20) place`,
    ),
  );
  await orm.execute(sql.raw('vacuum analyze artworks, exhibitions, exhibition_artworks'));
});

/** The pages of 8 KB that the database looks at to answer: what grows with a table shows here on any machine. */
async function buffersOf(compile: typeof compileList, name: string, question: string, view: ViewKind = 'public') {
  const collection = collectionOf(registry.collections, name);
  const query = parseQuery(registry.collections, collection, question);
  const { text, parameters } = compile(registry.collections, collection, view, query);
  const { rows } = await testApp().services.database.pool.query(
    `explain (analyze, buffers, format json) ${text}`,
    parameters({}, query),
  );
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']);
}

test('the exhibitions of a work are found by the work, not by walking through all exhibitions', async () => {
  const { rows } = await testApp().services.database.pool.query(`select ${id('a1', '700')} as id`);
  const question = `is_exposed=true&art_works=${rows[0].id}&_sort=opens_on:DESC&_limit=20`;
  expect(await buffersOf(compileList, 'exhibitions', question)).toBeLessThan(2000);
  expect(await buffersOf(compileCount, 'exhibitions', question)).toBeLessThan(100);
});
