import type { LocalizedText } from '@hwarang/domain/language';

export const comingSoonWords = {
  soon: { ko: '준비 중', en: 'Coming soon' },
  text: {
    ko: '이 화면은 지금 만들고 있습니다. 문을 여는 대로 이 주소에서 만나실 수 있습니다.',
    en: 'This page is being made. It will open at this address as soon as it is ready.',
  },
  home: { ko: '홈으로', en: 'Go home' },
  artworks: { ko: '작품 둘러보기', en: 'See the artworks' },
} satisfies Record<string, LocalizedText>;
