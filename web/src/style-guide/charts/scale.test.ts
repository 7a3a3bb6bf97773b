import { expect, test } from 'vitest';
import { marksTo, percents } from './scale.ts';

test('the marks of an axis are round, begin at zero and reach the largest value', () => {
  expect(marksTo(44)).toEqual([0, 20, 40, 60]);
  expect(marksTo(128)).toEqual([0, 50, 100, 150]);
  expect(marksTo(940)).toEqual([0, 250, 500, 750, 1000]);
  expect(marksTo(4)).toEqual([0, 1, 2, 3, 4]);
  expect(marksTo(0.3)).toEqual([0, 0.1, 0.2, 0.3]);
  expect(marksTo(0)).toEqual([0, 1]);
});

test('shares in whole percent add up to a hundred', () => {
  expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percents([46, 27, 18, 9])).toEqual([46, 27, 18, 9]);
  expect(percents([0, 0])).toEqual([0, 0]);
});
