import { dayInKorea } from '../exhibitions/run.ts';

/** Whatever the clock of the machine is set to: on New Year's morning in Korea it is still the old year in most places. */
export const yearInKorea = (): number => Number(dayInKorea(new Date()).slice(0, 4));

/** The years the form offers: this one down to 1991. */
export const oldestOffered = 1991;
const oldest = 1000;
export const longestYearText = 200;

export const yearChoices = (thisYear: number): number[] =>
  Array.from({ length: thisYear - oldestOffered + 1 }, (_, index) => thisYear - index);

const pattern = /^(\d{4})(?:-(\d{2})-(\d{2}))?(?:T.*)?$/;

/** A year or a date as a date; undefined for anything else, and for what lies before 1000 or after this year. */
export function parseYear(value: unknown, thisYear: number): string | undefined {
  const found = pattern.exec(typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '');
  if (!found) return undefined;
  const [, year = '', month = '01', day = '01'] = found;
  const date = `${year}-${month}-${day}`;
  const time = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(date)) return undefined;
  return Number(year) >= oldest && Number(year) <= thisYear ? date : undefined;
}

interface Dated {
  year?: string | null | undefined;
  year_text?: string | null | undefined;
}

/** When a work was made, as it is shown: as it was written, else the year. */
export const shownYear = ({ year, year_text }: Dated): string | undefined =>
  year_text || year?.slice(0, 4) || undefined;

/** A date as somebody wrote it: the year that works are sorted by, and the words where they say more than that year. */
export function readYear(written: string, thisYear: number): { year: string | null; year_text: string | null } {
  const text = written.trim();
  const year = parseYear(text, thisYear);
  if (year || text === '') return { year: year ?? null, year_text: null };
  const [named] = [...text.matchAll(/(?<!\d)\d{4}(?!\d)/g)].flatMap(([digits]) => parseYear(digits, thisYear) ?? []);
  const [, early] = /^0+(\d+)-\d{2}-\d{2}(?:T.*)?$/.exec(text) ?? [];
  return { year: named ?? null, year_text: early ?? text };
}
