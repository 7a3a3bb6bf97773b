import type { LocalizedText } from '@hwarang/domain/language';

/** What the pages around an account say: login, register, forgotten and new password. */
export const accountWords = {
  email: { en: 'Email', ko: '이메일' },
  password: { en: 'Password', ko: '비밀번호' },
  backToLogin: { en: 'Back to Login', ko: '로그인으로 돌아가기' },
  noStorage: {
    en: 'Your browser is blocking this site from saving your login. Please allow site data and try again.',
    ko: '이 브라우저가 로그인 정보를 저장하지 못하게 막고 있습니다. 사이트 데이터를 허용한 뒤 다시 시도해 주세요.',
  },
} as const satisfies Record<string, LocalizedText>;

export const loginWords = {
  title: { en: 'Login', ko: '로그인' },
  lead: {
    en: 'Manage your profile and works, and enter open calls.',
    ko: '프로필과 작품을 관리하고 공모에 참여해 보세요.',
  },
  submit: { en: 'Login', ko: '로그인' },
  forgot: { en: 'Forgot your password?', ko: '비밀번호를 잊으셨나요?' },
  newHere: { en: 'New to Hwarang?', ko: '화랑이 처음이신가요?' },
  register: { en: 'Create an account', ko: '회원가입' },
  emailRequired: { en: 'Required', ko: '필수 항목입니다' },
  emailInvalid: { en: 'Invalid email address', ko: '이메일 주소가 올바르지 않습니다' },
  fillOut: { en: 'Please fill out all required fields', ko: '필수 항목을 모두 입력해 주세요' },
  failed: { en: 'Unable to login user.', ko: '로그인하지 못했습니다.' },
  unconfirmed: {
    en: 'Open the link in the verification email, then log in. No email? We can send another.',
    ko: '인증 메일의 링크를 누른 뒤 로그인해 주세요. 메일이 오지 않았다면 다시 보내 드립니다.',
  },
} as const satisfies Record<string, LocalizedText>;

export const confirmedWords = {
  '1': {
    en: 'Your email is confirmed. You can log in now.',
    ko: '이메일 인증이 끝났습니다. 이제 로그인하실 수 있습니다.',
  },
  already: {
    en: 'This email is already confirmed. You can log in.',
    ko: '이미 인증된 이메일입니다. 바로 로그인하시면 됩니다.',
  },
  expired: {
    en: 'This verification link has expired or was replaced by a newer one. Enter your email below to get a new one.',
    ko: '만료되었거나 새 링크로 바뀐 인증 링크입니다. 아래에 이메일을 입력하고 메일을 다시 받아 보세요.',
  },
} as const satisfies Record<string, LocalizedText>;

export const verificationWords = {
  title: { en: 'Check your email', ko: '이메일을 확인해 주세요' },
  sent: {
    en: 'Verification mail sent. Please check your email.',
    ko: '인증 메일을 보냈습니다. 이메일을 확인해 주세요.',
  },
  confirmed: { en: 'Email Confirmed', ko: '이메일 인증 완료' },
  resend: { en: 'Resend Email', ko: '메일 다시 보내기' },
  resendFailed: {
    en: 'Couldn’t send the email. Please try again.',
    ko: '메일을 보내지 못했습니다. 다시 시도해 주세요.',
  },
  ifWaiting: {
    en: 'If this address still needs confirming, an email is on its way.',
    ko: '아직 인증되지 않은 주소라면 곧 메일이 도착합니다.',
  },
} as const satisfies Record<string, LocalizedText>;

export const signedUp = (email: string): LocalizedText => ({
  ko: `회원가입을 환영합니다. ${email} 주소로 인증 메일을 보냈습니다.`,
  en: `Welcome! We sent a verification email to ${email}.`,
});

export const againIn = (seconds: number): LocalizedText => ({
  ko: `${seconds}초 뒤에 다시 보낼 수 있습니다.`,
  en: `You can resend it in ${seconds} s.`,
});

export const registerWords = {
  title: { en: 'Create an account', ko: '회원가입' },
  lead: {
    en: 'With one account you can show your works and enter open calls.',
    ko: '계정 하나로 작품을 선보이고 공모에 지원할 수 있습니다.',
  },
  username: { en: 'Username', ko: '사용자 이름' },
  usernameHint: { en: '2 to 15 characters', ko: '2~15자' },
  passwordHint: { en: 'At least 6 characters', ko: '6자 이상' },
  confirm: { en: 'Confirm password', ko: '비밀번호 확인' },
  terms: { en: 'Terms of Use', ko: '이용약관' },
  privacy: { en: 'Privacy Policy', ko: '개인정보처리방침' },
  marketing: {
    en: 'Send me news of exhibitions and open calls by email (optional)',
    ko: '전시와 공모 소식을 이메일로 받겠습니다 (선택)',
  },
  guardian: {
    en: 'If you are under 14, a parent or guardian must agree before you sign up.',
    ko: '만 14세 미만이라면 가입하기 전에 법정대리인(보호자)의 동의를 받아야 합니다.',
  },
  submit: { en: 'Sign up', ko: '가입하기' },
  exists: {
    en: 'User email or username already exists',
    ko: '이미 가입된 이메일이거나 사용 중인 이름입니다',
  },
  failed: { en: 'Failed to sign up please try again', ko: '가입하지 못했습니다. 다시 시도해 주세요' },
} as const satisfies Record<string, LocalizedText>;

/** The sentence of the terms box around its two links. */
export const agreement = {
  ko: { before: '', between: '과 ', after: '에 동의합니다' },
  en: { before: 'I agree to the ', between: ' and the ', after: '' },
} as const;

export const forgotWords = {
  title: { en: 'Forgot your password?', ko: '비밀번호를 잊으셨나요?' },
  lead: {
    en: 'Enter your account’s email and we’ll send you a link to choose a new password.',
    ko: '가입한 이메일을 입력해 주세요. 새 비밀번호를 설정할 수 있는 링크를 보내 드립니다.',
  },
  submit: { en: 'Send link', ko: '링크 받기' },
  sentTitle: { en: 'Check your email', ko: '이메일을 확인해 주세요' },
  sentNote: {
    en: 'The link works once and expires in 2 hours. No email? Check your spam folder, or try another address.',
    ko: '링크는 2시간 동안 한 번만 사용할 수 있습니다. 메일이 오지 않으면 스팸함을 확인하거나 다른 주소로 다시 시도해 주세요.',
  },
  again: { en: 'Try another address', ko: '다른 주소로 다시 받기' },
  failed: { en: 'Couldn’t send the email. Please try again.', ko: '메일을 보내지 못했습니다. 다시 시도해 주세요.' },
} as const satisfies Record<string, LocalizedText>;

/** Says the same of every address, known or not. */
export const resetSent = (email: string): LocalizedText => ({
  ko: `${email} 주소로 가입한 계정이 있다면 곧 메일이 도착합니다.`,
  en: `If there is an account for ${email}, an email is on its way.`,
});

export const resetWords = {
  title: { en: 'Choose a new password', ko: '새 비밀번호 설정' },
  lead: {
    en: 'You will be signed out on all other devices.',
    ko: '새 비밀번호를 설정하면 다른 모든 기기에서 로그아웃됩니다.',
  },
  password: { en: 'New password', ko: '새 비밀번호' },
  confirm: { en: 'Confirm new password', ko: '새 비밀번호 확인' },
  submit: { en: 'Save password', ko: '비밀번호 저장' },
  done: { en: 'Your password has been changed.', ko: '비밀번호가 변경되었습니다.' },
  failed: {
    en: 'Couldn’t change the password. Please try again.',
    ko: '비밀번호를 변경하지 못했습니다. 다시 시도해 주세요.',
  },
  brokenTitle: { en: 'This link no longer works', ko: '더 이상 사용할 수 없는 링크입니다' },
  brokenText: {
    en: 'It is incomplete, has expired or has already been used. Please request a new one.',
    ko: '주소가 잘렸거나, 만료되었거나, 이미 사용된 링크입니다. 새 링크를 받아 주세요.',
  },
  askAgain: { en: 'Send me a new link', ko: '새 링크 받기' },
} as const satisfies Record<string, LocalizedText>;

export const confirmEmailWords = {
  title: { en: 'Confirm your new email', ko: '새 이메일 확인' },
  lead: {
    en: 'Press the button to use this address for your account from now on.',
    ko: '아래 버튼을 누르면 이 주소가 계정의 새 이메일이 됩니다.',
  },
  submit: { en: 'Confirm', ko: '확인' },
  doneTitle: { en: 'Your email was changed', ko: '이메일이 바뀌었습니다' },
  profile: { en: 'Go to my profile', ko: '프로필로 가기' },
  failed: {
    en: 'The email could not be changed. Please try again.',
    ko: '이메일을 바꾸지 못했습니다. 다시 시도해 주세요.',
  },
  brokenTitle: { en: 'This link no longer works', ko: '더는 쓸 수 없는 링크입니다' },
  brokenText: {
    en: 'It is incomplete, has expired, was replaced by a newer one or was already used. You can see in your profile which email your account has.',
    ko: '주소가 잘렸거나, 만료되었거나, 새 링크로 바뀌었거나, 이미 사용된 링크입니다. 지금 쓰는 이메일은 프로필에서 확인하실 수 있습니다.',
  },
} as const satisfies Record<string, LocalizedText>;

export const emailChanged = (email: string): LocalizedText => ({
  ko: `이제 ${email} 주소로 로그인하시면 됩니다.`,
  en: `From now on, log in with ${email}.`,
});

export const logoutWords = {
  logout: { ko: '로그아웃', en: 'Logout' },
  signingOut: { ko: '로그아웃하고 있습니다', en: 'Signing you out' },
  signingOutText: {
    ko: '이 기기에 저장된 로그인 정보를 모두 지웁니다.',
    en: 'Removing your session from this device.',
  },
} as const satisfies Record<string, LocalizedText>;
