import type { LocalizedText } from '../language.ts';
import type { LegalName } from './legal-face.ts';

/** What can be wrong with a line, as the API says it and as the editor does. */
export const legalProblems = {
  email: { ko: '이메일 주소가 올바르지 않습니다.', en: 'The email address is not valid.' },
  registration_number: {
    ko: '사업자등록번호가 올바르지 않습니다. 숫자 10자리를 확인해 주세요.',
    en: 'The business registration number is not valid. Check its ten digits.',
  },
} as const satisfies Partial<Record<LegalName, LocalizedText>>;
