import { contracts, wholeSchema } from '@hwarang/domain/contracts';
import { searchKinds } from '@hwarang/domain/search/search.contract';
import { expect, test } from 'vitest';
import { visitor } from './platform/caller.ts';
import { collectionOf } from './records/query/collection.ts';
import { registry } from './registry.ts';
import { signIn } from './testing/sign-in.ts';
import { testAppForFile } from './testing/test-app.ts';

const testApp = testAppForFile();
const { records, written, collections } = registry;
const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await testApp().services.database.pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  return rows.map(({ name }) => name);
};

/** The table whose ids a column holds. */
const targetOf = async (table: string, column: string): Promise<string | undefined> => {
  const { rows } = await testApp().services.database.pool.query<{ target: string }>(
    `select confrelid::regclass::text as target from pg_constraint c join pg_attribute a
       on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where contype = 'f' and conrelid = $1::regclass and attname = $2`,
    [table, column],
  );
  return rows[0]?.target;
};

test('every contract has a record, and every record the contract of its name', () => {
  expect(new Set(records.map(({ name }) => name))).toEqual(new Set(Object.keys(contracts)));
  for (const { name, contract } of records) expect(contract.name).toBe(name);
});

test('every field that a request may set has a column, a list or a rule of its own', () => {
  for (const { name, contract, write } of written) {
    const settable = Object.keys(contract.write.shape).filter((key) => key !== '__v');
    const computed = settable.filter((key) => !(key in write.columns) && !(key in write.links));
    for (const key of computed) expect(collections[name]?.fields[key], `${name}.${key}`).toBeDefined();
    expect(computed).toEqual({ 'art-works': ['size'], galleries: ['googlegeolocation'] }[name] ?? []);
  }
});

test('every relation leads to a collection, by columns that the database has', async () => {
  for (const { name, relations } of records)
    for (const [key, relation] of Object.entries(relations)) {
      const target = collectionOf(collections, relation.to);
      const by = relation.kind === 'many' ? relation.on?.('r', 't').match(/^t\.(\w+) = r\.id$/)?.[1] : undefined;
      if (by) expect(await columnsOf(target.table), `${name}.${key}`).toContain(by);
    }
  for (const { name, write } of written)
    for (const [key, { table, own, other, to }] of Object.entries(write.links)) {
      expect(await columnsOf(table), `${name}.${key}`).toEqual(expect.arrayContaining([own, other, 'position']));
      expect(await targetOf(table, other), `${name}.${key}`).toBe(collectionOf(collections, to).table);
    }
});

test('every column that points to a record holds ids of the table of its target', async () => {
  for (const { name, table, write } of written)
    for (const [key, to] of Object.entries(write.references)) {
      expect(await targetOf(table, write.columns[key] ?? ''), `${name}.${key}`).toBe(
        collectionOf(collections, to).table,
      );
    }
});

test('every record comes after those that it points to', () => {
  const names = records.map(({ name }) => name);
  for (const { name, write } of written)
    for (const to of Object.values(write.references).filter((one) => one !== 'files'))
      expect(names.indexOf(to), `${name} points to ${to}`).toBeLessThan(names.indexOf(name));
});

test('every record with a page of its own is found by search', () => {
  const kinds = records.filter(({ page }) => page).map(({ name }) => name.replaceAll('-', '_'));
  expect(new Set(kinds)).toEqual(new Set(searchKinds));
});

test('every table that public answers are made of publishes its changes', async () => {
  const { rows } = await testApp().services.database.pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname like 'publish\\_%' group by tgrelid having count(*) = 4`,
  );
  const published = rows.map(({ name }) => name);
  for (const { name, table, write } of records.filter((one) => one.readBy === 'read public records'))
    for (const shown of [table, ...Object.values(write?.links ?? {}).map((link) => link.table)])
      expect(published, name).toContain(shown);
});

test('every collection can be read in every view, sorted and searched by each of its fields', async () => {
  const callers = [visitor, await signIn(testApp(), 'artist'), await signIn(testApp(), 'administrator')];
  for (const { name, readBy, fields, contract } of records.filter((one) => one.readBy !== 'nobody')) {
    const sorts = Object.entries(fields)
      .filter(([, { type }]) => type !== 'json' && type !== 'tags')
      .map(([field]) => `_sort=${field}:DESC`);
    for (const caller of callers)
      for (const query of ['', '_q=moon', ...sorts]) {
        const headers = 'headers' in caller ? caller.headers : {};
        const answer = await testApp().fastify.inject({ url: `/api/${name}?${query}`, headers });
        const isAllowed = answer.statusCode === 200;
        if (readBy === 'read public records') expect(isAllowed, `${name} ${query} ${answer.body}`).toBe(true);
        if (isAllowed) wholeSchema(contract).array().parse(answer.json());
        else expect(answer.statusCode, `${name} ${query}`).toBe(403);
      }
  }
});
