import { setTimeout as sleep } from 'node:timers/promises';
import type { Import } from '@hwarang/domain/imports/imports.contract';
import pg from 'pg';
import { expect } from 'vitest';
import { everyGallery, scopeSetting, scopeValue } from '../platform/gallery-scope.ts';
import { startServerProcess } from './server-process.ts';
import { engine } from './test-app.ts';

/** A site in a process of its own, to be ended in the middle of an import, and an administrator who is signed in. */
export async function startImportSite(environment: NodeJS.ProcessEnv) {
  const { server, origin, ended } = await startServerProcess(environment);
  const call = async <T>(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body ? { body } : {}) });
    expect(answer.status, `${method} ${path}`).toBe(200);
    return (await answer.json()) as T;
  };
  const who = JSON.stringify({ identifier: 'admin@hwarang.art', password: 'open sesame' });
  const { jwt } = await call<{ jwt: string }>('POST', '/auth/local', who, { 'content-type': 'application/json' });
  const headers = { authorization: `Bearer ${jwt}` };
  const as = <T>(method: string, path: string, body?: BodyInit) => call<T>(method, path, body, headers);
  return {
    as,
    kill: async (signal: 'SIGKILL' | 'SIGTERM') => {
      server.kill(signal);
      await ended;
    },
    upload: (sheet: string): Promise<Import> => {
      const form = new FormData();
      form.set('noun', 'art-works');
      form.set('sheet', new Blob([sheet]), '작품.csv');
      return as<Import>('POST', '/imports', form);
    },
    until: async (id: string, is: (one: Import) => boolean): Promise<Import> => {
      for (;;) {
        const one = await as<Import>('GET', `/imports/${id}`);
        if (is(one)) return one;
        await sleep(10);
      }
    },
  };
}

/** On PostgreSQL alone: a statement of somebody else. Answers how many rows it concerns. */
export async function onPostgres({ DATABASE_URL }: NodeJS.ProcessEnv, statement: string): Promise<number> {
  if (engine !== 'postgres') return 0;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  // Else row-level security shows it no sheet.
  await client.query(`set ${scopeSetting} = '${scopeValue(everyGallery)}'`);
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount ?? 0;
}

/** Until no transaction is open: what was under way is kept, or taken back. */
export async function untilQuiet(environment: NodeJS.ProcessEnv): Promise<void> {
  const open =
    'select from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()';
  while ((await onPostgres(environment, open)) > 0) await sleep(100);
}

/** Nobody waits a minute for the process that is gone. */
export const endLease = (environment: NodeJS.ProcessEnv): Promise<number> =>
  onPostgres(environment, 'update imports set lease_until = null');
