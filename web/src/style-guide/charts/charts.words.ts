import type { LocalizedText } from '@hwarang/domain/language';

export const chartsWords = {
  visitors: { ko: '달마다 찾아온 사람', en: 'Visitors by month' },
  visitorsNote: {
    ko: '두 해를 나란히 놓은 견본 숫자입니다. 단위는 천 명입니다.',
    en: 'Sample numbers of two years side by side, in thousands.',
  },
  month: { ko: '달', en: 'Month' },
  materials: { ko: '재료별 작품 수', en: 'Artworks by material' },
  materialsNote: { ko: '견본 숫자입니다.', en: 'Sample numbers.' },
  material: { ko: '재료', en: 'Material' },
  works: { ko: '작품 수', en: 'Artworks' },
  ways: { ko: '작품을 만난 길', en: 'How works were found' },
  waysNote: {
    ko: '모두 더하면 100%인 견본 숫자입니다.',
    en: 'Sample shares that add up to a hundred.',
  },
  way: { ko: '길', en: 'Way' },
  share: { ko: '비율', en: 'Share' },
  days: { ko: '요일별 관람', en: 'Visits by weekday' },
  daysNote: { ko: '견본 숫자입니다. 월요일은 쉽니다.', en: 'Sample numbers. Closed on Mondays.' },
  day: { ko: '요일', en: 'Day' },
  visits: { ko: '관람 수', en: 'Visits' },
} satisfies Record<string, LocalizedText>;

const monthName = (month: number): LocalizedText => ({
  ko: `${month}월`,
  en: new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1)),
});

/** Thousands of invented visitors. */
export const visitors = {
  years: ['2024', '2025'],
  months: [
    [12, 15],
    [11, 16],
    [18, 22],
    [24, 27],
    [31, 34],
    [27, 33],
    [22, 29],
    [25, 31],
    [29, 38],
    [36, 44],
    [28, 35],
    [19, 26],
  ].map((values, place) => ({ label: monthName(place + 1), values })),
};

export const materials: readonly { label: LocalizedText; value: number }[] = [
  { label: { ko: '캔버스에 유채', en: 'Oil on canvas' }, value: 128 },
  { label: { ko: '한지에 수묵', en: 'Ink on hanji' }, value: 96 },
  { label: { ko: '캔버스에 아크릴', en: 'Acrylic on canvas' }, value: 74 },
  { label: { ko: '백자', en: 'White porcelain' }, value: 41 },
  { label: { ko: '사진', en: 'Photograph' }, value: 33 },
  { label: { ko: '모시', en: 'Ramie' }, value: 18 },
];

export const ways: readonly { label: LocalizedText; value: number }[] = [
  { label: { ko: '전시에서', en: 'In an exhibition' }, value: 46 },
  { label: { ko: '작가 프로필에서', en: 'On an artist profile' }, value: 27 },
  { label: { ko: '검색으로', en: 'By search' }, value: 18 },
  { label: { ko: '가상 전시실에서', en: 'In a virtual gallery' }, value: 9 },
];

export const weekdays: readonly { label: LocalizedText; value: number }[] = [
  { label: { ko: '월', en: 'Mon' }, value: 0 },
  { label: { ko: '화', en: 'Tue' }, value: 310 },
  { label: { ko: '수', en: 'Wed' }, value: 420 },
  { label: { ko: '목', en: 'Thu' }, value: 380 },
  { label: { ko: '금', en: 'Fri' }, value: 560 },
  { label: { ko: '토', en: 'Sat' }, value: 940 },
  { label: { ko: '일', en: 'Sun' }, value: 870 },
];
