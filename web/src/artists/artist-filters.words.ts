import type { LocalizedText } from '@hwarang/domain/language';

export const artistFiltersWords = {
  material: { ko: '매체', en: 'Medium' },
  country: { ko: '국가', en: 'Country' },
  nothing: { ko: '조건에 맞는 작가가 없습니다', en: 'No artists match these filters' },
} as const satisfies Record<string, LocalizedText>;
