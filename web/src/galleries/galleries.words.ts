import type { LocalizedText } from '@hwarang/domain/language';

export const galleriesWords = {
  legal: { ko: '사업자 정보', en: 'Business details' },
  title: { ko: '갤러리', en: 'Galleries' },
  description: {
    ko: '전시가 열리는 갤러리를 소개합니다. 위치와 운영 시간, 진행 중인 전시를 확인하세요.',
    en: 'Find galleries, their locations and opening hours, and what is on now.',
  },
  see: { ko: '갤러리 보기', en: 'View gallery' },
  phone: { ko: '전화', en: 'Phone' },
  email: { ko: '이메일', en: 'Email' },
  website: { ko: '홈페이지', en: 'Website' },
  address: { ko: '주소', en: 'Address' },
  hours: { ko: '관람 시간', en: 'Opening hours' },
  closedNow: { ko: '지금은 운영 시간이 아닙니다', en: 'Closed now' },
  map: { ko: '지도', en: 'Map' },
  showStreets: { ko: '거리 지도 보기', en: 'Show street map' },
  streetsAsk: {
    ko: '거리 지도는 외부 지도 서버에서 불러옵니다.',
    en: 'The street map is loaded from an external server.',
  },
  directions: { ko: '길찾기', en: 'Directions' },
  streetMap: { ko: '지도에서 열기', en: 'Open in maps' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  forSale: { ko: '판매 중인 작품', en: 'Works for sale' },
  none: { ko: '아직 등록된 갤러리가 없습니다', en: 'No galleries yet' },
  noExhibitions: { ko: '새로운 전시를 준비하고 있습니다...', en: 'We are preparing for a new exhibition soon...' },
} as const satisfies Record<string, LocalizedText>;

export const openNow = (until: string): LocalizedText => ({
  ko: `지금 운영 중 (${until}까지)`,
  en: `Open now, until ${until}`,
});
