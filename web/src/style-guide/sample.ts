import type { LocalizedText } from '@hwarang/domain/language';

/** Invented people, works and exhibitions that the pages of the style guide share. */
const people = {
  han: { ko: '한서윤', en: 'Han Seoyun' },
  oh: { ko: '오도현', en: 'Oh Dohyeon' },
  moon: { ko: '문가람', en: 'Moon Garam' },
  seo: { ko: '서이안', en: 'Seo Ian' },
  nam: { ko: '남유진', en: 'Nam Yujin' },
  bae: { ko: '배하늘', en: 'Bae Haneul' },
  yoon: { ko: '윤해솔', en: 'Yoon Haesol' },
  short: { ko: '문', en: 'Moon' },
  long: {
    ko: '빛나는물결위에조용히내려앉은가을볕을그리는사람들의모임',
    en: 'The Society for Painting Autumn Light as It Settles on Moving Water',
  },
};

const titles = {
  jar: { ko: '달항아리, 새벽', en: 'Moon Jar at Dawn' },
  ridges: { ko: '먼 능선', en: 'Far Ridges' },
  cloth: { ko: '조각보 연습', en: 'Study for a Wrapping Cloth' },
  rain: { ko: '긴 비', en: 'Long Rain' },
  room: { ko: '붉은 방', en: 'The Red Room' },
  harbour: { ko: '항구의 반원', en: 'Half-Circle Harbour' },
  night: { ko: '밤의 그릇', en: 'A Vessel for the Night' },
  mist: { ko: '안개가 걷히는 순서', en: 'The Order in Which Mist Lifts' },
};

const materials = {
  oil: { ko: '캔버스에 유채', en: 'Oil on canvas' },
  ink: { ko: '한지에 수묵', en: 'Ink on hanji' },
  acrylic: { ko: '캔버스에 아크릴', en: 'Acrylic on canvas' },
  porcelain: { ko: '백자', en: 'White porcelain' },
  photograph: { ko: '사진', en: 'Photograph' },
  ramie: { ko: '모시', en: 'Ramie' },
  gouache: { ko: '종이에 과슈', en: 'Gouache on paper' },
  lithograph: { ko: '석판화', en: 'Lithograph' },
};

/** The day on which the sample exhibitions are looked at, so that each state of a run is always to be seen. */
export const sampleDay = '2026-06-15';

export const sampleArtists: readonly { id: string; name: LocalizedText; works: number; faceless?: boolean }[] = [
  { id: 'han', name: people.han, works: 24 },
  { id: 'oh', name: people.oh, works: 1 },
  { id: 'moon', name: people.short, works: 0, faceless: true },
  { id: 'long', name: people.long, works: 312 },
];

export const sampleGalleries = [
  {
    id: 'yeobaek',
    name: { ko: '여백 갤러리', en: 'Yeobaek Gallery' },
    town: { ko: '서울 종로구', en: 'Jongno-gu, Seoul' },
  },
  { id: 'pado', name: { ko: '파도 화랑', en: 'Pado Art House' }, town: { ko: '부산 영도구', en: 'Yeongdo-gu, Busan' } },
  { id: 'dol', name: { ko: '돌담 미술관', en: 'Doldam Museum' }, town: { ko: '제주 서귀포시', en: 'Seogwipo, Jeju' } },
];

export const sampleExhibitions = [
  {
    title: { ko: '물과 빛이 머무는 자리', en: 'Where Water and Light Stay' },
    opens: '2026-05-02',
    closes: '2026-07-12',
  },
  { title: { ko: '긴 비가 오기 전에', en: 'Before the Long Rain' }, opens: '2026-07-20', closes: '2026-09-06' },
  { title: { ko: '흙의 시간', en: 'The Time of Clay' }, opens: '2026-02-01', closes: '2026-04-19' },
];

/** `artist` is a place among the artists, `ratio` the width of the picture over its height. */
export const sampleArtworks = [
  { title: titles.jar, artist: 0, year: '2024', material: materials.oil, size: '72.7 cm x 90.9 cm', ratio: 0.8 },
  { title: titles.ridges, artist: 1, year: '2022', material: materials.ink, size: '162 cm x 97 cm', ratio: 1.67 },
  { title: titles.cloth, artist: 3, year: '2025', material: materials.ramie, size: '100 cm x 100 cm', ratio: 1 },
  { title: titles.rain, artist: 2, year: '2019', material: materials.gouache, size: '54 cm x 78 cm', ratio: 0.7 },
  { title: titles.room, artist: 0, year: '2021', material: materials.acrylic, size: '130 cm x 97 cm', ratio: 1.34 },
  {
    title: titles.harbour,
    artist: 1,
    year: '2023',
    material: materials.lithograph,
    size: '60 cm x 48 cm',
    ratio: 1.25,
  },
];

const print = { ko: '피그먼트 프린트, 50부 한정', en: 'Pigment print, edition of 50' };
const book = { ko: '도록, 144쪽', en: 'Catalogue, 144 pages' };
const card = { ko: '엽서 여섯 장', en: 'Six postcards' };

export interface ShopItem {
  name: LocalizedText;
  maker: LocalizedText;
  kind: LocalizedText;
  /** Korean won. */
  price: number;
  before?: number;
  soldOut?: boolean;
  ratio: number;
}

export const shopItems: readonly ShopItem[] = [
  { name: titles.jar, maker: people.han, kind: print, price: 180_000, ratio: 0.86 },
  { name: titles.ridges, maker: people.oh, kind: print, price: 150_000, before: 190_000, ratio: 1.4 },
  { name: titles.cloth, maker: people.moon, kind: card, price: 12_000, ratio: 1 },
  { name: titles.rain, maker: people.seo, kind: print, price: 220_000, soldOut: true, ratio: 0.72 },
  { name: titles.room, maker: people.nam, kind: book, price: 38_000, ratio: 0.78 },
  { name: titles.harbour, maker: people.bae, kind: print, price: 165_000, ratio: 1.25 },
  { name: titles.night, maker: people.han, kind: book, price: 42_000, ratio: 0.8 },
  { name: titles.mist, maker: people.oh, kind: card, price: 15_000, ratio: 1.6 },
];

export const materialCounts = [
  { label: materials.oil, value: 128 },
  { label: materials.ink, value: 96 },
  { label: materials.acrylic, value: 74 },
  { label: materials.porcelain, value: 41 },
  { label: materials.photograph, value: 33 },
  { label: materials.ramie, value: 18 },
];

export interface Article {
  id: string;
  title: LocalizedText;
  day: string;
  author: LocalizedText;
  minutes: number;
  lead: LocalizedText;
}

/** The first is shown whole. */
export const articles: readonly Article[] = [
  {
    id: 'light',
    title: { ko: '그림 앞에서 머무는 시간', en: 'How Long We Stand Before a Picture' },
    day: '2026-03-14',
    author: people.yoon,
    minutes: 6,
    lead: {
      ko: '한 점의 그림을 얼마나 오래 보아야 다 보았다고 말할 수 있을까요. 전시장에서 보낸 하루를 적었습니다.',
      en: 'How long must one look before one has seen a picture? Notes from a day spent in one room.',
    },
  },
  {
    id: 'paper',
    title: { ko: '종이를 고르는 마음', en: 'Choosing Paper' },
    day: '2026-02-02',
    author: people.moon,
    minutes: 4,
    lead: {
      ko: '한지의 결은 붓보다 먼저 그림을 시작합니다.',
      en: 'The grain of hanji begins the picture before the brush does.',
    },
  },
  {
    id: 'hanging',
    title: { ko: '눈높이 백오십오 센티미터', en: 'One Hundred and Fifty-Five Centimetres' },
    day: '2026-01-11',
    author: people.seo,
    minutes: 5,
    lead: {
      ko: '작품을 거는 높이에는 왜 늘 같은 숫자가 나올까요.',
      en: 'Why do those who hang pictures keep arriving at the same number?',
    },
  },
];
