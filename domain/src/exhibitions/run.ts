/** Where today stands in an exhibition's run. */
export type Run = 'open' | 'coming' | 'over';

/** Days are 'YYYY-MM-DD', first and last day included; undefined when the days are not known. */
export function runOf(
  opens: string | null | undefined,
  closes: string | null | undefined,
  today: string,
): Run | undefined {
  if (!opens || !closes) return undefined;
  if (today < opens) return 'coming';
  return today > closes ? 'over' : 'open';
}

/** What can be seen now stands first, then what comes soonest, then what ended last. */
export function byRun<T extends { opens: string | null; closes: string | null }>(
  exhibitions: readonly T[],
  today: string,
): T[] {
  const rank = { open: 0, coming: 1, over: 2 };
  const place = (item: T) => rank[runOf(item.opens, item.closes, today) ?? 'over'];
  return [...exhibitions].sort((a, b) => {
    if (place(a) !== place(b)) return place(a) - place(b);
    if (place(a) === 1) return (a.opens ?? '').localeCompare(b.opens ?? '');
    return (b.opens ?? '').localeCompare(a.opens ?? '');
  });
}

/** The day in Korea, where the exhibitions are. */
export const dayInKorea = (moment: Date): string =>
  new Date(moment.getTime() + aheadOfGreenwich).toISOString().slice(0, 10);

/** Nine hours in every season. */
const aheadOfGreenwich = 9 * 3_600_000;

/** In how many milliseconds the next day begins there. */
export const untilNextDayInKorea = (now: number): number => dayLength - ((now + aheadOfGreenwich) % dayLength);
const dayLength = 86_400_000;
