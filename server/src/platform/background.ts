import { newLimiter } from './limiter.ts';
import { reasonOf } from './log-failure.ts';

/** Work that nobody waits for: the answer goes out first, so that its time tells nothing of what was found. */
export interface Background {
  /** Fails with 503 when too much is under way. What goes wrong later is logged. */
  start: (work: () => Promise<void>) => void;
  /** Resolves when everything that was started is done. */
  idle: () => Promise<void>;
}

export function newBackground(): Background {
  const limiter = newLimiter({ concurrency: 2, waiting: 200 });
  return {
    start: (work) => {
      limiter.demandRoom();
      limiter.run(work).catch((failure) => console.error(`work behind an answer failed: ${reasonOf(failure)}`));
    },
    idle: limiter.idle,
  };
}
