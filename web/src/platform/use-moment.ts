import { useLanguage } from './language.ts';

/** A moment in Korea's time, or its day there, as the reader writes it. */
export function useMoment(precision: 'minute' | 'day' = 'minute'): (at: string | null | undefined) => string {
  const format = new Intl.DateTimeFormat(useLanguage() === 'ko' ? 'ko-KR' : 'en-GB', {
    dateStyle: 'medium',
    ...(precision === 'minute' ? { timeStyle: 'short' as const } : {}),
    timeZone: 'Asia/Seoul',
  });
  return (at) => (at ? format.format(new Date(at)) : '–');
}
