import { useLanguage } from './language.ts';

/** A moment in Korea's time, as the reader writes it. */
export function useMoment(): (at: string | null | undefined) => string {
  const format = new Intl.DateTimeFormat(useLanguage() === 'ko' ? 'ko-KR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  });
  return (at) => (at ? format.format(new Date(at)) : '–');
}
