import { expect, test } from 'vitest';
import { lineUp } from './line-up.ts';

const inside = ({ width, height, works, measure }: ReturnType<typeof lineUp>) =>
  [...works, measure].every(
    (each) => each.x >= 0 && each.y >= 0 && each.x + each.width <= width && each.y + each.height <= height,
  );

test('works keep their true proportion to each other and to a person of 170 cm', () => {
  const wall = lineUp([
    { width: 100, height: 80 },
    { width: 50, height: 160 },
  ]);
  expect(wall.works.map(({ width, height }) => [width, height])).toEqual([
    [100, 80],
    [50, 160],
  ]);
  expect([wall.measure.kind, wall.measure.height]).toEqual(['person', 170]);
  expect(inside(wall)).toBe(true);
});

test('all works hang with their middles at one height, and none stands in front of another', () => {
  const { works, measure } = lineUp([
    { width: 30, height: 40 },
    { width: 300, height: 200 },
    { width: 20, height: 20 },
  ]);
  expect(new Set(works.map(({ y, height }) => y + height / 2)).size).toBe(1);
  for (const [at, each] of works.entries()) expect(each.x + each.width).toBeLessThan((works[at + 1] ?? measure).x);
});

test('between works of two entries there is more room than between two works of one', () => {
  const [one, same, other] = lineUp(
    [
      { width: 80, height: 100 },
      { width: 80, height: 100 },
      { width: 80, height: 100 },
    ],
    [2],
  ).works;
  if (!one || !same || !other) throw new Error('no works');
  expect(other.x - (same.x + same.width)).toBeGreaterThan(2 * (same.x - (one.x + one.width)));
});

test('small works stand beside a ruler', () => {
  const wall = lineUp([{ width: 12, height: 18 }]);
  expect([wall.measure.kind, wall.measure.width]).toEqual(['ruler', 10]);
  expect(inside(wall)).toBe(true);
  expect(inside(lineUp([{ width: 2, height: 2 }]))).toBe(true);
});

test('a work taller than a room stays on the wall', () => {
  expect(inside(lineUp([{ width: 200, height: 420 }]))).toBe(true);
});
