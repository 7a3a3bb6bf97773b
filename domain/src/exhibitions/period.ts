import type { Language } from '../language.ts';

const written = (date: string): string => date.replaceAll('-', '. ');

/** '2026. 10. 02 – 11. 29'; the year stands twice only when it differs. Dates are 'YYYY-MM-DD'. */
export const formatPeriod = (opens: string, closes: string): string =>
  `${written(opens)} – ${written(opens.slice(0, 4) === closes.slice(0, 4) ? closes.slice(5) : closes)}`;

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const dayAndMonth = (date: string): string => {
  const month = 3 * Number(date.slice(5, 7));
  return `${Number(date.slice(8, 10))} ${months.slice(month - 3, month)}`;
};

/** As its readers write it: in English '2 Oct – 29 Nov 2026'. */
export function periodText(language: Language, opens: string, closes: string): string {
  if (language === 'ko') return formatPeriod(opens, closes);
  const [first, last] = [opens.slice(0, 4), closes.slice(0, 4)];
  return `${dayAndMonth(opens)}${first === last ? '' : ` ${first}`} – ${dayAndMonth(closes)} ${last}`;
}

const pattern =
  /^\s*(\d{4})\s*[.\-/년]\s*(\d{1,2})\s*[.\-/월]\s*(\d{1,2})\s*[.일]?\s*[–~\-—]\s*(?:(\d{4})\s*[.\-/년]\s*)?(\d{1,2})\s*[.\-/월]\s*(\d{1,2})\s*[.일]?\s*$/;

/** The days of a period written by people; undefined when the text is no such period. */
export function parsePeriod(text: string): { opens: string; closes: string } | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const [, year = '', month = '', day = '', lastYear = year, lastMonth = '', lastDay = ''] = found;
  const opens = dateOf(year, month, day);
  const closes = dateOf(lastYear, lastMonth, lastDay);
  return opens && closes && opens <= closes ? { opens, closes } : undefined;
}

function dateOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
