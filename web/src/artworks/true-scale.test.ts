import { expect, test } from 'vitest';
import { trueScale } from './true-scale.ts';

test('work and person keep their true proportion to each other', () => {
  const { work, person } = trueScale({ width: 72, height: 100 });
  expect(work.height / person.height).toBeCloseTo(100 / 170);
  expect(work.width / work.height).toBeCloseTo(0.72);
});

test('the middle of a work hangs at 150 cm', () => {
  const { work, height } = trueScale({ width: 72, height: 100 });
  expect(height - (work.y + work.height / 2)).toBe(150);
});

test('a work taller than that stands above the floor and inside the drawing', () => {
  const { work, height } = trueScale({ width: 200, height: 420 });
  expect(work.y).toBeGreaterThanOrEqual(0);
  expect(work.y + work.height).toBeLessThan(height);
});

test('nobody stands in front of the work', () => {
  const { work, person, width } = trueScale({ width: 500, height: 60 });
  expect(person.x).toBeGreaterThan(work.x + work.width);
  expect(person.x + person.width).toBeLessThan(width);
});
