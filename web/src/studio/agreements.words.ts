import type { AgreementState } from '@hwarang/domain/galleries/agreements';
import type { LocalizedText } from '@hwarang/domain/language';

const states = {
  proposed: { ko: '수락 대기', en: 'Waiting for a reply' },
  declined: { ko: '거절', en: 'Declined' },
  ended: { ko: '종료', en: 'Ended' },
} as const;

export const representationWords: Record<AgreementState, LocalizedText> = {
  ...states,
  accepted: { ko: '소속 작가', en: 'Represented' },
};

export const consignmentWords: Record<AgreementState, LocalizedText> = {
  ...states,
  accepted: { ko: '위탁 중', en: 'On consignment' },
};

export const agreementWords = {
  state: { ko: '상태', en: 'Status' },
  since: { ko: '변경일', en: 'Since' },
  actions: { ko: '작업', en: 'Actions' },
  end: { ko: '종료하기', en: 'End' },
  ended: { ko: '종료했습니다.', en: 'Ended.' },
  withdraw: { ko: '요청 취소', en: 'Withdraw' },
  withdrawn: { ko: '요청을 취소했습니다.', en: 'Withdrawn.' },
  accept: { ko: '수락', en: 'Accept' },
  accepted: { ko: '수락했습니다.', en: 'Accepted.' },
  decline: { ko: '거절', en: 'Decline' },
  declined: { ko: '거절했습니다.', en: 'Declined.' },
  work: { ko: '작품', en: 'Work' },
  artist: { ko: '작가', en: 'Artist' },
  gallery: { ko: '갤러리', en: 'Gallery' },
} as const satisfies Record<string, LocalizedText>;
