import { expect, test } from 'vitest';
import { allowedMapping, fieldsFor, galleryNounsFor } from './gallery-imports.ts';

const names = (noun: 'art-works' | 'exhibitions', ofGallery: boolean) =>
  fieldsFor(noun, ofGallery).map(({ name }) => name);

test('a gallery brings works and exhibitions, an assistant nothing', () => {
  expect(galleryNounsFor('curator')).toEqual(['art-works', 'exhibitions']);
  expect(galleryNounsFor('owner')).toEqual(galleryNounsFor('curator'));
  expect(galleryNounsFor('assistant')).toEqual([]);
});

test('what only the artist or an administrator decides is no column of a gallery’s sheet', () => {
  const left = names('art-works', false).filter((name) => !names('art-works', true).includes(name));
  expect(left).toEqual(['license', 'made_with_ai', 'is_exposed', 'position']);
  expect(names('exhibitions', true)).not.toContain('galleries');
  expect(names('exhibitions', true)).toEqual(expect.arrayContaining(['is_exposed', 'shown_from', 'art_works']));
});

test('the column of a field that is not offered is left out', () => {
  const mapping = ['title', 'is_exposed', null, 'owner'];
  expect(allowedMapping('art-works', mapping, true)).toEqual(['title', null, null, 'owner']);
  expect(allowedMapping('art-works', mapping, false)).toEqual(mapping);
});

test('a new work of a gallery needs its artist', () => {
  const owner = (ofGallery: boolean) => fieldsFor('art-works', ofGallery).find(({ name }) => name === 'owner');
  expect([owner(true)?.required, owner(false)?.required]).toEqual([true, undefined]);
});
