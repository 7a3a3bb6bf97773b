const english = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const korean = '월화수목금토일';
const every = /^(daily|every ?day|매일|연중무휴)$/i;

/** A day's place in the week from Monday; -1 when it is no day. */
export function dayOf(text: string): number {
  const word = text.trim().toLowerCase();
  const place = english.findIndex((day) => word.startsWith(day));
  if (place !== -1) return place;
  return /^[월화수목금토일](요일)?$/.test(word) ? korean.indexOf(word[0] ?? '') : -1;
}

/** All days from one to another, over the end of the week too. */
export function daysBetween(from: number, to: number): number[] {
  const found = [from];
  for (let day = from; day !== to; ) {
    day = (day + 1) % 7;
    found.push(day);
  }
  return found;
}

/** 'Tue - Sun', 'Sat, Sun', '월–금' as places in the week from Monday; undefined when it is no such text. */
export function daysOf(interval: string): number[] | undefined {
  if (every.test(interval.trim())) return daysBetween(0, 6);
  const found: number[] = [];
  for (const part of interval.split(/[,·/]/)) {
    const ends = part.split(/[-–~]/).map(dayOf);
    const [from = -1, to = from] = ends;
    if (from === -1 || to === -1 || ends.length > 2) return undefined;
    found.push(...daysBetween(from, to));
  }
  return found;
}
