import type { LocalizedText } from '../language.ts';
import type { PriceShown } from './offer.ts';

export const priceShownWords: Record<PriceShown, LocalizedText> = {
  public: { ko: '가격 공개', en: 'Show the price' },
  'on-request': { ko: '가격 문의', en: 'Price on request' },
  private: { ko: '비공개 (작품 페이지에 아무것도 표시하지 않음)', en: 'Private (nothing on the artwork page)' },
};

export const offerWords = {
  title: { ko: '판매', en: 'Sale' },
  availability: { ko: '판매 상태', en: 'Availability' },
  price: { ko: '가격', en: 'Price' },
  currency: { ko: '통화', en: 'Currency' },
  priceShown: { ko: '공개 범위', en: 'Who sees it' },
  private: { ko: '비공개', en: 'Private' },
  holdUntil: { ko: '예약 기한', en: 'On hold until' },
  note: { ko: '내부 메모', en: 'Private note' },
  noteHint: { ko: '방문자에게 보이지 않습니다.', en: 'Visitors never see it.' },
  takesQuestions: { ko: '이 작품에 대한 문의 받기', en: 'Take questions about this work' },
  pricePerHo: { ko: '호당 가격', en: 'Price per 호' },
  save: { ko: '저장', en: 'Save' },
  saved: { ko: '저장했습니다.', en: 'Saved.' },
  failed: { ko: '저장하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t save. Please try again.' },
  badPrice: { ko: '가격을 올바르게 입력해 주세요', en: 'Please enter a valid price' },
  priceRequired: { ko: '공개할 가격을 입력해 주세요', en: 'Please enter the price to be shown' },
  holdRequired: { ko: '예약 기한을 입력해 주세요', en: 'Please enter the last day of the hold' },
  badHold: {
    ko: '예약 기한은 오늘부터 1년 이내여야 합니다',
    en: 'The hold must end between today and a year from now',
  },
} as const satisfies Record<string, LocalizedText>;

/** '10호 × ₩300,000 = ₩3,000,000', as a button that takes it over. */
export const proposal = (ho: number, each: string, all: string): LocalizedText => ({
  ko: `${ho}호 × ${each} = ${all} 적용`,
  en: `Use ${ho}호 × ${each} = ${all}`,
});

/** The last day of a hold, as the reader writes it. */
export const untilDay = (day: string): LocalizedText => ({ ko: `${day}까지`, en: `until ${day}` });

export const offeredByGallery = (gallery: string): LocalizedText => ({
  ko: `이 작품은 위탁을 받은 ${gallery}에서 판매합니다. 가격과 판매 상태는 갤러리가 정합니다.`,
  en: `${gallery} has this work on consignment and sets its price and availability.`,
});
