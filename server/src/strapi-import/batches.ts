/** So many records are in memory at once, and go to the database by one statement. */
const [fewest, first, most] = [10, 100, 500];
/** Milliseconds of a batch: below the first the next one is larger, above the second it is smaller. */
const [quick, slow] = [1_000, 4_000];

/**
 * Batches as large as the machine takes in a few seconds: on one that is slow or busy no statement comes near the time limit of the
 * database, and progress is told often.
 */
export async function* batchesOf<One>(all: AsyncIterable<One>): AsyncGenerator<One[]> {
  let [batch, size]: [One[], number] = [[], first];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    const began = performance.now();
    yield batch;
    const took = performance.now() - began;
    if (took > slow) size = Math.max(fewest, Math.ceil(size / 2));
    else if (took < quick) size = Math.min(most, size * 2);
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export function* slicesOf<One>(all: readonly One[], size: number): Generator<One[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/**
 * A record that depends on one before it in the list (the same id twice, a name that the other gives up or takes) waits for the next
 * round: one statement cannot write a row twice, and what it decides by must be written by then. The first never waits.
 */
export async function inRounds<One>(all: One[], round: (some: One[]) => Promise<One[]>): Promise<void> {
  for (let some = all; some.length > 0; ) some = await round(some);
}

/** Splits off those that make a claim which one before them has made already. */
export function withoutRepeats<One>(all: readonly One[], claims: (one: One) => readonly string[]): [One[], One[]] {
  const seen = new Set<string>();
  const [first, later]: [One[], One[]] = [[], []];
  for (const one of all) {
    const own = claims(one);
    (own.some((claim) => seen.has(claim)) ? later : first).push(one);
    for (const claim of own) seen.add(claim);
  }
  return [first, later];
}
