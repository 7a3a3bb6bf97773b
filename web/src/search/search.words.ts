import type { LocalizedText } from '@hwarang/domain/language';
import type { SearchKind } from '@hwarang/domain/search/search.contract';

export const searchWords = {
  open: { ko: '검색', en: 'Search' },
  title: { ko: '작가, 작품, 전시, 갤러리 검색', en: 'Search artists, artworks, exhibitions and galleries' },
  hint: { ko: '작가, 작품, 전시 검색', en: 'Search artists and works' },
  start: {
    ko: '이름이나 제목을 입력하세요. 초성(ㄷㅎㅇㄹ)으로도 찾을 수 있습니다.',
    en: 'Type a name or title in Korean or English.',
  },
  looking: { ko: '검색 중입니다', en: 'Searching' },
  similar: {
    ko: '정확히 일치하는 결과가 없어 비슷한 결과를 보여 드립니다.',
    en: 'No exact matches. Showing similar results.',
  },
  failed: {
    ko: '지금은 검색할 수 없습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'Search is unavailable right now. Please try again in a moment.',
  },
} satisfies Record<string, LocalizedText>;

export const searchGroups: Record<SearchKind, LocalizedText> = {
  artists: { ko: '작가', en: 'Artists' },
  art_works: { ko: '작품', en: 'Artworks' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  galleries: { ko: '갤러리', en: 'Galleries' },
};

export const nothingFor = (query: string): LocalizedText => ({
  ko: `‘${query}’ 검색 결과가 없습니다.`,
  en: `No results for “${query}”.`,
});

export const foundCount = (count: number): LocalizedText => ({
  ko: `결과 ${count}개`,
  en: count === 1 ? '1 result' : `${count} results`,
});
