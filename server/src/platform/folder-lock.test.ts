import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let place: string;
beforeEach(() => {
  place = join(mkdtempSync(join(tmpdir(), 'hwarang-lock-')), 'database');
});
afterEach(() => rmSync(join(place, '..'), { recursive: true, force: true }));

/** A process that lives until it is told to go, and whose lock file we write as it would. */
async function stranger(): Promise<{ pid: number; started: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('spawn', resolve));
  const pid = child.pid ?? 0;
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
  return {
    pid,
    started: stat.split(') ')[1]?.split(' ')[19] ?? '',
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

const hold = (holder: object) => writeFileSync(`${place}.lock`, JSON.stringify(holder));

test('a second holder of the same folder is refused with a clear line', async () => {
  const other = await stranger();
  hold({ pid: other.pid, host: hostname(), started: other.started });
  await expect(lockFolder(place)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(place)).rejects.toThrow(`is in use by process ${other.pid}`);
  await other.kill();
});

test('the lock of a holder that crashed is taken over at once', async () => {
  const other = await stranger();
  hold({ pid: other.pid, host: hostname(), started: other.started });
  await other.kill();
  const release = await lockFolder(place);
  release();
  expect(existsSync(`${place}.lock`)).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'a new process with the number of the dead holder does not keep the lock',
  async () => {
    const other = await stranger();
    hold({ pid: other.pid, host: hostname(), started: '1' });
    (await lockFolder(place))();
    await other.kill();
  },
);

test('of ten that find the same dead holder, one gets the lock', async () => {
  const other = await stranger();
  await other.kill();
  hold({ pid: other.pid, host: hostname(), started: other.started });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(place)));
  const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  for (const winner of winners) winner.value();
});

test('a holder on another machine counts as gone after ten silent seconds, not before', async () => {
  hold({ pid: 1, host: 'elsewhere', started: '1' });
  await expect(lockFolder(place)).rejects.toThrow('is in use by a process on elsewhere');
  const longAgo = new Date(Date.now() - 11_000);
  utimesSync(`${place}.lock`, longAgo, longAgo);
  (await lockFolder(place))();
});
