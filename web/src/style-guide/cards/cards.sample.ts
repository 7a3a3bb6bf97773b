import type { LocalizedText } from '@hwarang/domain/language';

/** The day on which the sample exhibitions are looked at, so that each state of a run is always to be seen. */
export const sampleDay = '2026-06-15';

export const sampleArtists: readonly { id: string; name: LocalizedText; works: number; faceless?: boolean }[] = [
  { id: 'han', name: { ko: '한서윤', en: 'Han Seoyun' }, works: 24 },
  { id: 'oh', name: { ko: '오도현', en: 'Oh Dohyeon' }, works: 1 },
  { id: 'moon', name: { ko: '문', en: 'Moon' }, works: 0, faceless: true },
  {
    id: 'long',
    name: {
      ko: '빛나는물결위에조용히내려앉은가을볕을그리는사람들의모임',
      en: 'The Society for Painting Autumn Light as It Settles on Moving Water',
    },
    works: 312,
  },
];

export const sampleGalleries: readonly {
  id: string;
  name: LocalizedText;
  place: LocalizedText;
  exhibitions: number;
}[] = [
  {
    id: 'yeobaek',
    name: { ko: '여백 갤러리', en: 'Yeobaek Gallery' },
    place: { ko: '서울 종로구', en: 'Jongno-gu, Seoul' },
    exhibitions: 4,
  },
  {
    id: 'pado',
    name: { ko: '파도 화랑', en: 'Pado Art House' },
    place: { ko: '부산 영도구', en: 'Yeongdo-gu, Busan' },
    exhibitions: 1,
  },
  {
    id: 'dol',
    name: { ko: '돌담 미술관', en: 'Doldam Museum' },
    place: { ko: '제주 서귀포시', en: 'Seogwipo, Jeju' },
    exhibitions: 0,
  },
];

export const sampleExhibitions: readonly {
  id: string;
  title: LocalizedText;
  opens: string;
  closes: string;
  hours: string;
}[] = [
  {
    id: 'open',
    title: { ko: '물과 빛이 머무는 자리', en: 'Where Water and Light Stay' },
    opens: '2026-05-02',
    closes: '2026-07-12',
    hours: '10:00 – 18:00',
  },
  {
    id: 'soon',
    title: { ko: '긴 비가 오기 전에', en: 'Before the Long Rain' },
    opens: '2026-07-20',
    closes: '2026-09-06',
    hours: '11:00 – 19:00',
  },
  {
    id: 'over',
    title: { ko: '흙의 시간', en: 'The Time of Clay' },
    opens: '2026-02-01',
    closes: '2026-04-19',
    hours: '10:00 – 17:00',
  },
];

export const sampleArtworks: readonly {
  id: string;
  title: LocalizedText;
  artist: number;
  year: string;
  material: LocalizedText;
  size: string;
  ratio: number;
}[] = [
  {
    id: 'a',
    title: { ko: '달항아리, 새벽', en: 'Moon Jar at Dawn' },
    artist: 0,
    year: '2024',
    material: { ko: '캔버스에 유채', en: 'Oil on canvas' },
    size: '72.7 cm x 90.9 cm',
    ratio: 0.8,
  },
  {
    id: 'b',
    title: { ko: '먼 능선', en: 'Far Ridges' },
    artist: 1,
    year: '2022',
    material: { ko: '한지에 수묵', en: 'Ink on hanji' },
    size: '162 cm x 97 cm',
    ratio: 1.67,
  },
  {
    id: 'c',
    title: { ko: '조각보 연습', en: 'Study for a Wrapping Cloth' },
    artist: 3,
    year: '2025',
    material: { ko: '모시', en: 'Ramie' },
    size: '100 cm x 100 cm',
    ratio: 1,
  },
  {
    id: 'd',
    title: { ko: '긴 비', en: 'Long Rain' },
    artist: 2,
    year: '2019',
    material: { ko: '종이에 과슈', en: 'Gouache on paper' },
    size: '54 cm x 78 cm',
    ratio: 0.7,
  },
  {
    id: 'e',
    title: { ko: '붉은 방', en: 'The Red Room' },
    artist: 0,
    year: '2021',
    material: { ko: '캔버스에 아크릴', en: 'Acrylic on canvas' },
    size: '130 cm x 97 cm',
    ratio: 1.34,
  },
  {
    id: 'f',
    title: { ko: '항구의 반원', en: 'Half-Circle Harbour' },
    artist: 1,
    year: '2023',
    material: { ko: '석판화', en: 'Lithograph' },
    size: '60 cm x 48 cm',
    ratio: 1.25,
  },
];

export const cardsWords = {
  artworks: { ko: '작품', en: 'Artworks' },
  artists: { ko: '작가 카드', en: 'Artist cards' },
  exhibitions: { ko: '전시 카드', en: 'Exhibition cards' },
  brief: { ko: '짧은 전시 카드', en: 'Exhibition cards, brief' },
  galleries: { ko: '갤러리 카드', en: 'Gallery cards' },
  small: { ko: '한 줄 갤러리 카드', en: 'Gallery card in one line' },
  any: { ko: '카드의 뼈대', en: 'The card itself' },
} satisfies Record<string, LocalizedText>;
