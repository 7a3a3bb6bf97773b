import type { LocalizedText } from '@hwarang/domain/language';

export const logoutWords = {
  logout: { ko: '로그아웃', en: 'Logout' },
  signingOut: { ko: '로그아웃하고 있습니다', en: 'Signing you out' },
  signingOutText: {
    ko: '이 기기에 저장된 로그인 정보를 모두 지웁니다.',
    en: 'Everything this device remembers of your session is being removed.',
  },
} satisfies Record<string, LocalizedText>;
