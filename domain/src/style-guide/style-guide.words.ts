import type { Both } from '../language.ts';

export const styleGuideWords = {
  title: { ko: '스타일 가이드', en: 'Style guide' },
  demo: { ko: '견본 화면', en: 'Demo' },
  lead: {
    ko: '화랑의 화면을 이루는 조각들입니다. 견본 자료로 보여 드리며, 실제 서비스의 내용이 아닙니다.',
    en: 'The pieces that Hwarang is made of, shown with sample data. Nothing here is part of the service.',
  },
  all: { ko: '모든 조각', en: 'All pieces' },
} satisfies Record<string, Both>;

/** The demo pages that show pieces of the design language. */
export const demoPages = {
  '/form-elements': { ko: '입력 요소', en: 'Form elements' },
  '/cards': { ko: '카드와 그림', en: 'Cards and pictures' },
  '/icons': { ko: '아이콘', en: 'Icons' },
  '/empty-page': { ko: '빈 화면과 상태', en: 'Empty page and states' },
} satisfies Record<string, Both>;

export type DemoPath = keyof typeof demoPages;
