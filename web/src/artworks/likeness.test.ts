import { expect, test } from 'vitest';
import { type Comparable, likeness, mostLike } from './likeness.ts';

const sea: Comparable = {
  colours: ['#1f3d7a', '#7fa3c9', '#faf8f3'],
  materials: ['캔버스에 유채', 'Oil on canvas'],
  size: { width: 100, height: 80 },
};
const fire: Comparable = {
  colours: ['#b93a24', '#e0bd4c'],
  materials: ['청자', null],
  size: { width: 12, height: 14 },
};

test('a work is wholly like itself, and hardly like one of other colours, material and size', () => {
  expect(likeness(sea, sea)).toBeCloseTo(1);
  expect(likeness(sea, fire)).toBeLessThan(0.25);
});

test('near colours, the same material and a near size each make works more alike', () => {
  const base = likeness(sea, fire);
  expect(likeness(sea, { ...fire, colours: ['#24407d'] })).toBeGreaterThan(base);
  expect(likeness(sea, { ...fire, materials: [null, 'Oil on linen'] })).toBeGreaterThan(base);
  expect(likeness(sea, { ...fire, size: { width: 90, height: 90 } })).toBeGreaterThan(base);
});

test('the likest come first, and a work of which nothing is known comes last', () => {
  const bare: Comparable = { colours: [], materials: [null, null], size: undefined };
  const lake = { ...sea, size: { width: 60, height: 60 } };
  const options = { most: 2, mostEach: 2, maker: () => 'somebody' };
  expect(mostLike(sea, [bare, fire, lake], (one) => one, options)).toEqual([lake, fire]);
  expect(mostLike(sea, [bare, fire, lake], (one) => one, { ...options, mostEach: 1 })).toEqual([lake]);
  expect(likeness(bare, bare)).toBe(0);
});
