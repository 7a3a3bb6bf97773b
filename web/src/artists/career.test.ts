import { expect, test } from 'vitest';
import { careerLines, careerText, moved, timelineOf } from './career.ts';

test('the lines behind a text field and the text are the same career', () => {
  const text = '2019 한국화과 졸업\n2021–2023 작업실 입주\n연도를 모르는 일';
  expect(careerLines(text)).toEqual([
    { year: '2019', text: '한국화과 졸업' },
    { year: '2021–2023', text: '작업실 입주' },
    { year: '', text: '연도를 모르는 일' },
  ]);
  expect(careerText(careerLines(text))).toBe(text);
});

test('no line break within a line, and no empty line, comes into the text', () => {
  expect(
    careerText([
      { year: ' 2020 ', text: '가\n나 ' },
      { year: '', text: '  ' },
    ]),
  ).toBe('2020 가 나');
  expect(careerLines(' \r\n\n')).toEqual([]);
  expect(careerLines(null)).toEqual([]);
});

test('a line moves up or down, and not past the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('lines that begin with a year become a timeline, one entry a year', () => {
  expect(timelineOf('2026  검은 비, 서울\n2026  먹의 시간, 서울\n2020  젊은 산수')).toEqual([
    { year: '2026', texts: ['검은 비, 서울', '먹의 시간, 서울'] },
    { year: '2020', texts: ['젊은 산수'] },
  ]);
});

test('a span of years is a year too', () => {
  expect(timelineOf('2014-2017 석사')[0]).toEqual({ year: '2014-2017', texts: ['석사'] });
});

test('a line without a year is kept as it is', () => {
  expect(timelineOf('개인전 3회\n\n단체전 다수')).toEqual([{ year: '', texts: ['개인전 3회', '단체전 다수'] }]);
  expect(timelineOf(null)).toEqual([]);
});
