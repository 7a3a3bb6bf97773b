import { expect, test } from 'vitest';
import { sizeContradicts } from './proportions.ts';

const landscape = { width: 4000, height: 3000 };

test('an upright size contradicts a landscape picture, and fits when it is turned', () => {
  expect(sizeContradicts({ width: 30, height: 40.5 }, landscape)).toBe('turned');
  expect(sizeContradicts({ width: 40.5, height: 30 }, landscape)).toBeUndefined();
  expect(sizeContradicts({ width: 40.5, height: 30 }, { width: 3000, height: 4000 })).toBe('turned');
});

test('a size that fits neither way contradicts the picture too', () => {
  expect(sizeContradicts({ width: 200, height: 20 }, landscape)).toBe('other');
});

test('a frame or margin around a work, and works in the round, are no contradiction', () => {
  expect(sizeContradicts({ width: 60, height: 60 }, landscape)).toBeUndefined();
  expect(sizeContradicts({ width: 30, height: 40.5, depth: 25 }, landscape)).toBeUndefined();
  expect(sizeContradicts({ width: 30, height: 40.5, depth: 3 }, landscape)).toBe('turned');
});
