import type { LocalizedText } from '../language.ts';

/** Why a call cannot become what a curator asked for. */
export const stageWords = {
  neverDraft: {
    ko: '공개한 공모는 다시 초안으로 돌릴 수 없습니다.',
    en: 'A call that was published cannot become a draft again.',
  },
  decidedByResult: {
    ko: '결과를 발표하면 공모가 자동으로 종료됩니다.',
    en: 'A call is decided by publishing its result.',
  },
  noWay: { ko: '지금 단계에서는 할 수 없습니다.', en: 'This is not possible at the current stage.' },
  incomplete: {
    ko: '소개 문장과 안내문을 두 언어로 모두 작성한 뒤에 공개할 수 있습니다.',
    en: 'Write the introduction and the notice in both languages before publishing.',
  },
  notClosedYet: {
    ko: '접수가 마감된 뒤에 심사를 시작할 수 있습니다.',
    en: 'Judging can begin once the call is closed.',
  },
  stillOpen: {
    ko: '접수를 먼저 마감한 뒤에 보관할 수 있습니다.',
    en: 'Close the call before archiving it.',
  },
  answeredVanish: {
    ko: '이미 답변이 있는 질문은 삭제할 수 없습니다.',
    en: 'A question that has answers cannot be removed.',
  },
  answeredKind: {
    ko: '이미 답변이 있는 질문의 종류는 바꿀 수 없습니다.',
    en: 'A question that has answers cannot change its kind.',
  },
  answeredOptions: {
    ko: '이미 답변이 있는 질문의 보기는 줄일 수 없습니다.',
    en: 'A question that has answers cannot lose an option.',
  },
  resultsBeforeClosing: {
    ko: '결과 발표일은 마감일보다 빠를 수 없습니다.',
    en: 'must not lie before closes_on',
  },
  slugTaken: { ko: '이미 있는 주소입니다. 다른 주소를 입력해 주세요.', en: 'is taken: choose another' },
  slugMissing: {
    ko: '영어 제목으로 주소를 만들 수 없습니다. 주소를 직접 입력해 주세요.',
    en: 'cannot be made from the English title: please give one',
  },
  onlyDrafts: {
    ko: '초안만 삭제할 수 있습니다. 공개한 공모는 보관해 주세요.',
    en: 'Only a draft without entries can be deleted. Archive the call instead.',
  },
} as const satisfies Record<string, LocalizedText>;
