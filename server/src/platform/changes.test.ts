import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { signIn } from '../testing/sign-in.ts';
import { openSilentProxy } from '../testing/silent-proxy.ts';
import { engine, openTestApp, type TestApp } from '../testing/test-app.ts';

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

shared('a read on one instance right after a write on another sees it, 200 times', async () => {
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
    const read = (await call(there, 'GET', `/art-works/${id}`)).json();
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
  const first = await openTestApp();
  onTestFinished(first.services.close);
  const second = await openSecond(first);
  const id = await fixtures(() => first).artwork();
  const administrator = await signIn(first, 'administrator');
  expect(await statusOf(second, id)).toBe(200);
  // As if the process ended here: whatever it does after its commit never happens.
  for (const name of ['announce', 'settled'])
    Object.assign(first.services.changes, { [name]: () => new Promise(() => undefined) });
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

test('every table either announces its changes or is known to be in no answer that is kept', async () => {
  const testApp = await open();
  const { rows } = await testApp.services.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname like 'publish_%') order by relname`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'artwork_views',
    'attempts',
    'audit_entries',
    'companies',
    'contracts',
    'conversations',
    'desk_mails',
    'mails',
    'notifications',
    'open_call_entries',
    'open_call_entry_artworks',
    'roles',
    'secrets',
    'sessions',
    'support_desks',
    'support_messages',
    'tickets',
    'users',
  ]);
});

test('a statement that touches no row announces nothing, and one transaction announces a table once', async () => {
  const testApp = await open();
  const { changes, database } = testApp.services;
  const heard: string[] = [];
  changes.on((table) => heard.push(table));
  await database.orm.execute(sql`update artworks set is_exposed = false where false`);
  await database.orm.transaction(async (tx) => {
    for (const id of ['0123456789abcdef01234567', '0123456789abcdef01234568'])
      await tx.execute(
        sql`insert into artworks (id, title, created_at, updated_at) values (${id}, '산', now(), now())`,
      );
  });
  await changes.settled();
  expect(heard).toEqual(['artworks']);
});
