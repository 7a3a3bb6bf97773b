import type { LocalizedText } from '@hwarang/domain/language';

export const externalLinkWords = {
  eCatalog: { ko: 'e-카탈로그', en: 'e-Catalog' },
  onlineShop: { ko: '온라인 숍', en: 'Online Shop' },
  onlineContract: { ko: '온라인 계약', en: 'Online Contract' },
  manageContract: { ko: '계약 관리', en: 'Manage Contract' },
  comingSoon: { ko: '준비 중입니다', en: 'Coming soon' },
  notConnected: {
    ko: '아직 연결된 외부 서비스가 없습니다. 준비되면 이 주소에서 바로 연결됩니다.',
    en: 'No external service is connected yet. This page will take you there once it is.',
  },
} satisfies Record<string, LocalizedText>;
