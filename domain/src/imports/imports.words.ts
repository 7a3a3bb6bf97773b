import type { LocalizedText } from '../language.ts';
import type { ImportNoun } from './values.ts';

/** What the server needs too: names of sheets and files, and the head of the column of reasons. */
export const importWords = {
  reasons: { ko: '확인할 내용', en: 'Reasons' },
  row: { ko: '행', en: 'Row' },
  outcome: { ko: '결과', en: 'Outcome' },
} as const satisfies Record<string, LocalizedText>;

export const importNounWords: Record<ImportNoun, LocalizedText> = {
  'art-works': { ko: '작품', en: 'Artworks' },
  artists: { ko: '작가', en: 'Artists' },
  galleries: { ko: '갤러리', en: 'Galleries' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
};
