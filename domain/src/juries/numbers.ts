/** Of ages in full years: decades, with all who are younger or older at the ends. */
export const ageBands = ['0-19', '20-29', '30-39', '40-49', '50-59', '60-69', '70+'] as const;
export type AgeBand = (typeof ageBands)[number];

export const ageBandOf = (age: number): AgeBand =>
  ageBands[Math.max(0, Math.min(ageBands.length - 1, Math.floor(age / 10) - 1))] ?? '70+';

const dayLength = 86_400_000;
/** More bars than these nobody can tell apart on a telephone. */
const mostBars = 62;

export interface Timeline {
  unit: 'day' | 'week' | 'month';
  /** Each from the day it begins with, those without entries too. */
  bars: { from: string; entries: number }[];
}

const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const monthAfter = (from: string): string => {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return dayAt(Date.UTC(year, month, 1));
};
const daysAfter = (from: string, days: number): string => dayAt(momentOf(from) + days * dayLength);
/** Weeks begin on Monday. */
const weekOf = (day: string): string => daysAfter(day, -((new Date(momentOf(day)).getUTCDay() + 6) % 7));

const units = {
  day: { beginning: (day: string) => day, next: (from: string) => daysAfter(from, 1) },
  week: { beginning: weekOf, next: (from: string) => daysAfter(from, 7) },
  month: { beginning: (day: string) => `${day.slice(0, 7)}-01`, next: monthAfter },
};

/** Entries by day, week or month, in the finest of these that gives few enough bars. `days` are in their order. */
export function timelineOf(days: readonly { day: string; entries: number }[]): Timeline {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return { unit: 'day', bars: [] };
  const span = (momentOf(last) - momentOf(first)) / dayLength + 1;
  const unit = span <= mostBars ? 'day' : span <= mostBars * 7 ? 'week' : 'month';
  const { beginning, next } = units[unit];
  const entries = new Map<string, number>();
  for (const { day, entries: more } of days) entries.set(beginning(day), (entries.get(beginning(day)) ?? 0) + more);
  const bars: Timeline['bars'] = [];
  for (let from = beginning(first); from <= last; from = next(from))
    bars.push({ from, entries: entries.get(from) ?? 0 });
  return { unit, bars };
}
