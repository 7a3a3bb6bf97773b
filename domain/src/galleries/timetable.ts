import { dayOf, daysBetween } from './days.ts';

export interface Span {
  opens: string;
  closes: string;
}

/** Seven days from Monday; a day without hours is a day on which it is closed. */
export type Week = readonly (Span | undefined)[];

type Token =
  | { kind: 'days'; days: number[] }
  | { kind: 'time'; time: string }
  | { kind: 'dash' | 'and' | 'break' | 'closed' | 'until' };

const meridiem = '오전|오후|a\\.?m\\.?|p\\.?m\\.?';
const timePattern = `(?:(${meridiem})\\s*)?(\\d{1,2})(?::(\\d{2})|시(?:\\s*(\\d{1,2})분)?)?(?:\\s*(${meridiem})(?![a-z]))?`;
const patterns: readonly [RegExp, (found: RegExpExecArray) => Token | undefined | null][] = [
  [/\s+|매주|연중무휴|every(?=\s+(?:mon|tue|wed|thu|fri|sat|sun))/iy, () => null],
  [/daily|every ?day|매일/iy, () => ({ kind: 'days', days: daysBetween(0, 6) })],
  [/weekdays?|평일/iy, () => ({ kind: 'days', days: daysBetween(0, 4) })],
  [/weekends?|주말/iy, () => ({ kind: 'days', days: daysBetween(5, 6) })],
  [
    /(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?s?\b\.?|[월화수목금토일](?:요일)?(?:[은는](?=\s))?/iy,
    ([day = '']) => ({ kind: 'days', days: [dayOf(day.replace(/[은는.]$/, ''))] }),
  ],
  [/closed(?:\s+on)?|휴관일?|휴무/iy, () => ({ kind: 'closed' })],
  [/until|까지/iy, () => ({ kind: 'until' })],
  [new RegExp(timePattern, 'iy'), timeToken],
  [/[-–—~〜]|to(?=\s)/iy, () => ({ kind: 'dash' })],
  [/[,·/&]|및|and(?=\s)/iy, () => ({ kind: 'and' })],
  [/[()[\];|]/y, () => ({ kind: 'break' })],
  [/:/y, () => null],
];

/** A bare number is no time: it can be a floor or a price. */
function timeToken(found: RegExpExecArray): Token | undefined {
  const [text, before, hour, minute, koreanMinute, after] = found;
  const half = (before ?? after)?.toLowerCase();
  if (!half && !minute && !text.includes('시')) return undefined;
  const late = half === '오후' || half?.startsWith('p');
  const hours = half ? (Number(hour) % 12) + (late ? 12 : 0) : Number(hour);
  const minutes = Number(minute ?? koreanMinute ?? 0);
  if (hours > 24 || minutes > 59) return undefined;
  return { kind: 'time', time: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` };
}

function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    let token: Token | undefined | null;
    for (const [pattern, make] of patterns) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found || found[0] === '') continue;
      at += found[0].length;
      token = make(found);
      if (token === undefined) return undefined;
      break;
    }
    if (token === undefined) return undefined;
    if (token) tokens.push(token);
  }
  return tokens;
}

/**
 * Opening hours as people write them ('화–금 10:00 - 18:00, 토·일 11:00 - 17:00 (월요일 휴관 / Closed Mon)') as a week. Undefined when there
 * is anything in the text that is not understood, or that can be understood in two ways: nothing wrong may be claimed of a gallery.
 */
export function readTimetable(text: string): Week | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  const named = new Map<number, Span>();
  const closed = new Set<number>();
  /** Hours without days: those of the days in brackets behind them, or of all days that are not named. */
  let loose: Span | undefined;
  let at = 0;

  const kindAt = (place: number) => tokens[place]?.kind;
  const skipAnds = () => {
    while (kindAt(at) === 'and') at += 1;
  };
  const takeDays = (): number[] => {
    const found: number[] = [];
    for (;;) {
      const start = at;
      if (found.length > 0) skipAnds();
      const first = tokens[at];
      if (first?.kind !== 'days') {
        at = start;
        return found;
      }
      at += 1;
      const last = tokens[at + 1];
      const [from, to] = [first.days[0], last?.kind === 'days' ? last.days[0] : undefined];
      if (kindAt(at) === 'dash' && from !== undefined && to !== undefined) {
        found.push(...daysBetween(from, to));
        at += 2;
      } else found.push(...first.days);
    }
  };
  const takeSpan = (): Span | undefined => {
    const [opens, dash, closes] = tokens.slice(at, at + 3);
    if (opens?.kind !== 'time' || dash?.kind !== 'dash' || closes?.kind !== 'time') return undefined;
    at += 3;
    return opens.time < closes.time ? { opens: opens.time, closes: closes.time } : undefined;
  };
  const open = (days: readonly number[], span: Span): boolean => {
    for (const day of days) {
      const known = named.get(day);
      if (known && (known.opens !== span.opens || known.closes !== span.closes)) return false;
      named.set(day, span);
    }
    return true;
  };

  while (at < tokens.length) {
    const { kind } = tokens[at] as Token;
    if (kind === 'and' || kind === 'break') {
      at += 1;
    } else if (kind === 'time') {
      const span = takeSpan();
      // Days right behind hours belong to them or to the next hours: nobody can tell.
      if (!span || loose || kindAt(at) === 'days') return undefined;
      loose = span;
    } else if (kind === 'closed') {
      at += 1;
      const days = takeDays();
      if (days.length === 0 || kindAt(at) === 'time') return undefined;
      for (const day of days) closed.add(day);
    } else if (kind === 'days') {
      const days = takeDays();
      if (kindAt(at) === 'time') {
        const span = takeSpan();
        if (!span || !open(days, span)) return undefined;
      } else if (kindAt(at) === 'closed') {
        at += 1;
        for (const day of days) closed.add(day);
      } else if (kindAt(at) === 'until') {
        const until = tokens[at + 1];
        if (until?.kind !== 'time' || !loose || until.time <= loose.opens) return undefined;
        if (!open(days, { opens: loose.opens, closes: until.time })) return undefined;
        at += 2;
      } else if (loose && named.size === 0) {
        open(days, loose);
        loose = undefined;
      } else if (!days.every((day) => named.has(day))) return undefined;
    } else return undefined;
  }
  if ((!loose && named.size === 0) || [...closed].some((day) => named.has(day))) return undefined;
  return Array.from({ length: 7 }, (_, day) => (closed.has(day) ? undefined : (named.get(day) ?? loose)));
}
