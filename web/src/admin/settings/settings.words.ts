import type { LocalizedText } from '@hwarang/domain/language';
import type { ChatProvider } from '@hwarang/domain/settings/chat';
import type { LinkName } from '@hwarang/domain/settings/settings.contract';

export const settingsWords = {
  site: { ko: '사이트', en: 'Site' },
  siteName: { ko: '사이트 이름', en: 'Site name' },
  banners: { ko: '첫 화면 슬라이드', en: 'Carousel banners' },
  bannersHint: {
    ko: '고른 전시가 이 순서로 나옵니다. 비워 두면 지금 볼 수 있는 전시가 나옵니다.',
    en: 'The chosen exhibitions are shown in this order. When empty, what is open now is shown.',
  },
  picks: { ko: '대표 작품', en: 'Featured artworks' },
  picksHint: {
    ko: '첫 화면, 로그인 화면, 공유 이미지에 이 순서로 나옵니다. 비워 두면 최근 전시에 걸린 작품이 나옵니다.',
    en: 'Shown in this order on the home page, beside the login form and on share cards. When empty, works of the newest exhibitions are shown.',
  },
  review: { ko: '작가 검토', en: 'Review of artists' },
  hold: { ko: '새 작가는 검토한 뒤에 공개', en: 'Review new artists before they are public' },
  holdHint: {
    ko: '새로 등록한 작가와 작품은 작가 관리에서 승인할 때까지 본인과 관리자에게만 보입니다.',
    en: 'New artists and their works are seen by themselves and administrators alone until approved under Artists.',
  },
  links: { ko: '외부 링크', en: 'External links' },
  linksHint: {
    ko: '비워 두면 서버 설정을 따르고, 그것도 없으면 준비 중이라고 안내합니다.',
    en: 'Empty follows the configuration of the server; without one a page says that it is coming.',
  },
  chat: { ko: '상담 채팅', en: 'Support chat' },
  pluginKey: { ko: '채널톡 플러그인 키', en: 'Channel plugin key' },
  pages: { ko: '하단 안내 페이지', en: 'Footer pages' },
  pagesHint: {
    ko: '저장할 때마다 새 판이 됩니다. 지난 판은 그대로 남습니다.',
    en: 'Each save makes a new version. Earlier versions stay as they were.',
  },
  page: { ko: '페이지', en: 'Page' },
  publish: { ko: '새 판으로 내기', en: 'Publish a new version' },
  published: { ko: '새 판을 냈습니다.', en: 'The new version is published.' },
  versions: { ko: '지난 판', en: 'Versions' },
  load: { ko: '불러오기', en: 'Load' },
  original: { ko: '처음 글', en: 'Original text' },
} as const satisfies Record<string, LocalizedText>;

export const linkWords: Record<LinkName, LocalizedText> = {
  eCatalog: { ko: 'e-카탈로그', en: 'e-Catalog' },
  onlineShop: { ko: '온라인 숍', en: 'Online Shop' },
  onlineContract: { ko: '온라인 계약', en: 'Online Contract' },
  manageContract: { ko: '계약 관리 (관리자)', en: 'Manage Contract (administrators)' },
  openCallForm: { ko: '공모 신청서', en: 'Open call form' },
};

export const chatWords: Record<ChatProvider, LocalizedText> = {
  configured: { ko: '서버 설정대로', en: 'As configured on the server' },
  own: { ko: '화랑 상담', en: 'Our own chat' },
  channel: { ko: '채널톡', en: 'Channel' },
  off: { ko: '쓰지 않음', en: 'None' },
};

export const versionOf = (version: number): LocalizedText => ({ ko: `${version}판`, en: `Version ${version}` });
