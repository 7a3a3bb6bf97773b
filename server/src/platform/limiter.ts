import { Failure } from '@hwarang/domain/failures';
import PQueue from 'p-queue';
import { countRefusal, watchQueue } from './metrics.ts';

export type Limiter = ReturnType<typeof newLimiter>;

interface Options {
  /** What it is called in the metrics; without a name it is not in them. */
  name?: string;
  /** How much runs at the same time. */
  concurrency: number;
  /** How much may wait beside it. A longer queue only makes everybody late, and its memory has no bound. */
  waiting: number;
  /** Seconds after which a caller that was refused may try again. */
  retryAfter?: number;
}

/** The one limiter of the server: bounded concurrency with a bounded queue. */
export function newLimiter({ name, concurrency, waiting, retryAfter = 5 }: Options) {
  const queue = new PQueue({ concurrency });
  if (name) watchQueue(name, queue);
  const demandRoom = () => {
    if (queue.pending < concurrency || queue.size < waiting) return;
    if (name) countRefusal(name);
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
