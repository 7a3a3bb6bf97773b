import { expect, test } from 'vitest';
import { zoomLevels } from './zoom-levels.ts';

test('deep zoom climbs from a small copy to the whole picture', () => {
  const levels = zoomLevels({ url: '/media/abc/full.jpg', width: 2400, height: 1800, thumbhash: '' });
  expect(levels.map(({ width }) => width)).toEqual([512, 768, 1024, 1536, 2048, 2400]);
  expect(levels[0]?.url).toBe('/media/abc/512.webp');
  expect(levels.at(-1)).toEqual({ url: '/media/abc/full.jpg', width: 2400, height: 1800 });
});

test('deep zoom begins with the copy that the page shows already', () => {
  const file = { url: '/media/abc/full.jpg?token=1', width: 2400, height: 1800, thumbhash: '' };
  const shown = 'https://hwarang.kr/media/abc/1024.avif?token=1';
  const levels = zoomLevels(file, shown);
  expect(levels.map(({ width }) => width)).toEqual([1024, 1536, 2048, 2400]);
  expect(levels[0]?.url).toBe(shown);
});

test('every copy has the proportions of the picture', () => {
  for (const { width, height } of zoomLevels({ url: '/media/a/full.jpg', width: 1000, height: 2600, thumbhash: '' }))
    expect(width / height).toBeCloseTo(1000 / 2600, 2);
});

test('a small picture is its own and only level', () => {
  expect(zoomLevels({ url: '/media/a/full.jpg', width: 400, height: 300, thumbhash: '' })).toHaveLength(1);
});
