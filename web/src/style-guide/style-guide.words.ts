import type { LocalizedText } from '@hwarang/domain/language';

export const styleGuideWords = {
  title: { ko: '스타일 가이드', en: 'Style guide' },
  demo: { ko: '견본 화면', en: 'Demo' },
  lead: {
    ko: '화랑의 화면을 이루는 조각들을 한자리에 모았습니다. 모두 견본 자료이며, 실제 서비스의 내용이 아닙니다.',
    en: 'The pieces that Hwarang is made of, gathered in one place. All of it is sample data and no part of the service.',
  },
  all: { ko: '모든 견본', en: 'All demos' },
  pages: { ko: '견본 화면', en: 'Demo pages' },
  colours: { ko: '색', en: 'Colours' },
  type: { ko: '글자', en: 'Type' },
  specimen: { ko: '빛이 머무는 자리', en: 'Where the light stays' },
  serif: { ko: '제목과 캡션', en: 'Titles and captions' },
  sans: { ko: '화면의 글', en: 'The interface' },
  tray: { ko: '알림함', en: 'Notification tray' },
  trayNote: {
    ko: '머리글의 종 모양 단추와 같은 것입니다. 모두 읽음으로 표시하면 5초 뒤에 다시 읽지 않은 상태가 됩니다.',
    en: 'The same as the bell in the header. After “Mark all as read” the examples are unread again in five seconds.',
  },
} satisfies Record<string, LocalizedText>;

export interface DemoPage {
  title: LocalizedText;
  /** What is to be seen there, in one sentence. */
  lead: LocalizedText;
}

/** Every demo page, in the order of the index. */
export const demoPages = {
  '/cards': {
    title: { ko: '카드와 그림', en: 'Cards and pictures' },
    lead: {
      ko: '작품, 작가, 전시, 갤러리의 카드와 그림을 거는 방법입니다.',
      en: 'The cards of artworks, artists, exhibitions and galleries, and the ways a picture is hung.',
    },
  },
  '/form-elements': {
    title: { ko: '입력 요소', en: 'Form elements' },
    lead: {
      ko: '모든 입력란을 모든 상태로, 버튼과 알림을 함께 보여 드립니다.',
      en: 'Every field in every state, with the buttons and alerts that go with them.',
    },
  },
  '/icons': {
    title: { ko: '아이콘', en: 'Icons' },
    lead: {
      ko: '24칸 격자에 1.5 굵기로 그린 아이콘입니다. 누르면 이름이 복사됩니다.',
      en: 'Drawn on a grid of 24 with a stroke of 1.5. Press one to copy its name.',
    },
  },
  '/charts': {
    title: { ko: '차트', en: 'Charts' },
    lead: {
      ko: '숫자를 그림으로 보여 줄 때 쓰는 차트입니다. 같은 숫자의 표가 늘 곁에 있습니다.',
      en: 'For numbers that are better seen. The same numbers always stand beside them as a table.',
    },
  },
  '/maps': {
    title: { ko: '세계 지도', en: 'World map' },
    lead: {
      ko: '나라별 인구와 소득 집단, 그리고 화랑의 작가들이 어디에서 왔는지 보여 줍니다.',
      en: 'Population and income groups by country, and where the artists of Hwarang come from.',
    },
  },
  '/blog': {
    title: { ko: '블로그', en: 'Blog' },
    lead: {
      ko: '긴 글의 짜임새를 보는 견본 글입니다.',
      en: 'Sample articles that show how longer text is set.',
    },
  },
  '/email': {
    title: { ko: '메일 쓰기', en: 'Mail composer' },
    lead: {
      ko: '받는 이의 카드를 곁에 둔 메일 작성 화면입니다. 아무것도 보내지 않습니다.',
      en: 'A mail composer with the client card beside it. Nothing is ever sent.',
    },
  },
  '/store': {
    title: { ko: '스토어', en: 'Store' },
    lead: {
      ko: '견본 상품으로 채운 상품 목록입니다. 살 수 있는 물건은 아닙니다.',
      en: 'A product grid filled with sample items. None of them can be bought.',
    },
  },
  '/pricing-cards': {
    title: { ko: '요금제 카드', en: 'Pricing cards' },
    lead: {
      ko: '네 가지 견본 요금제입니다. 실제로 판매하지 않습니다.',
      en: 'Four sample plans. They are not for sale.',
    },
  },
  '/empty-page': {
    title: { ko: '빈 화면과 상태', en: 'Empty page and states' },
    lead: {
      ko: '비었을 때, 불러올 때, 잘못되었을 때의 화면입니다.',
      en: 'What stands there while something loads, is empty or has gone wrong.',
    },
  },
  '/coming-soon': {
    title: { ko: '준비 중', en: 'Coming soon' },
    lead: {
      ko: '아직 문을 열지 않은 화면이 보여 주는 모습입니다.',
      en: 'What a page shows before it opens.',
    },
  },
} satisfies Record<string, DemoPage>;

export type DemoPath = keyof typeof demoPages;
