import { fieldProblems } from '../field-problems.ts';

/** What the artist forms say; the API answers with the English sentences of the combined form, which name their field. */
export const artistFormWords = {
  required: fieldProblems.required,
  badUrl: fieldProblems.badUrl,
  badId: { ko: '올바른 식별 번호가 아닙니다', en: 'ID is not valid' },
  badEmail: { ko: '올바른 이메일이 아닙니다', en: 'Invalid email' },
  nameRequired: { ko: '*이름을 입력해 주세요', en: '*name is required' },
  englishNameRequired: { ko: '*영문 이름을 입력해 주세요', en: '*english name is required' },
  mobileRequired: { ko: '*휴대전화 번호를 입력해 주세요', en: '*mobile is required' },
  emailRequired: { ko: '*이메일을 입력해 주세요', en: '*email is required' },
  badEmailAddress: { ko: '올바른 이메일 주소가 아닙니다', en: 'Invalid email address' },
  alreadyArtist: { ko: '이미 작가로 등록되어 있습니다.', en: 'You are already registered as an artist.' },
} as const;
