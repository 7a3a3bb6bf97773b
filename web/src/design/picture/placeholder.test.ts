import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { bitmap, placeholderOf } from './placeholder.ts';

const hashOf = (width: number, height: number, pixel: (x: number, y: number) => number[]) => {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rgba.set(pixel(x, y), (y * width + x) * 4);
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64');
};
const file = (url: string | undefined) => Buffer.from((url ?? '').split(',')[1] ?? '', 'base64');

test('a bitmap keeps each pixel in its place', () => {
  const two = file(bitmap(2, 2, (x, y) => [x * 255, y * 255, 7]));
  expect(two.subarray(0, 2).toString()).toBe('BM');
  expect([two.readInt32LE(18), two.readInt32LE(22)]).toEqual([2, 2]);
  const topRight = 54 + 8 + 3;
  expect([...two.subarray(topRight, topRight + 3)]).toEqual([7, 0, 255]);
});

test('a placeholder lies like its picture and has its colours', () => {
  const wide = file(placeholderOf(hashOf(60, 30, (x) => (x < 30 ? [200, 30, 20, 255] : [20, 40, 200, 255]))));
  expect(wide.readInt32LE(18)).toBe(8);
  expect(wide.readInt32LE(22)).toBeLessThan(6);
  const red = wide[54 + 2] ?? 0;
  const blue = wide[54] ?? 0;
  expect(red).toBeGreaterThan(blue + 60);
});

test('a placeholder is small enough to travel inside the page', () => {
  const url = placeholderOf(hashOf(40, 40, (x, y) => [x * 6, y * 6, 90, 255]));
  expect(url?.length).toBeLessThan(400);
});

test('a hash that is none gives no placeholder and no failure', () => {
  expect(placeholderOf('!!')).toBeUndefined();
  expect(placeholderOf('')).toBeUndefined();
  expect(placeholderOf(null)).toBeUndefined();
});
