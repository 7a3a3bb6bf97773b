import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Orm } from '../platform/database.ts';
import { reasonOf } from '../platform/log-failure.ts';
import type { DerivativeCache } from './derivative-cache.ts';
import { claimBlobToWarm, markWarmed } from './media.store.ts';

const idle = 60_000;
/** The one who uploads looks at the picture first, and others may be uploading still. */
const afterUpload = 5_000;

/** Makes ahead what visitors will ask for. What is left to do stands in the database, so a restart forgets nothing. */
export interface Warmer {
  /** Before this nothing is made ahead: a site that is still being furnished needs all its cores. */
  start: () => void;
  /** Something new has come. */
  notify: () => void;
  close: () => Promise<void>;
}

/** Visitors come first: while the machine is busy, the next picture waits, though not for ever. */
const longestWait = 60_000;

export function openWarmer(
  orm: Orm,
  derivativeCache: DerivativeCache,
  { after = afterUpload, patience = longestWait } = {},
): Warmer {
  let started = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  const calm = async (): Promise<void> => {
    for (let waited = 0; waited < patience && (loadavg()[0] ?? 0) > availableParallelism() && !closed; waited += 200)
      await sleep(200);
  };
  const round = async (): Promise<void> => {
    for (;;) {
      await calm();
      const blob = closed ? undefined : await claimBlobToWarm(orm);
      if (!blob) return;
      const formats = await derivativeCache.makeAll(blob, () => closed);
      if (formats) await markWarmed(orm, blob.sha256, formats);
    }
  };
  const begin = () => {
    if (closed || working) return;
    working = round()
      .catch((failure: Error) => console.warn(`making picture sizes ahead failed: ${reasonOf(failure)}`))
      .finally(() => {
        working = undefined;
        plan(idle);
      });
  };
  let due = 0;
  // The sooner plan holds: uploads that never pause must not put it off for ever.
  const plan = (delay: number) => {
    const at = Date.now() + delay;
    if (!started || closed || (due > Date.now() && due <= at)) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(begin, delay).unref();
  };
  return {
    start: () => {
      started = true;
      plan(after);
    },
    notify: () => plan(after),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await working;
    },
  };
}
