// A PostgreSQL of the tests' own: a new cluster in a temporary folder, on a socket only, gone afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from './requirements.mjs';

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function identity() {
  if (process.getuid?.() !== 0) return undefined;
  const of = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
}

export async function startPostgres() {
  const bin = findPostgres();
  if (!bin)
    throw new Error('PostgreSQL is missing: run "npm test" once, or install it (Debian: apt-get install postgresql)');
  const who = identity();
  const folder = mkdtempSync(join(tmpdir(), 'hwarang-pg-'));
  chmodSync(folder, 0o755);
  if (who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const options = { ...who, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, stdio: 'ignore' };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'shared_buffers=128MB',
    ...(process.env.POSTGRES_DURABLE ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], options);
  const url = (database) => `postgres://postgres@${encodeURIComponent(folder)}/${database}`;
  for (let tries = 0; ; tries += 1) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', folder, '-q'], { stdio: 'ignore' });
      break;
    } catch (failure) {
      if (tries > 150 || server.exitCode !== null) throw failure;
      await sleep(100);
    }
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
