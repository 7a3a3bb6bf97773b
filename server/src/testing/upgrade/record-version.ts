/**
 * Makes what a later version is upgraded from: a dump of a filled database, and the statements that this version sends while people
 * use it. See the README beside it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { ensureAccounts } from '../../accounts/ensure-accounts.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { buildApp } from '../../app.ts';
import { ensureOpenCall } from '../../open-calls/open-calls.store.ts';
import { readConfig } from '../../platform/config.ts';
import { openServices } from '../../services/services.ts';
import { painting } from '../pictures.ts';
import { password, walk } from './journey.ts';
import type { Recorded } from './recorded.ts';

const sent: Recorded['statements'] = [];
const connections: unknown[] = [];
let isRecording = false;
/** What concerns the connection or the instances among each other, not the tables. */
const unrelated = /^\s*(set|listen|select pg_notify|select split_part\(application_name|select pg_advisory_lock)/i;

function recordQueries(): void {
  const { query } = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  Object.assign(pg.Client.prototype, {
    query(this: unknown, ...given: unknown[]) {
      const [first, second] = given as [string | pg.QueryConfig, unknown];
      const { text = '', name, values }: Partial<pg.QueryConfig> = typeof first === 'string' ? { text: first } : first;
      if (isRecording && text !== '' && !unrelated.test(text)) {
        if (!connections.includes(this)) connections.push(this);
        const used: unknown[] = Array.isArray(second) ? second : (values ?? []);
        sent.push({
          connection: connections.indexOf(this),
          ...(name ? { name } : {}),
          text,
          values: used.map((value) => (value instanceof Date ? value.toISOString() : value)),
        });
      }
      return query.apply(this, given);
    },
  });
}

/** Without settings of newer servers and commands of psql, which would make the file unreadable elsewhere. */
function dumpOf(databaseUrl: string): string {
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=50'];
  const dump = execFileSync('pg_dump', [databaseUrl, ...options], { encoding: 'utf8', maxBuffer: 1e8 });
  const unwanted = /^(\\|--|SET (?!check_function_bodies)|SELECT pg_catalog\.set_config|$)/;
  const lines = dump.split('\n').filter((line) => !unwanted.test(line));
  return `${lines.join('\n')}\n`;
}

async function record(databaseUrl: string, dataDir: string, target: string): Promise<void> {
  const DATABASE_URL = databaseUrl;
  const services = await openServices(
    readConfig({ DATABASE_URL, DATA_DIR: dataDir, SAMPLE_DATA: 'off', LOG_LEVEL: 'error', ADMIN_PASSWORD: password }),
  );
  const { orm, pool } = services.database;
  await ensureAccounts(services);
  await ensureOpenCall(orm);
  for (let number = 0; number < 6; number += 1) {
    const buffer = await painting(64, 48, number).png().toBuffer();
    await services.media.ingest({ buffer }, { name: `그림 ${number}.png` });
  }
  await pool.query(readFileSync(new URL('fill.sql', import.meta.url), 'utf8'));
  await pool.query("update users set password_hash = $1 where password_hash = ''", [await hashPassword(password)]);
  writeFileSync(`${target}.sql`, dumpOf(databaseUrl));

  const { fastify } = await buildApp(services);
  recordQueries();
  isRecording = true;
  const made = await walk(fastify);
  isRecording = false;
  const recorded: Recorded = { made, statements: sent };
  writeFileSync(`${target}.statements.json.gz`, gzipSync(JSON.stringify(recorded, null, 1), { level: 9 }));
  console.info(`${sent.length} statements, ${new Set(sent.map(({ text }) => text)).size} different`);
  await fastify.close();
  await services.close();
}

const [target] = process.argv.slice(2);
if (!target) throw new Error('say where the dump goes: record-version.ts <path without ending>');
const server = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-version-'));
try {
  await record(server.url('postgres'), dataDir, target);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
