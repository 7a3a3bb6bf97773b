import type { LocalizedText } from '@hwarang/domain/language';

/** What stands on every page before the chat is opened; the rest of its words come with it. */
export const chatButtonWords = {
  open: { ko: '문의하기', en: 'Chat with us' },
} as const satisfies Record<string, LocalizedText>;

export const unreadMessages = (count: number): LocalizedText => ({
  ko: `문의하기, 새 메시지 ${count}개`,
  en: `Chat with us, ${count} new`,
});
