import { dayInKorea } from '../exhibitions/run.ts';
import { beginningOf } from './call-state.ts';

const dayLength = 86_400_000;
export const addDays = (day: string, days: number): string => dayInKorea(new Date(beginningOf(day) + days * dayLength));
export const daysBetween = (from: string, to: string): number =>
  Math.round((beginningOf(to) - beginningOf(from)) / dayLength);

interface Dates {
  opens_on: string;
  closes_on: string;
  results_on: string;
}

const notice = 14;

/** What a new call begins with, to be changed before it is published. */
export const newDates = (today: string): Dates => ({
  opens_on: addDays(today, notice),
  closes_on: addDays(today, notice + 30),
  results_on: addDays(today, notice + 60),
});

/** The same lengths of time, beginning two weeks from today. What lies further ahead stays. */
export function movedDates(dates: Dates, today: string): Dates {
  const days = Math.max(0, daysBetween(dates.opens_on, addDays(today, notice)));
  return {
    opens_on: addDays(dates.opens_on, days),
    closes_on: addDays(dates.closes_on, days),
    results_on: addDays(dates.results_on, days),
  };
}

/** Days that are left to enter, the last day included; 1 on the last day. */
export const daysLeft = (closesOn: string, today: string): number => daysBetween(today, closesOn) + 1;
