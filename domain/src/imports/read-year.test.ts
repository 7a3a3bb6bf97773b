import { expect, test } from 'vitest';
import { readWrittenYear } from './read-year.ts';

const read = (text: string) => readWrittenYear(text, 2026);

test.each([
  ['2021', '2021-01-01'],
  [' 2021 ', '2021-01-01'],
  ['2021년', '2021-01-01'],
  ['2021.0', '2021-01-01'],
  ['2021 년', '2021-01-01'],
  ['2021年', '2021-01-01'],
  ['２０２１', '2021-01-01'],
  ['2021-05-01', '2021-05-01'],
  ['2021-05-01 00:00:00', '2021-05-01'],
  ['2021-05-01T00:00:00.000Z', '2021-05-01'],
  ['2021.05.01', '2021-05-01'],
  ['2021. 5. 1.', '2021-05-01'],
  ['2021년 5월 1일', '2021-05-01'],
  ['2021/5/1', '2021-05-01'],
  ['20210501', '2021-05-01'],
])('%j is a year or a day and needs no words', (text, year) => {
  expect(read(text)).toEqual({ year, year_text: null });
});

test.each([
  ['c.1820', '1820-01-01'],
  ['c. 1820', '1820-01-01'],
  ['ca. 1820', '1820-01-01'],
  ['Ca. 1929–1932', '1929-01-01'],
  ['circa 1809–11', '1809-01-01'],
  ['?c.1805–10', '1805-01-01'],
  ['1820–5', '1820-01-01'],
  ['1820-25', '1820-01-01'],
  ['1997-2003', '1997-01-01'],
  ['1997 ~ 2003', '1997-01-01'],
  ['1634/35', '1634-01-01'],
  ['1911/12', '1911-01-01'],
  ['1905-06', '1905-01-01'],
  ['1765 or 69', '1765-01-01'],
  ['1998, 2003', '1998-01-01'],
  ['first published 1794', '1794-01-01'],
  ['published 1881', '1881-01-01'],
  ['c. 1821, printed 1830', '1821-01-01'],
  ['1936 (printed 1981)', '1936-01-01'],
  ['1829, exhibited 1831', '1829-01-01'],
  ['1910, cast 1957', '1910-01-01'],
  ['probably 1780s', '1780-01-01'],
  ['early 1970s', '1970-01-01'],
  ['1920s–30s', '1920-01-01'],
  ['before 1958', '1958-01-01'],
  ['A.D. 1200', '1200-01-01'],
  ['May 9, 1978', '1978-01-01'],
  ['January 1903', '1903-01-01'],
  ['1820년경', '1820-01-01'],
  ['1820년 경', '1820-01-01'],
  ['약 1820년', '1820-01-01'],
  ['1960년대', '1960-01-01'],
  ['1970년대 초', '1970-01-01'],
  ['2021년작', '2021-01-01'],
  ['2021 작', '2021-01-01'],
  ['1997년~2003년', '1997-01-01'],
  ['2021.05', '2021-05-01'],
  ['2021년 5월', '2021-05-01'],
])('%j is sorted by its year and shown as written, without a doubt', (text, year) => {
  expect(read(text)).toEqual({ year, year_text: text });
});

test.each([
  ['Edo period (1603–1868)', '1603-01-01'],
  ['Qianlong period, 1736–1795', '1736-01-01'],
  ['조선 1850년', '1850-01-01'],
  ['1915–23, lower panel', '1915-01-01'],
  ['단기 4288년', '1955-01-01'],
  ['2021-13-45', '2021-01-01'],
])('of %j the year is a guess that is told', (text, year) => {
  expect(read(text)).toEqual({ year, year_text: text, doubt: 'doubtful' });
});

test.each([
  'mid 17th century',
  '18세기 후반',
  '조선',
  '300 BC',
  'c. 1500-1300 BCE',
  '1991–1786 BCE',
  '기원전 1500년',
  '900–1499',
  '960-1279',
  '고려 (918-1392)',
  '700',
  '3000',
  '44317',
  '무제',
  '단기 9999년',
])('in %j there is no year to sort by, which is told', (text) => {
  expect(read(text)).toEqual({ year: null, year_text: text, doubt: 'none' });
});

test.each([
  'date not known',
  'n.d.',
  'N.D.',
  'undated',
  'unknown',
  '연도미상',
  '제작연도 미상',
  '미상',
  '제작시기 불명',
])('%j says that nobody knows, and is shown as written', (text) => {
  expect(read(text)).toEqual({ year: null, year_text: text });
});

test('an empty cell has neither year nor words', () => {
  expect(read('')).toEqual({ year: null, year_text: null });
});
