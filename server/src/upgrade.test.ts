import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Change } from './platform/changes.ts';
import { openDatabase } from './platform/database.ts';
import { newId } from './platform/ids.ts';
import { apiOf } from './testing/api.ts';
import { engine, openTestApp, type TestApp } from './testing/test-app.ts';
import { idOf, password } from './testing/upgrade/journey.ts';
import { dumpOf, recordedOf, type Statement } from './testing/upgrade/recorded.ts';

const version = 'version-0025';
const began = new Date().toISOString();

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Every table with its number of rows and a hash of all that they hold in these columns; of all its columns unless others are given. */
interface Content {
  table: string;
  columns: string[];
  rows: number;
  hash: string;
}
async function contentOf(client: pg.Client, given?: Content[]): Promise<Content[]> {
  const { rows: tables } = await client.query<Pick<Content, 'table' | 'columns'>>(
    `select table_name as table, json_agg(quote_ident(column_name) order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name collate "C"`,
  );
  const contents: Content[] = [];
  for (const { table, columns } of given ?? tables) {
    const { rows } = await client.query<Pick<Content, 'rows' | 'hash'>>(
      `select count(*)::int as rows, md5(coalesce(string_agg(one, ',' order by one collate "C"), '')) as hash
       from (select md5(row(${columns})::text) as one from ${table}) all_rows`,
    );
    contents.push({ table, columns, rows: rows[0]?.rows ?? 0, hash: rows[0]?.hash ?? '' });
  }
  return contents;
}

/** Connections as the old version holds them, each with the statements that it has prepared. */
function openConnections(url: string) {
  const clients = new Map<number, pg.Client>();
  const clientOf = async (number: number) => {
    const client = clients.get(number) ?? new pg.Client({ connectionString: url });
    if (!clients.has(number)) {
      clients.set(number, client);
      await client.connect();
      // As the old version tells each of its connections: what decides which rows a search finds, and in which order.
      await client.query('set pg_trgm.word_similarity_threshold = 0.4; set synchronize_seqscans = off');
    }
    return client;
  };
  return {
    run: async ({ connection, name, text, values }: Statement) => {
      const client = await clientOf(connection);
      return client.query({ text, values, ...(name ? { name } : {}) });
    },
    close: () => Promise.all([...clients.values()].map((client) => client.end())),
  };
}

/** What a statement answered, with `now` for each moment of this run, and without the size of the database. */
const answered = (rows: object[]): string =>
  JSON.stringify(rows)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, (moment) => (moment > began ? 'now' : moment))
    .replace(/"databaseBytes":\d+/, '');

/** New columns are answered to `select *` too; the old version does not look at them. */
const onlyColumns = (names: string[], rows: Record<string, unknown>[]) =>
  rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));

describe.runIf(engine === 'postgres')('an upgrade of an earlier version', () => {
  const { made, statements } = recordedOf(version);
  const firstWrite = statements.findIndex(({ text }) => /^\s*(insert|update|delete|begin)/i.test(text));
  const reads = statements.slice(0, firstWrite);
  const urls = { old: '', upgraded: '' };
  let connections: ReturnType<typeof openConnections>;
  let before: Content[];
  let after: Content[];
  let app: TestApp;
  const api = apiOf(() => app);

  beforeAll(async () => {
    // As installations of that version have it: their role is a superuser, and may change the time after which a deadlock is looked for.
    const template = inject('template').replace('//hwarang@', '//postgres@');
    const key = newId();
    urls.old = template.replace(/template1$/, `old_${key}`);
    urls.upgraded = template.replace(/template1$/, `upgraded_${key}`);
    await withClient(template.replace(/template1$/, 'postgres'), async (client) => {
      await client.query(`create database old_${key} template template0`);
      await withClient(urls.old, (restoring) => restoring.query(dumpOf(version)));
      await client.query(`create database upgraded_${key} template old_${key}`);
    });
    // The old version serves already: its connections keep plans from before the new tables.
    connections = openConnections(urls.upgraded);
    for (const statement of reads) await connections.run(statement);
    before = await withClient(urls.upgraded, contentOf);
    await (await openDatabase({ databaseUrl: urls.upgraded, dataDir: '' })).close();
    after = await withClient(urls.upgraded, (client) => contentOf(client, before));
    app = await openTestApp({ DATABASE_URL: urls.upgraded });
  });
  afterAll(async () => {
    await connections?.close();
    await app?.close();
  });

  test('no row and no value of the old tables is lost', () => {
    expect(before.filter(({ rows }) => rows === 0).map(({ table }) => table)).toEqual([]);
    expect(after).toEqual(before);
  });

  test('an upgrade that PostgreSQL ends to resolve a deadlock with a visitor is tried again', async () => {
    const name = `deadlock_${newId()}`;
    const url = urls.old.replace(/[^/]+$/, name);
    await withClient(urls.old.replace(/[^/]+$/, 'postgres'), async (client) => {
      await client.query(`create database ${name} template ${urls.old.split('/').at(-1)}`);
      // Long enough for the visitor to ask for what the upgrade holds, while it waits for what the visitor holds.
      await client.query(`alter database ${name} set deadlock_timeout = '4s'`);
    });
    await withClient(url, async (visitor) => {
      await visitor.query("set deadlock_timeout = '1h'; begin; lock table blobs in access share mode");
      const upgrade = openDatabase({ databaseUrl: url, dataDir: '' });
      const waiting = () =>
        withClient(url, (client) =>
          client.query("select from pg_locks where relation = 'blobs'::regclass and not granted"),
        );
      await expect.poll(async () => (await waiting()).rowCount, { timeout: 20_000 }).toBe(1);
      await visitor.query('select id from artworks limit 1');
      await visitor.query('commit');
      await (await upgrade).close();
      expect((await visitor.query('select year_text from artworks limit 1')).rowCount).toBe(1);
    });
  });

  test('lists, records and search answer from the old rows', async () => {
    expect(await api.json('/art-works/count')).toBe(
      await withClient(urls.old, async (client) => {
        const count = statements.find(({ text }) => text.startsWith('select count(*)::text as body from artworks'));
        return Number((await client.query(count?.text ?? '')).rows[0].body);
      }),
    );
    expect(await api.json('/art-works?_limit=5')).toHaveLength(5);
    expect(await api.json(`/art-works/${idOf('w', 1)}`)).toMatchObject({
      title: '고요한 빛 1',
      owner: { id: idOf('a', 2) },
      exhibitions: [{ id: idOf('e', 2) }],
      license: 'all-rights-reserved',
    });
    expect((await api.json('/search?q=seoyun')).artists.length).toBeGreaterThan(0);
  });

  const countsOf = (client: pg.Client) =>
    client.query(`select owner_id, is_exposed, pictured, sum(works)::int as number from artwork_counts group by 1, 2, 3 having sum(works) <> 0
      union all select 'files', null, null, sum(files)::int from storage_counts
      union all select 'bytes', null, null, sum(bytes)::int from storage_counts order by 1, 2, 3`);

  test('what the old version reads and writes on the new tables answers as on its own', async () => {
    const heard: Change[] = [];
    const stop = app.services.changes.on((change) => heard.push(change));
    // Kept by the new version when the old one writes.
    const kept = [2, 3, 4].map((number) => `/art-works/${idOf('w', number)}`);
    for (const path of [...kept, '/galleries?_limit=20']) expect(await api.status(path), path).toBe(200);
    const onOld = openConnections(urls.old);
    const different: string[] = [];
    for (const [position, statement] of statements.entries()) {
      const name = `${position}: ${statement.text.slice(0, 200)}`;
      const expected = await onOld.run(statement);
      const found = await connections.run(statement).catch((failure: Error) => failure);
      if (found instanceof Error) different.push(`${name}: ${found.message}`);
      else if (/extract\(epoch/.test(statement.text)) continue;
      else {
        const names = expected.fields?.map((field) => field.name) ?? [];
        const same =
          found.rowCount === expected.rowCount &&
          answered(onlyColumns(names, found.rows)) === answered(onlyColumns(names, expected.rows));
        if (!same)
          different.push(`${name}: ${answered(found.rows)} instead of ${answered(expected.rows)}`.slice(0, 1000));
      }
    }
    await onOld.close();
    expect(different).toEqual([]);

    // The new version forgets what it has kept, and shows what was written.
    await app.services.changes.settled();
    stop();
    expect(heard.find(({ ids }) => ids?.includes(idOf('w', 3)))).toMatchObject({
      table: 'artworks',
      kind: 'withdrawal',
    });
    expect((await api.json(kept[0] ?? '')).title).toBe('옛 판이 고친 제목');
    expect([await api.status(kept[1] ?? ''), await api.status(kept[2] ?? '')]).toEqual([404, 404]);
    expect(await api.json(`/art-works/${made.artwork}`)).toMatchObject({
      title: '옛 판의 새 작품',
      text: '새로 쓴 말',
      year_text: null,
      license: 'all-rights-reserved',
    });
    // Of its two works one is by the artist who was hidden.
    expect(await api.json(`/exhibitions/${made.exhibition}`)).toMatchObject({ art_works: [{ id: idOf('w', 1) }] });
    expect(await api.status(`/exhibitions/${idOf('e', 4)}`)).toBe(404);
    expect(await api.status(`/artists/${idOf('a', 6)}`)).toBe(404);
    const galleries = await api.json<{ name: string }[]>('/galleries?_limit=20');
    expect(galleries.map(({ name }) => name)).toEqual(expect.arrayContaining(['옛 판의 화랑', '옛 판의 새 화랑']));
  });

  test('kept counts are those of a new count, after the upgrade and after writes of the old version', async () => {
    await withClient(urls.upgraded, async (client) => {
      const kept = await countsOf(client);
      await client.query('select recount()');
      expect(kept.rows).toEqual((await countsOf(client)).rows);
      expect(kept.rows.length).toBeGreaterThan(20);
    });
  });

  test('everybody signs in with the password of before', async () => {
    const signIn = await api.post('/auth/local', undefined, { identifier: 'person2@example.com', password });
    expect(signIn.json()).toMatchObject({ user: { username: 'person2' } });
    const me = { headers: { authorization: `Bearer ${signIn.json().jwt}` } };
    expect(await api.json('/notifications', me)).toHaveLength(6);
  });
});
