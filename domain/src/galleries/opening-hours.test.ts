import { expect, test } from 'vitest';
import { daysOf } from './days.ts';
import { galleryHoursLines, textHoursLines } from './opening-hours.ts';

const both = (text: string) =>
  (['ko', 'en'] as const).map((language) =>
    textHoursLines(language, text)
      .map((line) => line.text)
      .join(' · '),
  );
const hours = (day_interval: string, opening_hours: string, closing_hours: string) => ({
  day_interval,
  opening_hours,
  closing_hours,
});

test('days are read as people write them, over the weekend too', () => {
  expect(daysOf('Tue - Sun')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(daysOf('Sat, Sun')).toEqual([5, 6]);
  expect(daysOf('토요일 ~ 월')).toEqual([5, 6, 0]);
  expect(daysOf('월–금')).toEqual([0, 1, 2, 3, 4]);
  expect(daysOf('매일')).toHaveLength(7);
  expect(daysOf('공휴일')).toBeUndefined();
  expect(daysOf('Mon - Wed - Fri')).toBeUndefined();
});

test.each([
  ['10:00 - 18:00 (월요일 휴관 / Closed Mon)', '화–일 10:00–18:00 · 월 휴관', 'Tue–Sun 10:00–18:00 · Closed Mon'],
  [
    '09:30 - 17:30 (월·화 휴관 / Closed Mon, Tue)',
    '수–일 09:30–17:30 · 월·화 휴관',
    'Wed–Sun 09:30–17:30 · Closed Mon, Tue',
  ],
  [
    '10:30 - 18:30, 금 10:30 - 20:30 (월요일 휴관 / Fri until 20:30, closed Mon)',
    '화–목 10:30–18:30 · 금 10:30–20:30 · 토·일 10:30–18:30 · 월 휴관',
    'Tue–Thu 10:30–18:30 · Fri 10:30–20:30 · Sat, Sun 10:30–18:30 · Closed Mon',
  ],
  [
    '월–토 10:30 - 19:00, 일 11:00 - 18:00 (Mon - Sat / Sun)',
    '월–토 10:30–19:00 · 일 11:00–18:00',
    'Mon–Sat 10:30–19:00 · Sun 11:00–18:00',
  ],
  [
    '목 12:00 - 21:00, 금–일 12:00 - 20:00 (월–수 휴관 / Closed Mon - Wed)',
    '목 12:00–21:00 · 금–일 12:00–20:00 · 월–수 휴관',
    'Thu 12:00–21:00 · Fri–Sun 12:00–20:00 · Closed Mon–Wed',
  ],
  ['매주 월요일 휴관, 오전 10시 ~ 오후 6시 30분', '화–일 10:00–18:30 · 월 휴관', 'Tue–Sun 10:00–18:30 · Closed Mon'],
  ['Tue to Sat: 11am - 7pm', '화–토 11:00–19:00 · 월, 일 휴관', 'Tue–Sat 11:00–19:00 · Closed Mon, Sun'],
  ['10:00 – 18:00 (Mon - Sat)', '월–토 10:00–18:00 · 일 휴관', 'Mon–Sat 10:00–18:00 · Closed Sun'],
  [
    '평일 10:00~19:00, 주말 10:00~18:00',
    '월–금 10:00–19:00 · 토·일 10:00–18:00',
    'Mon–Fri 10:00–19:00 · Sat, Sun 10:00–18:00',
  ],
  ['10:00 - 18:00 연중무휴', '매일 10:00–18:00', 'Daily 10:00–18:00'],
  ['매일 10:00 - 18:00', '매일 10:00–18:00', 'Daily 10:00–18:00'],
  ['10:00 – 18:00', '매일 10:00–18:00', 'Daily 10:00–18:00'],
])('the timetable %s is told in both languages', (text, ko, en) => {
  expect(both(text)).toEqual([ko, en]);
});

test.each([
  '예약 관람만 가능합니다',
  'By appointment',
  '10:00 - 18:00 (공휴일 휴관)',
  '10:00 - 18:00, last entry 17:30',
  'Mon 10:00 - 18:00, Mon 19:00 - 21:00',
  'closed Mon, Tue - Sun 10:00 - 18:00',
  '10:00 - 18:00 화-금, 토 11:00 - 17:00',
  '월요일 10:00 - 18:00, 월요일 휴관',
  '2층 10 - 18',
  '18:00 - 10:00',
  '월요일 휴관',
])('%s is no timetable and stays as it was written', (text) => {
  expect(both(text)).toEqual([text, text]);
});

test('text that stays as it was written says its language', () => {
  expect(textHoursLines('en', '예약 관람만 가능합니다')).toEqual([{ text: '예약 관람만 가능합니다', lang: 'ko' }]);
  expect(textHoursLines('ko', 'By appointment')).toEqual([{ text: 'By appointment', lang: 'en' }]);
  expect(textHoursLines('en', '매일 10:00 - 18:00')).toEqual([{ text: 'Daily 10:00–18:00', lang: 'en' }]);
  expect(textHoursLines('en', '  ')).toEqual([]);
  expect(textHoursLines('en', null)).toEqual([]);
});

test('the hours of a gallery are told line by line in both languages', () => {
  const week = [hours('Tue - Fri', '10:00', '18:00'), hours('토·일', '11:00', '17:00')];
  const lines = (language: 'ko' | 'en') => galleryHoursLines(language, week).map(({ text }) => text);
  expect(lines('ko')).toEqual(['화–금 10:00–18:00', '토·일 11:00–17:00', '월 휴관']);
  expect(lines('en')).toEqual(['Tue–Fri 10:00–18:00', 'Sat, Sun 11:00–17:00', 'Closed Mon']);
  expect(galleryHoursLines('en', [hours('공휴일', '10:00', '18:00')])).toEqual([
    { text: '공휴일 10:00–18:00', lang: 'ko' },
  ]);
  expect(galleryHoursLines('en', [])).toEqual([]);
});
