import type { LocalizedText } from '@hwarang/domain/language';
import type { Notification } from '@hwarang/domain/notifications/notifications.contract';
import { weFly } from '@hwarang/domain/open-calls/we-fly';

interface NotificationText {
  title: LocalizedText;
  text: LocalizedText;
  to: string;
}

/** What one notification says, and where it leads. */
export function notificationText({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): NotificationText {
  if (kind === 'account-confirmed')
    return {
      title: { ko: '이메일 인증이 완료되었습니다', en: 'Your account is confirmed' },
      text: {
        ko: '이제 작가로 등록하고 작품을 올릴 수 있습니다.',
        en: 'You can now register as an artist and add works.',
      },
      to: '/profile',
    };
  if (kind === 'artist-approved')
    return {
      title: { ko: '작가 프로필이 공개되었습니다', en: 'Your artist profile is public' },
      text: {
        ko: '검토를 마쳤습니다. 이제 누구나 프로필과 작품을 볼 수 있습니다.',
        en: 'The review is done: everyone can see your profile and works now.',
      },
      to: '/profile',
    };
  if (kind === 'artwork-exhibited') {
    const { artwork = '', exhibition = '', exhibitionEn = exhibition } = facts;
    return {
      title: { ko: '작품이 전시에 걸렸습니다', en: 'Your artwork is in an exhibition' },
      text: { ko: `‘${artwork}’ · ${exhibition}`, en: `‘${artwork}’ · ${exhibitionEn}` },
      to: facts.exhibitionId ? `/exhibition-detail/${facts.exhibitionId}` : '/exhibitions',
    };
  }
  if (kind === 'entry-received') {
    const { call = '', works = 0 } = facts;
    return {
      title: { ko: '출품이 접수되었습니다', en: 'We received your entry' },
      text: { ko: `${call} · 작품 ${works}점`, en: `${call} · ${works === 1 ? '1 artwork' : `${works} artworks`}` },
      to: facts.callSlug && facts.callSlug !== weFly.slug ? `/open-calls/${facts.callSlug}/enter` : '/event-enroll',
    };
  }
  if (kind === 'result-published') {
    const { call = '', callEn = call, callSlug } = facts;
    return {
      title: { ko: '공모 결과가 나왔습니다', en: 'The result of an open call is out' },
      text: { ko: `${call} · 내 결과를 확인해 보세요.`, en: `${callEn} · See your result.` },
      to: callSlug ? `/open-calls/${callSlug}/${facts.sealed ? 'check' : 'results'}` : '/my-entries',
    };
  }
  return {
    title: { ko: '문의에 답변이 도착했습니다', en: 'We replied to your question' },
    text: { ko: '메시지에서 확인해 보세요.', en: 'Read it in your messages.' },
    to: facts.conversationId ? `/message?conversation=${facts.conversationId}` : '/message',
  };
}
