/** What the registration form and the server say about each field. */
export const registrationWords = {
  usernameRequired: { en: 'Required', ko: '필수 항목입니다' },
  usernameShort: { en: 'Must be 2 characters or more', ko: '2자 이상이어야 합니다' },
  usernameLong: { en: 'Must be 15 characters or less', ko: '15자 이하여야 합니다' },
  usernameSigns: { en: 'Must not contain control characters', ko: '제어 문자는 쓸 수 없습니다' },
  emailRequired: { en: 'Email is required', ko: '이메일을 입력해 주세요' },
  emailInvalid: { en: 'Email is invalid', ko: '이메일 형식이 올바르지 않습니다' },
  passwordRequired: { en: 'Password is required', ko: '비밀번호를 입력해 주세요' },
  passwordShort: { en: 'Password must be at least 6 charaters', ko: '비밀번호는 6자 이상이어야 합니다' },
  passwordLong: { en: 'Password must be 1024 characters or less', ko: '비밀번호는 1024자 이하여야 합니다' },
  confirmRequired: { en: 'Confirm password is required', ko: '비밀번호를 한 번 더 입력해 주세요' },
  confirmDiffers: { en: 'Password must match', ko: '비밀번호가 서로 다릅니다' },
  termsRequired: { en: 'You must accept the terms and policy', ko: '이용약관과 개인정보처리방침에 동의해 주세요' },
} as const;
