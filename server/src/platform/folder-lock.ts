import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const beat = 2_000;
const stale = 10_000;

interface Holder {
  pid: number;
  host: string;
  started: string;
}

/** Tells two processes with the same number apart: the number of a dead one is given out again. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function lives(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(holder.pid) === holder.started;
}

function read(file: string): { holder: Holder | undefined; age: number } | undefined {
  try {
    const { mtimeMs } = statSync(file);
    const text = readFileSync(file, 'utf8');
    return { holder: text ? (JSON.parse(text) as Holder) : undefined, age: Date.now() - mtimeMs };
  } catch {
    return undefined;
  }
}

export class FolderInUse extends Error {}

/**
 * One process at a time on a folder. The embedded database has no lock of its own, and two processes on one folder lose
 * each other's writes without a word. A lock left by a crash is taken over at once on the same machine, and after ten
 * silent seconds when its holder lived on another (a container with the same volume).
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const me: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(me), { flag: 'wx' });
      break;
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    }
    const found = read(file);
    if (!found) continue;
    const dead = found.holder?.host === me.host ? !lives(found.holder) : found.age > stale;
    if (dead) {
      await takeOver(file, found.holder);
    } else if (found.holder?.host === me.host) {
      throw new FolderInUse(
        `${folder} is in use by process ${found.holder.pid}: stop it first, or choose another DATA_DIR`,
      );
    } else {
      await sleep(beat);
      const again = read(file);
      if (again && again.age < stale && again.holder)
        throw new FolderInUse(
          `${folder} is in use by a process on ${again.holder.host}: stop it first, or choose another DATA_DIR`,
        );
    }
  }
  const heart = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // the folder is gone, and with it what the lock protected
    }
  }, beat);
  heart.unref();
  const release = () => {
    clearInterval(heart);
    rmSync(file, { force: true });
    process.off('exit', release);
  };
  process.once('exit', release);
  return release;
}

/** Only one of several that saw the same dead holder may remove its file, or the slower one removes a living lock. */
async function takeOver(file: string, seen: Holder | undefined): Promise<void> {
  const door = `${file}.takeover`;
  try {
    writeFileSync(door, '', { flag: 'wx' });
  } catch {
    const age = read(door)?.age ?? 0;
    if (age > stale) rmSync(door, { force: true });
    await sleep(50);
    return;
  }
  try {
    if (JSON.stringify(read(file)?.holder) === JSON.stringify(seen)) rmSync(file, { force: true });
  } finally {
    rmSync(door, { force: true });
  }
}
