import type { LocalizedText } from '@hwarang/domain/language';

export const styleGuideWords = {
  title: { ko: '스타일 가이드', en: 'Style guide' },
  demo: { ko: '데모', en: 'Demo' },
  lead: {
    ko: '화랑의 화면을 이루는 구성 요소를 한자리에 모았습니다. 모두 샘플이며 실제 서비스의 내용이 아닙니다.',
    en: 'The building blocks of Hwarang in one place. Everything here is sample data, not part of the service.',
  },
  all: { ko: '모든 데모', en: 'All demos' },
  pages: { ko: '데모 페이지', en: 'Demo pages' },
  colours: { ko: '색', en: 'Colours' },
  type: { ko: '서체', en: 'Type' },
  specimen: { ko: '빛이 머무는 자리', en: 'Where the light stays' },
  serif: { ko: '제목과 캡션', en: 'Titles and captions' },
  sans: { ko: '인터페이스', en: 'Interface' },
  tray: { ko: '알림함', en: 'Notification tray' },
  trayNote: {
    ko: '상단의 종 모양 버튼과 같은 알림함입니다. 모두 읽음으로 표시하면 5초 뒤에 다시 읽지 않은 상태가 됩니다.',
    en: 'The same tray as the bell in the header. Five seconds after “Mark all as read”, the samples become unread again.',
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
    title: { ko: '카드와 이미지', en: 'Cards and pictures' },
    lead: {
      ko: '작품, 작가, 전시, 갤러리 카드와 이미지를 보여 주는 방식입니다.',
      en: 'Cards for artworks, artists, exhibitions and galleries, and the ways pictures are shown.',
    },
  },
  '/form-elements': {
    title: { ko: '입력 요소', en: 'Form elements' },
    lead: {
      ko: '모든 입력란의 상태와 버튼, 알림을 보여 줍니다.',
      en: 'Every field in every state, with buttons and alerts.',
    },
  },
  '/icons': {
    title: { ko: '아이콘', en: 'Icons' },
    lead: {
      ko: '24픽셀 그리드에 1.5픽셀 선으로 그린 아이콘입니다. 누르면 이름이 복사됩니다.',
      en: 'Drawn on a 24-pixel grid with a 1.5-pixel stroke. Click one to copy its name.',
    },
  },
  '/charts': {
    title: { ko: '차트', en: 'Charts' },
    lead: {
      ko: '숫자를 시각적으로 보여 주는 차트입니다. 같은 숫자를 담은 표가 함께 있습니다.',
      en: 'Numbers made visible, always with the same figures in a table.',
    },
  },
  '/maps': {
    title: { ko: '세계 지도', en: 'World map' },
    lead: {
      ko: '나라별 인구와 소득 수준, 화랑 작가들의 출신 국가를 보여 줍니다.',
      en: 'Population and income groups by country, and where Hwarang’s artists come from.',
    },
  },
  '/blog': {
    title: { ko: '블로그', en: 'Blog' },
    lead: {
      ko: '긴 글의 조판을 보여 주는 샘플 글입니다.',
      en: 'Sample articles that show how long text is typeset.',
    },
  },
  '/email': {
    title: { ko: '메일 쓰기', en: 'Mail composer' },
    lead: {
      ko: '받는 사람의 카드가 함께 있는 메일 작성 화면입니다. 실제로 보내지 않습니다.',
      en: 'A mail composer with a client card. Nothing is actually sent.',
    },
  },
  '/store': {
    title: { ko: '스토어', en: 'Store' },
    lead: {
      ko: '샘플 상품으로 채운 상품 목록입니다. 실제로 판매하지 않습니다.',
      en: 'A product grid with sample items. Nothing is for sale.',
    },
  },
  '/pricing-cards': {
    title: { ko: '요금제 카드', en: 'Pricing cards' },
    lead: {
      ko: '네 가지 샘플 요금제입니다. 실제로 판매하지 않습니다.',
      en: 'Four sample plans. Nothing is for sale.',
    },
  },
  '/empty-page': {
    title: { ko: '빈 화면과 상태', en: 'Empty page and states' },
    lead: {
      ko: '비어 있을 때, 불러오는 중일 때, 오류가 났을 때의 화면입니다.',
      en: 'What you see when something is loading, empty or broken.',
    },
  },
  '/coming-soon': {
    title: { ko: '준비 중', en: 'Coming soon' },
    lead: {
      ko: '아직 열리지 않은 페이지의 모습입니다.',
      en: 'What a page looks like before it opens.',
    },
  },
} satisfies Record<string, DemoPage>;

export type DemoPath = keyof typeof demoPages;
