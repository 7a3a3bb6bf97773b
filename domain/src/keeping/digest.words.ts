import type { LocalizedText } from '../language.ts';

export const digestWords = {
  subject: { ko: '[화랑] 이번 주 새 소식', en: '[Hwarang] New for you this week' },
  lead: {
    ko: '팔로우하시는 작가와 갤러리, 저장하신 검색에 새로 올라온 소식입니다.',
    en: 'This is what is new from the artists and galleries you follow and in your saved searches.',
  },
  works: { ko: '팔로우하는 작가의 새 작품', en: 'New works by artists you follow' },
  exhibitions: { ko: '새 전시', en: 'New exhibitions' },
  kept: { ko: '팔로우와 저장한 검색 보기', en: 'See what you follow and search for' },
  note: {
    ko: '이 메일은 새 소식이 있을 때만 일주일에 한 번 보내 드립니다.',
    en: 'We send this email once a week, and only when there is something new.',
  },
  unsubscribe: { ko: '메일 그만 받기', en: 'Unsubscribe' },
} as const satisfies Record<string, LocalizedText>;

export const digestHello = (username: string): LocalizedText => ({
  ko: `${username} 님, 안녕하세요.`,
  en: `Hello ${username},`,
});

export const digestSearch = (name: string): LocalizedText => ({
  ko: `저장한 검색 ‘${name}’`,
  en: `Saved search “${name}”`,
});

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;
