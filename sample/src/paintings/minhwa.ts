import type { Brief } from './kit/brief.ts';
import type { Painting } from './kit/finish.ts';
import { lotusPond } from './minhwa-lotus.ts';
import { fivePeaks } from './minhwa-peaks.ts';
import { peonies } from './minhwa-peony.ts';
import { scholarsShelves } from './minhwa-shelves.ts';

export function minhwa(brief: Brief): Painting {
  return ([scholarsShelves, peonies, fivePeaks, lotusPond][brief.hand] ?? peonies)(brief);
}
