import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

const files = (count: number, size: number) => Array.from({ length: count }, () => ({ size }));
const megabyte = 1024 * 1024;

test('a folder of pictures goes in requests of at most twenty files, in its order', () => {
  const all = files(45, 10);
  expect(batchesOf(all).map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(batchesOf(all).flat()).toEqual(all);
});

test('large pictures go fewer at a time, and one beyond the bound alone', () => {
  const sizes = [30, 30, 30, 500, 1].map((size) => ({ size: size * megabyte }));
  expect(batchesOf(sizes).map((batch) => batch.map(({ size }) => size / megabyte))).toEqual([
    [30, 30],
    [30],
    [500],
    [1],
  ]);
});

test('nothing to send is no request', () => {
  expect(batchesOf([])).toEqual([]);
});
