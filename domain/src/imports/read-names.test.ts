import { expect, test } from 'vitest';
import { makerOf, readName, splitKeys, splitNames } from './read-names.ts';

test.each([
  ['김환기', ['김환기'], '김환기', '김환기'],
  ['Kim Whanki', ['Kim Whanki'], 'Kim Whanki', 'Kim Whanki'],
  ['김환기 (Kim Whanki)', ['김환기 (Kim Whanki)', '김환기', 'Kim Whanki'], '김환기', 'Kim Whanki'],
  ['김환기/Kim Whanki', ['김환기/Kim Whanki', '김환기', 'Kim Whanki'], '김환기', 'Kim Whanki'],
  ['김환기 Kim Whanki', ['김환기 Kim Whanki', '김환기', 'Kim Whanki'], '김환기', 'Kim Whanki'],
  ['Kim Whanki (김환기)', ['Kim Whanki (김환기)', '김환기', 'Kim Whanki'], '김환기', 'Kim Whanki'],
  ['김환기 (1913–1974)', ['김환기', '김환기 (1913–1974)'], '김환기', '김환기'],
  ['김환기 화백', ['김환기', '김환기 화백'], '김환기', '김환기'],
  [
    'Turner, Joseph Mallord William',
    ['Turner, Joseph Mallord William', 'Joseph Mallord William Turner'],
    'Joseph Mallord William Turner',
    'Joseph Mallord William Turner',
  ],
  [
    'John Frederick Herring, Sr.',
    ['John Frederick Herring, Sr.'],
    'John Frederick Herring, Sr.',
    'John Frederick Herring, Sr.',
  ],
  [
    'Designer: Florence Willets',
    ['Florence Willets', 'Designer: Florence Willets'],
    'Florence Willets',
    'Florence Willets',
  ],
  [
    'Moore, Henry, OM, CH',
    ['Moore, Henry, OM, CH', 'Henry Moore, OM, CH'],
    'Henry Moore, OM, CH',
    'Henry Moore, OM, CH',
  ],
  [
    'Wright, Joseph, of Derby',
    ['Wright, Joseph, of Derby', 'Joseph Wright of Derby'],
    'Joseph Wright of Derby',
    'Joseph Wright of Derby',
  ],
  ['van der Goes, Hugo', ['van der Goes, Hugo', 'Hugo van der Goes'], 'Hugo van der Goes', 'Hugo van der Goes'],
  ['Engraver: Richard Earlom', ['Richard Earlom', 'Engraver: Richard Earlom'], 'Richard Earlom', 'Richard Earlom'],
  [
    'Printer and publisher: Cirrus Editions',
    ['Cirrus Editions', 'Printer and publisher: Cirrus Editions'],
    'Cirrus Editions',
    'Cirrus Editions',
  ],
  [
    'Birdhead (Ji Weiyu, born 1980; Song Tao, born 1979)',
    ['Birdhead', 'Birdhead (Ji Weiyu, born 1980; Song Tao, born 1979)'],
    'Birdhead',
    'Birdhead',
  ],
])('the artist %j may be found as %j', (written, names, local, english) => {
  const found = readName(written);
  expect(found).toMatchObject({ written, local, english });
  expect([...(found?.names ?? [])].sort()).toEqual([...names].sort());
});

test.each([
  ['김환기(Kim Whanki, 1913-1974)', '김환기', 'Kim Whanki'],
  ['이우환 (Lee Ufan, b. 1936)', '이우환', 'Lee Ufan'],
  ['Kim Whanki (김환기, 1913–1974)', '김환기', 'Kim Whanki'],
  ['홍길동(洪吉童)', '홍길동', '홍길동'],
  ['홍길동 (洪吉童, Hong Gildong)', '홍길동', 'Hong Gildong'],
  ['홍길동(洪吉童, Hong Gildong, 1950~)', '홍길동', 'Hong Gildong'],
  ['홍길동 洪吉童 Hong Gildong', '홍길동', 'Hong Gildong'],
  ['洪吉童', '洪吉童', '洪吉童'],
  ['데이비드 호크니(British, b. 1937)', '데이비드 호크니', '데이비드 호크니'],
  ['백남준(South Korean, 1932-2006)', '백남준', '백남준'],
  ['백남준(United States, 1932-2006)', '백남준', '백남준'],
  ['Kim Whanki (서울, 1913)', 'Kim Whanki', 'Kim Whanki'],
  ['Louise Bourgeois (프랑스, 1911)', 'Louise Bourgeois', 'Louise Bourgeois'],
])('%s beside years and Chinese characters is known by both of its names', (written, local, english) => {
  expect(readName(written)).toMatchObject({ local, english });
});

test.each([
  'Larsen Design Studio, New York',
  'Unknown Italian, 16th century',
  'Unknown, Italian',
  'Banthrico, Inc.',
  'Adaa, et al.',
  'Bigelow, Kennard & Co.',
  'David Teniers, the Younger',
  'Waterford, Louisa Anne, Marchioness of',
  'The Leach Pottery (St. Ives, UK)',
])('%j is not turned round at its comma', (written) => {
  expect(readName(written)).toMatchObject({ local: written, english: written, names: [written] });
});

test.each([
  ['Publisher: Pierre de La Mesangère; Engraver: Georges Gatine', 'Engraver: Georges Gatine'],
  ['Utagawa Hiroshige; Publisher: Sanoya Kihei', 'Utagawa Hiroshige'],
  ['Publisher: Nicolaus Heideloff', 'Publisher: Nicolaus Heideloff'],
])('who made a work by %j is %j', (text, maker) => {
  expect(makerOf(splitNames(text))).toBe(maker);
});

test('an id in a cell is taken before the name beside it', () => {
  const id = '507f1f77bcf86cd799439011';
  expect(readName(id)).toMatchObject({ id });
  expect(readName(`김환기 [${id}]`)).toMatchObject({ id, local: '김환기' });
});

test.each([
  '작가미상',
  '작자 미상',
  '미상',
  'Unknown',
  'unknown artist',
  'Artist unknown',
  'Anonymous',
  'Unidentified maker',
])('%j names nobody', (text) => {
  expect(readName(text)).toBeUndefined();
});

test.each([
  ['김환기; 박수근', ['김환기', '박수근']],
  ['김환기\n박수근', ['김환기', '박수근']],
  ['김환기, 박수근, 이중섭', ['김환기', '박수근', '이중섭']],
  ['김환기·박수근', ['김환기', '박수근']],
  ['Turner, Joseph Mallord William', ['Turner, Joseph Mallord William']],
  ['Birdhead (Ji Weiyu; Song Tao); Man Ray', ['Birdhead (Ji Weiyu; Song Tao)', 'Man Ray']],
  ['Utagawa Hiroshige; Publisher: Sanoya Kihei', ['Utagawa Hiroshige', 'Publisher: Sanoya Kihei']],
])('%j names %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

test('works are named in their order, each once', () => {
  expect(splitKeys('A-1; A-3;A-2\nA-1;')).toEqual(['A-1', 'A-3', 'A-2']);
});
