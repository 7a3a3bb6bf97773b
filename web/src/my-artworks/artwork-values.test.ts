import { expect, test } from 'vitest';
import { type ArtworkField, artworkData, artworkProblems, newArtwork, sizeOf } from './artwork-values.ts';

const right: Record<ArtworkField, string> = {
  title: '윤슬',
  title_en: '',
  material: '',
  edition: '',
  inventory_number: '',
  license: '',
  made_with_ai: '',
  year: '2024',
  year_text: '',
  width: '72.7',
  height: '60.6',
  depth: '',
};
const reader = (form: Partial<typeof right>) => (name: ArtworkField) => ({ ...right, ...form })[name];
const english = (form: Partial<typeof right>) =>
  Object.entries(artworkProblems('own', reader(form), 2024)).map(([name, { en }]) => [name, en]);

test("title, year, width and height are '*Required'; depth is not", () => {
  expect(english({})).toEqual([]);
  for (const name of ['title', 'year', 'width', 'height'] as const)
    expect(english({ [name]: ' ' })).toEqual([[name, '*Required']]);
});

test('a measure is greater than zero, and a size stands only when all that were given are', () => {
  expect(english({ width: '0', depth: '-3' }).map(([name]) => name)).toEqual(['width', 'depth']);
  expect(sizeOf(reader({}))).toBe('72.7 cm x 60.6 cm');
  expect(sizeOf(reader({ depth: '4.05' }))).toBe('72.7 cm x 60.6 cm x 4.05 cm');
  expect(sizeOf(reader({ height: '' }))).toBeUndefined();
  expect(sizeOf(reader({ depth: '0' }))).toBeUndefined();
});

test('a measure that is too large is named with the largest one', () => {
  expect(english({ width: '100000', height: '150000' })).toEqual([['height', 'Can’t be larger than 100,000 cm']]);
});

// Proves §5.15
test('the combined form names title, size and material', () => {
  const problems = (given: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(artworkProblems('combined', (name) => given[name] ?? '', 2024)).map(([name, { en }]) => [
        name,
        en,
      ]),
    );
  expect(problems({})).toEqual({
    title: '*title is Required',
    material: '*material is Required',
    width: '*size is Required',
    height: '*size is Required',
  });
  expect(problems({ title: '가', material: '먹', width: '0', height: '10', depth: '-1' })).toEqual({
    width: 'Must be greater than 0',
    depth: 'Must be greater than 0',
  });
  expect(problems({ title: '가', material: '먹', width: '0.01', height: '10' })).toEqual({});
});

test('the license that holds where nobody chose is not sent with a new work, but by an edit', () => {
  const values = new FormData();
  for (const [key, text] of Object.entries({ ...right, license: 'all-rights-reserved' })) values.append(key, text);
  expect(newArtwork(values)).not.toHaveProperty('license');
  expect(artworkData(values)).toMatchObject({ license: 'all-rights-reserved' });
});

test.each(['edition', 'inventory_number', 'year_text', 'license', 'made_with_ai'])(
  '%s is optional in both forms, sent with a new work only when typed, and cleared by an edit',
  (name) => {
    const typed = (written: string) => {
      const values = new FormData();
      for (const [key, text] of Object.entries({ ...right, [name]: written })) values.append(key, text);
      return values;
    };
    expect(newArtwork(typed(' 3/10 '))).toMatchObject({ title: '윤슬', [name]: '3/10' });
    expect(newArtwork(typed(''))).not.toHaveProperty(name);
    expect(artworkData(typed(''))).toMatchObject({ [name]: '' });
  },
);
