import type { LocalizedText } from '@hwarang/domain/language';

/** What stands on the pages of works, artists and galleries; the page of what one keeps has its own. */
export const keepWords = {
  keep: { ko: '관심 작품에 담기', en: 'Keep this work' },
  kept: { ko: '담은 작품', en: 'Kept' },
  lists: { ko: '담은 목록 고르기', en: 'Choose lists' },
  failed: { ko: '담지 못했습니다. 다시 시도해 주세요.', en: 'It could not be kept. Please try again.' },
  fullList: {
    ko: '한 목록에는 작품을 500점까지 담을 수 있습니다.',
    en: 'A list holds up to 500 works.',
  },
  fullLists: { ko: '목록은 50개까지 만드실 수 있습니다.', en: 'You can have up to 50 lists.' },
  fullFollowed: {
    ko: '작가와 갤러리는 각각 500명(곳)까지 팔로우하실 수 있습니다.',
    en: 'You can follow up to 500 artists and 500 galleries.',
  },
  fullSearches: { ko: '검색은 50개까지 저장하실 수 있습니다.', en: 'You can save up to 50 searches.' },
  follow: { ko: '팔로우', en: 'Follow' },
  following: { ko: '팔로잉', en: 'Following' },
  followed: {
    ko: '팔로우했습니다. 새 소식이 있으면 일주일에 한 번 메일로 알려 드립니다. 메일은 프로필에서 끄실 수 있습니다.',
    en: 'You are following. When there is something new, we email you once a week at most. You can turn this off in your profile.',
  },
  saveSearch: { ko: '이 검색 저장', en: 'Save this search' },
  seen: { ko: '최근 본 작품', en: 'Recently seen' },
} as const satisfies Record<string, LocalizedText>;
