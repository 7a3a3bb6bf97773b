import { expect, test } from 'vitest';
import { assigned, letterOf, missingFields } from './mapping.ts';

test('columns are called as Excel calls them', () => {
  expect([0, 25, 26, 51, 52, 199].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'GR']);
});

test('a field stands for one column: the one that had it before loses it', () => {
  expect(assigned(['title', null, 'year'], 1, 'title')).toEqual({ mapping: [null, 'title', 'year'], lost: 0 });
});

test('a column that keeps its field, or is left out, takes nothing from another', () => {
  expect(assigned(['title', null], 0, 'title')).toEqual({ mapping: ['title', null] });
  expect(assigned(['title', null, null], 0, null)).toEqual({ mapping: [null, null, null] });
});

test('required fields that no column gives are told', () => {
  const fields = [
    { name: 'title', required: true as const },
    { name: 'year' },
    { name: 'name', required: true as const },
  ];
  expect(missingFields(fields, ['year', 'name', null])).toEqual([fields[0]]);
});
