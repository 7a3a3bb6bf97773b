import type { LocalizedText } from '@hwarang/domain/language';

export const loginDetailsWords = {
  title: { ko: '로그인 정보', en: 'Login details' },
  username: { ko: '사용자 이름', en: 'Username' },
  email: { ko: '이메일', en: 'Email' },
  password: { ko: '비밀번호', en: 'Password' },
  change: { ko: '변경', en: 'Change' },
  save: { ko: '저장', en: 'Save' },
  failed: {
    ko: '변경하지 못했습니다. 다시 시도해 주세요.',
    en: 'The change could not be saved. Please try again.',
  },
  changeUsername: { ko: '사용자 이름 변경', en: 'Change username' },
  newUsername: { ko: '새 사용자 이름', en: 'New username' },
  usernameChanged: { ko: '사용자 이름을 바꿨습니다.', en: 'Your username was changed.' },
  changeEmail: { ko: '이메일 변경', en: 'Change email' },
  changeEmailLead: {
    ko: '새 주소로 확인 메일을 보내 드립니다. 메일의 링크를 누르면 이메일이 바뀌고, 그때까지는 지금 이메일을 그대로 쓰실 수 있습니다.',
    en: 'We will send a link to the new address. Your email changes once you open it; until then the present one stays.',
  },
  newEmail: { ko: '새 이메일', en: 'New email' },
  sendLink: { ko: '확인 메일 받기', en: 'Send the link' },
  cancelEmail: { ko: '이메일 변경 취소', en: 'Cancel the change' },
  emailCancelled: { ko: '이메일 변경을 취소했습니다.', en: 'The change of email was cancelled.' },
  changePassword: { ko: '비밀번호 변경', en: 'Change password' },
  changePasswordLead: {
    ko: '비밀번호를 바꾸면 다른 모든 기기에서 로그아웃됩니다.',
    en: 'All other devices will be logged out.',
  },
  currentPassword: { ko: '현재 비밀번호', en: 'Current password' },
  newPassword: { ko: '새 비밀번호', en: 'New password' },
  confirmPassword: { ko: '새 비밀번호 확인', en: 'Confirm new password' },
  forgot: { ko: '비밀번호를 잊으셨나요?', en: 'Forgot your password?' },
  passwordChanged: {
    ko: '비밀번호를 바꿨고, 다른 모든 기기에서 로그아웃했습니다.',
    en: 'Your password was changed and all other devices were logged out.',
  },
  devices: { ko: '로그인된 기기', en: 'Logged-in devices' },
  thisDevice: { ko: '이 기기', en: 'This device' },
  unknownDevice: { ko: '알 수 없는 기기', en: 'Unknown device' },
  end: { ko: '로그아웃', en: 'Log out' },
  ended: { ko: '그 기기에서 로그아웃했습니다.', en: 'That device was logged out.' },
  endOthers: { ko: '다른 기기 모두 로그아웃', en: 'Log out all other devices' },
  othersEnded: { ko: '다른 모든 기기에서 로그아웃했습니다.', en: 'All other devices were logged out.' },
  endFailed: { ko: '로그아웃하지 못했습니다. 다시 시도해 주세요.', en: 'Logging out failed. Please try again.' },
} as const satisfies Record<string, LocalizedText>;

export const waitingFor = (email: string): LocalizedText => ({
  ko: `${email} 주소로 확인 메일을 보냈습니다. 24시간 안에 메일의 링크를 누르면 이메일이 바뀝니다.`,
  en: `We sent a link to ${email}. Open it within 24 hours to change your email.`,
});

export const lastUsed = (time: string): LocalizedText => ({ ko: `마지막 사용 ${time}`, en: `Last used ${time}` });
