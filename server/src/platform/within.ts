import { setTimeout as sleep } from 'node:timers/promises';

/** What the promise gives, or a failure after so many milliseconds. */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const end = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: end.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} milliseconds`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    end.abort();
    late.catch(() => undefined);
  }
}
