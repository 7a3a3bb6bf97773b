import type { LocalizedText } from '@hwarang/domain/language';

export interface Plan {
  name: string;
  /** US dollars a month. */
  price: number;
  /** How many users; none for no limit. */
  users?: number;
  lead: LocalizedText;
  offers: LocalizedText[];
  /** The one most people would take. */
  chosen?: boolean;
}

/** The four demo plans. Nothing is sold. */
export const plans: readonly Plan[] = [
  {
    name: 'Free',
    price: 0,
    users: 3,
    lead: { ko: '첫 전시를 준비하는 작가에게', en: 'For artists putting up a first show' },
    offers: [
      { ko: '작품 20점', en: '20 artworks' },
      { ko: '작가 프로필', en: 'Artist profile' },
    ],
  },
  {
    name: 'Premium',
    price: 49,
    users: 10,
    lead: { ko: '전시를 준비하는 스튜디오에', en: 'For studios preparing an exhibition' },
    offers: [
      { ko: '작품 500점', en: '500 artworks' },
      { ko: '가상 전시실 한 곳', en: 'One virtual gallery' },
      { ko: '캡션 내려받기', en: 'Downloadable captions' },
    ],
    chosen: true,
  },
  {
    name: 'Enterprise',
    price: 99,
    users: 100,
    lead: { ko: '여러 전시를 여는 갤러리에', en: 'For galleries with many exhibitions' },
    offers: [
      { ko: '작품 수 제한 없음', en: 'Unlimited artworks' },
      { ko: '가상 전시실 열 곳', en: 'Ten virtual galleries' },
      { ko: '계약 관리', en: 'Contract management' },
    ],
  },
  {
    name: 'Unlimited',
    price: 139,
    lead: { ko: '소장품이 많은 미술관에', en: 'For museums with large collections' },
    offers: [
      { ko: '작품 수 제한 없음', en: 'Unlimited artworks' },
      { ko: '가상 전시실 제한 없음', en: 'Unlimited virtual galleries' },
      { ko: '전담 매니저', en: 'A dedicated contact' },
    ],
  },
];

export const pricingWords = {
  title: { ko: '요금제', en: 'Plans' },
  month: { ko: '월', en: 'per month' },
  anyUsers: { ko: '사용자 수 제한 없음', en: 'Unlimited users' },
  choose: { ko: '이 요금제 선택', en: 'Choose this plan' },
  recommended: { ko: '추천', en: 'Recommended' },
  notSold: { ko: '샘플 요금제이므로 신청되지 않았습니다.', en: 'This is a sample plan, so nothing was ordered.' },
} satisfies Record<string, LocalizedText>;

export const usersOf = (users: number): LocalizedText => ({ ko: `사용자 ${users}명`, en: `${users} users` });
