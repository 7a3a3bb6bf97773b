import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { fillDisk, mountSmallDisk } from '../testing/small-disk.ts';
import { engine, newEnvironment } from '../testing/test-app.ts';
import { openDatabase } from './database.ts';
import { failureLine } from './failure-line.ts';

/** Without end, until the engine has no stack left: it throws, and cannot be used any more. */
const endless =
  'create function f(n int) returns int language plpgsql as $$ begin return f(n + 1); end $$; select f(1)';

async function post(url: string, body: object, token?: string): Promise<{ id: string; jwt: string }> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; jwt: string };
}

const administrator = { identifier: 'admin@hwarang.art', password: 'open sesame' };
const galleryOf = (number: number) => ({ name: `남은 곳 ${number}`, name_en: `Still Here ${number}` });

/** A server, and a client of its engine that goes past it. */
async function startBeside(environment: NodeJS.ProcessEnv) {
  const sockets = mkdtempSync(join(inject('ground'), 's-'));
  onTestFinished(() => rmSync(sockets, { recursive: true, force: true }));
  const started = await startServerProcess({ ...environment, TMPDIR: sockets });
  onTestFinished(() => void started.server.kill('SIGKILL'));
  const folder = readdirSync(sockets).find((name) => name.startsWith('hwarang-')) ?? '';
  const client = new pg.Client({ host: join(sockets, folder), user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  const { jwt } = await post(`${started.origin}/api/auth/local`, administrator);
  const readGallery = async (id: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${jwt}` };
    return (await fetch(`${started.origin}/api/galleries/${id}`, { headers })).json();
  };
  return { ...started, client, jwt, readGallery };
}

describe.runIf(engine === 'embedded')('the embedded engine', () => {
  test('that breaks ends the server, and the next start has everything', async () => {
    const environment = await newEnvironment();
    const { origin, jwt, client, output, ended } = await startBeside(environment);
    const { id } = await post(`${origin}/api/galleries`, galleryOf(1), jwt);
    await expect(client.query(endless)).rejects.toThrow();
    expect(await ended).toBe(1);
    expect(output()).toContain('the server stops');
    const again = await startBeside(environment);
    expect(await again.readGallery(id)).toMatchObject(galleryOf(1));
  }, 120_000);

  test('without room for its log ends the server, and has all it acknowledged once there is room', async (context) => {
    const environment = await newEnvironment();
    const folder = join(environment.DATA_DIR ?? '', 'small');
    if (!mountSmallDisk(folder, 200)) return context.skip();
    cpSync(join(environment.DATA_DIR ?? '', 'database'), join(folder, 'database'), { recursive: true });
    const { origin, jwt, client, output, ended } = await startBeside({ ...environment, DATA_DIR: folder });
    const makeRoom = fillDisk(folder, 40);
    const acknowledged = new Map<number, string>();
    // Each part of the log is left at once, so that the next one is soon one too many.
    for (let number = 0; !output().includes('the server stops'); number += 1) {
      const one = await post(`${origin}/api/galleries`, galleryOf(number), jwt).catch(() => undefined);
      if (one) acknowledged.set(number, one.id);
      if (!(await client.query('select pg_switch_wal()').catch(() => undefined))) break;
    }
    expect(await ended).toBe(1);
    expect(acknowledged.size).toBeGreaterThan(1);
    makeRoom();
    const again = await startBeside({ ...environment, DATA_DIR: folder });
    for (const [number, id] of acknowledged) expect(await again.readGallery(id)).toMatchObject(galleryOf(number));
  }, 120_000);

  test('without room for a new database ends the start with a line that says so', async (context) => {
    const dataDir = join(inject('ground'), 'tiny');
    if (!mountSmallDisk(dataDir, 20)) return context.skip();
    const failure = await openDatabase({ dataDir, databaseUrl: undefined }).catch((reason: unknown) => reason);
    expect(failureLine(failure)).toMatch(
      /^The embedded database in \S+ does not open: its disk has \d MB left, and it may need 64 \([^\n]+\)$/,
    );
  }, 120_000);
});
