import type { Language } from '@hwarang/domain/language';

const days = { Mon: '월', Tue: '화', Wed: '수', Thu: '목', Fri: '금', Sat: '토', Sun: '일' } as const;
const pattern = /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b\.?/g;

/** 'Tue - Sun' as readers of the language write it; what is no day stays as it is. */
export function formatDays(language: Language, interval: string): string {
  const dashed = interval.replace(/\s*[-~–]\s*/g, ' – ');
  if (language === 'en') return dashed;
  return dashed.replace(pattern, (_all, day: keyof typeof days) => days[day]);
}
