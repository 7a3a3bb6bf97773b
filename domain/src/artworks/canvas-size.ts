import type { Language } from '../language.ts';
import type { Size } from './size.ts';

/** Proportions of a canvas of one number: figure (인물), landscape (풍경), marine (해경), square. */
export const canvasTypes = ['F', 'P', 'M', 'S'] as const;
export type CanvasType = (typeof canvasTypes)[number];

/** A canvas as shops in Korea sell it: '10호 F' is 53.0 × 45.5 cm. */
export interface Canvas {
  number: number;
  type: CanvasType;
}

/** By number (호): the longer side, which all types share, then the shorter side of F, P and M, in centimetres. */
const sides: Readonly<Record<number, readonly [long: number, F: number, P: number, M: number]>> = {
  0: [17.9, 13.9, 11.8, 10],
  1: [22.7, 15.8, 14, 12],
  2: [25.8, 17.9, 16, 14],
  3: [27.3, 22, 19, 16],
  4: [33.4, 24.2, 21.2, 19],
  5: [34.8, 27.3, 24.2, 21.2],
  6: [40.9, 31.8, 27.3, 24.2],
  8: [45.5, 37.9, 33.4, 27.3],
  10: [53, 45.5, 40.9, 33.4],
  12: [60.6, 50, 45.5, 40.9],
  15: [65.1, 53, 50, 45.5],
  20: [72.7, 60.6, 53, 50],
  25: [80.3, 65.1, 60.6, 53],
  30: [90.9, 72.7, 65.1, 60.6],
  40: [100, 80.3, 72.7, 65.1],
  50: [116.8, 91, 80.3, 72.7],
  60: [130.3, 97, 89.4, 80.3],
  80: [145.5, 112.1, 97, 89.4],
  100: [162.2, 130.3, 112.1, 97],
  120: [193.9, 130.3, 112.1, 97],
  150: [227.3, 181.8, 162.2, 145.5],
  200: [259.1, 193.9, 181.8, 162.2],
  300: [290.9, 218.2, 197, 181.8],
  500: [333.3, 248.5, 218.2, 197],
};

export const canvasNumbers: readonly number[] = Object.keys(sides).map(Number);

/** The canvas lying on its longer side, as tables list it; undefined for a number that is not made. */
export function canvasSize({ number, type }: Canvas): Size | undefined {
  const [long, F, P, M] = sides[number] ?? [];
  if (!long || !F || !P || !M) return undefined;
  return { width: long, height: { F, P, M, S: long }[type] };
}

/** Makers differ by some millimetres: 162.1 and 162.2, 90.9 and 91. */
const tolerance = 0.5;

/** The canvas of a size, whichever way it stands; undefined when it is of none. No two are so alike that both could be meant. */
export function canvasOf({ width, height }: Pick<Size, 'width' | 'height'>): Canvas | undefined {
  const [long, short] = width > height ? [width, height] : [height, width];
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance + 1e-9;
  for (const number of canvasNumbers)
    for (const type of canvasTypes) {
      const size = canvasSize({ number, type });
      if (size && near(size.width, long) && near(size.height, short)) return { number, type };
    }
  return undefined;
}

export const formatCanvas = ({ number, type }: Canvas): string => `${number}${type}`;

/** As people say it: '10호 F' in Korean, '10F' elsewhere. */
export const sayCanvas = (language: Language, { number, type }: Canvas): string =>
  language === 'ko' ? `${number}호 ${type}` : formatCanvas({ number, type });

/** Deeper than any stretcher, so no canvas: a box or a sculpture of the same height and width. */
const deepest = 10;

/** The canvas that a work is on, by its size alone. */
export const canvasOfWork = (size: Size | undefined): Canvas | undefined =>
  size && (size.depth ?? 0) <= deepest ? canvasOf(size) : undefined;
