import type { LocalizedText } from '@hwarang/domain/language';
import type { CallStage } from '@hwarang/domain/open-calls/call-state';

/** What the administrators' screens of one call are called, in the order of their tabs. */
export const callTabWords = {
  details: { ko: '내용과 일정', en: 'Details' },
  questions: { ko: '질문', en: 'Questions' },
  entries: { ko: '출품 목록', en: 'Entries' },
  jury: { ko: '심사', en: 'Jury' },
  result: { ko: '결과', en: 'Result' },
  numbers: { ko: '통계', en: 'Numbers' },
} as const satisfies Record<string, LocalizedText>;
export type CallTab = keyof typeof callTabWords;

export const callsAdminWords = {
  tabs: { ko: '공모의 화면', en: 'Screens of this call' },
  back: { ko: '모든 공모', en: 'All open calls' },
  preview: { ko: '미리 보기', en: 'Preview' },
  previewNote: {
    ko: '방문자에게 보일 모습입니다. 아직 공개되지 않았습니다.',
    en: 'This is how visitors will see it. It is not public yet.',
  },
  backToCall: { ko: '공모로 돌아가기', en: 'Back to the call' },
  period: { ko: '접수 기간', en: 'Dates' },
  entryCount: { ko: '출품', en: 'Entries' },
  actions: { ko: '작업', en: 'Actions' },
  add: { ko: '새 공모', en: 'New call' },
  addTitle: { ko: '새 공모 만들기', en: 'Create an open call' },
  addNote: {
    ko: '초안으로 만들어집니다. 공개하기 전에는 관리자만 볼 수 있습니다.',
    en: 'It begins as a draft that only administrators can see.',
  },
  titleKo: { ko: '제목 (한국어)', en: 'Title (Korean)' },
  titleEn: { ko: '제목 (영어)', en: 'Title (English)' },
  slug: { ko: '주소', en: 'Address' },
  slugHint: {
    ko: '영문 소문자, 숫자, 하이픈. 비워 두면 영어 제목으로 만듭니다.',
    en: 'Small letters, digits and hyphens. Made from the English title if left empty.',
  },
  create: { ko: '만들기', en: 'Create' },
  titleMissing: { ko: '제목을 두 언어로 입력해 주세요.', en: 'Please write the title in both languages.' },
  duplicated: { ko: '초안으로 복제했습니다.', en: 'Copied as a draft.' },
  fee: { ko: '참가비 안내 (선택, 결제는 받지 않습니다)', en: 'Entry fee (optional, shown only)' },
  grace: { ko: '마감 뒤 유예 (분)', en: 'Grace after the deadline (minutes)' },
  graceHint: {
    ko: '마감 시각에 이미 작성 중이던 사람에게 주는 시간입니다.',
    en: 'For those who are in the form at the deadline.',
  },
  heldOpen: { ko: '마감일이 지나도 계속 접수', en: 'Keep open past the closing date' },
  heldOpenHint: {
    ko: '마감일 뒤에는 “기간 연장, 접수 중”으로 표시됩니다.',
    en: 'After that date the page says “Extended, still open”.',
  },
  who: { ko: '지원 자격', en: 'Who may enter' },
  countries: { ko: '거주 국가 추가', en: 'Add a country of residence' },
  countriesNone: { ko: '모든 국가', en: 'Any country' },
  chosenCountries: { ko: '지원할 수 있는 국가', en: 'Countries' },
  leastAge: { ko: '최소 나이 (만)', en: 'Minimum age' },
  greatestAge: { ko: '최대 나이 (만)', en: 'Maximum age' },
  ageOn: { ko: '나이 기준일', en: 'Age counts on' },
  ageOnHint: { ko: '비워 두면 마감일 기준입니다.', en: 'The closing date if left empty.' },
  ageOrder: { ko: '최소 나이보다 작을 수 없습니다.', en: 'Must not be below the minimum age.' },
  images: { ko: '이미지 규격', en: 'Images' },
  leastSide: { ko: '긴 변 최소 (px)', en: 'Longer side at least (px)' },
  formats: { ko: '허용 형식 (선택하지 않으면 모두)', en: 'Formats (all if none is ticked)' },
  texts: { ko: '안내', en: 'Texts' },
  dates: { ko: '일정과 규모', en: 'Dates and size' },
  questionsNote: {
    ko: '지원서에 나오는 순서입니다. 손잡이를 끌거나, 손잡이에서 스페이스 키와 화살표 키로 옮길 수 있습니다.',
    en: 'In the order of the form. Drag the handle, or focus it and use Space and the arrow keys.',
  },
  addQuestion: { ko: '질문 추가', en: 'Add a question' },
  noQuestions: { ko: '아직 질문이 없습니다', en: 'No questions yet' },
  removeQuestion: { ko: '질문 삭제', en: 'Remove question' },
  newQuestion: { ko: '새 질문', en: 'New question' },
  kind: { ko: '종류', en: 'Kind' },
  label: { ko: '질문', en: 'Question' },
  hint: { ko: '도움말 (선택)', en: 'Hint (optional)' },
  options: { ko: '보기 (한 줄에 하나)', en: 'Options (one per line)' },
  required: { ko: '필수 질문', en: 'Required' },
  shownBlind: { ko: '블라인드 심사에서도 보이기', en: 'Shown to jurors of a blind round' },
  shownBlindHint: {
    ko: '이름이나 소속이 드러날 수 있는 답은 켜지 마세요.',
    en: 'Leave off where answers may reveal who the artist is.',
  },
  twoOptions: { ko: '보기를 두 개 이상 적어 주세요.', en: 'Write at least two options.' },
  sameOptions: { ko: '두 언어의 줄 수가 같아야 합니다.', en: 'Both languages need the same number of lines.' },
} as const satisfies Record<string, LocalizedText>;

/** What leads a call to a stage, and what is asked before. */
export const stageActionWords: Record<
  Exclude<CallStage, 'draft' | 'decided'> | 'close' | 'reopen' | 'unarchive',
  { name: LocalizedText; title: LocalizedText; text: LocalizedText }
> = {
  published: {
    name: { ko: '공개하기', en: 'Publish' },
    title: { ko: '이 공모를 공개할까요?', en: 'Publish this call?' },
    text: {
      ko: '누구나 볼 수 있게 되며, 접수 시작일에 접수가 열립니다. 다시 초안으로 돌릴 수 없습니다.',
      en: 'Everyone can read it, and it opens on its first day. It cannot become a draft again.',
    },
  },
  judging: {
    name: { ko: '심사 시작', en: 'Start judging' },
    title: { ko: '심사를 시작할까요?', en: 'Start judging?' },
    text: {
      ko: '더 이상 출품을 받지 않으며, 되돌릴 수 없습니다.',
      en: 'No entries are taken from then on. This cannot be undone.',
    },
  },
  archived: {
    name: { ko: '보관하기', en: 'Archive' },
    title: { ko: '이 공모를 보관할까요?', en: 'Archive this call?' },
    text: {
      ko: '지난 공모로 옮깁니다. 언제든 다시 꺼낼 수 있습니다.',
      en: 'It moves to the past calls. You can bring it back at any time.',
    },
  },
  unarchive: {
    name: { ko: '보관 해제', en: 'Unarchive' },
    title: { ko: '보관을 해제할까요?', en: 'Bring this call back?' },
    text: { ko: '보관하기 전의 단계로 돌아갑니다.', en: 'It returns to where it was before.' },
  },
  close: {
    name: { ko: '접수 마감하기', en: 'Close entries' },
    title: { ko: '지금 접수를 마감할까요?', en: 'Close entries now?' },
    text: {
      ko: '작성 중인 사람도 더 이상 제출할 수 없습니다. 심사를 시작하기 전에는 다시 열 수 있습니다.',
      en: 'Those who are still writing cannot submit any more. You can reopen it until judging begins.',
    },
  },
  reopen: {
    name: { ko: '접수 다시 열기', en: 'Reopen entries' },
    title: { ko: '접수를 다시 열까요?', en: 'Reopen entries?' },
    text: { ko: '일정에 따라 다시 출품을 받습니다.', en: 'Entries are taken again, by its dates.' },
  },
};
