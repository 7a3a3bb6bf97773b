import { expect, test } from 'vitest';
import { Full } from './full.ts';
import { listsFrom, withKept, withList, withoutWork, withWork } from './local-lists.ts';

const id = (number: number) => number.toString(16).padStart(24, '0');

test('the first kept work makes the first list, and the same work is kept once', () => {
  const lists = withKept(withKept(withKept([], id(1)), id(2)), id(1));
  expect(lists).toEqual([{ id: 'first', key: 'first', name: '', works: [id(1), id(2)], share: null }]);
  expect(withoutWork(lists, 'first', id(1))[0]?.works).toEqual([id(2)]);
});

test('a browser keeps no more than an account does', () => {
  let lists = withKept([], id(1));
  for (let number = 2; number <= 500; number += 1) lists = withKept(lists, id(number));
  expect(() => withKept(lists, id(501))).toThrow(Full);
  expect(withWork(lists, 'first', id(1))[0]?.works).toHaveLength(500);
  let many = lists;
  for (let number = 1; number < 50; number += 1) many = withList(many, `k${number}`, '가');
  expect(() => withList(many, 'more', '나')).toThrow(Full);
});

test.each([
  [null, []],
  [7, []],
  [[null, 3, { key: 'a b', works: [] }, { key: 'a' }], []],
  [[{ key: 'a', name: 7, works: [id(1), 'x', id(1), 3] }], [[id(1)]]],
])('what lies in the storage is read with care: %j', (kept, works) => {
  expect(listsFrom(kept).map((list) => list.works)).toEqual(works);
});
