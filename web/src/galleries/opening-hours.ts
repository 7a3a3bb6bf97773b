/** When a gallery opens, as the contract tells it. */
interface Hours {
  day_interval: string;
  opening_hours: string;
  closing_hours: string;
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const korean = '월화수목금토일';
const every = /^(daily|every ?day|매일|연중무휴)$/i;

function dayOf(text: string): number {
  const word = text.trim().toLowerCase();
  const place = days.findIndex((day) => word.startsWith(day));
  if (place !== -1) return place;
  return /^[월화수목금토일](요일)?$/.test(word) ? korean.indexOf(word[0] ?? '') : -1;
}

/** 'Tue - Sun', 'Sat, Sun', '월–금' as places in the week from Monday; undefined when it is no such text. */
export function daysOf(interval: string): number[] | undefined {
  if (every.test(interval.trim())) return [0, 1, 2, 3, 4, 5, 6];
  const found: number[] = [];
  for (const part of interval.split(/[,·/]/)) {
    const ends = part.split(/[-–~]/).map(dayOf);
    const [from = -1, to = from] = ends;
    if (from === -1 || to === -1 || ends.length > 2) return undefined;
    for (let day = from; ; day = (day + 1) % 7) {
      found.push(day);
      if (day === to) break;
    }
  }
  return found;
}

function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2}):(\d{2})\s*$/.exec(text) ?? [];
  return hours === undefined || Number(hours) > 24 || Number(minutes) > 59
    ? undefined
    : Number(hours) * 60 + Number(minutes);
}

const seoul = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Seoul',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Until when it is open, or 'closed'; undefined when the hours cannot be read, so that nothing wrong is claimed. */
export function openUntil(hours: readonly Hours[], moment: Date): string | undefined {
  const parts = Object.fromEntries(seoul.formatToParts(moment).map(({ type, value }) => [type, value]));
  const today = dayOf(parts.weekday ?? '');
  const now = Number(parts.hour) * 60 + Number(parts.minute);
  if (hours.length === 0) return undefined;
  let until = 'closed';
  for (const { day_interval, opening_hours, closing_hours } of hours) {
    const [on, opens, closes] = [daysOf(day_interval), minutesOf(opening_hours), minutesOf(closing_hours)];
    if (!on || opens === undefined || closes === undefined) return undefined;
    const late = closes <= opens;
    const yesterday = (today + 6) % 7;
    if (on.includes(today) && now >= opens && (late || now < closes)) until = closing_hours.trim();
    if (late && on.includes(yesterday) && now < closes) until = closing_hours.trim();
  }
  return until;
}
