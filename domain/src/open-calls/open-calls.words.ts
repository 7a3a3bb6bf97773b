import { dayInKorea } from '../exhibitions/run.ts';
import { fieldProblems } from '../field-problems.ts';
import type { LocalizedText } from '../language.ts';
import type { CallState } from './call-state.ts';

export const openCallWords = {
  eyebrow: { ko: '작가 공모', en: 'Open call for artists' },
  facts: { ko: '공모 개요', en: 'At a glance' },
  winners: { ko: '선정 작가', en: 'Winners' },
  works: { ko: '출품작', en: 'Works' },
  period: { ko: '접수 기간', en: 'Applications' },
  results: { ko: '결과 발표', en: 'Results' },
  prizes: { ko: '시상', en: 'Prizes' },
  notice: { ko: '안내', en: 'About the call' },
  how: { ko: '지원 방법', en: 'How to apply' },
  apply: { ko: '지원하기', en: 'Apply' },
  myEntry: { ko: '내 출품작 보기', en: 'View my entry' },
  loginRequired: { ko: '로그인이 필요한 서비스입니다', en: 'login required service' },
  closed: { ko: '이 공모는 마감되었습니다.', en: 'This call is closed.' },
  closedShort: { ko: '접수 마감', en: 'Closed' },
  openShort: { ko: '접수 중', en: 'Open for entries' },
  bothLanguages: { ko: '두 언어 모두 입력해 주세요', en: 'must be written in both languages' },
  closesBeforeOpening: { ko: '마감일은 시작일보다 빠를 수 없습니다', en: fieldProblems.closesBeforeOpens.en },
  artistsOnly: {
    ko: '작가로 등록한 뒤에 출품할 수 있습니다.',
    en: 'Only artists can enter an open call. Please register as an artist first.',
  },
  noWorks: { ko: '출품작을 한 점 이상 선택해 주세요.', en: 'Choose at least one artwork.' },
  notAList: { ko: '출품작은 작품 번호의 목록이어야 합니다.', en: 'must be a list of artwork ids' },
  notYours: { ko: '자신의 작품만 출품할 수 있습니다.', en: 'You can only enter your own artworks.' },
  twice: {
    ko: '이미 출품하셨습니다. 출품작은 변경하실 수 있습니다.',
    en: 'You have already entered. You can change your entry.',
  },
  none: { ko: '아직 출품하지 않았습니다.', en: 'You have not entered yet.' },
  draftShort: { ko: '작성 중', en: 'Draft' },
  scheduledShort: { ko: '접수 예정', en: 'Opens soon' },
  extendedShort: { ko: '기간 연장, 접수 중', en: 'Extended, still open' },
  judgingShort: { ko: '심사 중', en: 'Judging' },
  decidedShort: { ko: '결과 발표', en: 'Results announced' },
  archivedShort: { ko: '지난 공모', en: 'Past call' },
  notOpenYet: { ko: '아직 접수가 시작되지 않았습니다.', en: 'This call is not open yet.' },
  answerMissing: { ko: '답을 입력해 주세요.', en: 'Please answer this question.' },
  answerNoNumber: { ko: '숫자로 입력해 주세요.', en: 'Please enter a number.' },
  answerNoOption: { ko: '보기 중에서 하나를 골라 주세요.', en: 'Please choose one of the options.' },
  answerNoText: { ko: '글로 입력해 주세요.', en: 'Please enter text.' },
  answerNoLink: {
    ko: 'https://로 시작하는 주소를 입력해 주세요.',
    en: 'Please enter an address that begins with https://.',
  },
  answerTooLong: { ko: '답이 너무 깁니다.', en: 'The answer is too long.' },
  otherCountry: {
    ko: '이 공모에 지원할 수 있는 국가에 거주하지 않습니다.',
    en: 'This call is not open to artists in your country.',
  },
  bornMissing: { ko: '생년월일을 입력해 주세요.', en: 'Please enter your date of birth.' },
  tooYoung: { ko: '이 공모의 최소 나이에 이르지 않았습니다.', en: 'You are below the minimum age for this call.' },
  tooOld: { ko: '이 공모의 최대 나이를 넘었습니다.', en: 'You are above the maximum age for this call.' },
} as const satisfies Record<string, LocalizedText>;

/** What a call is doing, in a word. */
export const stateWords = ({ state, extended }: { state: CallState; extended: boolean }): LocalizedText =>
  extended ? openCallWords.extendedShort : openCallWords[`${state}Short`];

export const winnersCount = (count: number): LocalizedText => ({
  ko: `${count}명`,
  en: count === 1 ? '1 artist' : `${count} artists`,
});
export const mostWorks = (count: number): LocalizedText => ({
  ko: `작품 ${count}점까지`,
  en: count === 1 ? 'One work per entry' : `Up to ${count} works per entry`,
});
export const tooManyWorks = (count: number): LocalizedText => ({
  ko: `작품은 ${count}점까지 출품할 수 있습니다.`,
  en: count === 1 ? 'You can enter one artwork.' : `You can enter up to ${count} artworks.`,
});
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
export const place = (number: number): LocalizedText => ({
  ko: `${number}등`,
  en: `${number}${endings[ordinals.select(number)] ?? 'th'}`,
});

/** How one applies, step by step. */
export const steps: LocalizedText[] = [
  { ko: '화랑에 로그인하거나 새 계정을 만듭니다.', en: 'Log in to Hwarang, or create an account.' },
  {
    ko: '작가로 등록합니다. 이미 작가라면 다음 단계로 넘어갑니다.',
    en: 'Register as an artist, unless you are one already.',
  },
  {
    ko: '출품할 작품의 이미지와 제목, 크기, 재료를 저장합니다.',
    en: 'Save the image, title, size and material of each work.',
  },
  { ko: '한 번에 제출하면 확인 메일이 도착합니다.', en: 'Submit them all at once. You will get a confirmation email.' },
];

/** What the pages of an application say. */
export const enrollWords = {
  juryHint: {
    ko: '심사위원은 비공개 작품의 이미지와 정보도 모두 봅니다. 다른 사람에게는 보이지 않습니다.',
    en: 'The jury still sees the picture and all its details. Nobody else does.',
  },
  juryNote: {
    ko: '비공개 작품도 심사위원은 이미지와 정보를 모두 봅니다. 다른 사람에게는 보이지 않습니다.',
    en: 'The jury sees the pictures and details of private works too. Nobody else does.',
  },
  title: { ko: 'We Fly 지원', en: 'Apply to We Fly' },
  aboutCall: { ko: '공모 안내 보기', en: 'About the open call' },
  begin: {
    ko: '먼저 약관을 확인하고 이메일을 입력해 주세요. 계정이 있으면 로그인, 없으면 회원가입으로 안내해 드립니다.',
    en: 'First read the terms and enter your email. Then log in, or create an account if you don’t have one.',
  },
  agreeTerms: { ko: '(필수) 이용약관에 동의합니다', en: 'I agree to the Terms of Use' },
  agreePrivacy: {
    ko: '(필수) 개인정보 수집과 이용에 동의합니다',
    en: 'I agree to the collection and use of my personal data',
  },
  readTerms: { ko: '이용약관 읽기', en: 'Read the Terms of Use' },
  readPrivacy: { ko: '개인정보처리방침 읽기', en: 'Read the Privacy Policy' },
  marketing: {
    ko: '(선택) 전시와 공모 소식을 이메일로 받겠습니다',
    en: 'Send me news of exhibitions and open calls by email (optional)',
  },
  under14: { ko: '만 14세 미만입니다', en: 'I am under 14' },
  guardian: {
    ko: '만 14세 미만은 법정대리인(보호자)이 함께 동의해야 지원할 수 있습니다. 보호자와 함께 진행해 주세요.',
    en: 'If you are under 14, a parent or guardian must agree. Please continue together with them.',
  },
  guardianAgrees: { ko: '(필수) 보호자로서 동의합니다', en: 'I am the parent or guardian and I agree' },
  email: { ko: '이메일', en: 'Email' },
  check: { ko: '확인', en: 'Check' },
  checkFailed: {
    ko: '이메일을 확인하지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t check your email. Please try again.',
  },
  login: { ko: '로그인', en: 'Login' },
  create: { ko: '새 계정 만들기', en: 'Create New Account' },
  known: {
    ko: '이미 가입된 이메일입니다. 로그인해 주세요.',
    en: 'You already have an account with this email. Please log in.',
  },
  unknown: {
    ko: '처음 오셨네요. 새 계정을 만들어 주세요.',
    en: 'Looks like you’re new here. Please create an account.',
  },
  artistTitle: { ko: '작가 정보', en: 'About the artist' },
  saveArtist: { ko: '작가 정보 저장', en: 'Save artist' },
  worksTitle: { ko: '출품작', en: 'Your works' },
  addWork: { ko: '작품 추가', en: 'Add artwork' },
  newWork: { ko: '새 작품', en: 'New artwork' },
  saveWork: { ko: '작품 저장', en: 'Save artwork' },
  deleteForm: { ko: '작성 취소', en: 'Delete this form' },
  deleteWork: { ko: '출품작에서 빼기', en: 'Remove from the entry' },
  chooseOwn: { ko: '내 작품에서 선택', en: 'Choose from my artworks' },
  submit: { ko: '출품하기', en: 'Submit entry' },
  submitChange: { ko: '변경한 출품작 제출', en: 'Submit changes' },
  change: { ko: '출품작 변경', en: 'Change my entry' },
  cancelChange: { ko: '변경 취소', en: 'Keep it as it is' },
  infoMissing: { ko: '작품 정보를 입력해 주세요.', en: 'Please fill in the artwork information.' },
  saveFirst: { ko: '작품을 먼저 저장해 주세요.', en: 'Please save an artwork first.' },
  imageMissing: { ko: '이미지 파일을 첨부해 주세요!', en: 'An image file must be attached!' },
  workSaved: { ko: '작품을 저장했습니다.', en: 'Artwork saved.' },
  done: {
    ko: '출품이 완료되었습니다. 확인 메일을 보냈습니다.',
    en: 'Your entry has been submitted. A confirmation email is on its way.',
  },
  changed: { ko: '출품작을 변경했습니다.', en: 'Your entry has been updated.' },
  failed: { ko: '출품하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t submit your entry. Please try again.' },
  saveFailed: {
    ko: '작품을 저장하지 못했습니다. 다시 시도해 주세요.',
    en: 'The artwork could not be saved. Please try again.',
  },
  empty: { ko: '아직 저장한 작품이 없습니다.', en: 'No artworks saved yet.' },
  mine: { ko: '내 출품작', en: 'My entry' },
  notSubmitted: {
    ko: '저장한 작품은 이 브라우저에 보관됩니다. 마지막에 꼭 제출해 주세요.',
    en: 'Saved works are kept in this browser. Remember to submit them when you’re done.',
  },
} as const satisfies Record<string, LocalizedText>;

export const submittedOn = (when: string): LocalizedText => ({ ko: `${when} 출품`, en: `Submitted on ${when}` });
export const savedWorks = (count: number, most: number): LocalizedText => ({
  ko: `${most}점 중 ${count}점`,
  en: `${count} of ${most}`,
});

/** What the administrators' screen of open calls says. */
export const openCallAdminWords = {
  title: { ko: '공모 관리', en: 'Open calls' },
  facts: { ko: '내용과 일정', en: 'Details' },
  entries: { ko: '출품 목록', en: 'Entries' },
  entriesTable: { ko: '출품자 목록', en: 'List of entries' },
  state: { ko: '상태', en: 'Status' },
  korean: { ko: '한국어', en: 'Korean' },
  english: { ko: '영어', en: 'English' },
  name: { ko: '제목', en: 'Title' },
  lead: { ko: '소개 문장', en: 'Introduction' },
  notice: { ko: '안내문', en: 'Notice' },
  prizes: { ko: '시상 (한 줄에 하나, 1등부터)', en: 'Prizes (one per line, first place first)' },
  samePrizes: { ko: '두 언어의 줄 수가 같아야 합니다', en: 'Both languages need the same number of lines' },
  winners: { ko: '선정 인원', en: 'Winners' },
  mostWorks: { ko: '출품작 수 (최대)', en: 'Maximum works per entry' },
  opensOn: { ko: '접수 시작', en: 'Opens on' },
  closesOn: { ko: '접수 마감', en: 'Closes on' },
  resultsOn: { ko: '결과 발표', en: 'Results on' },
  download: { ko: 'CSV 내려받기', en: 'Download CSV' },
  none: { ko: '아직 출품작이 없습니다', en: 'No entries yet' },
  artist: { ko: '작가', en: 'Artist' },
  contact: { ko: '연락처', en: 'Contact' },
  works: { ko: '작품', en: 'Works' },
  entered: { ko: '출품일', en: 'Submitted' },
  seePage: { ko: '안내 페이지 보기', en: 'View the notice' },
} as const satisfies Record<string, LocalizedText>;

/** The heads of the columns of the exported list, in the order of the columns. */
export const entryColumns = [
  'entered_at',
  'changed_at',
  'localname',
  'englishname',
  'country',
  'email',
  'mobile',
  'title',
  'material',
  'size',
  'year',
  'artwork_id',
  'image',
] as const;
/** After these, so that the columns before them are where they always were; then come the questions of the call. */
export const entryFurtherColumns = ['number', 'state', 'submitted_at'] as const;

export const receiptNumber = (number: number): LocalizedText => ({
  ko: `접수 번호 ${number}`,
  en: `Receipt number ${number}`,
});

export const entryEmail = (
  name: string,
  call: LocalizedText,
  works: readonly string[],
  { number, changed }: { number: number; changed: boolean },
  link: string,
) => {
  const list = works.map((title) => `· ${title}`).join('\n');
  const receipt = receiptNumber(number);
  return {
    subject: changed
      ? { ko: `[화랑] ${call.ko} 출품작이 변경되었습니다`, en: `[Hwarang] Your entry to ${call.en} was changed` }
      : { ko: `[화랑] ${call.ko} 출품을 받았습니다`, en: `[Hwarang] We received your entry to ${call.en}` },
    greeting: { ko: `${name} 님, 안녕하세요.`, en: `Hello ${name},` },
    lead: {
      ko: `${call.ko} 공모에 출품하신 작품 ${works.length}점을 받았습니다.\n\n${list}\n\n${receipt.ko}`,
      en: `We received your ${works.length === 1 ? 'artwork' : `${works.length} artworks`} for the open call ${call.en}.\n\n${list}\n\n${receipt.en}`,
    },
    action: { ko: '내 출품작 보기', en: 'View my entry' },
    link,
    note: {
      ko: '공모가 마감될 때까지 출품작을 변경하실 수 있습니다. 결과는 이메일로 알려 드립니다.',
      en: 'You can change your entry until the call closes. We will email you the result.',
    },
  };
};

/** A day as people of that language write it. */
export const dayText = (day: string): LocalizedText => {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const at = new Date(`${day}T00:00:00Z`);
  return {
    ko: `${year}년 ${Number(month)}월 ${Number(dayOfMonth)}일`,
    en: at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  };
};

/** The day that a moment falls on in Korea. */
export const momentText = (moment: string): LocalizedText => dayText(dayInKorea(new Date(moment)));
