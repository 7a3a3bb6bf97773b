import type { LocalizedText } from '@hwarang/domain/language';

export const unsubscribeWords = {
  title: { ko: '새 소식 메일 그만 받기', en: 'Unsubscribe' },
  text: {
    ko: '일주일에 한 번 보내 드리는 새 소식 메일을 그만 받으시겠어요? 팔로우와 저장한 검색은 그대로 남습니다.',
    en: 'Do you want to stop the weekly email about what is new? What you follow and your saved searches stay.',
  },
  button: { ko: '그만 받기', en: 'Stop the emails' },
  doneTitle: { ko: '이제 메일을 보내지 않습니다', en: 'You will not get this email any more' },
  doneText: {
    ko: '다시 받고 싶으시면 프로필에서 켜실 수 있습니다.',
    en: 'You can turn it on again in your profile.',
  },
  unknownTitle: { ko: '알 수 없는 주소입니다', en: 'This address is not known' },
  unknownText: {
    ko: '계정이 삭제되었거나 주소가 잘못되었습니다. 프로필에서도 메일을 끄실 수 있습니다.',
    en: 'The account may be gone, or the address is incomplete. You can also turn the email off in your profile.',
  },
  profile: { ko: '프로필로', en: 'Go to profile' },
} as const satisfies Record<string, LocalizedText>;
