import type { Run } from '@hwarang/domain/exhibitions/run';
import type { LocalizedText } from '@hwarang/domain/language';
import { thousands } from '@hwarang/domain/thousands';

export const exhibitionsWords = {
  title: { ko: '전시', en: 'Exhibitions' },
  description: {
    ko: '진행 중인 전시와 예정 전시, 지난 전시를 한자리에서 볼 수 있습니다. 전시마다 가상 전시실이 마련되어 있습니다.',
    en: 'Current, upcoming and past exhibitions, each with a virtual gallery to walk through.',
  },
  all: { ko: '전체', en: 'All' },
  filter: { ko: '기간별 보기', en: 'Filter by period' },
  hours: { ko: '관람 시간', en: 'Opening hours' },
  period: { ko: '기간', en: 'Period' },
  goToRoom: { ko: '가상 전시실로 가기', en: 'go to virtual gallery' },
  calendar: { ko: '캘린더에 추가', en: 'Add to calendar' },
  see: { ko: '전시 보기', en: 'View exhibition' },
  introduction: { ko: '전시 소개', en: 'About the exhibition' },
  artworks: { ko: '전시 작품', en: 'Artworks' },
  artists: { ko: '참여 작가', en: 'Artists' },
  moreArtists: { ko: '작가 더 보기', en: 'Show more artists' },
  more: { ko: '전시 더 보기', en: 'Show more exhibitions' },
  showAll: { ko: '전시 모두 보기', en: 'Show all exhibitions' },
  galleryInfo: { ko: '오시는 길', en: 'Getting there' },
  none: { ko: '새로운 전시를 준비하고 있습니다', en: 'We are preparing for a new exhibition soon...' },
  noneFound: { ko: '해당하는 전시가 없습니다', en: 'No exhibitions found' },
  city: { ko: '도시', en: 'City' },
  noneMatches: { ko: '조건에 맞는 전시가 없습니다', en: 'No exhibitions match these filters' },
  carousel: { ko: '전시 슬라이드', en: 'Exhibition slides' },
  noArtworks: { ko: '아직 등록된 작품이 없습니다', en: 'No artworks yet' },
} as const satisfies Record<string, LocalizedText>;

export const runWords: Record<Run, LocalizedText> = {
  open: { ko: '진행 중인 전시', en: 'Current' },
  coming: { ko: '예정 전시', en: 'Upcoming' },
  over: { ko: '지난 전시', en: 'Past' },
};

export const exhibitionCount = (count: number): LocalizedText => ({
  ko: `전시 ${thousands(count)}개`,
  en: count === 1 ? '1 exhibition' : `${thousands(count)} exhibitions`,
});
