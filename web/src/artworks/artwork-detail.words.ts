import type { LocalizedText } from '@hwarang/domain/language';

export const artworkDetailWords = {
  unknownArtist: { ko: '작가 미상', en: 'Unknown artist' },
  exhibitions: { ko: '이 작품이 나온 전시', en: 'Exhibitions' },
  noExhibitions: { ko: '아직 전시된 적이 없습니다.', en: 'Not exhibited yet.' },
  alike: { ko: '비슷한 작품', en: 'Similar works' },
  trueScale: { ko: '키 170 cm인 사람과 비교한 실제 크기', en: 'Actual scale, next to a 170 cm person' },
  zoom: { ko: '크게 보기', en: 'Zoom in' },
  inTheRoom: { ko: '전시실에서 보기', en: 'View in room' },
  share: { ko: '공유', en: 'Share' },
  copyLink: { ko: '링크 복사', en: 'Copy link' },
  copied: { ko: '링크를 복사했습니다.', en: 'Link copied' },
  notCopied: { ko: '링크를 복사하지 못했습니다.', en: 'Couldn’t copy the link' },
} as const satisfies Record<string, LocalizedText>;

export const moreBy = (name: string): LocalizedText => ({ ko: `${name}의 다른 작품`, en: `More by ${name}` });
