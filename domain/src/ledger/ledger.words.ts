import type { LocalizedText } from '../language.ts';
import type { ResaleVerdict, Seller } from './resale-right.ts';

export const sellerWords: Record<Seller, LocalizedText> = {
  artist: { ko: '작가 위탁', en: 'The artist, on consignment' },
  gallery: { ko: '갤러리 소장품', en: 'The gallery, from stock' },
  owner: { ko: '소장자 위탁', en: 'Another owner, on consignment' },
};

export const resaleVerdictWords: Record<ResaleVerdict, LocalizedText> = {
  due: { ko: '보상 대상', en: 'Due' },
  'before the law': { ko: '시행 전', en: 'Before the law takes effect' },
  'first sale': { ko: '작가의 최초 판매', en: 'First sale by the artist' },
  'made for hire': { ko: '업무상 저작물', en: 'Made for hire' },
  'below the lowest price': { ko: '500만 원 미만', en: 'Below 5 million won' },
  'bought from the artist lately': {
    ko: '작가에게서 직접 취득 후 3년 이내, 2천만 원 미만',
    en: 'Bought from the artist within three years, below 20 million won',
  },
  'another currency': { ko: '외화: 원화 환산액 확인 필요', en: 'Another currency: check the price in won' },
};
