import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work without a pause. */
const longest = 2;

/** The same for each, in slices: what visitors ask for meanwhile gets its turn between them. */
export async function inSlices<One, Result>(all: readonly One[], work: (one: One) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let begun = performance.now();
  for (const one of all) {
    if (performance.now() - begun > longest) {
      await setImmediate();
      begun = performance.now();
    }
    results.push(work(one));
  }
  return results;
}
