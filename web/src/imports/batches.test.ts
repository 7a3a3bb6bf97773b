import { expect, test } from 'vitest';
import { batchesOf, byName } from './batches.ts';

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

test('of two pictures called alike the second is told apart, in whatever request it would go', () => {
  const all = ['001.jpg', '002.jpg', '001.JPG', 'pictures.zip'].map((name) => ({ name }));
  const { own, again } = byName(all);
  expect(own.map(({ name }) => name)).toEqual(['001.jpg', '002.jpg', 'pictures.zip']);
  expect(again.map(({ name }) => name)).toEqual(['001.JPG']);
});
