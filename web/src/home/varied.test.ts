import { expect, test } from 'vitest';
import { varied } from './varied.ts';

test('every maker has a first work before any has a second', () => {
  const works = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'];
  expect(varied(works, (work) => work[0], 5)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
});

test('few works are all shown', () => {
  expect(varied(['a1', 'a2'], (work) => work[0], 12)).toEqual(['a1', 'a2']);
});
