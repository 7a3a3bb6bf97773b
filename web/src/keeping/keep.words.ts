import type { LocalizedText } from '@hwarang/domain/language';

/** What stands on the page of a work; the page of what one keeps has its own. */
export const keepWords = {
  keep: { ko: '관심 작품에 담기', en: 'Keep this work' },
  kept: { ko: '담은 작품', en: 'Kept' },
  lists: { ko: '담은 목록 고르기', en: 'Choose lists' },
  failed: { ko: '담지 못했습니다. 다시 시도해 주세요.', en: 'It could not be kept. Please try again.' },
} as const satisfies Record<string, LocalizedText>;
