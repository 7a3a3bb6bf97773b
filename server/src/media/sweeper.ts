import type { Orm } from '../platform/orm.ts';
import { type PeriodicJob, startPeriodicJob } from '../platform/periodic-job.ts';
import { recipe } from './derivatives.ts';
import { databaseTime, forgetUnusedBlobs, knownLocations } from './media.store.ts';
import type { Storage } from './storage.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Stray {
  key: string;
  location: string;
  isOutdated: boolean;
}

/**
 * Removes what nothing speaks of: content without a file, objects without content (an upload cut off by a crash), sizes made by an
 * older recipe. Only what is older than the grace, because an object is there a moment before the row that names it.
 */
export async function sweep(orm: Orm, storage: Storage, grace = day, isStopping = () => false): Promise<number> {
  await forgetUnusedBlobs(orm, grace / 1000);
  // Of two clocks the one behind: one alone that is ahead would make what is just being uploaded old enough.
  const before = Math.min(Date.now(), (await databaseTime(orm)).getTime()) - grace;
  let removed = 0;
  let batch: Stray[] = [];
  const removeStrays = async () => {
    const known = await knownLocations(orm, [...new Set(batch.map(({ location }) => location))]);
    for (const { key, location, isOutdated } of batch)
      if (isOutdated || !known.has(location)) {
        await storage.delete(key);
        removed += 1;
      }
    batch = [];
  };
  for await (const { key, modifiedAt } of storage.list()) {
    if (isStopping()) return removed;
    if (modifiedAt.getTime() > before) continue;
    const [shard, subshard, folder, made, name] = key.split('/');
    // Anything else in the bucket is somebody else's.
    if (!folder || !/^[0-9a-f]{64}\.[0-9a-f]{8}$/.test(folder) || !made) continue;
    const isOutdated = name !== undefined && made !== recipe;
    batch.push({ key, location: `${shard}/${subshard}/${folder}`, isOutdated });
    if (batch.length >= 500) await removeStrays();
  }
  if (batch.length > 0) await removeStrays();
  return removed;
}

export const startSweeper = (orm: Orm, storage: Storage): PeriodicJob =>
  startPeriodicJob((isStopping) => sweep(orm, storage, day, isStopping), {
    first: 5 * minute,
    every: day,
    failed: 'removing unused pictures failed',
  });
