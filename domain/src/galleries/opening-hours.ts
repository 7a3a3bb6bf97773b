import type { Language } from '../language.ts';
import { languageOf, type WrittenText } from '../localized-text.ts';
import { daysOf } from './days.ts';
import type { GalleryHours } from './galleries.contract.ts';
import { readTimetable, type Span, type Week } from './timetable.ts';

const time = /^(?:[01]?\d|2[0-4]):[0-5]\d$/;

/** The lines of a gallery as one week; undefined when a line is no timetable, or a day has two. */
function weekOf(hours: readonly GalleryHours[]): Week | undefined {
  const week: (Span | undefined)[] = Array.from({ length: 7 });
  for (const { day_interval, opening_hours, closing_hours } of hours) {
    const [days, opens, closes] = [daysOf(day_interval), opening_hours.trim(), closing_hours.trim()];
    if (!days || !time.test(opens) || !time.test(closes) || days.some((day) => week[day])) return undefined;
    for (const day of days) week[day] = { opens, closes };
  }
  return hours.length > 0 ? week : undefined;
}

const names = {
  ko: ['월', '화', '수', '목', '금', '토', '일'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

function formatDays(language: Language, from: number, to: number): string {
  const [first = '', last = ''] = [names[language][from], names[language][to]];
  if (to - from === 6) return language === 'ko' ? '매일' : 'Daily';
  if (from === to) return first;
  if (to - from === 1) return language === 'ko' ? `${first}·${last}` : `${first}, ${last}`;
  return `${first}–${last}`;
}

/** One line for all days that follow one another with the same hours, and one for the days on which it is closed. */
function weekLines(language: Language, week: Week): string[] {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const [day, span] of week.entries()) {
    const hours = span ? `${span.opens}–${span.closes}` : '';
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  const open = runs.filter(({ hours }) => hours !== '');
  const closed = runs
    .filter(({ hours }) => hours === '')
    .map(({ from, to }) => formatDays(language, from, to))
    .join(', ');
  const closing = language === 'ko' ? `${closed} 휴관` : `Closed ${closed}`;
  return [
    ...open.map(({ from, to, hours }) => `${formatDays(language, from, to)} ${hours}`),
    ...(closed ? [closing] : []),
  ];
}

/** The hours of a gallery line by line in the reader's language; what is no timetable stays as it was written. */
export function galleryHoursLines(language: Language, hours: readonly GalleryHours[]): WrittenText[] {
  const week = weekOf(hours);
  if (week) return weekLines(language, week).map((text) => ({ text, lang: language }));
  return hours.map(({ day_interval, opening_hours, closing_hours }) => {
    const times = [opening_hours, closing_hours].filter(Boolean).join('–');
    const text = [day_interval, times].filter(Boolean).join(' ');
    return { text, lang: languageOf(text) };
  });
}

/** The same of free text: in the reader's language when it is a timetable. */
export function textHoursLines(language: Language, text: string | null | undefined): WrittenText[] {
  if (!text?.trim()) return [];
  const week = readTimetable(text);
  if (!week) return [{ text: text.trim(), lang: languageOf(text) }];
  return weekLines(language, week).map((line) => ({ text: line, lang: language }));
}
