import type { LocalizedText } from '@hwarang/domain/language';
import type { ChatProvider } from '@hwarang/domain/settings/chat';
import type { LinkName } from '@hwarang/domain/settings/settings.contract';

export const settingsWords = {
  site: { ko: '사이트', en: 'Site' },
  siteName: { ko: '사이트 이름', en: 'Site name' },
  banners: { ko: '첫 화면 슬라이드', en: 'Carousel banners' },
  bannersHint: {
    ko: '선택한 전시가 이 순서로 나옵니다. 비워 두면 현재 진행 중인 전시가 나옵니다.',
    en: 'The selected exhibitions appear in this order. If empty, current exhibitions are shown.',
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
    en: 'Until you approve them under Artists, new artists and their works are visible only to themselves and to administrators.',
  },
  links: { ko: '외부 링크', en: 'External links' },
  linksHint: {
    ko: '비워 두면 서버 설정을 따르고, 서버 설정도 없으면 ‘준비 중’으로 안내합니다.',
    en: 'If empty, the server’s configuration applies; without one, a “coming soon” page is shown.',
  },
  chat: { ko: '상담 채팅', en: 'Support chat' },
  pluginKey: { ko: '채널톡 플러그인 키', en: 'Channel Talk plugin key' },
  operator: { ko: '운영자 정보', en: 'Operator' },
  operatorHint: {
    ko: '전자상거래법에 따라 사이트 하단에 표시됩니다. 입력한 항목만 표시됩니다.',
    en: 'Shown in the footer, as Korean e-commerce law requires. Only what you fill in is shown.',
  },
  ledger: { ko: '판매 기록', en: 'Sales records' },
  retention: { ko: '보관 기간 (년)', en: 'Kept for (years)' },
  retentionHint: {
    ko: '판매일로부터 이 기간이 지난 기록은 삭제됩니다. 법정 보관 기간은 5년입니다.',
    en: 'Records are deleted when the sale is older than this. The law asks for five years.',
  },
  resalePercent: { ko: '재판매보상금 요율 (%)', en: 'Resale right rate (%)' },
  resaleHint: {
    ko: '2027년 7월 26일 이후의 재판매에 적용됩니다. 요율이 정해지기 전에는 비워 두세요.',
    en: 'Applies to resales from 26 July 2027. Leave empty until the rate has been decreed.',
  },
  pages: { ko: '하단 안내 페이지', en: 'Footer pages' },
  pagesHint: {
    ko: '저장할 때마다 새 버전이 만들어지고, 이전 버전은 그대로 남습니다.',
    en: 'Each save creates a new version. Earlier versions are kept.',
  },
  page: { ko: '페이지', en: 'Page' },
  publish: { ko: '새 버전 게시', en: 'Publish new version' },
  published: { ko: '새 버전을 게시했습니다.', en: 'New version published.' },
  versions: { ko: '이전 버전', en: 'Versions' },
  load: { ko: '불러오기', en: 'Load' },
  original: { ko: '기본 글', en: 'Original text' },
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
  own: { ko: '화랑 상담', en: 'Built-in chat' },
  channel: { ko: '채널톡', en: 'Channel Talk' },
  off: { ko: '사용 안 함', en: 'Off' },
};

export const versionOf = (version: number): LocalizedText => ({ ko: `버전 ${version}`, en: `Version ${version}` });
