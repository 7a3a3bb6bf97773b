import { expect, test } from 'vitest';
import { completeNew, readRow } from './read-row.ts';
import type { ImportNoun } from './values.ts';

const read = (noun: ImportNoun, row: Record<string, string>, heads?: string[]) =>
  readRow(noun, Object.keys(row), Object.values(row), { thisYear: 2026, ...(heads ? { heads } : {}) });

test('a row is one record, columns without a field are left out, and missing cells are empty', () => {
  const found = readRow('art-works', ['title', null, 'nosuch', 'material'], ['무제', 'x', 'y'], { thisYear: 2026 });
  expect(found).toEqual({ fields: { title: '무제', material: null }, notes: [] });
});

test('the head of each column is heard', () => {
  const found = read('art-works', { title: '무제', size: '530 x 455' }, ['제목', '크기(세로×가로, mm)']);
  expect(found.fields).toMatchObject({ width_cm: 45.5, height_cm: 53 });
});

test('a column of one field alone has the last word over one that fills several, unless it is empty', () => {
  expect(read('art-works', { year_text: 'c. 1820', year: '1820' }).fields).toEqual({
    year: '1820-01-01',
    year_text: 'c. 1820',
  });
  expect(read('art-works', { year_text: '', year: 'c.1820' }).fields).toEqual({
    year: '1820-01-01',
    year_text: 'c.1820',
  });
  expect(read('exhibitions', { opens_on: '2021-05-02', period: '2021.5.1 ~ 5.30' }).fields).toMatchObject({
    opens_on: '2021-05-02',
    closes_on: '2021-05-30',
  });
});

test('measures of their own win over a size that says otherwise, which is told', () => {
  const same = read('art-works', { size: '53 x 45.5 cm', width_cm: '53', height_cm: '45.5', depth_cm: '' });
  expect(same).toEqual({ fields: { width_cm: 53, height_cm: 45.5, depth_cm: null, size_text: null }, notes: [] });
  const other = read('art-works', { size: '53 x 45.5 cm', width_cm: '60', height_cm: '45.5' });
  expect(other.fields).toMatchObject({ width_cm: 60, height_cm: 45.5 });
  expect(other.notes).toMatchObject([
    { level: 'warning', key: 'measuresDiffer', values: { size: 'W 60 × H 45.5 cm' } },
  ]);
});

test('measures beside a size that nobody understands replace it', () => {
  expect(read('art-works', { size: '소품', width_cm: '10', height_cm: '12' }).fields).toMatchObject({
    width_cm: 10,
    height_cm: 12,
    size_text: null,
  });
});

test('a width without a height stays as text, and is told', () => {
  const found = read('art-works', { width_cm: '10', height_cm: '' });
  expect(found.fields).toEqual({ width_cm: null, height_cm: null, depth_cm: null, size_text: 'W 10 cm' });
  expect(found.notes).toMatchObject([{ level: 'warning', key: 'sizeIncomplete', field: 'height_cm' }]);
});

test('a row without any column of sizes leaves the size as it is', () => {
  expect(read('art-works', { title: 'a' }).fields).toEqual({ title: 'a' });
});

test('an exhibition that closes before it opens is refused by its own cell', () => {
  expect(read('exhibitions', { title: 'a', opens_on: '2021-05-02', closes_on: '2021-05-01' }).notes).toMatchObject([
    { field: 'closes_on', level: 'problem', key: 'closesBeforeOpens' },
  ]);
});

test('a new artist known by one name has it in both scripts, and one without a name is refused', () => {
  expect(completeNew('artists', read('artists', { localname: '', englishname: 'Kim Whanki' }))).toMatchObject({
    fields: { localname: 'Kim Whanki', englishname: 'Kim Whanki' },
    notes: [],
  });
  expect(completeNew('artists', read('artists', { localname: '김환기' })).fields).toMatchObject({
    englishname: '김환기',
  });
  expect(
    completeNew('artists', read('artists', { localname: '' })).notes.map(({ field, key }) => [field, key]),
  ).toEqual([
    ['localname', 'required'],
    ['englishname', 'required'],
  ]);
});

test('what a new record lacks is told once, whether its cell is empty or its column is missing', () => {
  const rows: Record<string, string>[] = [{ title: '' }, { material: '먹' }];
  for (const row of rows)
    expect(completeNew('art-works', read('art-works', row)).notes).toEqual([
      { field: 'title', level: 'problem', key: 'required' },
    ]);
});

test('an artist whose family name comes first is called as a sheet of works would call them, which is told', () => {
  expect(read('artists', { localname: 'Moore, Henry, OM, CH' })).toMatchObject({
    fields: { localname: 'Henry Moore, OM, CH' },
    notes: [{ field: 'localname', level: 'warning', key: 'nameTurned' }],
  });
  const id = '507f1f77bcf86cd799439011';
  expect(read('artists', { id, localname: 'Moore, Henry' })).toMatchObject({
    fields: { localname: 'Moore, Henry' },
    notes: [],
  });
});
