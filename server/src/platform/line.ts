import { Failure } from '@hwarang/domain/failures';

/** So many at work, so many waiting; who comes after that is sent away. */
export function openLine(places: number, longest: number): <T>(work: () => Promise<T>) => Promise<T> {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working < places) working += 1;
    else {
      if (waiting.length >= longest)
        throw new Failure('unavailable', 'Too many at once, please try again', { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
