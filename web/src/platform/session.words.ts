import type { LocalizedText } from '@hwarang/domain/language';

/** What any page says of the session and the connection. */
export const sessionWords = {
  expired: {
    ko: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    en: 'Your login has expired. Please log in again.',
  },
  checking: { ko: '로그인 상태를 확인하고 있습니다', en: 'Checking your session' },
  needsScript: {
    ko: '이 화면을 이용하려면 브라우저에서 자바스크립트를 켜 주세요.',
    en: 'Please turn on JavaScript in your browser to use this page.',
  },
  unreachable: {
    en: 'Couldn’t reach the server. Please check your connection and try again.',
    ko: '서버에 연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  },
} satisfies Record<string, LocalizedText>;
