import type { LocalizedText } from '@hwarang/domain/language';
import { thousands } from '@hwarang/domain/thousands';

export const homeWords = {
  name: { ko: '화랑, 온라인 미술 플랫폼', en: 'Hwarang, an online art platform' },
  description: {
    ko: '화랑은 작가, 갤러리, 관람객을 잇는 온라인 미술 플랫폼입니다. 지금 열리는 전시와 작품을 만나고 가상 전시실을 걸어 보세요.',
    en: 'Hwarang brings artists, galleries and the public together. See the exhibitions and artworks of the moment and walk through virtual galleries.',
  },
  banner: { ko: '지금 볼 만한 전시', en: 'Exhibitions to see now' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  allExhibitions: { ko: '모든 전시', en: 'All exhibitions' },
  artworks: { ko: '작품', en: 'Artworks' },
  openCallTitle: { ko: 'We Fly', en: 'We Fly' },
  openCallFirst: {
    ko: '비대면 작가 공모 · 다섯 명의 작가를 찾습니다',
    en: 'A non-face-to-face artist contest · we are looking for five artists',
  },
  openCallSecond: {
    ko: '작품 10점까지 응모 · 대관료 전액 면제부터',
    en: 'Up to 10 artworks an entry · up to a full waiver of the rental fee',
  },
  openCallLink: { ko: '공모 안내', en: 'About the open call' },
  statistics: { ko: '화랑의 지금', en: 'Hwarang in numbers' },
  noExhibitions: { ko: '새로운 전시를 준비하고 있습니다', en: 'We are preparing for a new exhibition soon...' },
  noArtworks: { ko: '곧 작품이 걸립니다', en: 'Artworks will hang here soon' },
} as const satisfies Record<string, LocalizedText>;

export const countedWords = {
  exhibitions: { ko: '전시', en: 'exhibitions' },
  artists: { ko: '작가', en: 'artists' },
  'art-works': { ko: '작품', en: 'artworks' },
  galleries: { ko: '갤러리', en: 'galleries' },
} as const satisfies Record<string, LocalizedText>;

export const allArtworks = (count: number): LocalizedText => ({
  ko: `모든 작품 ${thousands(count)}점`,
  en: `All ${thousands(count)} artworks`,
});
