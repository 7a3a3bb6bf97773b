import { expect, test } from 'vitest';
import { tilesOf } from './tiles.ts';

const template = 'https://tiles.example/{z}/{x}/{y}.png';
const seoul = { latitude: 37.5665, longitude: 126.978, zoom: 12 };

test('the tile in the middle is the one that holds the place', () => {
  const middle = tilesOf(template, seoul, 640, 480).find(
    ({ x, y, size }) => x <= 320 && x + size > 320 && y <= 240 && y + size > 240,
  );
  expect(middle?.url).toBe('https://tiles.example/14/13970/6344.png');
});

test('the tiles cover the whole map and hardly more', () => {
  const tiles = tilesOf(template, seoul, 640, 480);
  const { size } = tiles[0] ?? { size: 1 };
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ x }) => x + size))).toBeGreaterThanOrEqual(640);
  expect(Math.max(...tiles.map(({ y }) => y + size))).toBeGreaterThanOrEqual(480);
  expect(tiles.length).toBeLessThanOrEqual(20);
});

test('past the date line the world goes on from the other side, past the poles it does not', () => {
  const tiles = tilesOf(template, { latitude: 80, longitude: 179.9, zoom: 0.5 }, 640, 480);
  for (const { url } of tiles) expect(url).toMatch(/\/2\/[0-3]\/[0-3]\.png$/);
});
