import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { noteBackup } from '../platform/metrics.ts';
import { type PeriodicJob, startPeriodicJob } from '../platform/periodic-job.ts';
import { beat, makeBackup, type Source } from './backup.service.ts';

type Schedule = NonNullable<Config['backups']>;

const hour = 3_600_000;
const lookEvery = 60_000;
/** One that was not touched for so long is of a process that died. */
const abandonedAfter = 10 * beat;
const named = /^hwarang-\d{8}T\d{6}Z\.zip$/;

/** Named after the time slot it is for: instances that share the folder mean the same file, and one of them makes it. */
const nameAt = (time: number, everyHours: number): string => {
  const start = new Date(Math.floor(time / (everyHours * hour)) * everyHours * hour);
  return `hwarang-${start.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.zip`;
};

/** Makes the backup of this time slot unless it is there or being made, then removes the oldest beyond those to keep. */
export async function backUpWhenDue(source: Source, { folder, everyHours, keep }: Schedule, now = Date.now()) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = nameAt(now, everyHours);
  const file = join(folder, name);
  const names = await readdir(folder);
  for (const one of names.filter(
    (each) => each.endsWith('.partial') && named.test(each.slice(0, -'.partial'.length)),
  )) {
    const found = await stat(join(folder, one)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(join(folder, one), { force: true });
  }
  if (names.includes(name)) return;
  try {
    const { lost } = await makeBackup(source, file);
    noteBackup(Date.now());
    if (lost.length > 0) log.error({ lost: lost.length }, 'the store has lost files that records show');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw failure;
  }
  const old = [...names.filter((one) => named.test(one)), name].sort().reverse().slice(keep);
  for (const one of old) await rm(join(folder, one), { force: true });
}

export async function startBackups(source: Source, schedule: Schedule): Promise<PeriodicJob> {
  const names = (await readdir(schedule.folder).catch(() => [])).filter((one) => named.test(one)).sort();
  const newest = names.at(-1);
  if (newest) noteBackup((await stat(join(schedule.folder, newest))).mtimeMs);
  return startPeriodicJob(() => backUpWhenDue(source, schedule), {
    first: lookEvery,
    every: lookEvery,
    failed: 'the scheduled backup failed',
  });
}
