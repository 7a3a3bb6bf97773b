import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { visitor } from '../../platform/caller.ts';
import { registry } from '../../registry.ts';
import { testAppForFile } from '../../testing/test-app.ts';
import { type Collection, collectionOf, type ViewKind } from './collection.ts';
import { compileCount, compileList } from './compile.ts';
import { parseQuery } from './parse.ts';
import { Records } from './records.ts';

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

const statementOf = (compile: typeof compileList, collection: Collection, question: string, view: ViewKind) => {
  const query = parseQuery(registry.collections, collection, question);
  const { text, parameters } = compile(registry.collections, collection, view, query);
  return { text, values: parameters({}, query) };
};

/** The pages of 8 KB that the database looks at to answer: what grows with a table shows here on any machine. */
async function buffersOf(compile: typeof compileList, name: string, question: string, view: ViewKind = 'public') {
  const { text, values } = statementOf(compile, collectionOf(registry.collections, name), question, view);
  const { rows } = await testApp().services.database.pool.query(
    `explain (analyze, buffers, format json) ${text}`,
    values,
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

test('a word that no text holds is told without reading the texts', async () => {
  for (const [name, view] of [
    ['art-works', 'public'],
    ['admin/artworks', 'all'],
  ] as const)
    for (const question of ['_q=xylophonist', '_q=실로폰', 'text_contains=xylophonist'])
      for (const compile of [compileList, compileCount])
        expect(await buffersOf(compile, name, question, view), `${name} ${question}`).toBeLessThan(150);
});

test('all works are counted without reading them', async () => {
  expect(await buffersOf(compileCount, 'art-works', '')).toBeLessThan(20);
  expect(await buffersOf(compileCount, 'admin/artworks', 'is_exposed=true', 'all')).toBeLessThan(20);
});

test('what a search in texts finds is counted up to a limit, all else to its end', async () => {
  const table = { ...collectionOf(registry.collections, 'admin/artworks'), searchesCounted: 50 };
  const counted = async (collection: Collection, question: string) => {
    const { text, values } = statementOf(compileCount, collection, question, 'all');
    return (await testApp().services.database.pool.query(text, values)).rows[0].body;
  };
  expect(await counted(table, '_q=untitled')).toBe('50');
  expect(await counted(table, '_q=un')).toBe('50');
  expect(await counted(table, '_q=untitled 700')).toBe('1');
  expect(await counted(table, 'text_contains=verso')).toBe('50');
  expect(await counted(collectionOf(registry.collections, 'art-works'), '_q=verso')).toBe(String(works));
});

test('a count that stopped at its limit says so, and one that did not says nothing', async () => {
  const { services, fastify } = testApp();
  const artworks = { ...collectionOf(registry.collections, 'art-works'), searchesCounted: 50 };
  const collections = { ...registry.collections, 'art-works': artworks };
  const records = new Records({ ...services, nextStatusChange: async () => 60_000 }, { ...registry, collections });
  const counted = async (question: string) => {
    const { body, atLeast } = await records.count(visitor, 'art-works', question);
    return [body.toString(), atLeast];
  };
  expect(await counted('_q=verso')).toEqual(['50', true]);
  expect(await counted('_q=untitled 700')).toEqual(['1', undefined]);
  const answered = vi.spyOn(Records.prototype, 'count').mockResolvedValue({ body: Buffer.from('50'), atLeast: true });
  onTestFinished(() => answered.mockRestore());
  expect((await fastify.inject({ url: '/api/art-works/count?_q=verso' })).headers['x-count']).toBe('at-least');
});
