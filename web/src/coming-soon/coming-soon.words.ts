import type { LocalizedText } from '@hwarang/domain/language';

export const comingSoonWords = {
  soon: { ko: '준비 중', en: 'Coming soon' },
  text: {
    ko: '이 페이지는 준비 중입니다. 곧 이 주소에서 만나실 수 있습니다.',
    en: 'We’re working on this page. It will open at this address when it’s ready.',
  },
  home: { ko: '홈으로', en: 'Go to home page' },
  artworks: { ko: '작품 둘러보기', en: 'Browse artworks' },
} satisfies Record<string, LocalizedText>;
