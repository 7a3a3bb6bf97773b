import { expect, test } from 'vitest';
import { type LabelSheet, labelSheets, placesOn } from './label-sheets.ts';

const sheets = Object.entries<LabelSheet>(labelSheets);

test.each(sheets)('the labels of %s lie on their page, without overlap', (_name, sheet) => {
  const places = placesOn(sheet);
  expect(places).toHaveLength(sheet.columns * sheet.rows);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + sheet.label.width).toBeLessThanOrEqual(sheet.page.width + 0.01);
    expect(y + sheet.label.height).toBeLessThanOrEqual(sheet.page.height + 0.01);
  }
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const apart =
        Math.abs(one.x - other.x) >= sheet.label.width - 0.01 || Math.abs(one.y - other.y) >= sheet.label.height - 0.01;
      expect(apart).toBe(true);
    }
});

test.each(sheets)('margins, labels and gaps of %s fill the page exactly', (_name, sheet) => {
  const { page, label, columns, rows, left, top, gapX, gapY } = sheet;
  expect(2 * left + columns * label.width + (columns - 1) * gapX).toBeCloseTo(page.width, 6);
  expect(2 * top + rows * label.height + (rows - 1) * gapY).toBeCloseTo(page.height, 6);
});

test.each([
  ['avery-l7165', 8, { left: 4.65, top: 13.1 }],
  ['avery-l7173', 10, { left: 4.65, top: 6 }],
  ['avery-l7163', 14, { left: 4.65, top: 15.15 }],
  ['avery-l7162', 16, { left: 4.65, top: 12.9 }],
  ['avery-l7160', 21, { left: 7.25, top: 15.15 }],
] as const)('%s has its %i labels where its maker puts them', (name, count, { left, top }) => {
  const sheet: LabelSheet = labelSheets[name];
  const places = placesOn(sheet);
  expect(places).toHaveLength(count);
  expect(places[0]?.x).toBeCloseTo(left, 6);
  expect(places[0]?.y).toBeCloseTo(top, 6);
  expect((places[1]?.x ?? 0) - (places[0]?.x ?? 0)).toBeCloseTo(sheet.label.width + 2.5, 6);
  expect((places[sheet.columns]?.y ?? 0) - (places[0]?.y ?? 0)).toBeCloseTo(sheet.label.height, 6);
});
