import { expect, test } from 'vitest';
import { closest, pushed, viewBox, whole, zoomedAt } from './world-view.ts';

const sheet = { width: 960, height: 467 };
const start = whole(sheet);

test('the whole world is seen first, and again after zooming all the way out', () => {
  expect(viewBox(start, sheet)).toBe('0 0 960 467');
  expect(zoomedAt(zoomedAt(start, sheet, 4, { x: 100, y: 100 }), sheet, 0.1)).toEqual(start);
});

test('zooming keeps the point under the finger where it is', () => {
  const at = { x: 240, y: 100 };
  const near = zoomedAt(start, sheet, 2, at);
  const share = (view: typeof near) => (at.x - (view.x - sheet.width / view.zoom / 2)) / (sheet.width / view.zoom);
  expect(share(near)).toBeCloseTo(share(start));
  expect(zoomedAt(near, sheet, 100).zoom).toBe(closest);
});

test('the middle of what is seen never leaves the world', () => {
  expect(pushed(start, sheet, 5000, -5000)).toEqual({ x: 0, y: sheet.height, zoom: 1 });
});
