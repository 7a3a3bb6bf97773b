// A PostgreSQL of the tests' own: a new cluster in a temporary folder, on a socket only, gone afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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

/** `further` are settings of the server, as `name=value`. What is in the folder `kept` is there again the next time. */
export async function startPostgres(further = [], kept = undefined) {
  const bin = findPostgres();
  if (!bin)
    throw new Error('PostgreSQL is missing: run "npm test" once, or install it (Debian: apt-get install postgresql)');
  const initdb = (data, options) => {
    const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(join(bin, 'initdb'), args, options);
  };
  return runPostgres(bin, further, initdb, kept);
}

async function runPostgres(bin, further, fill, kept = undefined) {
  const who = identity();
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'hwarang-pg-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  if (who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const options = { ...who, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, stdio: 'ignore' };
  if (!existsSync(join(data, 'PG_VERSION'))) fill(data, options);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'shared_buffers=128MB',
    ...(process.env.POSTGRES_DURABLE ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...further,
  ];
  const url = (database) => `postgres://postgres@${encodeURIComponent(folder)}/${database}`;
  let server;
  const start = async () => {
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(bin, 'postgres'), args, options);
    for (let tries = 0; ; tries += 1) {
      try {
        execFileSync(join(bin, 'pg_isready'), ['-h', folder, '-q'], { stdio: 'ignore' });
        return;
      } catch (failure) {
        if (tries > 150) throw failure;
        await sleep(100);
        // After a kill the memory of the one before is in use until its last process has ended.
        if (server.exitCode !== null || server.signalCode !== null)
          server = spawn(join(bin, 'postgres'), args, options);
      }
    }
  };
  const halt = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  /** Every process of the server, each of which leads a group of its own. */
  const signalAll = (signal) => {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' });
    for (const pid of [server.pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(pid, signal);
  };
  await start();
  return {
    url,
    start,
    halt,
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    /** Another server that replays what this one writes, and answers reads. */
    startStandby: (ofStandby = []) =>
      runPostgres(bin, [...further, ...ofStandby], (copy, asWho) =>
        execFileSync(
          join(bin, 'pg_basebackup'),
          ['-h', folder, '-U', 'postgres', '-D', copy, '-R', '-c', 'fast', '--no-sync'],
          asWho,
        ),
      ),
    promote: () => execFileSync(join(bin, 'pg_ctl'), ['promote', '-w', '-D', data], options),
    stop: async () => {
      await halt('SIGINT');
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}
