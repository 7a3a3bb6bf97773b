import type { Rng } from './rng.ts';

/** What a style is given: the size, which of its four artists paints, the chance of the day and what the picture must show. */
export interface Brief {
  w: number;
  h: number;
  hand: number;
  seed: number;
  rng: Rng;
  /** Words that the painter has not used yet; one that is left at the end is an error. */
  motif: Set<string>;
}

/** The option that the motif names, or else one by chance. The draw is made either way, so the rest stays as it is. */
export function choose<T>({ rng, motif }: Brief, options: Record<string, T>): T {
  const names = Object.keys(options);
  const drawn = rng.pick(names);
  const name = names.find((one) => motif.delete(one)) ?? drawn;
  return options[name] as T;
}

/** Whether the picture has `word`: the motif may say so, or `no-word`; otherwise it is chance. */
export function has({ rng, motif }: Brief, word: string, chance: number): boolean {
  const drawn = rng.chance(chance);
  if (motif.delete(word)) return true;
  return motif.delete(`no-${word}`) ? false : drawn;
}
