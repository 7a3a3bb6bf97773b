import type { LocalizedText } from '../language.ts';
import type { ImportNoun } from './values.ts';

/** What the server needs too: the head of the column of reasons, and why a picture is left out. */
export const importWords = {
  reasons: { ko: '확인할 내용', en: 'Reasons' },
  sameName: {
    ko: '같은 이름의 이미지가 먼저 있어 쓰지 않았습니다. 폴더와 대소문자는 구별하지 않습니다.',
    en: 'A picture before it has the same name: folders and capital letters do not count.',
  },
} as const satisfies Record<string, LocalizedText>;

export const importNounWords: Record<ImportNoun, LocalizedText> = {
  'art-works': { ko: '작품', en: 'Artworks' },
  artists: { ko: '작가', en: 'Artists' },
  galleries: { ko: '갤러리', en: 'Galleries' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
};
