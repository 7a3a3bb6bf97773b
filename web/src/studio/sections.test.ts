import { expect, test } from 'vitest';
import { restOf, sectionAt, sectionsFor } from './sections.ts';

const pathsOf = (role: 'owner' | 'curator' | 'assistant') => sectionsFor(role).map(({ path }) => path);

test('the menu of a studio shows each role what it may do there', () => {
  expect(pathsOf('assistant')).toEqual(['', '/enquiries']);
  expect(pathsOf('owner')).toContain('/staff');
  expect(pathsOf('owner').filter((path) => !pathsOf('curator').includes(path))).toEqual(['/staff']);
});

test.each([
  ['/studio/g1', ''],
  ['/studio/g1/', ''],
  ['/studio/g1/exhibitions/7/preview', '/exhibitions'],
  ['/studio/g1/staff/', '/staff'],
])('the address %s belongs to one section', (address, path) => {
  expect(sectionAt(restOf(address))?.path).toBe(path);
});

test('an address of no section belongs to none', () => {
  expect(sectionAt(restOf('/studio/g1/nowhere'))).toBeUndefined();
});
