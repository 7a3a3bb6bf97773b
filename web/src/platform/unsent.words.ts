import type { LocalizedText } from '@hwarang/domain/language';

/** What a form says that holds again what was typed before the login expired. */
export const unsentNote: LocalizedText = {
  ko: '로그인이 만료되기 전에 입력한 내용입니다. 아직 저장되지 않았습니다.',
  en: 'This is what you had entered before your login expired. It has not been saved yet.',
};
