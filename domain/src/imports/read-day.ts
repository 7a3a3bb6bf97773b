export interface DayReading {
  day: string;
  /** Day and month, or the century, may be meant otherwise. */
  doubtful?: true;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;

function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The database knows no year 0.
  return year > 0 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** The day of the week, or a time, behind a day says nothing new. */
const behind = String.raw`\s*(?:\(?\s*(?:[월화수목금토일](?:요일)?|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?\s*\)?)?\s*(?:[T\s]\s*(?:오전|오후)?\s*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[ap]m)?)?`;
const yearFirst = new RegExp(
  String.raw`^(\d{4})\s*[.\-/년]\s*(\d{1,2})\s*[.\-/월]\s*(\d{1,2})\s*[.일]?${behind}$`,
  'i',
);
const shortYear = new RegExp(String.raw`^['’]?(\d{2})\s*[.년]\s*(\d{1,2})\s*[.월]\s*(\d{1,2})\s*[.일]?${behind}$`, 'i');
const digits = /^(\d{4})(\d{2})(\d{2})$/;
const yearLast = new RegExp(String.raw`^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4})${behind}$`, 'i');
const dayFirst = /^(?:[a-z]+,?\s+)?(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i;
const monthFirst = /^(?:[a-z]+,?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;

/** A day as people write it; undefined when it is none. */
export function readDay(written: string): DayReading | undefined {
  const text = written.normalize('NFKC').trim();
  const numbers = (found: RegExpExecArray): number[] => found.slice(1).map(Number);
  const sure = (day: string | undefined): DayReading | undefined => (day ? { day } : undefined);

  const plain = yearFirst.exec(text) ?? digits.exec(text);
  if (plain) {
    const [year = 0, month = 0, day = 0] = numbers(plain);
    return sure(dayOf(year, month, day));
  }
  const named = dayFirst.exec(text);
  if (named) return sure(dayOf(Number(named[3]), monthOf(named[2] ?? ''), Number(named[1])));
  const american = monthFirst.exec(text);
  if (american) return sure(dayOf(Number(american[3]), monthOf(american[1] ?? ''), Number(american[2])));
  const short = shortYear.exec(text);
  if (short) {
    const [year = 0, month = 0, day = 0] = numbers(short);
    const found = dayOf(2000 + year, month, day);
    return found ? { day: found, doubtful: true } : undefined;
  }
  const last = yearLast.exec(text);
  if (!last) return undefined;
  const [first, second, year] = [Number(last[1]), Number(last[3]), Number(last[4])];
  // Day and month can only be told apart where one is no month. With dots Europe writes the day first, with slashes spreadsheets the month.
  if (first > 12 || first === second) return sure(dayOf(year, second, first));
  if (second > 12) return sure(dayOf(year, first, second));
  const found = last[2] === '.' ? dayOf(year, second, first) : dayOf(year, first, second);
  return found ? { day: found, doubtful: true } : undefined;
}

const seoul = '+09:00';
const moment =
  /^(\d{4}[.\-/년]\s*\d{1,2}[.\-/월]\s*\d{1,2}[.일]?)(?:\s*T?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:\d{2})?$/;

/** A day with a time, in Seoul where it does not say another place; a day alone begins at midnight. */
export function readMoment(written: string): string | undefined {
  const found = moment.exec(written.normalize('NFKC').trim());
  const [, date = '', hour = '0', minute = '00', second = '00', zone = seoul] = found ?? [];
  const day = found ? readDay(date)?.day : undefined;
  if (!day) return undefined;
  const time = new Date(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${zone}`);
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9999 ? time.toISOString() : undefined;
}
