import type { LocalizedText } from '@hwarang/domain/language';

export const usersWords = {
  username: { ko: '사용자 이름', en: 'Username' },
  role: { ko: '역할', en: 'Role' },
  confirmRole: { ko: '역할을 변경할까요?', en: 'Change the role?' },
  changeRole: { ko: '변경', en: 'Change' },
  state: { ko: '상태', en: 'Status' },
  active: { ko: '사용 중', en: 'Active' },
  unconfirmed: { ko: '이메일 미인증', en: 'Not confirmed' },
  blocked: { ko: '차단됨', en: 'Blocked' },
  joined: { ko: '가입일', en: 'Joined' },
  block: { ko: '차단', en: 'Block' },
  unblock: { ko: '차단 해제', en: 'Unblock' },
  resend: { ko: '인증 메일 다시 보내기', en: 'Resend confirmation' },
  resent: { ko: '인증 메일을 다시 보냈습니다.', en: 'Confirmation email sent again.' },
  revoke: { ko: '모든 기기에서 로그아웃', en: 'Sign out everywhere' },
  actions: { ko: '작업', en: 'Actions' },
  administrator: { ko: '관리자', en: 'Administrator' },
  authenticated: { ko: '일반 회원', en: 'Member' },
  juror: { ko: '심사위원', en: 'Juror' },
  public: { ko: '손님', en: 'Guest' },
  last: {
    ko: '마지막 관리자는 차단하거나 역할을 변경하거나 삭제할 수 없습니다.',
    en: 'The last administrator cannot be blocked, demoted or deleted',
  },
} as const satisfies Record<string, LocalizedText>;

export const endedSessions = (count: number): LocalizedText => ({
  ko: `로그인 ${count}건을 종료했습니다.`,
  en: count === 1 ? '1 session ended.' : `${count} sessions ended.`,
});

export const becomes = (name: string, role: LocalizedText): LocalizedText => ({
  ko: `${name} 님의 역할이 ‘${role.ko}’(으)로 바뀝니다.`,
  en: `${name}’s role will change to ${role.en}.`,
});
