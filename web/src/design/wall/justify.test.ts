import { expect, test } from 'vitest';
import { fullRows, justify, stretches, wallSizes } from './justify.ts';

const room = { width: 1200, height: 270, gap: 28 };
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const many = Array.from({ length: 500 }, (_, index) => 0.4 + ((index * 37) % 23) / 10);

test('every row but the last fills the room exactly, or stops at its tallest', () => {
  const rows = justify(many, room);
  for (const row of rows.slice(0, -1)) {
    const used = sum(row.items.map((item) => item.width)) + room.gap * (row.items.length - 1);
    if (row.height < room.height * stretches.tall - 0.01) expect(used).toBeCloseTo(room.width, 3);
    else expect(used).toBeLessThanOrEqual(room.width + 0.01);
  }
});

test('no picture is lost, doubled or moved', () => {
  const rows = justify(many, room);
  expect(rows.flatMap((row) => row.items.map((item) => item.index))).toEqual(many.map((_, index) => index));
});

test('all pictures of a row have one height and keep their proportions', () => {
  for (const row of justify([1.2, 1.5, 1, 0.9, 1.3], room))
    for (const item of row.items)
      expect(item.width / row.height).toBeCloseTo([1.2, 1.5, 1, 0.9, 1.3][item.index] ?? 0, 5);
});

test('a row never holds more than eight', () => {
  const narrow = justify(
    Array.from({ length: 60 }, () => 0.25),
    { width: 3000, height: 200, gap: 20 },
  );
  expect(Math.max(...narrow.map((row) => row.items.length))).toBe(8);
});

test('a lone upright picture on a telephone is not blown up', () => {
  const [row] = justify([0.5, 3], { width: 320, height: 190, gap: 20 });
  expect(row?.items).toHaveLength(1);
  expect(row?.height).toBeLessThanOrEqual(190 * stretches.tall);
});

test('a panorama wider than the room is made smaller, not cut', () => {
  const [row] = justify([6], { width: 320, height: 190, gap: 20 });
  expect(row?.items[0]?.width).toBeCloseTo(320);
  expect(row?.height).toBeCloseTo(320 / 6);
});

test('a narrow work gets room for its caption without growing', () => {
  const [row] = justify([0.3, 1, 1, 1, 1], { ...room, least: 132 });
  expect(row?.items[0]?.width).toBeGreaterThanOrEqual(132);
});

test('the browser is told how wide a picture will stand', () => {
  expect(wallSizes(2, { tall: 200, low: 100 })).toBe('(min-width: 768px) 680px, min(100vw, 440px)');
});

test('as many are hung as leave no gap at the end', () => {
  const ratios = Array.from({ length: 7 }, () => 1.5);
  const count = fullRows(ratios, { width: 1200, height: 270, gap: 28 }, 4);
  expect(count).toBe(6);
  expect(fullRows([1, 1], { width: 1200, height: 270, gap: 28 }, 9)).toBe(2);
  expect(fullRows([], { width: 1200, height: 270, gap: 28 }, 9)).toBe(0);
});
