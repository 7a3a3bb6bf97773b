import { expect, test } from 'vitest';
import { type ArtistText, artistProblems, type Variant } from './artist-values.ts';
import { countries } from './countries.ts';

const right: Partial<Record<ArtistText, string>> = {
  usercountryname: 'KR',
  localname: '윤슬',
  englishname: 'Yun Seul',
  email: ' Seul@Studio.Example ',
  mobile: '010-0000-0000',
};
const english = (form: Partial<typeof right>, variant: Variant = 'own') =>
  Object.entries(artistProblems(variant, (name) => form[name] ?? '')).map(([name, { en }]) => [name, en]);

test("country, both names, email and mobile are '*Required', also when only blanks were typed", () => {
  expect(english(right)).toEqual([]);
  for (const name of ['usercountryname', 'localname', 'englishname', 'email', 'mobile'] as const)
    expect(english({ ...right, [name]: '  ' })).toEqual([[name, '*Required']]);
});

test("a wrong homepage is 'url is not valid', a wrong email 'Invalid email'; no homepage is fine", () => {
  for (const homepage of ['https://studio.example/works', 'yeoul.kr'])
    expect(english({ ...right, homepage })).toEqual([]);
  for (const homepage of ['studio', '@myhandle', 'javascript:alert(1)', 'ftp://studio.example'])
    expect(english({ ...right, homepage })).toEqual([['homepage', 'url is not valid']]);
  expect(english({ ...right, email: 'seul@' })).toEqual([['email', 'Invalid email']]);
});

test('a text that is longer than it may be is named with how long that is, a career too', () => {
  expect(english({ ...right, ex_career: '2019 개인전\n'.repeat(2500) })).toEqual([
    ['ex_career', 'must have at most 20000 characters'],
  ]);
  expect(english({ ...right, ex_career: '가'.repeat(20_000) })).toEqual([]);
});

test('every country has a name in both languages, in the order of that language', () => {
  for (const language of ['ko', 'en'] as const) {
    const list = countries(language);
    expect(new Set(list.map(({ CODE }) => CODE)).size).toBe(249);
    expect(list.filter(({ CODE, COUNTRYNAME }) => CODE === COUNTRYNAME)).toEqual([]);
    const names = list.map(({ COUNTRYNAME }) => COUNTRYNAME);
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
  }
  expect(countries('ko').find(({ CODE }) => CODE === 'KR')).toEqual({ CODE: 'KR', COUNTRYNAME: '대한민국' });
  expect(countries('en').find(({ CODE }) => CODE === 'KR')).toEqual({ CODE: 'KR', COUNTRYNAME: 'South Korea' });
});

test('blog, facebook and instagram take handles and bare domains, and so does the combined homepage', () => {
  for (const text of ['@myhandle', 'myhandle', 'yeoul.kr', 'https://yeoul.kr'])
    for (const name of ['blog', 'facebook', 'instagram'] as const) {
      expect(english({ ...right, [name]: text })).toEqual([]);
      expect(english({ ...right, [name]: text, homepage: text }, 'combined')).toEqual([]);
    }
});

test('an id in a file of names may be pasted as an address, and a wrong one is told', () => {
  expect(
    english({ ...right, wikidata_id: 'https://www.wikidata.org/wiki/Q5582', isni_id: '0000 0001 2103 2683' }),
  ).toEqual([]);
  expect(english({ ...right, isni_id: '0000 0001 2103 2684' })).toEqual([['isni_id', 'ID is not valid']]);
});

// Proves §5.11
test('the combined form names what is missing, and wants no country', () => {
  expect(Object.fromEntries(english({}, 'combined'))).toEqual({
    localname: '*name is required',
    englishname: '*english name is required',
    email: '*email is required',
    mobile: '*mobile is required',
  });
  const given = { localname: '윤슬', englishname: 'Yun', mobile: '010', email: 'yun@', homepage: 'my studio' };
  expect(Object.fromEntries(english(given, 'combined'))).toEqual({
    email: 'Invalid email address',
    homepage: 'url is not valid',
  });
});
