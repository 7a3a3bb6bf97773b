import type { LocalizedText } from '../language.ts';
import { thousands } from '../thousands.ts';

export const artworksWords = {
  title: { ko: '작품', en: 'Artworks' },
  description: {
    ko: '회화, 수묵, 사진, 도자, 섬유까지. 화랑의 모든 작품을 한자리에서 둘러보고 제목으로 찾아보세요.',
    en: 'Painting, ink, photography, ceramics and textiles: browse every artwork in one place, or search by title.',
  },
  search: { ko: '제목으로 검색', en: 'Search by title' },
  searchButton: { ko: '검색', en: 'Search' },
  sort: { ko: '정렬', en: 'Sort' },
  newest: { ko: '최신순', en: 'Newest' },
  oldest: { ko: '오래된 순', en: 'Oldest' },
  byTitle: { ko: '제목순', en: 'Title' },
  byYear: { ko: '제작 연도순', en: 'Year made' },
  more: { ko: '작품 더 보기', en: 'Show more artworks' },
  moreFailed: { ko: '더 불러오지 못했습니다', en: 'Couldn’t load more' },
  none: { ko: '아직 등록된 작품이 없습니다', en: 'No artworks yet' },
  showAll: { ko: '모든 작품 보기', en: 'View all artworks' },
  inventoryNumber: { ko: '소장번호', en: 'Inventory no.' },
  year: { ko: '제작 연도', en: 'Year' },
  yearText: { ko: '연도 표기 (선택)', en: 'Year as shown (optional)' },
  material: { ko: '재료', en: 'Material' },
  size: { ko: '크기', en: 'Size' },
  edition: { ko: '에디션', en: 'Edition' },
  license: { ko: '이용 조건', en: 'License' },
  madeWithAi: { ko: '생성형 AI', en: 'Generative AI' },
  artist: { ko: '작가', en: 'Artist' },
} as const satisfies Record<string, LocalizedText>;

export const foundArtworks = (count: number): LocalizedText => ({
  ko: `${thousands(count)}점`,
  en: count === 1 ? '1 artwork' : `${thousands(count)} artworks`,
});

export const workCount = (count: number): LocalizedText => ({
  ko: `${thousands(count)}점`,
  en: count === 1 ? '1 work' : `${thousands(count)} works`,
});

export const nothingFound = (words: string): LocalizedText => ({
  ko: `‘${words}’ 검색 결과가 없습니다`,
  en: `No artworks match ‘${words}’`,
});
