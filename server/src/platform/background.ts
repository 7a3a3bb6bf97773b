import { newLimiter } from './limiter.ts';
import { log } from './log.ts';

/** Work that nobody waits for: the answer goes out first, so that its time tells nothing of what was found. */
export function newBackground() {
  const limiter = newLimiter({ name: 'background', concurrency: 2, waiting: 200 });
  return {
    /** Fails with 503 when too much is under way. What goes wrong later is logged. */
    start: (work: () => Promise<void>): void => {
      limiter.demandRoom();
      limiter.run(work).catch((failure) => log.error({ err: failure }, 'work behind an answer failed'));
    },
    /** Resolves when everything that was started is done. */
    idle: limiter.idle,
  };
}
