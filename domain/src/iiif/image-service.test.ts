import { expect, test } from 'vitest';
import { imageInfo, longestSide, pyramidLevels, tileSide } from './image-service.ts';

test('each level of a pyramid is half of the one before, down to one tile', () => {
  expect(pyramidLevels({ width: 12_000, height: 8401 })).toEqual([
    { width: 12_000, height: 8401 },
    { width: 6000, height: 4200 },
    { width: 3000, height: 2100 },
    { width: 1500, height: 1050 },
    { width: 750, height: 525 },
    { width: 375, height: 262 },
  ]);
  expect(pyramidLevels({ width: 20_000, height: 40 }).at(-1)).toEqual({ width: 625, height: 1 });
  expect(pyramidLevels({ width: tileSide, height: tileSide })).toHaveLength(1);
});

test('the information of a picture names the sizes it may be had in, and its tiles', () => {
  const info = imageInfo('https://hwarang.example/iiif/3/1', { width: 12_000, height: 8400 });
  expect(info.tiles).toEqual([{ width: 512, height: 512, scaleFactors: [1, 2, 4, 8, 16, 32] }]);
  expect(info.sizes.map(({ width }) => width)).toEqual([375, 750, 1500, 3000]);
  expect(info.maxWidth).toBe(longestSide);
});
