import { availableParallelism } from 'node:os';
import { newLimiter } from '../platform/limiter.ts';

export const pictureWorkers = Math.max(2, Math.min(3, availableParallelism()));
/** Above this a picture is unpacked alone: two of the largest at once would not fit into the memory of a small machine. */
const largePixels = 40_000_000;

// Picture work runs on the threads that also read files and hash passwords: no more of it at once than there are cores. What enters
// here has been admitted by a limiter before (forms with files, derivatives, sprites), so these queues are short; the bound is a backstop.
const all = newLimiter({ name: 'pictures', concurrency: pictureWorkers, waiting: 1_000, retryAfter: 2 });
const large = newLimiter({ name: 'large-pictures', concurrency: 1, waiting: 200, retryAfter: 2 });

/** `later` is for what is made ahead: it begins when nobody waits for a picture. */
export async function pictureWork<T>(
  work: () => Promise<T>,
  { pixels = 0, urgency = 'now' as 'now' | 'later' } = {},
): Promise<T> {
  if (urgency === 'later') await all.idle();
  return pixels > largePixels ? large.run(() => all.run(work)) : all.run(work);
}
