import type { Rng } from './rng.ts';

/** What a style is given: the size, which of its four artists paints, and the chance of the day. */
export interface Brief {
  w: number;
  h: number;
  hand: number;
  seed: number;
  rng: Rng;
}
