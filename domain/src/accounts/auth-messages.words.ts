import type { LocalizedText } from '../language.ts';

/** What the auth calls say, by the ids clients know. The English is what the API answers. */
export const authMessages = {
  'Auth.form.error.email.provide': {
    en: 'Please provide your username or your e-mail.',
    ko: '사용자 이름이나 이메일을 입력해 주세요.',
  },
  'Auth.form.error.password.provide': { en: 'Please provide your password.', ko: '비밀번호를 입력해 주세요.' },
  'Auth.form.error.invalid': {
    en: 'Identifier or password invalid.',
    ko: '이메일이나 비밀번호가 맞지 않습니다.',
  },
  'Auth.form.error.confirmed': {
    en: 'Your account email is not confirmed',
    ko: '아직 이메일 인증이 끝나지 않은 계정입니다',
  },
  'Auth.form.error.blocked': {
    en: 'Your account has been blocked by an administrator',
    ko: '관리자가 차단한 계정입니다',
  },
  'Auth.form.error.email.format': {
    en: 'Please provide valid email address.',
    ko: '올바른 이메일 주소를 입력해 주세요.',
  },
  'Auth.form.error.email.taken': { en: 'Email is already taken.', ko: '이미 가입된 이메일입니다.' },
  'Auth.form.error.email.same': {
    en: 'This is already the email of your account.',
    ko: '지금 쓰고 계신 이메일입니다.',
  },
  'Auth.form.error.username.taken': { en: 'Username already taken', ko: '이미 사용 중인 이름입니다' },
  'Auth.form.error.code.provide': {
    en: 'Incorrect code provided.',
    ko: '링크가 만료되었거나 이미 사용되었습니다.',
  },
  'Auth.form.error.params.provide': { en: 'Incorrect params provided.', ko: '입력하지 않은 항목이 있습니다.' },
  'Auth.form.error.password.matching': { en: 'Passwords do not match.', ko: '비밀번호가 서로 다릅니다.' },
  'Auth.form.error.password.current': {
    en: 'The current password is wrong.',
    ko: '현재 비밀번호가 맞지 않습니다.',
  },
  'Auth.form.error.ratelimit': {
    en: 'Too many attempts, please try again later.',
    ko: '시도 횟수가 너무 많습니다. 잠시 뒤에 다시 시도해 주세요.',
  },
} as const satisfies Record<string, LocalizedText>;

export type AuthFailureId = keyof typeof authMessages;

export const isAuthFailureId = (id: unknown): id is AuthFailureId =>
  typeof id === 'string' && Object.hasOwn(authMessages, id);
