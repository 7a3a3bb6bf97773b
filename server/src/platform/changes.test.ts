import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { signIn } from '../testing/sign-in.ts';
import { openSilentProxy } from '../testing/silent-proxy.ts';
import { engine, openTestApp, type TestApp } from '../testing/test-app.ts';
import { type Change, changeOf } from './changes.ts';
import { newId } from './ids.ts';

const shared = test.runIf(engine === 'postgres');

/** An instance until the end of the test. */
async function open(settings: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const app = await openTestApp(settings);
  onTestFinished(app.close);
  return app;
}
/** A second instance on the database of the first. */
const openSecond = (first: TestApp, databaseUrl = first.config.databaseUrl ?? '') =>
  open({ DATABASE_URL: databaseUrl });

const statusOf = async (testApp: TestApp, id: string): Promise<number> =>
  (await call(testApp, 'GET', `/art-works/${id}`)).statusCode;

test('a change by SQL alone is seen by the next read', async () => {
  const testApp = await open();
  const id = await fixtures(() => testApp).artwork();
  expect(await statusOf(testApp, id)).toBe(200);
  await testApp.services.database.orm.execute(sql`update artworks set is_exposed = false where id = ${id}`);
  await expect.poll(() => statusOf(testApp, id)).toBe(404);
});

shared('a read by the writer on one instance right after a write on another sees it, 200 times', async () => {
  const first = await open();
  const second = await openSecond(first);
  const id = await fixtures(() => first).artwork();
  const writer = await signIn(first, 'administrator');
  const stale: string[] = [];
  for (let round = 0; round < 200; round += 1) {
    const [here, there] = round % 2 === 0 ? [first, second] : [second, first];
    await call(there, 'GET', `/art-works/${id}`);
    const title = `제목 ${round}`;
    const written = await call(here, 'PUT', `/art-works/${id}`, { headers: writer.headers, body: { title } });
    expect(written.statusCode).toBe(200);
    const [cookie = ''] = String(written.headers['set-cookie']).split(';');
    const read = (await call(there, 'GET', `/art-works/${id}`, { headers: { cookie } })).json();
    if (read.title !== title) stale.push(title);
  }
  expect(stale).toEqual([]);
});

shared('an update by another program is heard by every instance', async () => {
  const first = await open();
  const second = await openSecond(first);
  const id = await fixtures(() => first).artwork();
  expect([await statusOf(first, id), await statusOf(second, id)]).toEqual([200, 200]);
  const psql = new pg.Client({ connectionString: first.config.databaseUrl });
  await psql.connect();
  await psql.query('update artworks set is_exposed = false where id = $1', [id]);
  await psql.end();
  await expect.poll(() => statusOf(first, id)).toBe(404);
  await expect.poll(() => statusOf(second, id)).toBe(404);
});

shared('a writer that ends right after its commit has told the others', async () => {
  const first = await open();
  const second = await openSecond(first);
  const id = await fixtures(() => first).artwork();
  const administrator = await signIn(first, 'administrator');
  expect(await statusOf(second, id)).toBe(200);
  // As if the process ended here: whatever it does after its commit does not happen before the test is over.
  const over = new Promise<void>((resolve) => onTestFinished(() => resolve()));
  Object.assign(first.services.changes, { settled: () => over });
  void call(first, 'PUT', `/art-works/${id}`, { headers: administrator.headers, body: { is_exposed: false } });
  await expect.poll(() => statusOf(second, id), { timeout: 5_000 }).toBe(404);
});

shared('an instance whose connection fell silent forgets a withdrawn work within 15 seconds', async () => {
  const first = await open();
  const proxy = await openSilentProxy(first.config.databaseUrl ?? '');
  onTestFinished(proxy.close);
  const second = await openSecond(first, proxy.url);
  const id = await fixtures(() => first).artwork();
  const administrator = await signIn(first, 'administrator');
  await expect.poll(() => second.services.changes.listening).toBe(true);
  expect(await statusOf(second, id)).toBe(200);
  expect(proxy.freeze('listen hwarang')).toBe(1);
  const began = performance.now();
  await call(first, 'PUT', `/art-works/${id}`, { headers: administrator.headers, body: { is_exposed: false } });
  // The write does not wait for an instance that has fallen silent.
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect.poll(() => statusOf(second, id), { timeout: 15_000, interval: 200 }).toBe(404);
  await expect.poll(() => second.services.changes.listening, { timeout: 30_000 }).toBe(true);
});

shared('a write waits again for an instance that was given up, once its connection was made anew', async () => {
  const first = await open();
  const proxy = await openSilentProxy(first.config.databaseUrl ?? '');
  onTestFinished(proxy.close);
  const second = await openSecond(first, proxy.url);
  const waited = async () => {
    const began = performance.now();
    await first.services.changes.settled();
    return performance.now() - began;
  };
  await expect.poll(() => second.services.changes.listening).toBe(true);
  for (let times = 0; times < 2; times += 1) {
    expect(proxy.freeze('listen hwarang')).toBe(1);
    expect(await waited()).toBeGreaterThan(1_500);
    // It still counts as listening until it hears of the cut; on a new connection it first says that anything may have changed.
    const connectedAnew = new Promise<void>((resolve) =>
      second.services.changes.on(({ table }) => table === '*' && resolve()),
    );
    proxy.cut('listen hwarang');
    await connectedAnew;
    await expect.poll(() => second.services.changes.listening).toBe(true);
  }
});

test('every table either announces its changes or is known to be in no answer that is kept', async () => {
  const testApp = await open();
  const { rows } = await testApp.services.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname like 'publish_%') order by relname`,
  );
  // Kept counts and notes of what was withdrawn change with the rows that they tell of, whose changes are announced.
  expect(rows.map(({ name }) => name)).toEqual([
    'artwork_counts',
    'artwork_views',
    'attempts',
    'audit_entries',
    'companies',
    'consignments',
    'contracts',
    'conversations',
    'desk_mails',
    'digests',
    'enquiries',
    'enquiry_desks',
    'enquiry_mails',
    'enquiry_messages',
    'follows',
    'gallery_invitations',
    'gallery_members',
    'ho_prices',
    'import_images',
    'import_mappings',
    'import_records',
    'import_rows',
    'imports',
    'jurors',
    'jury_conflicts',
    'jury_drafts',
    'jury_log',
    'jury_round_entries',
    'jury_scores',
    'kept_lists',
    'kept_works',
    'mails',
    'notifications',
    'offers',
    'open_call_entries',
    'open_call_entry_artworks',
    'open_call_files',
    'open_call_numbers',
    'representations',
    'roles',
    'sales',
    'saved_searches',
    'secrets',
    'sessions',
    'storage_counts',
    'stored_documents',
    'support_desks',
    'support_messages',
    'tickets',
    'users',
    'withdrawn_records',
  ]);
});

/** What is heard of these statements. */
async function heardOf(testApp: TestApp, ...statements: SQL[]): Promise<Change[]> {
  const { changes, database } = testApp.services;
  await changes.settled();
  const heard: Change[] = [];
  const stop = changes.on((change) => heard.push(change));
  for (const statement of statements) await database.orm.execute(statement);
  await changes.settled();
  stop();
  return heard;
}

const namesIn = (heard: Change[]) => heard.map(({ ids, parents }) => ids && [new Set(ids), new Set(parents)]);
const names = (ids: string[], parents: string[] = []) => [new Set(ids), new Set(parents)];

test('a change names its rows and their owners before and after it, and what is withdrawn', async () => {
  const testApp = await open();
  const create = fixtures(() => testApp);
  const [one, other] = [await create.artist(), await create.artist()];
  const id = await create.artwork({ ownerId: one });
  const exhibition = await create.exhibition({ works: [id] });
  const set = (assignment: SQL) => sql`update artworks set ${assignment} where id = ${id}`;
  const heard = await heardOf(
    testApp,
    sql`update artworks set is_exposed = false where false`,
    set(sql`title = '산', is_exposed = true`),
    set(sql`owner_id = ${other}`),
    set(sql`is_exposed = false`),
    sql`update artists set awards = '상' where id = ${one}`,
    sql`update artists set is_exposed = false where id = ${one}`,
    sql`delete from exhibition_artworks where artwork_id = ${id}`,
    sql`update exhibitions set title = '산' where id = ${exhibition}`,
    sql`delete from artworks where id = ${id}`,
  );
  expect(heard.map(({ kind, table }) => `${kind} ${table}`)).toEqual([
    'edit artworks',
    'withdrawal artworks',
    'withdrawal artworks',
    'edit artists',
    'withdrawal artists',
    'withdrawal exhibition_artworks',
    'edit exhibitions',
    'withdrawal artworks',
  ]);
  expect(namesIn(heard)).toEqual([
    names([id], [one]),
    names([id, exhibition], [one, other]),
    names([id, exhibition], [other]),
    names([one]),
    undefined,
    names([], [exhibition, id]),
    names([exhibition]),
    names([id], [other]),
  ]);
});

test('a statement with many rows names none of them, and one transaction announces the same once', async () => {
  const testApp = await open();
  const owner = await fixtures(() => testApp).artist();
  const rows = (from: number, to: number) =>
    sql`insert into artworks (id, title, owner_id) select lpad(i::text, 24, '0'), '산', ${owner} from generate_series(${from}::int, ${to}::int) i`;
  const heard = await heardOf(testApp, rows(1, 299), rows(1000, 1300), sql`truncate settings`);
  expect(heard.map(({ kind, table, ids }) => [kind, table, ids?.length])).toEqual([
    ['insert', 'artworks', 299],
    ['insert', 'artworks', undefined],
    ['withdrawal', 'settings', undefined],
  ]);
  const again: Change[] = [];
  testApp.services.changes.on((change) => again.push(change));
  await testApp.services.database.orm.transaction(async (tx) => {
    for (const title of ['강', '들'])
      await tx.execute(sql`update artworks set title = ${title} where id = ${'1'.padStart(24, '0')}`);
  });
  await testApp.services.changes.settled();
  expect(again).toHaveLength(1);
});

test('sizes of a picture are announced for the files that have it', async () => {
  const testApp = await open();
  const id = newId();
  const heard = await heardOf(
    testApp,
    sql`insert into blobs (sha256, location, mime, bytes, width, height, alpha, formats, thumbhash, colours)
      values ('a', 'a', 'image/jpeg', 1, 1, 1, false, '{}', '', '[]')`,
    sql`update blobs set formats = '{"small":{}}'`,
    sql`insert into files (id, key, sha256, name, ext) values (${id}, 'a', 'a', 'a', '.jpg')`,
    sql`update blobs set unused_at = now()`,
    sql`update blobs set formats = '{"large":{}}'`,
    sql`update files set caption = 'a'`,
    sql`update files set key = 'b'`,
  );
  expect(heard).toEqual([
    { kind: 'edit', table: 'files', ids: [id], parents: [] },
    { kind: 'edit', table: 'files', ids: [id], parents: [] },
    { kind: 'withdrawal', table: 'files', ids: [id], parents: [] },
  ]);
});

test('an announcement that cannot be read counts as anything', () => {
  for (const payload of ['*', 'artworks', 'edit', 'edit artworks a', 'moved artworks', ''])
    expect(changeOf(payload), payload).toEqual({ table: '*', kind: 'withdrawal' });
});
