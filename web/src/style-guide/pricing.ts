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
    lead: { ko: '처음 벽을 채우는 작가에게', en: 'For an artist hanging a first wall' },
    offers: [
      { ko: '작품 20점', en: '20 artworks' },
      { ko: '작가 프로필', en: 'An artist profile' },
    ],
  },
  {
    name: 'Premium',
    price: 49,
    users: 10,
    lead: { ko: '전시를 준비하는 작업실에게', en: 'For a studio preparing a show' },
    offers: [
      { ko: '작품 500점', en: '500 artworks' },
      { ko: '가상 전시실 한 곳', en: 'One virtual gallery' },
      { ko: '캡션 내려받기', en: 'Captions to download' },
    ],
    chosen: true,
  },
  {
    name: 'Enterprise',
    price: 99,
    users: 100,
    lead: { ko: '여러 전시를 여는 갤러리에게', en: 'For a gallery with many shows' },
    offers: [
      { ko: '작품 수 제한 없음', en: 'Any number of artworks' },
      { ko: '가상 전시실 열 곳', en: 'Ten virtual galleries' },
      { ko: '계약 관리', en: 'Contracts kept in order' },
    ],
  },
  {
    name: 'Unlimited',
    price: 139,
    lead: { ko: '소장품이 많은 미술관에게', en: 'For a museum with a large collection' },
    offers: [
      { ko: '작품 수 제한 없음', en: 'Any number of artworks' },
      { ko: '가상 전시실 제한 없음', en: 'Any number of virtual galleries' },
      { ko: '전담 도움말', en: 'Help by a person you know' },
    ],
  },
];

export const pricingWords = {
  title: { ko: '요금제', en: 'Plans' },
  month: { ko: '한 달', en: 'a month' },
  anyUsers: { ko: '사용자 수 제한 없음', en: 'Any number of users' },
  choose: { ko: '이 요금제 고르기', en: 'Choose this plan' },
  recommended: { ko: '추천', en: 'Recommended' },
  notSold: { ko: '견본 요금제입니다. 신청되지 않았습니다.', en: 'This is a sample plan. Nothing was ordered.' },
} satisfies Record<string, LocalizedText>;

export const usersOf = (users: number): LocalizedText => ({ ko: `사용자 ${users}명`, en: `${users} users` });
