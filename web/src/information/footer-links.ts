import type { LocalizedText } from '@hwarang/domain/language';

/** Legal names in Korea: shown in Korean always. `strong` as the law wants it for the privacy policy. */
export const footerLinks: { path: string; name: LocalizedText; strong?: true }[] = [
  { path: '/company', name: { ko: '회사소개', en: 'Company' } },
  { path: '/contact', name: { ko: '문의', en: 'Contact' } },
  { path: '/terms', name: { ko: '이용약관', en: 'Terms' } },
  { path: '/privacy', name: { ko: '개인정보처리방침', en: 'Privacy' }, strong: true },
  { path: '/email-policy', name: { ko: '이메일무단수집거부', en: 'No email harvesting' } },
  { path: '/api-request', name: { ko: '정보 API 신청', en: 'API access' } },
  { path: '/partnership', name: { ko: '제휴', en: 'Partnership' } },
  { path: '/support', name: { ko: '고객센터', en: 'Customer center' } },
];

export const informationWords = {
  documentation: { ko: 'API 문서', en: 'Documentation' },
  faq: { ko: '자주 묻는 질문', en: 'FAQ' },
} satisfies Record<string, LocalizedText>;
