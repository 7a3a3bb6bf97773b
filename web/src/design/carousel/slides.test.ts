import { expect, test } from 'vitest';
import { autoplayEvery, isNear, step, swipeTurn } from './slides.ts';

test('the slides go on by themselves every 10 seconds', () => {
  expect(autoplayEvery).toBe(10_000);
});

test('after the last slide comes the first, before the first the last', () => {
  expect(step(3, 1, 4)).toBe(0);
  expect(step(0, -1, 4)).toBe(3);
  expect(step(0, 1, 0)).toBe(0);
});

test('only the slide shown and its neighbours fetch their pictures', () => {
  expect([0, 1, 2, 3, 4].map((place) => isNear(place, 0, 5))).toEqual([true, true, false, false, true]);
});

test('a finger turns the page sideways only, and only on purpose', () => {
  expect(swipeTurn(-80, 10)).toBe(1);
  expect(swipeTurn(80, 10)).toBe(-1);
  expect(swipeTurn(-20, 0)).toBe(0);
  expect(swipeTurn(-60, 90)).toBe(0);
});
