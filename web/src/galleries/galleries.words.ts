import type { LocalizedText } from '@hwarang/domain/language';

export const galleriesWords = {
  title: { ko: '갤러리', en: 'Galleries' },
  description: {
    ko: '전시가 열리는 갤러리들입니다. 위치와 관람 시간, 지금 열리는 전시를 확인하세요.',
    en: 'The galleries where the exhibitions are: where they stand, when they open and what they show.',
  },
  see: { ko: '갤러리 보기', en: 'See the gallery' },
  phone: { ko: '전화', en: 'Phone' },
  email: { ko: '이메일', en: 'Email' },
  website: { ko: '홈페이지', en: 'Website' },
  address: { ko: '주소', en: 'Address' },
  hours: { ko: '관람 시간', en: 'Opening hours' },
  closedNow: { ko: '지금은 닫혀 있습니다', en: 'Closed now' },
  map: { ko: '지도', en: 'Map' },
  showStreets: { ko: '지도에 길 보기', en: 'Show streets on the map' },
  streetsAsk: {
    ko: '길 지도는 외부 지도 서버에서 가져옵니다.',
    en: 'The streets come from an outside map server.',
  },
  directions: { ko: '길찾기', en: 'Directions' },
  streetMap: { ko: '길 지도에서 열기', en: 'Open in a street map' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  none: { ko: '아직 갤러리가 없습니다', en: 'There are no galleries yet' },
  noExhibitions: { ko: '새로운 전시를 준비하고 있습니다...', en: 'We are preparing for a new exhibition soon...' },
} as const satisfies Record<string, LocalizedText>;

export const openNow = (until: string): LocalizedText => ({
  ko: `지금 열려 있습니다 (${until}까지)`,
  en: `Open now, until ${until}`,
});
