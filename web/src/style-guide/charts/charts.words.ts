import type { LocalizedText } from '@hwarang/domain/language';

export const chartsWords = {
  visitors: { ko: '월별 방문자', en: 'Visitors by month' },
  visitorsNote: {
    ko: '두 해를 비교한 샘플 수치입니다. 단위는 천 명입니다.',
    en: 'Sample figures for two years side by side, in thousands.',
  },
  month: { ko: '월', en: 'Month' },
  materials: { ko: '재료별 작품 수', en: 'Artworks by material' },
  materialsNote: { ko: '샘플 수치입니다.', en: 'Sample figures.' },
  material: { ko: '재료', en: 'Material' },
  works: { ko: '작품 수', en: 'Artworks' },
  ways: { ko: '작품을 발견한 경로', en: 'How visitors found works' },
  waysNote: {
    ko: '합계가 100%인 샘플 수치입니다.',
    en: 'Sample shares that add up to 100%.',
  },
  way: { ko: '경로', en: 'Source' },
  share: { ko: '비율', en: 'Share' },
  days: { ko: '요일별 관람객', en: 'Visits by weekday' },
  daysNote: { ko: '샘플 수치입니다. 월요일은 휴관입니다.', en: 'Sample figures. Closed on Mondays.' },
  day: { ko: '요일', en: 'Day' },
  visits: { ko: '관람객 수', en: 'Visits' },
} satisfies Record<string, LocalizedText>;

/** Thousands of invented visitors in each month. */
export const visitors = [
  { name: '2024', values: [12, 11, 18, 24, 31, 27, 22, 25, 29, 36, 28, 19] },
  { name: '2025', values: [15, 16, 22, 27, 34, 33, 29, 31, 38, 44, 35, 26] },
];

/** Visits from Monday to Sunday. */
export const weekdays = [0, 310, 420, 380, 560, 940, 870];

export const ways: readonly { label: LocalizedText; value: number }[] = [
  { label: { ko: '전시에서', en: 'In an exhibition' }, value: 46 },
  { label: { ko: '작가 프로필에서', en: 'On an artist profile' }, value: 27 },
  { label: { ko: '검색으로', en: 'Through search' }, value: 18 },
  { label: { ko: '가상 전시실에서', en: 'In a virtual gallery' }, value: 9 },
];
