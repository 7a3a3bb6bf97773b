import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ask } from './client.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { killed, runScenario, terminated } from './faults.ts';
import { takesConnections } from './part.ts';

// The short form of `npm run bench:faults`.
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ instances: 2, spread: 'as deployed' });
  return () => cluster.close();
});

const load = { readers: 3, writers: 2, pause: 30 };

test('SIGTERM under load, and the start after it: no request fails, nothing is lost or doubled', async () => {
  const { failures, problems, reads, acknowledged } = await runScenario(cluster, terminated, 1, load);
  expect(failures).toEqual([]);
  expect(problems).toEqual([]);
  expect(Math.min(reads, acknowledged)).toBeGreaterThan(0);
});

test('kill -9 under load, and the start after it: nothing acknowledged is lost or doubled', async () => {
  const { problems, reads, acknowledged } = await runScenario(cluster, killed, 1, load);
  expect(problems).toEqual([]);
  expect(Math.min(reads, acknowledged)).toBeGreaterThan(0);
});

test('a page that is being made when its instance stops is answered whole', async () => {
  const [instance] = cluster.instances;
  if (!instance) throw new Error('the cluster has no instance');
  const database = new pg.Client(cluster.databaseUrl);
  await database.connect();
  onTestFinished(() => database.end());
  // The page reads the settings first and asks for its contents then.
  await database.query('begin');
  await database.query('lock table settings in access exclusive mode');
  const page = ask(instance.base, '/exhibitions');
  const waits = `select 1 from pg_locks where relation = 'settings'::regclass and not granted`;
  await expect.poll(async () => (await database.query(waits)).rowCount).toBe(1);
  const stopped = instance.stop('SIGTERM');
  await expect.poll(() => takesConnections(Number(new URL(instance.base).port))).toBe(false);
  await database.query('commit');
  expect((await page).status).toBe(200);
  await stopped;
});
