import type { LocalizedText } from '@hwarang/domain/language';

export const followWords = {
  follow: { ko: '팔로우', en: 'Follow' },
  following: { ko: '팔로잉', en: 'Following' },
  followed: {
    ko: '팔로우했습니다. 새 소식이 있으면 일주일에 한 번 메일로 알려 드립니다. 메일은 프로필에서 끄실 수 있습니다.',
    en: 'You are following. When there is something new, we email you once a week at most. You can turn this off in your profile.',
  },
} as const satisfies Record<string, LocalizedText>;
