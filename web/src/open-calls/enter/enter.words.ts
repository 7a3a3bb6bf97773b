import type { LocalizedText } from '@hwarang/domain/language';

/** What the pages of entering and of one's own entries say. */
export const enterWords = {
  title: { ko: '출품하기', en: 'Enter' },
  aboutCall: { ko: '공모 안내 보기', en: 'About the call' },
  myEntries: { ko: '내 출품', en: 'My entries' },
  saved: { ko: '저장됨', en: 'Saved' },
  saving: { ko: '저장하는 중…', en: 'Saving…' },
  offline: {
    ko: '연결이 끊겼습니다. 이 기기에 보관했다가 다시 연결되면 저장합니다.',
    en: 'Offline: kept on this device, will be sent when you are back online.',
  },
  refused: {
    ko: '서버에 저장하지 못해 이 기기에 보관하고 있습니다.',
    en: 'Couldn’t save to the server. Kept on this device.',
  },
  works: { ko: '출품작', en: 'Works' },
  questions: { ko: '질문', en: 'Questions' },
  aboutYou: { ko: '지원 자격', en: 'About you' },
  bornOn: { ko: '생년월일', en: 'Date of birth' },
  bornOnHint: {
    ko: '나이 조건을 확인하는 데만 쓰이며 심사위원에게는 보이지 않습니다.',
    en: 'Only used to check the age limits. The jury doesn’t see it.',
  },
  jury: { ko: '심사위원에게 보이는 내용', en: 'What the jury sees' },
  juryLead: {
    ko: '심사위원은 아래 내용만 봅니다.',
    en: 'This is all the jury will see of your entry.',
  },
  showJury: { ko: '미리 보기', en: 'Show preview' },
  again: { ko: '다시 불러오기', en: 'Refresh preview' },
  round: { ko: '심사 방식', en: 'Kind of round' },
  blind: { ko: '블라인드 심사', en: 'Blind round' },
  open: { ko: '공개 심사', en: 'Open round' },
  blindNote: {
    ko: '블라인드 심사에서는 이름, 프로필, 링크, 첨부 파일이 보이지 않습니다.',
    en: 'In a blind round your name, profile, links and files are hidden.',
  },
  artist: { ko: '작가', en: 'Artist' },
  addWork: { ko: '새 작품 추가', en: 'Add a new artwork' },
  closeForm: { ko: '작품 추가 닫기', en: 'Close the form' },
  noWorks: { ko: '아직 선택한 작품이 없습니다.', en: 'No works chosen yet.' },
  submitTitle: { ko: '제출', en: 'Submit' },
  submit: { ko: '제출하기', en: 'Submit entry' },
  submitChange: { ko: '변경 내용 제출하기', en: 'Submit changes' },
  submitAgain: { ko: '다시 제출하기', en: 'Submit again' },
  submitHint: {
    ko: '제출하면 접수 번호가 적힌 확인 메일을 보내 드립니다. 마감 전까지 변경하거나 취소할 수 있습니다.',
    en: 'You’ll get a confirmation email with a receipt number. You can change or withdraw your entry until the call closes.',
  },
  done: {
    ko: '제출했습니다. 접수 번호가 적힌 확인 메일을 보냈습니다.',
    en: 'Your entry has been submitted. A confirmation email with your receipt number is on its way.',
  },
  unsent: {
    ko: '제출한 뒤 변경한 내용이 있습니다. 다시 제출해야 반영됩니다.',
    en: 'You’ve made changes since you submitted. Submit again to include them.',
  },
  check: { ko: '표시된 항목을 확인해 주세요.', en: 'Please check the marked fields.' },
  submitFailed: {
    ko: '제출하지 못했습니다. 입력한 내용은 보관되어 있습니다. 다시 시도해 주세요.',
    en: 'Couldn’t submit. What you typed is kept. Please try again.',
  },
  fixed: {
    ko: '접수가 마감되어 출품 내용을 더는 바꿀 수 없습니다.',
    en: 'Entries have closed, so your entry can no longer be changed.',
  },
  tooLate: {
    ko: '접수가 마감되어 제출할 수 없습니다. 입력한 내용은 보관되어 있습니다.',
    en: 'The call has closed, so this can no longer be submitted. What you typed is kept.',
  },
  notYet: {
    ko: '아직 접수 기간이 아닙니다. 미리 작성해 두고 접수가 시작되면 제출하세요.',
    en: 'The call isn’t open yet. You can prepare your entry now and submit it once it opens.',
  },
  grace: {
    ko: '마감 시각이 지났지만 작성 중이셨으므로 몇 분 동안 더 제출할 수 있습니다.',
    en: 'The deadline has passed, but you had already started: you can still submit for a few minutes.',
  },
  withdraw: { ko: '출품 취소', en: 'Withdraw entry' },
  withdrawAsk: {
    ko: '출품을 취소할까요? 작성한 내용은 남아 있고, 마감 전까지 같은 접수 번호로 다시 제출할 수 있습니다.',
    en: 'Withdraw your entry? What you wrote is kept, and you can submit it again under the same number until the call closes.',
  },
  keepEntry: { ko: '그대로 두기', en: 'Keep entry' },
  withdrawn: { ko: '출품을 취소했습니다.', en: 'Your entry has been withdrawn.' },
  withdrawFailed: { ko: '취소하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t withdraw. Please try again.' },
  discard: { ko: '작성 내용 삭제', en: 'Discard draft' },
  discardAsk: {
    ko: '작성 중인 출품을 삭제할까요? 답변과 첨부 파일이 함께 지워지며 되돌릴 수 없습니다. 등록한 작품은 그대로 남습니다.',
    en: 'Discard this draft? Your answers and attached files will be deleted for good. Your artworks stay in your account.',
  },
  keepDraft: { ko: '계속 작성하기', en: 'Keep draft' },
  discarded: { ko: '작성 중이던 출품을 삭제했습니다.', en: 'Your draft has been discarded.' },
  discardFailed: {
    ko: '삭제하지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t discard the draft. Please try again.',
  },
  elsewhere: { ko: '다른 기기에서 쓴 답', en: 'Written on another device' },
  useElsewhere: { ko: '이 답으로 바꾸기', en: 'Use this instead' },
  fileHint: { ko: 'PDF나 이미지, 20MB까지', en: 'PDF or image, up to 20 MB' },
  fileFailed: {
    ko: '파일을 올리지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t upload the file. Please try again.',
  },
  download: { ko: '내려받기', en: 'Download' },
  removeFile: { ko: '파일 빼기', en: 'Remove file' },
  stateDraft: { ko: '작성 중 (아직 제출하지 않음)', en: 'Draft, not submitted' },
  stateSubmitted: { ko: '제출 완료', en: 'Submitted' },
  stateWithdrawn: { ko: '취소함', en: 'Withdrawn' },
  winner: { ko: '선정', en: 'Selected' },
  reserve: { ko: '예비 선정', en: 'On the reserve list' },
  thanks: { ko: '선정되지 않음', en: 'Not selected' },
  entriesLead: { ko: '공모에 낸 작품과 작성 중인 출품입니다.', en: 'Your drafts and submitted entries.' },
  noEntries: { ko: '아직 출품한 공모가 없습니다', en: 'You haven’t entered any call yet' },
  calls: { ko: '공모 보기', en: 'See open calls' },
  continue: { ko: '이어서 작성하기', en: 'Continue' },
  change: { ko: '보기·변경', en: 'View or change' },
  view: { ko: '보기', en: 'View' },
  results: { ko: '결과 보기', en: 'See the results' },
} as const satisfies Record<string, LocalizedText>;

export const closesText = (day: LocalizedText): LocalizedText => ({
  ko: `${day.ko} 24시(한국 시간) 마감`,
  en: `Closes on ${day.en} at midnight, Korean time`,
});
export const lengthText = (length: number, longest: number): LocalizedText => ({
  ko: `${length} / ${longest}자`,
  en: `${length} / ${longest} characters`,
});
export const worksCount = (count: number): LocalizedText => ({
  ko: `작품 ${count}점`,
  en: count === 1 ? '1 work' : `${count} works`,
});
