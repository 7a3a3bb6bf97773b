import { expect, test } from 'vitest';
import { materialKindsOf, orientationOf, sizeClassOf } from './facets.ts';
import { hueOf, huesOf } from './hues.ts';

test('a material belongs to the kinds that its Korean or English name tells', () => {
  expect(materialKindsOf('캔버스에 유채', 'Oil on canvas')).toEqual(['oil']);
  expect(materialKindsOf('한지에 수묵채색', null)).toEqual(['ink', 'colour']);
  expect(materialKindsOf(null, 'Archival pigment print')).toEqual(['photograph']);
  expect(materialKindsOf('모시에 조각보', 'Ramie patchwork')).toEqual(['textile']);
  expect(materialKindsOf('청자, 상감')).toEqual(['ceramic']);
  expect(materialKindsOf(undefined, 'dreams')).toEqual([]);
});

test('a size is classed by its longest side', () => {
  expect([40, 40.01, 100, 180, 181].map((width) => sizeClassOf({ width, height: 10 }))).toEqual([
    'small',
    'medium',
    'medium',
    'large',
    'huge',
  ]);
});

test('a side that is a twentieth longer is not seen as longer', () => {
  expect(orientationOf({ width: 105, height: 100 })).toBe('square');
  expect(orientationOf({ width: 106, height: 100 })).toBe('landscape');
  expect(orientationOf({ width: 72.7, height: 90.9 })).toBe('portrait');
});

test('colours have the names people give them', () => {
  const named = {
    '#b93a24': 'red',
    '#2f6b5c': 'green',
    '#1b1a17': 'black',
    '#faf8f3': 'white',
    '#f0e6d2': 'white',
    '#8a8880': 'grey',
    '#1f3d7a': 'blue',
    '#7a5638': 'brown',
    '#e8c040': 'yellow',
    '#e09a9a': 'pink',
    '#d9822b': 'orange',
    '#6d5590': 'purple',
  };
  for (const [colour, hue] of Object.entries(named)) expect(hueOf(colour), colour).toBe(hue);
});

test('paper counts only where there is much of it, a red seal always', () => {
  expect(huesOf(['#faf8f3', '#1b1a17', '#8a8880', '#b93a24'])).toEqual(['red', 'white', 'black']);
});
