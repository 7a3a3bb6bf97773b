import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Orm } from '../platform/orm.ts';
import { type PeriodicJob, startPeriodicJob } from '../platform/periodic-job.ts';
import type { DerivativeCache } from './derivative-cache.ts';
import { claimBlobToWarm, markWarmed } from './media.store.ts';
import type { Pyramids } from './pyramids.ts';

/** The one who uploads looks at the picture first, and others may be uploading still. */
const afterUpload = 5_000;
/** Visitors come first: while the machine is busy, the next picture waits, though not for ever. */
const longestWait = 60_000;

/** Makes ahead what visitors will ask for. What is left to do stands in the database, so a restart forgets nothing. */
export function openWarmer(
  orm: Orm,
  derivativeCache: DerivativeCache,
  pyramids: Pick<Pyramids, 'makeAhead'>,
  { after = afterUpload, patience = longestWait } = {},
) {
  let job: PeriodicJob | undefined;
  const warm = async (isStopping: () => boolean): Promise<void> => {
    for (;;) {
      for (let waited = 0; waited < patience && isBusy() && !isStopping(); waited += 200) await sleep(200);
      const blob = isStopping() ? undefined : await claimBlobToWarm(orm);
      if (!blob) return;
      const formats = await derivativeCache.makeAll(blob, isStopping);
      if (formats && !isStopping()) await pyramids.makeAhead(blob);
      if (formats) await markWarmed(orm, blob.sha256, formats);
    }
  };
  return {
    /** Before this nothing is made ahead: a site that is still being furnished needs all its cores. */
    start: (): void => {
      job ??= startPeriodicJob(warm, { first: after, every: 60_000, failed: 'making picture sizes ahead failed' });
    },
    /** Something new has come. */
    notify: (): void => job?.runWithin(after),
    close: async (): Promise<void> => job?.close(),
  };
}

const isBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism();
