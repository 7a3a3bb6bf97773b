import type { LocalizedText } from '@hwarang/domain/language';

export const staffWords = {
  title: { ko: '구성원', en: 'Staff' },
  lead: {
    ko: '초대받은 사람은 메일의 링크로 참여합니다. 대표는 모든 일을, 큐레이터는 구성원 관리를 뺀 모든 일을, 어시스턴트는 문의 답변을 맡을 수 있습니다.',
    en: 'People join by the link in their invitation email. Owners can do everything, curators everything except managing staff, and assistants answer enquiries.',
  },
  members: { ko: '구성원 목록', en: 'Members' },
  none: { ko: '아직 구성원이 없습니다', en: 'No staff yet' },
  noneText: {
    ko: '갤러리를 운영할 대표를 먼저 초대해 주세요.',
    en: 'Start by inviting an owner who will run the gallery.',
  },
  name: { ko: '이름', en: 'Name' },
  role: { ko: '역할', en: 'Role' },
  since: { ko: '참여일', en: 'Joined' },
  actions: { ko: '작업', en: 'Actions' },
  remove: { ko: '제외', en: 'Remove' },
  removeTitle: { ko: '구성원에서 제외할까요?', en: 'Remove this person?' },
  removeText: {
    ko: '더 이상 이 갤러리의 스튜디오에 들어올 수 없습니다.',
    en: 'They will no longer have access to this gallery’s studio.',
  },
  removed: { ko: '제외했습니다.', en: 'Removed.' },
  invitations: { ko: '보낸 초대', en: 'Open invitations' },
  email: { ko: '이메일', en: 'Email' },
  until: { ko: '유효 기간', en: 'Valid until' },
  withdraw: { ko: '초대 취소', en: 'Withdraw' },
  withdrawn: { ko: '초대를 취소했습니다.', en: 'Invitation withdrawn.' },
  inviteTitle: { ko: '구성원 초대', en: 'Invite someone' },
  invite: { ko: '초대 메일 보내기', en: 'Send invitation' },
  invited: { ko: '초대 메일을 보냈습니다.', en: 'Invitation sent.' },
} as const satisfies Record<string, LocalizedText>;
