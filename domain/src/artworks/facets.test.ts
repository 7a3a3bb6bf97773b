import { expect, test } from 'vitest';
import { materialKindsOf } from './facets.ts';

test('a material belongs to the kinds that its Korean or English name tells', () => {
  expect(materialKindsOf('캔버스에 유채', 'Oil on canvas')).toEqual(['oil']);
  expect(materialKindsOf('한지에 수묵채색', null)).toEqual(['ink', 'colour']);
  expect(materialKindsOf(null, 'Archival pigment print')).toEqual(['photograph']);
  expect(materialKindsOf('모시에 조각보', 'Ramie patchwork')).toEqual(['textile']);
  expect(materialKindsOf('청자, 상감')).toEqual(['ceramic']);
  expect(materialKindsOf(undefined, 'dreams')).toEqual([]);
});
