import type { Both } from '@hwarang/domain/language';

/** Screens that have an address already and are still being made. */
export const unbuiltTitles: Record<string, Both> = {
  '/artists': { ko: '작가', en: 'Artists' },
  '/artist-profile': { ko: '작가 프로필', en: 'Artist profile' },
  '/exhibitions': { ko: '전시', en: 'Exhibitions' },
  '/exhibition-detail': { ko: '전시 상세', en: 'Exhibition' },
  '/galleries': { ko: '갤러리', en: 'Galleries' },
  '/gallery-detail': { ko: '갤러리 상세', en: 'Gallery' },
  '/artworks': { ko: '작품', en: 'Artworks' },
  '/artworks-detail': { ko: '작품 상세', en: 'Artwork' },
  '/virtualgalleries': { ko: '가상 전시실', en: 'Virtual gallery' },
  '/excarousel': { ko: '전시 배너', en: 'Exhibition banner' },
  '/admin': { ko: '관리자', en: 'Administration' },
  '/e-Catalog': { ko: 'e-카탈로그', en: 'e-Catalog' },
  '/Online Shop': { ko: '온라인 숍', en: 'Online Shop' },
  '/Online Contract': { ko: '온라인 계약', en: 'Online Contract' },
};

/** The title of the longest known address that this path begins with. */
export const unbuiltTitle = (path: string): Both =>
  Object.entries(unbuiltTitles)
    .filter(([address]) => path === address || path.startsWith(`${address}/`))
    .sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? { ko: '준비 중입니다', en: 'Coming soon' };

export const unbuiltWords = {
  soon: { ko: '준비 중', en: 'Coming soon' },
  text: {
    ko: '이 화면은 지금 만들고 있습니다. 문을 여는 대로 이 주소에서 만나실 수 있습니다.',
    en: 'This page is being made. It will open at this address as soon as it is ready.',
  },
  outside: {
    ko: '아직 연결된 외부 서비스가 없습니다. 준비되는 대로 이 주소에서 바로 이어집니다.',
    en: 'No outside service is connected yet. This address will lead to it as soon as there is one.',
  },
  home: { ko: '홈으로', en: 'Go home' },
  artworks: { ko: '작품 둘러보기', en: 'See the artworks' },
} satisfies Record<string, Both>;
