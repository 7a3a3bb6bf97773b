/** Strokes of Hangul letters in a unit square: x, y, x, y ... */
export const jamo: Record<string, number[][]> = {
  g: [[0.08, 0.12, 0.88, 0.12, 0.82, 0.5, 0.62, 0.95]],
  n: [[0.12, 0.05, 0.12, 0.82, 0.95, 0.8]],
  d: [
    [0.1, 0.1, 0.9, 0.1],
    [0.12, 0.12, 0.12, 0.85, 0.95, 0.84],
  ],
  m: [
    [0.12, 0.12, 0.14, 0.9],
    [0.12, 0.12, 0.88, 0.12, 0.86, 0.9],
    [0.14, 0.88, 0.88, 0.88],
  ],
  s: [
    [0.5, 0.05, 0.4, 0.45, 0.05, 0.92],
    [0.45, 0.4, 0.7, 0.7, 0.95, 0.92],
  ],
  ng: [ring(0.5, 0.5, 0.4)],
  h: [[0.4, 0.02, 0.6, 0.08], [0.08, 0.26, 0.92, 0.26], ring(0.5, 0.68, 0.27)],
  a: [
    [0.4, 0, 0.4, 1],
    [0.4, 0.48, 0.95, 0.46],
  ],
  o: [
    [0.5, 0.05, 0.5, 0.6],
    [0.02, 0.68, 0.98, 0.66],
  ],
  u: [
    [0.02, 0.3, 0.98, 0.28],
    [0.52, 0.3, 0.5, 1],
  ],
  i: [[0.5, 0, 0.5, 1]],
  dot: [ring(0.5, 0.5, 0.08), [0.44, 0.48, 0.56, 0.52]],
  l: [
    [0.1, 0.06, 0.85, 0.06, 0.84, 0.46],
    [0.84, 0.46, 0.12, 0.5],
    [0.12, 0.5, 0.12, 0.94, 0.92, 0.92],
  ],
};

function ring(cx: number, cy: number, r: number): number[] {
  const out: number[] = [];
  for (let i = 0; i <= 9; i++) {
    const a = -1.7 + (i / 9) * 6.35;
    out.push(cx + Math.cos(a) * r, cy + Math.sin(a) * r);
  }
  return out;
}

export interface Part {
  letter: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

function side(first: string, vowel: string, last?: string): Part[] {
  const h = last ? 0.55 : 0.92;
  const parts: Part[] = [
    { letter: first, x: 0.02, y: 0.06, w: 0.54, h: h * 0.82 },
    { letter: vowel, x: 0.62, y: 0, w: 0.36, h: last ? 0.6 : 1 },
  ];
  if (last) parts.push({ letter: last, x: 0.2, y: 0.66, w: 0.62, h: 0.34 });
  return parts;
}

function stacked(first: string, vowel: string, last?: string): Part[] {
  const k = last ? 0.34 : 0.5;
  const parts: Part[] = [
    { letter: first, x: 0.2, y: 0.02, w: 0.6, h: k },
    { letter: vowel, x: 0.02, y: k + 0.02, w: 0.96, h: last ? 0.28 : 0.46 },
  ];
  if (last) parts.push({ letter: last, x: 0.2, y: 0.68, w: 0.6, h: 0.32 });
  return parts;
}

/** A letter by itself fills the square. */
const alone = (letter: string): Part[] => [{ letter, x: 0.1, y: 0.1, w: 0.8, h: 0.8 }];

export const syllables: Record<string, Part[]> = {
  산: side('s', 'a', 'n'),
  물: stacked('m', 'u', 'l'),
  달: side('d', 'a', 'l'),
  솔: stacked('s', 'o', 'l'),
  길: side('g', 'i', 'l'),
  하: side('h', 'a'),
  나: side('n', 'a'),
  숨: stacked('s', 'u', 'm'),
  돌: stacked('d', 'o', 'l'),
  강: side('g', 'a', 'ng'),
  눈: stacked('n', 'u', 'n'),
  호: stacked('h', 'o'),
  무: stacked('m', 'u'),
  ㄹ: alone('l'),
  ㅏ: alone('a'),
  ㅗ: alone('o'),
  ㅜ: alone('u'),
  ㅣ: alone('i'),
  /** The vowel no longer written: one dot. */
  ㆍ: alone('dot'),
};
