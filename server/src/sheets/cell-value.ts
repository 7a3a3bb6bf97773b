import { format, getFormatDateInfo, isDateFormat, isPercentFormat } from 'numfmt';

/** As a person would write it: a spreadsheet counts in binary, and 45.1 is 45.099999999999994 there. */
export const plainNumber = (value: number): string => String(Number(value.toPrecision(15)));

const day = 86_400_000;
/** The day before the first of 1900, as spreadsheets count from there. */
const dayZero = Date.UTC(1899, 11, 30);
/** After the last day that they know, the end of 9999. */
const noDay = 2_958_466;
/** From the first day of 1900 to that of 1904, where old Macs began to count. */
export const macDays = 1462;

/**
 * A number in a format as people see it, except that days are written 2021-05-01 and plain numbers with all their digits: a size of 45.5
 * that is shown as 46 is a size of 45.5.
 */
export function shownNumber(value: number, pattern: string, isMac = false): string {
  if (!Number.isFinite(value)) return '';
  if (isSafely(isDateFormat, pattern)) return shownDay(isMac ? value + macDays : value, pattern) ?? plainNumber(value);
  if (isSafely(isPercentFormat, pattern)) return `${plainNumber(value * 100)}%`;
  // Zeros in front, as in an inventory number, and words, as in 10호, are part of what is seen.
  if (/^0{2,}$/.test(pattern) || /["\\]/.test(pattern))
    return isolated(() => format(pattern, value)) ?? plainNumber(value);
  return plainNumber(value);
}

function shownDay(serial: number, pattern: string): string | undefined {
  if (serial < 0 || serial >= noDay) return undefined;
  const shown = getFormatDateInfo(pattern);
  // Spreadsheets believe that 1900 was a leap year.
  const days = serial >= 1 && serial < 60 ? serial + 1 : serial;
  const text = new Date(dayZero + Math.round(days * day)).toISOString();
  const time = shown.seconds ? text.slice(11, 19) : text.slice(11, 16);
  const hasTime = shown.hours || shown.minutes || shown.seconds;
  if (!shown.year && !shown.month && !shown.day && hasTime) return time;
  if (shown.year && !shown.month) return text.slice(0, 4);
  if (shown.year && !shown.day) return text.slice(0, 7);
  return hasTime && serial % 1 !== 0 ? `${text.slice(0, 10)} ${time}` : text.slice(0, 10);
}

const isSafely = (is: (pattern: string) => boolean, pattern: string): boolean => isolated(() => is(pattern)) ?? false;

/** A pattern that the library cannot read is no reason to refuse a sheet. */
function isolated<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** 2021-05-01T00:00:00 as 2021-05-01, 2021-05-01T14:30:00 as 2021-05-01 14:30. */
export const shownMoment = (text: string): string =>
  text
    .replace('T', ' ')
    .replace(/(:\d\d)(?:[.,]\d+)?Z?$/, '$1')
    .replace(/ 00:00(?::00)?$/, '')
    .replace(/( \d\d:\d\d):00$/, '$1');
