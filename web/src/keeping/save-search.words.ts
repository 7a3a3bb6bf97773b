import type { LocalizedText } from '@hwarang/domain/language';

export const saveSearchWords = {
  saveSearch: { ko: '이 검색 저장', en: 'Save this search' },
} as const satisfies Record<string, LocalizedText>;
