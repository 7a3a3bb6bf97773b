import { createHmac } from 'node:crypto';

const drawn = (seed: string, ...parts: string[]): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(parts.join(' ')).digest('hex');

/** An order that nobody can foresee without the seed of the round, the same whenever it is asked for. */
export function shuffled<Item>(
  seed: string,
  purpose: string,
  items: readonly Item[],
  idOf: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, by: drawn(seed, purpose, idOf(item)) }))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .map(({ item }) => item);
}

/** Stands for an artist before one juror: two jurors who compare theirs learn nothing. */
export const artistKey = (seed: string, jurorId: string, artistId: string): string =>
  drawn(seed, 'artist', jurorId, artistId).slice(0, 32);
