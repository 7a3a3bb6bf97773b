import type { LocalizedText } from '@hwarang/domain/language';
import { thousands } from '@hwarang/domain/thousands';

export const homeWords = {
  name: { ko: '화랑, 온라인 미술 플랫폼', en: 'Hwarang, an online art platform' },
  description: {
    ko: '화랑은 작가, 갤러리, 관람객을 잇는 온라인 미술 플랫폼입니다. 지금 열리는 전시와 작품을 만나고 가상 전시실을 둘러보세요.',
    en: 'Hwarang brings artists, galleries and the public together. Discover current exhibitions and artworks, and walk through virtual galleries.',
  },
  banner: { ko: '지금 볼 만한 전시', en: 'Featured exhibitions' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  allExhibitions: { ko: '전시 모두 보기', en: 'View all exhibitions' },
  artworks: { ko: '작품', en: 'Artworks' },
  openCallLink: { ko: '공모 안내', en: 'About the open call' },
  allCalls: { ko: '공모 모두 보기', en: 'All open calls' },
  statistics: { ko: '숫자로 보는 화랑', en: 'Hwarang in numbers' },
  noExhibitions: { ko: '새로운 전시를 준비하고 있습니다', en: 'We are preparing for a new exhibition soon...' },
  noArtworks: { ko: '곧 작품이 걸립니다', en: 'Artworks coming soon' },
} as const satisfies Record<string, LocalizedText>;

export const countedWords = {
  exhibitions: { ko: '전시', en: 'exhibitions' },
  artists: { ko: '작가', en: 'artists' },
  'art-works': { ko: '작품', en: 'artworks' },
  galleries: { ko: '갤러리', en: 'galleries' },
} as const satisfies Record<string, LocalizedText>;

export const moreCalls = (count: number): LocalizedText => ({
  ko: `접수 중인 공모 ${count}건 모두 보기`,
  en: `View all ${count} open calls`,
});

export const allArtworks = (count: number): LocalizedText => ({
  ko: `작품 ${thousands(count)}점 모두 보기`,
  en: `View all ${thousands(count)} artworks`,
});
