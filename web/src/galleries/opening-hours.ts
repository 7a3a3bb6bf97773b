import { dayOf, daysOf } from '@hwarang/domain/galleries/days';
import type { GalleryHours } from '@hwarang/domain/galleries/galleries.contract';

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
export function openUntil(hours: readonly GalleryHours[], moment: Date): string | undefined {
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
