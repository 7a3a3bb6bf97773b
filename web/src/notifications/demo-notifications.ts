import type { LocalizedText } from '@hwarang/domain/language';

/** After 'mark all as read' the demo notifications are unread again after this many milliseconds. */
export const unreadAgainAfter = 5000;

/** Shown to everyone, and marked as examples. */
export const demoNotifications: { id: string; to: string; title: LocalizedText; text: LocalizedText }[] = [
  {
    id: 'exhibitions',
    to: '/exhibitions',
    title: { ko: '이번 달의 전시', en: 'Exhibitions this month' },
    text: { ko: '지금 열리고 있는 전시를 한자리에서 둘러보세요.', en: 'See what’s on now, all in one place.' },
  },
  {
    id: 'we-fly',
    to: '/event/wefly',
    title: { ko: '작가 공모 We Fly', en: 'Open call: We Fly' },
    text: {
      ko: '비대면으로 진행하는 작가 공모 안내를 확인하세요.',
      en: 'Read about our online open call.',
    },
  },
  {
    id: 'artists',
    to: '/artist-register',
    title: { ko: '작가로 등록하기', en: 'Register as an artist' },
    text: {
      ko: '프로필을 만들고 작품을 올려 관람객과 만나 보세요.',
      en: 'Create a profile and add your works so visitors can find them.',
    },
  },
];

export const trayWords = {
  notifications: { ko: '알림', en: 'Notifications' },
  markAllRead: { ko: '모두 읽음으로 표시', en: 'Mark all as read' },
  allRead: { ko: '모두 읽었습니다', en: 'All read' },
  examples: { ko: '예시 알림입니다', en: 'Sample notifications' },
  unread: { ko: '읽지 않음', en: 'Unread' },
} satisfies Record<string, LocalizedText>;

export const unreadCount = (count: number): LocalizedText => ({
  ko: `알림, 읽지 않은 알림 ${count}개`,
  en: `Notifications, ${count} unread`,
});
