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
export async function backUpWhenDue(
  source: Source,
  { folder, everyHours, keep }: Schedule,
  now = Date.now(),
  isStopping?: () => boolean,
): Promise<void> {
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
  const made = names.filter((one) => named.test(one));
  const removeOldest = async (of: string[]) => {
    for (const one of [...of].sort().reverse().slice(keep)) await rm(join(folder, one), { force: true });
  };
  // Before the next one too: on a full disk it needs the room that fewer to keep leave.
  await removeOldest(made);
  if (made.includes(name)) return noteNewest(folder);
  try {
    const { lost } = await makeBackup(source, file, isStopping);
    noteBackup(Date.now());
    if (lost.length > 0) log.error({ lost: lost.length }, 'the store has lost files that records show');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw failure;
  }
  await removeOldest([...made, name]);
}

/** Whichever instance made it. */
async function noteNewest(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((one) => named.test(one)).sort();
  const newest = names.at(-1);
  noteBackup(newest ? (await stat(join(folder, newest))).mtimeMs : 0);
}

export async function startBackups(source: Source, schedule: Schedule): Promise<PeriodicJob> {
  await noteNewest(schedule.folder);
  return startPeriodicJob((isStopping) => backUpWhenDue(source, schedule, Date.now(), isStopping), {
    first: lookEvery,
    every: lookEvery,
    failed: 'the scheduled backup failed',
  });
}
