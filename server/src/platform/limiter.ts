import { Failure } from '@hwarang/domain/failures';
import PQueue from 'p-queue';

export type Limiter = ReturnType<typeof newLimiter>;

interface Options {
  /** How much runs at the same time. */
  concurrency: number;
  /** How much may wait beside it. A longer queue only makes everybody late, and its memory has no bound. */
  waiting: number;
  /** Seconds after which a caller that was refused may try again. */
  retryAfter?: number;
}

/** The one limiter of the server: bounded concurrency with a bounded queue. */
export function newLimiter({ concurrency, waiting, retryAfter = 5 }: Options) {
  const queue = new PQueue({ concurrency });
  const demandRoom = () => {
    if (queue.pending >= concurrency && queue.size >= waiting)
      throw new Failure('unavailable', 'Too many at once, please try again', { retryAfter });
  };
  return {
    /** Fails as `run` would now. */
    demandRoom,
    /** Runs the work as soon as there is room; fails with 503 and Retry-After when too much waits already. */
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      demandRoom();
      return queue.add(work);
    },
    /** Resolves when nothing runs and nothing waits. */
    idle: (): Promise<void> => queue.onIdle(),
  };
}
