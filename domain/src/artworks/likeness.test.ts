import { expect, test } from 'vitest';
import { type Comparable, cellsAround, likeness, mostLike } from './likeness.ts';

const sea: Comparable = {
  colours: ['#1f3d7a', '#7fa3c9', '#faf8f3'],
  materials: ['oil'],
  size: { width: 100, height: 80 },
  aspect: 1.25,
};
const fire: Comparable = {
  colours: ['#b93a24', '#e0bd4c'],
  materials: ['ceramic'],
  size: { width: 12, height: 14 },
  aspect: 0.5,
};

test('a work is wholly like itself, and hardly like one of other colours, material and size', () => {
  expect(likeness(sea, sea)).toBeCloseTo(1);
  expect(likeness(sea, fire)).toBeLessThan(0.25);
});

test('near colours, a near form, the same material and a near size each make works more alike', () => {
  const base = likeness(sea, fire);
  expect(likeness(sea, { ...fire, colours: ['#24407d'] })).toBeGreaterThan(base);
  expect(likeness(sea, { ...fire, materials: ['oil', 'mixed'] })).toBeGreaterThan(base);
  expect(likeness(sea, { ...fire, aspect: 1.3 })).toBeGreaterThan(base);
  expect(likeness(sea, { ...fire, size: { width: 90, height: 90 } })).toBeGreaterThan(base);
});

test('the likest come first, and a work of which nothing is known comes last', () => {
  const bare: Comparable = { colours: [], materials: [], size: undefined, aspect: undefined };
  const lake = { ...sea, size: { width: 60, height: 60 } };
  const options = { most: 2, mostEach: 2, maker: () => 'somebody' };
  expect(mostLike(sea, [bare, fire, lake], (one) => one, options)).toEqual([lake, fire]);
  expect(mostLike(sea, [bare, fire, lake], (one) => one, { ...options, mostEach: 1 })).toEqual([lake]);
  expect(likeness(bare, bare)).toBe(0);
});

test('around a colour are the cells of its neighbours, fewer at the edges', () => {
  expect(cellsAround('#8899aa')).toHaveLength(27);
  expect(cellsAround('#000000')).toEqual([0, 1, 8, 9, 64, 65, 72, 73]);
  expect(cellsAround('#ffffff')).toContain(511);
});
