import { expect, test } from 'vitest';
import { closest, moved, scaleBar, scaleOf, zoomed } from './view.ts';

const seoul = { latitude: 37.5, longitude: 127, zoom: 5 };

test('the map comes as close as it may and no closer', () => {
  expect(zoomed(seoul, 100).zoom).toBe(closest);
  expect(zoomed(seoul, -100).zoom).toBe(0);
  expect(scaleOf(6)).toBe(2 * scaleOf(5));
});

test('a map pushed to the right looks further west, pushed down further north', () => {
  const view = moved(seoul, 100, 100);
  expect(view.longitude).toBeLessThan(127);
  expect(view.latitude).toBeGreaterThan(37.5);
});

test('pushed there and back it looks where it looked', () => {
  const view = moved(moved(seoul, 240, -130), -240, 130);
  expect(view.latitude).toBeCloseTo(37.5, 6);
  expect(view.longitude).toBeCloseTo(127, 6);
});

test('the world is round: west of the date line is east', () => {
  expect(moved({ latitude: 0, longitude: -179, zoom: 0 }, 20, 0).longitude).toBeGreaterThan(160);
});

test('the scale bar is a round number of kilometres and fits', () => {
  const { kilometres, length } = scaleBar(seoul, 120);
  expect(length).toBeLessThanOrEqual(120);
  expect(length).toBeGreaterThan(48);
  expect(String(kilometres)).toMatch(/^[125]0*$/);
});
