import { expect, test } from 'vitest';
import { withToken } from './addresses.ts';
import type { MediaFile } from './file.ts';
import { fitInside } from './fit.ts';
import { formatExtents } from './formats.ts';
import { ladder, stepExtent, stepsOf } from './ladder.ts';
import { srcSet, stepAddress } from './picture.ts';

const shapes = Array.from({ length: 400 }, (_, index) => ({
  width: 1 + ((index * 7919) % 9001),
  height: 1 + ((index * 104_729) % 9001),
}));

test('a picture fitted into a box keeps its shape, fills one side, and never grows', () => {
  for (const shape of shapes)
    for (const box of [
      { width: 245, height: 156 },
      { width: 512, height: 1024 },
    ]) {
      const { width, height } = fitInside(shape, box);
      expect(width).toBeLessThanOrEqual(Math.min(box.width, shape.width));
      expect(height).toBeLessThanOrEqual(Math.min(box.height, shape.height));
      const full = width === box.width || height === box.height;
      expect(full || (width === shape.width && height === shape.height)).toBe(true);
      expect(Math.abs(width * shape.height - height * shape.width)).toBeLessThanOrEqual(
        Math.max(shape.width, shape.height),
      );
    }
});

test('a format exists only if the picture is larger than its box', () => {
  expect(formatExtents({ width: 245, height: 156 })).toEqual({});
  expect(Object.keys(formatExtents({ width: 246, height: 100 }))).toEqual(['thumbnail']);
  expect(Object.keys(formatExtents({ width: 100, height: 501 }))).toEqual(['thumbnail', 'small']);
  expect(formatExtents({ width: 4000, height: 3000 })).toEqual({
    thumbnail: { width: 208, height: 156 },
    small: { width: 500, height: 375 },
    medium: { width: 750, height: 563 },
    large: { width: 1000, height: 750 },
  });
});

test('the steps of a picture grow, and the last holds it whole or is the last of all', () => {
  for (const shape of shapes) {
    const steps = stepsOf(shape);
    expect(steps).toEqual(ladder.slice(0, steps.length));
    const last = stepExtent(shape, steps.at(-1) ?? 64);
    expect(steps.length === ladder.length || (last.width === shape.width && last.height === shape.height)).toBe(true);
  }
});

const file = (width: number, height: number) => ({
  url: '/media/k3y/full.jpg',
  width,
  height,
  thumbhash: '',
  colours: [],
  alternativeText: '',
});

test('a srcset names true widths, each once, smallest first', () => {
  expect(srcSet(file(500, 400), 'avif')).toBe(
    '/media/k3y/160.avif 160w, /media/k3y/256.avif 256w, /media/k3y/384.avif 384w, /media/k3y/512.avif 500w',
  );
  expect(srcSet(file(30, 40), 'webp')).toBe('/media/k3y/64.webp 30w');
  for (const shape of shapes) {
    const widths = srcSet(file(shape.width, shape.height), 'webp')
      .split(', ')
      .map((part) => Number(/ (\d+)w$/.exec(part)?.[1]));
    expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other));
  }
});

test('the token of a private picture is on every address', () => {
  const format = {
    name: '',
    hash: '',
    ext: '',
    mime: '',
    width: 1,
    height: 1,
    size: 1,
    path: null,
    url: '/media/k3y/small.jpg',
  };
  const signed = withToken({ ...file(900, 900), formats: { small: format } } as unknown as MediaFile, 'abc.def');
  expect(signed.formats.small?.url).toBe('/media/k3y/small.jpg?token=abc.def');
  expect(signed.formats.medium).toBeUndefined();
  expect(signed.url).toBe('/media/k3y/full.jpg?token=abc.def');
  for (const type of ['avif', 'webp'] as const)
    for (const part of srcSet(signed, type).split(', ')) expect(part).toContain('?token=abc.def ');
  expect(stepAddress(signed, 1024)).toBe('/media/k3y/1024.webp?token=abc.def');
  expect(stepAddress(file(300, 300), 2048)).toBe('/media/k3y/384.webp');
});
