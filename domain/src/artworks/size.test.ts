import { expect, test } from 'vitest';
import { formatSize, measure, parseSize } from './size.ts';

test("a size is written 'W cm x H cm' and, with a depth, 'W cm x H cm x D cm'", () => {
  expect(formatSize({ width: 53, height: 45.5 })).toBe('53 cm x 45.5 cm');
  expect(formatSize({ width: 42, height: 44, depth: 42.25 })).toBe('42 cm x 44 cm x 42.25 cm');
});

test('a size read back from its text is the same size', () => {
  for (let i = 1; i < 2000; i += 1) {
    const size = { width: i / 100, height: ((i * 7919) % 100_000) / 100 + 0.01, ...(i % 3 ? {} : { depth: i }) };
    const rounded = { ...size, height: Math.round(size.height * 100) / 100 };
    expect(parseSize(formatSize(rounded))).toEqual(rounded);
  }
});

test('text that is no size, or holds a zero, is not taken for one', () => {
  for (const text of [
    '',
    'large',
    '10',
    '0 cm x 5 cm',
    '10 cm x',
    '10 cm x 5 cm x 0 cm',
    '-3 cm x 4 cm',
    '1e3 cm x 4 cm',
  ])
    expect(parseSize(text)).toBeUndefined();
});

test('sizes as people type them are understood', () => {
  expect(parseSize('72.7x60.6')).toEqual({ width: 72.7, height: 60.6 });
  expect(parseSize('72.7 × 60.6 cm')).toEqual({ width: 72.7, height: 60.6 });
});

test('a measure has two decimals and is greater than zero', () => {
  expect(measure('12.345')).toBe(12.35);
  expect(measure(0)).toBeUndefined();
  expect(measure('')).toBeUndefined();
  expect(measure(Number.NaN)).toBeUndefined();
});
