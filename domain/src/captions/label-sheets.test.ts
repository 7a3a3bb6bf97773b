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
