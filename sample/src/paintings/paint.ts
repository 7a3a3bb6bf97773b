import { bojagi } from './bojagi.ts';
import { calligraphy } from './calligraphy.ts';
import { ceramic } from './ceramic.ts';
import { colourField } from './colour-field.ts';
import { dansaekhwa } from './dansaekhwa.ts';
import { geometric } from './geometric.ts';
import { gestural } from './gestural.ts';
import { inkLandscape } from './ink-landscape.ts';
import type { Brief } from './kit/brief.ts';
import type { Painting } from './kit/finish.ts';
import { Rng } from './kit/rng.ts';
import { minhwa } from './minhwa.ts';
import { photograph } from './photograph.ts';

export type { Painting } from './kit/finish.ts';

export const styles = [
  'colour-field',
  'ink-landscape',
  'dansaekhwa',
  'minhwa',
  'geometric',
  'calligraphy',
  'photograph',
  'ceramic',
  'bojagi',
  'gestural',
] as const;

export type Style = (typeof styles)[number];

export interface Commission {
  style: Style;
  /** 0..3: the artist within the style. */
  hand: number;
  seed: number;
  width: number;
  height: number;
  /** Words for what the picture must show, such as 'poles' or 'red'; chance decides the rest. */
  motif?: string;
}

const studios: Record<Style, (brief: Brief) => Painting> = {
  'colour-field': colourField,
  'ink-landscape': inkLandscape,
  dansaekhwa,
  minhwa,
  geometric,
  calligraphy,
  photograph,
  ceramic,
  bojagi,
  gestural,
};

/** The same commission always gives the same picture, byte for byte. */
export function paint(commission: Commission): Painting {
  const { style, hand, seed, width, height, motif = '' } = commission;
  if (!(style in studios)) throw new RangeError(`No such style: ${style}`);
  if (!Number.isInteger(hand) || hand < 0 || hand > 3) throw new RangeError(`A style has hands 0 to 3, not ${hand}`);
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 16 || side > 8192)
      throw new RangeError(`A side measures 16 to 8192 pixels, not ${side}`);
  }
  const rng = new Rng(styles.indexOf(style) + 1, hand + 1, seed);
  const words = new Set(motif.split(' ').filter(Boolean));
  const painting = studios[style]({ w: width, h: height, hand, seed, rng, motif: words });
  if (words.size > 0) throw new RangeError(`Hand ${hand} of ${style} knows no ${[...words].join(', ')}`);
  return painting;
}
