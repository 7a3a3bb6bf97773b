import type { LocalizedText } from './language.ts';

/** What may be wrong with a field of any record: the API answers with the English sentence, pages say it in the reader's language. */
export const fieldProblems = {
  required: { ko: '*필수 항목입니다', en: '*Required' },
  badUrl: { ko: '올바른 주소(URL)가 아닙니다', en: 'url is not valid' },
  closesBeforeOpens: { ko: '종료일은 시작일보다 빠를 수 없습니다', en: 'must not lie before the first day' },
  hiddenBeforeShown: {
    ko: '공개 종료는 공개 시작보다 빠를 수 없습니다',
    en: 'must not be earlier than “Visible from” (shown_from)',
  },
} satisfies Record<string, LocalizedText>;
