import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../scripts/postgres.mjs';
import { call } from '../testing/call.ts';
import { openFaultyProxy } from '../testing/faulty-proxy.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { engine, openTestApp, type TestApp } from '../testing/test-app.ts';

const shared = test.runIf(engine === 'postgres');
const ends: (() => Promise<void>)[] = [];
let primary: Postgres;
let standby: Postgres;
let proxy: Awaited<ReturnType<typeof openFaultyProxy>>;
let apps: TestApp[];
let administrator: SignedIn;

async function inDatabase<Row extends pg.QueryResultRow>(postgres: Postgres, text: string, values?: unknown[]) {
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}

beforeAll(async () => {
  if (engine !== 'postgres') return;
  primary = await startPostgres(['synchronous_commit=on']);
  ends.push(primary.stop);
  standby = await primary.startStandby();
  ends.push(standby.stop);
  proxy = await openFaultyProxy(primary.url('postgres'));
  ends.push(proxy.close);
  const settings = { DATABASE_URL: proxy.url, LOG_LEVEL: 'silent', READS_PER_MINUTE: '1000000' };
  apps = [await openTestApp(settings), await openTestApp(settings)];
  ends.push(...apps.map(({ close }) => close));
  administrator = await signIn(at(0), 'administrator');
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Another instance each time. */
function at(turn: number): TestApp {
  const app = apps[turn % apps.length];
  if (!app) throw new Error('no instance is open');
  return app;
}

/**
 * Writers and readers on both instances while something goes wrong. What was acknowledged must be there afterwards, and nothing may be
 * seen after its withdrawal was acknowledged; whoever cannot be served is told to come back.
 */
async function holds(fault: () => Promise<void>, current = () => primary): Promise<Set<number>> {
  const made = await Promise.all(Array.from({ length: 41 }, () => fixtures(() => at(0)).artwork({ title: '전' })));
  // The last one is written when all is over, by nobody else.
  const [last = '', ...ids] = made;
  const [titles, statuses] = [new Map<string, string>(), new Set<number>()];
  const withdrawn = new Set<string>();
  const seen: string[] = [];
  const end = new AbortController();
  let turn = 0;
  const write = async (id: string, body: object) => {
    const { headers } = administrator;
    const { statusCode } = await call(at(turn++), 'PUT', `/art-works/${id}`, { headers, body });
    statuses.add(statusCode);
    return statusCode === 200;
  };
  const writer = async () => {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const id = ids[count % ids.length] ?? '';
      if (count < ids.length && count % 2 === 0) {
        if (await write(id, { is_exposed: false })) withdrawn.add(id);
      } else if (count % 2 === 1 && (await write(id, { title: `제목 ${count}` }))) titles.set(id, `제목 ${count}`);
      await sleep(30);
    }
  };
  const reader = async () => {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const gone = [...withdrawn];
      const path = count % 2 === 0 ? '/art-works?_limit=1000' : `/art-works/${ids[count % ids.length]}`;
      const { statusCode, body } = await call(at(turn++), 'GET', path);
      if (statusCode !== 404) statuses.add(statusCode);
      if (statusCode === 200) seen.push(...gone.filter((id) => body.includes(id)));
      await sleep(10);
    }
  };
  const people = [writer(), reader(), reader(), reader()];
  // Every list is in the caches before anything happens.
  await expect.poll(() => titles.size, { timeout: 10_000 }).toBeGreaterThan(2);
  await fault();
  const healthy = async () =>
    (await Promise.all(apps.map((app) => call(app, 'GET', '/health')))).every(({ statusCode }) => statusCode === 200) &&
    apps.every(({ services }) => services.changes.listening);
  await expect.poll(healthy, { timeout: 20_000 }).toBe(true);
  const before = titles.size + withdrawn.size;
  // By themselves: nothing was restarted.
  await expect.poll(() => write(last, { title: '후' }), { timeout: 10_000 }).toBe(true);
  titles.set(last, '후');
  end.abort();
  await Promise.all(people);
  expect(before).toBeGreaterThan(2);
  const rows = await inDatabase<{ id: string; is_exposed: boolean; title: string }>(
    current(),
    'select id, is_exposed, title from artworks where id = any($1)',
    [made],
  );
  const lost = rows.filter(({ id, is_exposed }) => withdrawn.has(id) && is_exposed).map(({ id }) => id);
  // A later write whose answer was lost may have been done.
  const number = (title: string | undefined) => Number(title?.replace('제목 ', '').replace('후', '1000000') ?? 0);
  const undone = rows.filter(({ id, title }) => titles.has(id) && number(title) < number(titles.get(id)));
  expect({ lost, undone, seen: [...new Set(seen)] }).toEqual({ lost: [], undone: [], seen: [] });
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  return statuses;
}

shared('a slow database loses nothing and shows nothing withdrawn', async () => {
  await holds(async () => {
    proxy.set({ delay: 300 });
    await sleep(3_000);
    proxy.set({});
  });
});

shared('a network that loses connections in the middle of an answer loses nothing else', async () => {
  await holds(async () => {
    proxy.set({ losesOneOf: 25 });
    await sleep(3_000);
    proxy.set({});
  });
});

shared('a work withdrawn while no instance listens is gone on all of them', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => fixtures(() => at(0)).artwork()));
  const status = (app: TestApp, id: string) =>
    call(app, 'GET', `/art-works/${id}`).then(({ statusCode }) => statusCode);
  const statuses = async (id: string) => Promise.all(apps.map((app) => status(app, id)));
  await holds(async () => {
    for (const id of ids) {
      await expect.poll(() => apps.every(({ services }) => services.changes.listening)).toBe(true);
      expect(await statuses(id)).toEqual([200, 200]);
      // The connections that listen have ended before the change is announced to those that there are.
      await inDatabase(
        primary,
        `do $$ begin
           perform pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name like 'hwarang-listener%';
           update artworks set is_exposed = false where id = '${id}';
         end $$`,
      );
      await expect.poll(() => statuses(id), { timeout: 5_000 }).toEqual([404, 404]);
    }
  });
});

for (const [name, signal] of [
  ['restarted', 'SIGINT'],
  ['killed', 'SIGKILL'],
] as const)
  shared(`a database that is ${name} under load loses nothing that was acknowledged`, async () => {
    const statuses = await holds(async () => {
      await primary.halt(signal);
      await sleep(1_000);
      await primary.start();
    });
    expect([...statuses]).toContain(503);
  });

shared('a database that stands still for a while loses nothing that was acknowledged', async () => {
  await holds(async () => {
    primary.pause();
    await sleep(3_000);
    primary.resume();
  });
});

shared('after a failover to a synchronous standby nothing acknowledged is missing', async () => {
  const streaming = () => inDatabase(primary, "select 1 from pg_stat_replication where sync_state = 'sync'");
  await inDatabase(primary, "alter system set synchronous_standby_names = '*'");
  await inDatabase(primary, 'select pg_reload_conf()');
  await expect.poll(async () => (await streaming()).length, { timeout: 20_000 }).toBe(1);
  const statuses = await holds(
    async () => {
      await primary.halt('SIGKILL');
      // First to a standby that is still read-only: writes are told to come back.
      proxy.leadTo(standby.url('postgres'));
      await sleep(1_000);
      standby.promote();
    },
    () => standby,
  );
  expect([...statuses]).toContain(503);
});
