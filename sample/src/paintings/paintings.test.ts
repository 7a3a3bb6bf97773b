import { describe, expect, it, vi } from 'vitest';
import { type Painting, paint, styles } from './paint.ts';
import { portrait } from './portrait.ts';

vi.setConfig({ testTimeout: 120_000 });

const hands = [0, 1, 2, 3];

function mean(p: Painting): number[] {
  const sums = [0, 0, 0];
  for (let i = 0; i < p.data.length; i++) sums[i % 3]! += p.data[i]!;
  return sums.map((sum) => sum / (p.width * p.height));
}

function spread(p: Painting): number {
  const pixels = p.width * p.height;
  const light = new Float64Array(pixels);
  let sum = 0;
  for (let i = 0; i < pixels; i++) {
    light[i] = p.data[i * 3]! * 0.3 + p.data[i * 3 + 1]! * 0.6 + p.data[i * 3 + 2]! * 0.1;
    sum += light[i]!;
  }
  const middle = sum / pixels;
  let squares = 0;
  for (let i = 0; i < pixels; i++) squares += (light[i]! - middle) ** 2;
  return Math.sqrt(squares / pixels);
}

/** Mean difference of two pictures, 0..255. */
function apart(a: Painting, b: Painting): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return sum / a.data.length;
}

/** Averages blocks down to a 12 by 9 thumbnail. */
function thumbnail(p: Painting): Painting {
  const data = new Uint8Array(12 * 9 * 3);
  for (let j = 0; j < 9; j++) {
    for (let i = 0; i < 12; i++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        let count = 0;
        for (let y = Math.floor((j * p.height) / 9); y < Math.floor(((j + 1) * p.height) / 9); y++) {
          for (let x = Math.floor((i * p.width) / 12); x < Math.floor(((i + 1) * p.width) / 12); x++, count++)
            sum += p.data[(y * p.width + x) * 3 + c]!;
        }
        data[(j * 12 + i) * 3 + c] = sum / count;
      }
    }
  }
  return { data, width: 12, height: 9 };
}

describe.each(styles)('a picture in the style %s', (style) => {
  it.each(hands)('by hand %i has the size asked for, contrast, and differs from seed to seed', (hand) => {
    const first = paint({ style, hand, seed: 1, width: 320, height: 240 });
    expect([first.width, first.height, first.data.length]).toEqual([320, 240, 320 * 240 * 3]);
    expect(spread(first)).toBeGreaterThan(5);
    const others = [2, 3].map((seed) => paint({ style, hand, seed, width: 320, height: 240 }));
    for (const other of others) expect(apart(first, other)).toBeGreaterThan(1.5);
  });

  it('is the same, byte for byte, whatever was painted before', () => {
    const asked = { style, hand: 1, seed: 7, width: 320, height: 400 };
    const once = paint(asked).data;
    paint({ style, hand: 2, seed: 3, width: 500, height: 300 });
    expect(Buffer.compare(paint(asked).data, once)).toBe(0);
  });

  it('shows by its colours which hand painted it', () => {
    const means = hands.map((hand) => {
      const each = [1, 2, 3, 4].map((seed) => mean(paint({ style, hand, seed, width: 240, height: 240 })));
      return [0, 1, 2].map((c) => each.reduce((a, m) => a + m[c]!, 0) / each.length);
    });
    for (const a of hands) {
      for (const b of hands.slice(a + 1))
        expect(
          Math.hypot(...[0, 1, 2].map((c) => means[a]![c]! - means[b]![c]!)),
          `hands ${a} and ${b}`,
        ).toBeGreaterThan(3);
    }
  });

  it('keeps its composition at half the size', () => {
    const large = paint({ style, hand: 0, seed: 5, width: 1200, height: 900 });
    const small = paint({ style, hand: 0, seed: 5, width: 600, height: 450 });
    expect(apart(thumbnail(large), thumbnail(small))).toBeLessThan(4);
  });

  it.each([
    [200, 600],
    [600, 200],
    [401, 399],
    [801, 267],
  ])('can measure %i by %i', (width, height) => {
    for (const hand of hands) {
      const p = paint({ style, hand, seed: 11, width, height });
      expect(p.data.length).toBe(width * height * 3);
      expect(spread(p)).toBeGreaterThan(4);
    }
  });
});

describe('a portrait', () => {
  it('is square, has contrast and differs from artist to artist', () => {
    const list = Array.from({ length: 12 }, (_, seed) => portrait(seed, 240));
    for (const p of list) {
      expect(p.data.length).toBe(240 * 240 * 3);
      expect(spread(p)).toBeGreaterThan(8);
    }
    for (let i = 1; i < list.length; i++) expect(apart(list[0]!, list[i]!)).toBeGreaterThan(5);
    expect(Buffer.compare(portrait(4, 240).data, list[4]!.data)).toBe(0);
  });
});

it('refuses a hand, a size or a motif that cannot be', () => {
  expect(() => paint({ style: 'minhwa', hand: 4, seed: 1, width: 100, height: 100 })).toThrow(RangeError);
  expect(() => paint({ style: 'minhwa', hand: 0, seed: 1, width: 0, height: 100 })).toThrow(RangeError);
  expect(() => paint({ style: 'minhwa', hand: 1, seed: 1, width: 100, height: 100, motif: 'red dragons' })).toThrow(
    'Hand 1 of minhwa knows no dragons',
  );
  expect(() => portrait(1, 9000)).toThrow(RangeError);
});
