import { expect, test } from 'vitest';
import { comparedFrom, toggled, workToggled } from './compared.ts';

const marked = (...numbers: number[]) => numbers.map((number) => ({ number, without: [] }));

test('an entry is marked at the end and unmarked by the same key', () => {
  expect(toggled(marked(7), 3)).toEqual(marked(7, 3));
  expect(toggled(marked(7, 3, 9), 3)).toEqual(marked(7, 9));
});

test('a fifth entry is not marked, but one of four can be taken out', () => {
  expect(toggled(marked(1, 2, 3, 4), 5)).toBeUndefined();
  expect(toggled(marked(1, 2, 3, 4), 4)).toEqual(marked(1, 2, 3));
});

test('a work of one entry is left out and hung again', () => {
  const one = workToggled(marked(7, 3), 3, 2);
  expect(one).toEqual([
    { number: 7, without: [] },
    { number: 3, without: [2] },
  ]);
  expect(workToggled(one, 3, 2)).toEqual(marked(7, 3));
});

test('of what a storage holds only what has the right form is taken, once, and four at most', () => {
  for (const kept of [null, '', 7, { number: 1 }, [null, 5, 'a', { number: '1', without: [] }, { number: 2 }]])
    expect(comparedFrom(kept), String(kept)).toEqual([]);
  const twice = [
    { number: 1, without: [2, 'x'] },
    { number: 1, without: [3] },
  ];
  expect(comparedFrom(twice)).toEqual([{ number: 1, without: [3] }]);
  expect(comparedFrom(marked(1, 2, 3, 4, 5))).toEqual(marked(1, 2, 3, 4));
});
