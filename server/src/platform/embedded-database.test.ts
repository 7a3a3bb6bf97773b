import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { engine, newEnvironment } from '../testing/test-app.ts';

/** Without end, until the engine has no stack left: it throws, and cannot be used any more. */
const endless =
  'create function f(n int) returns int language plpgsql as $$ begin return f(n + 1); end $$; select f(1)';

async function post(url: string, body: object, token?: string): Promise<{ id: string; jwt: string }> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; jwt: string };
}

test.runIf(engine === 'embedded')(
  'an engine that breaks ends the server, and the next start has everything',
  async () => {
    const environment = await newEnvironment();
    const sockets = mkdtempSync(join(inject('ground'), 's-'));
    onTestFinished(() => rmSync(sockets, { recursive: true, force: true }));
    const start = async () => {
      const started = await startServerProcess({ ...environment, TMPDIR: sockets });
      onTestFinished(() => void started.server.kill('SIGKILL'));
      const folder = readdirSync(sockets).find((name) => name.startsWith('hwarang-')) ?? '';
      return { ...started, host: join(sockets, folder) };
    };
    const { origin, host, output, ended } = await start();
    const administrator = { identifier: 'admin@hwarang.art', password: environment.ADMIN_PASSWORD };
    const { jwt } = await post(`${origin}/api/auth/local`, administrator);
    const artist = { localname: '남은 이', englishname: 'Still Here', mobile: '1', email: 'here@example.com' };
    const { id } = await post(`${origin}/api/artists`, artist, jwt);

    const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    await expect(client.query(endless)).rejects.toThrow();
    expect(await ended).toBe(1);
    expect(output()).toContain('the server stops');

    const again = await start();
    const { jwt: after } = await post(`${again.origin}/api/auth/local`, administrator);
    const found = await fetch(`${again.origin}/api/artists/${id}`, { headers: { authorization: `Bearer ${after}` } });
    expect(await found.json()).toMatchObject(artist);
  },
  120_000,
);
