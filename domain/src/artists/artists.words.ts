import type { LocalizedText } from '../language.ts';
import { thousands } from '../thousands.ts';

export const artistsWords = {
  title: { ko: '작가', en: 'Artists' },
  description: {
    ko: '화랑에서 활동하는 작가들을 소개합니다. 작가 노트와 약력, 작품과 전시를 만나 보세요.',
    en: 'Meet the artists on Hwarang: their statements, careers, artworks and exhibitions.',
  },
  search: { ko: '이름으로 검색', en: 'Search by name' },
  searchButton: { ko: '검색', en: 'Search' },
  sort: { ko: '정렬', en: 'Sort' },
  newest: { ko: '최신순', en: 'Newest' },
  oldest: { ko: '오래된 순', en: 'Oldest' },
  goToProfile: { ko: '프로필 보기', en: 'Go to Profile' },
  none: { ko: '아직 등록된 작가가 없습니다', en: 'No artists yet' },
  showAll: { ko: '모든 작가 보기', en: 'View all artists' },
  career: { ko: '약력', en: 'Career' },
  education: { ko: '학력', en: 'Education' },
  privateExhibitions: { ko: '개인전', en: 'Solo exhibitions' },
  groupExhibitions: { ko: '단체전', en: 'Group exhibitions' },
  awards: { ko: '수상', en: 'Awards' },
  recentExhibitions: { ko: '최근 전시', en: 'Recent exhibitions' },
  view: { ko: '보기', en: 'View' },
  brochures: { ko: '도록과 브로슈어', en: 'Artist items and brochures' },
  artworks: { ko: '작품', en: 'Artworks' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  noArtworks: { ko: '아직 등록된 작품이 없습니다', en: 'No artworks yet' },
  contact: { ko: '연락처', en: 'Contact' },
  email: { ko: '이메일', en: 'Email' },
  mobile: { ko: '휴대전화', en: 'Mobile' },
  homepage: { ko: '홈페이지', en: 'Website' },
  blog: { ko: '블로그', en: 'Blog' },
  machineUse: { ko: 'AI 학습 및 데이터 마이닝', en: 'AI training and data mining' },
  facebook: { ko: '페이스북', en: 'Facebook' },
  instagram: { ko: '인스타그램', en: 'Instagram' },
} as const satisfies Record<string, LocalizedText>;

export const artistCount = (count: number): LocalizedText => ({
  ko: `${thousands(count)}명`,
  en: count === 1 ? '1 artist' : `${thousands(count)} artists`,
});

export const worksCount = (count: number): LocalizedText => ({
  ko: `작품 ${thousands(count)}점`,
  en: count === 1 ? '1 artwork' : `${thousands(count)} artworks`,
});

export const noArtistFound = (words: string): LocalizedText => ({
  ko: `‘${words}’ 검색 결과가 없습니다`,
  en: `No artists match ‘${words}’`,
});
