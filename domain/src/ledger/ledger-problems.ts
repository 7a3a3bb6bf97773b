import { fieldProblems } from '../field-problems.ts';
import type { LocalizedText } from '../language.ts';

/** Why something was not written into the ledger: the API says the English sentence, pages both. */
export const ledgerProblems = {
  required: fieldProblems.required,
  percent: { ko: '100 이하로 입력해 주세요.', en: 'must be at most 100' },
  day: { ko: '날짜를 입력해 주세요.', en: 'must be a date (2021-05-01)' },
  amount: { ko: '금액을 숫자로 입력해 주세요.', en: 'Enter an amount.' },
  whole: { ko: '이 통화에는 소수점 아래 금액이 없습니다.', en: 'This currency has no decimals.' },
  future: { ko: '판매일은 오늘 이후일 수 없습니다.', en: 'The day of the sale must not be in the future.' },
  tooOld: {
    ko: '보관 기간이 지난 판매는 기록할 수 없습니다.',
    en: 'The sale is longer ago than sales are kept.',
  },
  acquiredLater: {
    ko: '취득일은 판매일보다 늦을 수 없습니다.',
    en: 'The work cannot have been acquired after the sale.',
  },
  notConsigned: {
    ko: '이 갤러리가 위탁받은 작품이 아닙니다.',
    en: 'The work is not on consignment with this gallery.',
  },
  noTitle: { ko: '작품명을 입력해 주세요.', en: 'The work needs a title.' },
  twice: {
    ko: '같은 날 같은 작품의 판매 기록이 이미 있습니다.',
    en: 'This work is in the ledger for that day already.',
  },
  certified: {
    ko: '유효한 진품증명서가 있습니다. 먼저 증명서를 무효로 처리해 주세요.',
    en: 'The sale has a valid certificate. Revoke it first.',
  },
  notSoldByThis: {
    ko: '이 판매로 판매 완료가 된 작품이 아니거나 그사이 상태가 바뀌었습니다. 새로 고친 뒤 다시 시도해 주세요.',
    en: 'The work is not, or no longer, marked as sold by this sale alone. Reload and try again.',
  },
  voided: { ko: '이미 취소된 판매입니다.', en: 'The sale was voided before.' },
  hasCertificate: {
    ko: '이미 유효한 진품증명서가 있습니다. 재발행하거나 무효로 처리해 주세요.',
    en: 'The sale has a valid certificate already. Reissue or revoke it.',
  },
  revoked: { ko: '이미 무효로 처리된 증명서입니다.', en: 'The certificate was revoked before.' },
  missing: { ko: '입력되지 않았습니다.', en: 'is missing' },
  tooMany: {
    ko: '한 파일에 담기에 판매 기록이 너무 많습니다. 연도를 선택해 주세요.',
    en: 'There are too many sales for one file. Choose a year.',
  },
} as const satisfies Record<string, LocalizedText>;
