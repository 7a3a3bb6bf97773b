import { setImmediate } from 'node:timers/promises';

/** Some milliseconds of work. */
const slice = 25;

/** The same for each, in slices: what visitors ask for meanwhile gets its turn between them. */
export async function inSlices<One, Result>(all: readonly One[], work: (one: One) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) {
    if (results.length > 0 && results.length % slice === 0) await setImmediate();
    results.push(work(one));
  }
  return results;
}
