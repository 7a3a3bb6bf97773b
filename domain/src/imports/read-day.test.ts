import { expect, test } from 'vitest';
import { readDay, readMoment } from './read-day.ts';

test.each([
  ['2021-05-01'],
  ['2021.5.1'],
  ['2021. 5. 1.'],
  ['2021.05.01(토)'],
  ['2021년 5월 1일'],
  ['2021년 5월 1일 토요일'],
  ['2021/05/01'],
  ['20210501'],
  ['2021-05-01 00:00:00'],
  ['2021-05-01T09:00:00.000Z'],
  ['1 May 2021'],
  ['1st May 2021'],
  ['May 1, 2021'],
  ['Saturday, May 1, 2021'],
  ['２０２１.５.１'],
])('%j is the first of May 2021', (text) => {
  expect(readDay(text)).toEqual({ day: '2021-05-01' });
});

test.each([
  ['5/13/2021', '2021-05-13'],
  ['13/5/2021', '2021-05-13'],
  ['5/5/2021', '2021-05-05'],
])('%j can only be %s', (text, day) => {
  expect(readDay(text)).toEqual({ day });
});

test.each([
  ['5/1/2021', '2021-05-01'],
  ['1.5.2021', '2021-05-01'],
  ['21.5.1', '2021-05-01'],
  ["'21.5.1", '2021-05-01'],
])('%j is taken for %s, and may be meant otherwise', (text, day) => {
  expect(readDay(text)).toEqual({ day, doubtful: true });
});

test.each([
  '2021',
  '2021.05',
  '2021-02-30',
  '2021-13-01',
  '13/13/2021',
  'soon',
  '미정',
  '1 Mai 2021x',
  '31 February 2021',
  '0000-01-01',
])('%j is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});

test.each([
  ['2021-05-01', '2021-04-30T15:00:00.000Z'],
  ['2021-05-01 10:00', '2021-05-01T01:00:00.000Z'],
  ['2021.5.1 9:30', '2021-05-01T00:30:00.000Z'],
  ['2021-05-01T01:00:00.000Z', '2021-05-01T01:00:00.000Z'],
  ['2021-05-01T01:00:00+02:00', '2021-04-30T23:00:00.000Z'],
])('the moment %j is %s, in Seoul unless it says otherwise', (text, moment) => {
  expect(readMoment(text)).toBe(moment);
});

test.each(['10:00', '2021-02-30 10:00', '2021-05-01 25:00', '0001-01-01', '내일'])('%j is no moment', (text) => {
  expect(readMoment(text)).toBeUndefined();
});
