import type { LocalizedText } from '@hwarang/domain/language';

export interface ShopItem {
  id: string;
  name: LocalizedText;
  maker: LocalizedText;
  kind: LocalizedText;
  /** Korean won. */
  price: number;
  before?: number;
  soldOut?: boolean;
  ratio: number;
}

const print: LocalizedText = { ko: '피그먼트 프린트, 50부 한정', en: 'Pigment print, edition of 50' };
const book: LocalizedText = { ko: '도록, 144쪽', en: 'Catalogue, 144 pages' };
const card: LocalizedText = { ko: '엽서 여섯 장', en: 'Six postcards' };

/** Invented goods of invented makers. */
export const shopItems: readonly ShopItem[] = [
  {
    id: 'moon',
    name: { ko: '달항아리, 새벽', en: 'Moon Jar at Dawn' },
    maker: { ko: '한서윤', en: 'Han Seoyun' },
    kind: print,
    price: 180_000,
    ratio: 0.86,
  },
  {
    id: 'ridge',
    name: { ko: '먼 능선', en: 'Far Ridges' },
    maker: { ko: '오도현', en: 'Oh Dohyeon' },
    kind: print,
    price: 150_000,
    before: 190_000,
    ratio: 1.4,
  },
  {
    id: 'cloth',
    name: { ko: '조각보 연습', en: 'Study for a Wrapping Cloth' },
    maker: { ko: '문가람', en: 'Moon Garam' },
    kind: card,
    price: 12_000,
    ratio: 1,
  },
  {
    id: 'rain',
    name: { ko: '긴 비', en: 'Long Rain' },
    maker: { ko: '서이안', en: 'Seo Ian' },
    kind: print,
    price: 220_000,
    soldOut: true,
    ratio: 0.72,
  },
  {
    id: 'red',
    name: { ko: '붉은 방', en: 'The Red Room' },
    maker: { ko: '남유진', en: 'Nam Yujin' },
    kind: book,
    price: 38_000,
    ratio: 0.78,
  },
  {
    id: 'harbour',
    name: { ko: '항구의 반원', en: 'Half-Circle Harbour' },
    maker: { ko: '배하늘', en: 'Bae Haneul' },
    kind: print,
    price: 165_000,
    ratio: 1.25,
  },
  {
    id: 'night',
    name: { ko: '밤의 그릇', en: 'A Vessel for the Night' },
    maker: { ko: '한서윤', en: 'Han Seoyun' },
    kind: book,
    price: 42_000,
    ratio: 0.8,
  },
  {
    id: 'mist',
    name: { ko: '안개가 걷히는 순서', en: 'The Order in Which Mist Lifts' },
    maker: { ko: '오도현', en: 'Oh Dohyeon' },
    kind: card,
    price: 15_000,
    ratio: 1.6,
  },
];

export const storeWords = {
  title: { ko: '상품', en: 'Items' },
  add: { ko: '담기', en: 'Add' },
  added: { ko: '담았습니다', en: 'Added' },
  soldOut: { ko: '품절', en: 'Sold out' },
  before: { ko: '이전 가격', en: 'Price before' },
  now: { ko: '지금 가격', en: 'Price now' },
  kinds: { ko: '종류', en: 'Kind' },
  every: { ko: '전체', en: 'All' },
} satisfies Record<string, LocalizedText>;

export const inBasket = (count: number): LocalizedText => ({
  ko: `장바구니에 ${count}개`,
  en: `${count} in the basket`,
});
