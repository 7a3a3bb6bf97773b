import { expect, test } from 'vitest';
import { artworkContract } from '../artworks/artworks.contract.ts';
import { cellText } from './cell.ts';
import { importField } from './fields.ts';
import { noteText, noteWords } from './notes.words.ts';
import { readCell } from './read-value.ts';
import type { ImportNoun } from './values.ts';

const read = (noun: ImportNoun, name: string, text: string, head = '') => {
  const field = importField(noun, name);
  if (!field) throw new Error(name);
  return readCell(field, text, { thisYear: 2026, head });
};
const keys = (noun: ImportNoun, name: string, text: string) =>
  read(noun, name, text).notes.map(({ level, key }) => `${level} ${key}`);

const nothing = ['', ' ', '-', '–', 'N/A', 'n/a', '#N/A', '해당 없음', '.', '__'];
const titlesToo = ['None', 'null', 'Nil', 'NaN', 'NA', '없음', '...', '?', '???'];
test.each([...nothing, ...titlesToo])('a cell with %j empties what a record can be without', (text) => {
  expect(read('art-works', 'material', text)).toEqual({ fields: { material: null }, notes: [] });
  expect(read('art-works', 'year', text).fields).toEqual({ year: null, year_text: null });
  expect(read('art-works', 'size', text).fields).toEqual({
    width_cm: null,
    height_cm: null,
    depth_cm: null,
    size_text: null,
  });
  expect(read('art-works', 'owner', text).fields).toEqual({ owner: null });
  expect(read('exhibitions', 'art_works', text).fields).toEqual({ art_works: [] });
  expect(read('art-works', 'is_exposed', text)).toEqual({ fields: {}, notes: [] });
  expect(read('art-works', 'id', text)).toEqual({ fields: {}, notes: [] });
  const asTitle = titlesToo.includes(text) ? [] : ['problem required'];
  expect(keys('art-works', 'title', text)).toEqual(asTitle);
  expect(keys('exhibitions', 'title', text)).toEqual(asTitle);
});

test('a title that elsewhere means nothing is kept as it is written', () => {
  for (const text of titlesToo) expect(read('art-works', 'title', ` ${text} `).fields).toEqual({ title: text });
});

test('무제 is a title, and texts are kept composed, trimmed and with their lines', () => {
  expect(read('art-works', 'title', '무제').fields).toEqual({ title: '무제' });
  expect(read('art-works', 'title', ' \u1106\u116e\u110c\u1166 ').fields).toEqual({ title: '무제' });
  expect(read('art-works', 'text', ' a\r\nb ').fields).toEqual({ text: 'a\r\nb' });
  expect(read('art-works', 'material', 'Oil on canvas').fields).toEqual({ material: 'Oil on canvas' });
});

test('a text that is too long or cannot be kept is refused, with how long it may be', () => {
  expect(read('art-works', 'title', 'a'.repeat(301))).toEqual({
    fields: {},
    notes: [{ field: 'title', level: 'problem', key: 'tooLong', values: { longest: '300', length: '301' } }],
  });
  expect(keys('art-works', 'title', 'a\0b')).toEqual(['problem unkeepable']);
  expect(keys('art-works', 'title', 'a\ud800b')).toEqual(['problem unkeepable']);
});

test('a size is measures, or a text with a warning that says so', () => {
  expect(read('art-works', 'size', '53 x 45.5 cm')).toEqual({
    fields: { width_cm: 53, height_cm: 45.5, depth_cm: null, size_text: null },
    notes: [],
  });
  expect(read('art-works', 'size', '소품')).toEqual({
    fields: { width_cm: null, height_cm: null, depth_cm: null, size_text: '소품' },
    notes: [{ field: 'size', level: 'warning', key: 'sizeAsText', values: { value: '소품' } }],
  });
  expect(read('art-works', 'size', '가변크기').notes).toEqual([]);
  expect(read('art-works', 'size', '10호').notes[0]).toMatchObject({
    key: 'sizeOfCanvas',
    values: { canvas: '10F', size: 'W 53 × H 45.5 cm' },
  });
  expect(read('art-works', 'size', 'unconfirmed: 300 x 400 mm').notes[0]).toMatchObject({
    level: 'warning',
    key: 'sizeDoubtful',
    values: { size: 'W 40 × H 30 cm' },
  });
  expect(read('art-works', 'size', 'object: 1346 x 604 x 438 mm, 32 kg').notes[0]).toMatchObject({
    key: 'sizeRest',
    values: { rest: '32 kg', size: 'W 60.4 × H 134.6 × D 43.8 cm' },
  });
  expect(read('art-works', 'size', '530 x 455', '크기(세로×가로, mm)').fields).toMatchObject({
    width_cm: 45.5,
    height_cm: 53,
  });
});

test.each([
  ['45.5', '', 45.5],
  ['45.5 cm', '', 45.5],
  ['455', 'Width (mm)', 45.5],
  ['45.5', 'Width (in cm)', 45.5],
  ['455', 'width_in_mm', 45.5],
  ['455 mm', '', 45.5],
  ['W 45.5', '', 45.5],
  ['1.2m', '', 120],
  ['17 7/8 in.', '', 45.4],
])('the width %j below %j is %d cm', (text, head, width) => {
  expect(read('art-works', 'width_cm', text, head)).toEqual({ fields: { width_cm: width }, notes: [] });
});

test('a measure that is none is refused, and one of metres without a unit is told', () => {
  for (const text of ['wide', '45 x 53', '0', '-3', '45.5 kg'])
    expect(keys('art-works', 'width_cm', text)).toEqual(['problem badMeasure']);
  expect(keys('art-works', 'width_cm', '1622')).toEqual(['warning measureDoubtful']);
});

test('a date that is doubtful or has no year is told with what was understood', () => {
  expect(read('art-works', 'year', 'c.1820')).toEqual({
    fields: { year: '1820-01-01', year_text: 'c.1820' },
    notes: [],
  });
  expect(read('art-works', 'year', 'Edo period (1603–1868)').notes[0]).toMatchObject({
    key: 'yearDoubtful',
    values: { year: '1603' },
  });
  expect(keys('art-works', 'year', 'mid 17th century')).toEqual(['warning yearAsText']);
  expect(keys('art-works', 'year', 'date not known')).toEqual([]);
});

test.each([
  ['예 네 공개 노출 게시 YES y True TRUE 1 O ○ ✓ public visible', true],
  ['아니요 아니오 비공개 미노출 숨김 no N false FALSE 0 X × hidden private', false],
])('each of %s is %s', (words, value) => {
  for (const word of words.split(' '))
    expect(read('art-works', 'is_exposed', word), word).toEqual({ fields: { is_exposed: value }, notes: [] });
});

test.each<[ImportNoun, string, string, unknown]>([
  ['art-works', 'license', 'CC BY 4.0', 'cc-by-4.0'],
  ['art-works', 'license', 'cc-by-4.0', 'cc-by-4.0'],
  ['art-works', 'license', 'https://creativecommons.org/licenses/by-nc/4.0/', 'cc-by-nc-4.0'],
  ['art-works', 'license', 'CC0', 'cc0-1.0'],
  ['art-works', 'license', 'Public Domain', 'pdm-1.0'],
  ['art-works', 'license', '모든 권리 보유', 'all-rights-reserved'],
  ['art-works', 'license', 'No Copyright–United States', 'noc-us'],
  ['art-works', 'license', 'In Copyright–Educational Use', 'inc-edu'],
  ['art-works', 'made_with_ai', '사용하지 않음', 'no'],
  ['art-works', 'made_with_ai', 'generated', 'generated'],
  ['art-works', 'position', '12', 12],
  ['art-works', 'position', '1,200', 1200],
  ['art-works', 'id', '507F1F77BCF86CD799439011', '507f1f77bcf86cd799439011'],
  ['artists', 'machine_use', '허용하지 않음', 'reserved'],
  ['artists', 'usercountryname', '대한민국', 'KR'],
  ['artists', 'usercountryname', '한국', 'KR'],
  ['artists', 'usercountryname', 'kr', 'KR'],
  ['artists', 'usercountryname', 'United Kingdom', 'GB'],
  ['artists', 'usercountryname', 'British', 'GB'],
  ['artists', 'email', 'mailto:kim@example.com', 'kim@example.com'],
  ['artists', 'homepage', 'yeoul.kr', 'https://yeoul.kr'],
  ['artists', 'homepage', '@yeoul', '@yeoul'],
  ['artists', 'wikidata_id', 'https://www.wikidata.org/wiki/Q42', 'Q42'],
  ['galleries', 'homepage', 'www.example.com', 'https://www.example.com'],
  ['galleries', 'googlegeolocation', '37.5, 126.9', { center: { latitude: 37.5, longitude: 126.9 } }],
  ['exhibitions', 'room_style', '한옥', 'hanok'],
  ['exhibitions', 'opens_on', '2021. 5. 1.', '2021-05-01'],
  ['exhibitions', 'shown_from', '2021-05-01 10:00', '2021-05-01T01:00:00.000Z'],
  ['exhibitions', 'art_works', 'A-1; A-2', ['A-1', 'A-2']],
  ['art-works', 'image', 'photos/HG-1.JPG', 'HG-1.JPG'],
  ['art-works', 'image', 'C:\\사진\\a.jpg', 'a.jpg'],
  ['galleries', 'image', 'a.jpg; b.jpg; A.JPG', ['a.jpg', 'b.jpg']],
])('in %s, %s written as %j is %j', (noun, name, text, value) => {
  expect(read(noun, name, text)).toEqual({ fields: { [name]: value }, notes: [] });
});

test.each<[ImportNoun, string, string, string]>([
  ['art-works', 'is_exposed', '아마도', 'problem badFlag'],
  ['art-works', 'made_with_ai', 'somewhat', 'problem badChoice'],
  ['art-works', 'position', 'first', 'problem badNumber'],
  ['art-works', 'position', '1.5', 'problem badNumber'],
  ['art-works', 'id', '1035', 'problem badId'],
  ['artists', 'email', 'kim at example', 'problem badEmail'],
  ['artists', 'homepage', 'no address', 'problem badAddress'],
  ['artists', 'isni_id', '0000 0001 2345 6780', 'problem badAuthority'],
  ['galleries', 'homepage', 'nowhere', 'problem badAddress'],
  ['galleries', 'googlegeolocation', '서울', 'problem badPlace'],
  ['exhibitions', 'opens_on', '2021', 'problem badDay'],
  ['exhibitions', 'shown_to', '내일', 'problem badMoment'],
  ['exhibitions', 'room_style', 'palace', 'problem badChoice'],
  ['exhibitions', 'period', '2021.5.30 ~ 2021.5.1', 'problem closesBeforeOpens'],
  ['exhibitions', 'art_works', Array.from({ length: 1001 }, (_, n) => n).join(';'), 'problem tooMany'],
])('in %s, %s cannot be %j', (noun, name, text, note) => {
  const found = read(noun, name, text);
  expect(found.notes.map(({ level, key }) => `${level} ${key}`)).toEqual([note]);
  expect(found.fields).toEqual({});
});

test.each<[ImportNoun, string, string, string, unknown]>([
  ['art-works', 'license', '© The Estate of the Artist', 'warning licenseUnknown', null],
  ['art-works', 'license', 'CC BY', 'warning licenseUnknown', null],
  ['artists', 'usercountryname', 'Joseon', 'warning countryAsText', 'Joseon'],
  ['exhibitions', 'opens_on', '5/1/2021', 'warning dayDoubtful', '2021-05-01'],
  ['exhibitions', 'period', '2021년 봄', 'warning periodAsText', '2021년 봄'],
  ['art-works', 'image', 'a.jpg; b.jpg', 'warning severalImages', 'a.jpg'],
  ['art-works', 'image', 'https://example.com/a.jpg', 'warning imageIsAddress', undefined],
])('in %s, %s written as %j is taken with the note %s', (noun, name, text, note, value) => {
  const found = read(noun, name, text);
  expect(found.notes.map(({ level, key }) => `${level} ${key}`)).toEqual([note]);
  expect(found.fields[name]).toEqual(value);
});

test('an artist is a name to be looked up, nobody, or the first of several', () => {
  expect(read('art-works', 'owner', '김환기 (Kim Whanki)').fields.owner).toMatchObject({
    local: '김환기',
    english: 'Kim Whanki',
  });
  expect(read('art-works', 'owner', '작가 미상')).toEqual({ fields: { owner: null }, notes: [] });
  const several = read('art-works', 'owner', 'Utagawa Hiroshige; Publisher: Sanoya Kihei');
  expect(several.fields.owner).toMatchObject({ english: 'Utagawa Hiroshige' });
  expect(several.notes[0]).toMatchObject({ key: 'severalArtists', values: { taken: 'Utagawa Hiroshige' } });
  expect(read('exhibitions', 'artists', '김환기, 박수근').fields.artists).toMatchObject([
    { local: '김환기' },
    { local: '박수근' },
  ]);
});

test.each([
  '2021.5.1 ~ 2021.5.30',
  '2021. 05. 01 – 05. 30',
  '2021.5.1(토) ~ 5.30(일)',
  '1 May 2021 – 30 May 2021',
  '2021-05-01 ~ 2021-05-30',
])('the period %j has a first and a last day', (text) => {
  expect(read('exhibitions', 'period', text)).toEqual({
    fields: { period: text, opens_on: '2021-05-01', closes_on: '2021-05-30' },
    notes: [],
  });
});

test('what is read of a work is taken by the contract', () => {
  for (const [name, text] of Object.entries({
    title: '무제',
    size: 'support: 394 x 419 mm',
    year: 'c.1820',
    license: 'CC0',
    is_exposed: '공개',
    position: '3',
    made_with_ai: '',
    inventory_number: 'A00001',
  })) {
    const { size_text: _, ...fields } = read('art-works', name, text).fields;
    expect(artworkContract.write.safeParse(fields).success, name).toBe(true);
  }
});

test('every note is a sentence in both languages with the same gaps, and gaps are filled', () => {
  const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const [key, { ko, en }] of Object.entries(noteWords)) expect(gaps(ko), key).toEqual(gaps(en));
  expect(noteText({ key: 'badFlag', values: { value: '{value} $1' } }, 'ko')).toBe(
    '예 또는 아니요로 적어 주세요: ‘{value} $1’',
  );
  expect(noteText({ key: 'laterKey' }, 'en')).toBe('laterKey');
  expect(noteText({ key: 'toString' }, 'en')).toBe('toString');
});

test('every note that a cell can get fills all gaps of its words', () => {
  const cells: [ImportNoun, string, string][] = [
    ['art-works', 'title', 'a'.repeat(301)],
    ['art-works', 'size', '10호'],
    ['art-works', 'size', 'unconfirmed: 30 x 40 cm'],
    ['art-works', 'size', '30 x 40 cm, 3 kg'],
    ['art-works', 'size', '?x?'],
    ['art-works', 'width_cm', '1622'],
    ['art-works', 'width_cm', 'x'],
    ['art-works', 'year', 'Edo 1700'],
    ['art-works', 'year', 'Edo'],
    ['art-works', 'owner', 'a; b'],
    ['art-works', 'image', 'a; b'],
    ['art-works', 'license', 'x'],
    ['art-works', 'made_with_ai', 'x'],
    ['exhibitions', 'opens_on', '5/1/2021'],
    ['exhibitions', 'period', '2021.5.30 ~ 2021.5.1'],
    ['galleries', 'gallery_address', 'x'],
    ['galleries', 'gallery_hours', 'x'],
  ];
  for (const [noun, name, text] of cells) {
    const { notes } = read(noun, name, text);
    expect(notes, text).not.toEqual([]);
    for (const note of notes) expect(noteText(note, 'ko') + noteText(note, 'en')).not.toMatch(/\{\w+\}/);
  }
});

test.each([
  ['홍길동\u200b', '홍길동'],
  ['\u200b\u2060 홍길동 \u200b \u200f', '홍길동'],
  ['가\u200b나', '가\u200b나'],
  ['\u200b', ''],
])('Letters that nobody sees, as web pages put behind a name, are no part of a cell: %j', (written, text) => {
  expect(cellText(written)).toBe(text);
});
