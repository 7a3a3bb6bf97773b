import type { LocalizedText } from '@hwarang/domain/language';

export const invitationWords = {
  title: { ko: '갤러리 초대', en: 'Invitation to a gallery' },
  lead: {
    ko: '초대를 수락하면 갤러리 스튜디오에서 함께 일하실 수 있습니다.',
    en: 'Accept, and you can work with the gallery in its studio.',
  },
  gallery: { ko: '갤러리', en: 'Gallery' },
  role: { ko: '역할', en: 'Role' },
  invited: { ko: '초대받은 이메일', en: 'Invited email' },
  until: { ko: '수락 기한', en: 'Accept by' },
  accept: { ko: '초대 수락하기', en: 'Accept the invitation' },
  asMe: { ko: '수락할 계정', en: 'You accept as' },
  otherText: {
    ko: '지금 로그인하신 계정의 이메일은 초대받은 이메일과 다릅니다. 초대받은 이메일의 계정으로 로그인해 주세요.',
    en: 'You’re logged in with a different email than the one invited. Please log in with the account of the invited email.',
  },
  logout: { ko: '로그아웃하고 계속', en: 'Log out and continue' },
  loginText: {
    ko: '초대받은 이메일로 만든 계정이 있습니다. 로그인하시면 이 화면으로 돌아와 수락하실 수 있습니다.',
    en: 'There is an account with the invited email. Log in, and you’ll come back here to accept.',
  },
  login: { ko: '로그인', en: 'Login' },
  registerText: {
    ko: '초대받은 이메일로 회원 가입을 하시면 이 화면으로 돌아와 수락하실 수 있습니다.',
    en: 'Create an account with the invited email, and you’ll come back here to accept.',
  },
  register: { ko: '회원 가입', en: 'Create an account' },
  brokenTitle: { ko: '쓸 수 없는 초대 링크입니다', en: 'This invitation no longer works' },
  brokenText: {
    ko: '이미 사용했거나 기한이 지났거나 취소된 초대입니다. 갤러리에 다시 보내 달라고 요청해 주세요.',
    en: 'It was used, has expired, or was withdrawn. Ask the gallery to send it again.',
  },
  toStudio: { ko: '갤러리 스튜디오로', en: 'Go to the gallery studio' },
  done: { ko: '초대를 수락했습니다.', en: 'You have joined the gallery.' },
  failed: { ko: '수락하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t accept. Please try again.' },
} as const satisfies Record<string, LocalizedText>;
