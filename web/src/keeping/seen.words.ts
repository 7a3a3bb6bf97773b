import type { LocalizedText } from '@hwarang/domain/language';

export const seenWords = {
  seen: { ko: '최근 본 작품', en: 'Recently seen' },
} as const satisfies Record<string, LocalizedText>;
