import { expect, test } from 'vitest';
import { timelineOf } from './timeline-entries.ts';

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
  expect(timelineOf('개인전 3회\n\n단체전 다수')).toEqual([{ year: undefined, texts: ['개인전 3회', '단체전 다수'] }]);
  expect(timelineOf(null)).toEqual([]);
});
