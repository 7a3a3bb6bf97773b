import type { LocalizedText } from '@hwarang/domain/language';

/** What the administrators' screen of a result says. */
export const resultWords = {
  title: { ko: '심사 결과', en: 'Result' },
  table: { ko: '심사 순위', en: 'Ranking' },
  noEntries: { ko: '제출된 출품작이 없습니다', en: 'Nobody has entered yet' },
  noRound: {
    ko: '심사가 끝난 회차가 없어 점수는 아직 볼 수 없습니다. 결정은 먼저 내릴 수 있습니다.',
    en: 'No round has been judged yet, so there are no scores to show. You can decide all the same.',
  },
  round: { ko: '심사 회차', en: 'Round' },
  order: { ko: '정렬', en: 'Order' },
  byMean: { ko: '평균', en: 'Mean' },
  byNormalised: { ko: '표준화 점수', en: 'Normalised' },
  aboutNormalised: {
    ko: '표준화 점수는 심사위원마다 다른 점수 폭을 맞춘 값(z 점수)의 평균입니다. 0이면 보통, 클수록 좋게 본 것입니다.',
    en: 'Normalised scores even out strict and generous jurors (mean z-score): 0 is average, higher is better.',
  },
  rank: { ko: '순위', en: 'Rank' },
  tied: { ko: '공동', en: 'tied' },
  entry: { ko: '출품', en: 'Entry' },
  mean: { ko: '평균', en: 'Mean' },
  spread: { ko: '편차', en: 'Spread' },
  votes: { ko: '위원 수', en: 'Jurors' },
  normalised: { ko: '표준화', en: 'Normalised' },
  decision: { ko: '결정', en: 'Decision' },
  undecided: { ko: '미정', en: 'Undecided' },
  decide: { ko: '결정하기', en: 'Decide' },
  change: { ko: '변경', en: 'Change' },
  outcome: { ko: '결과', en: 'Outcome' },
  outcomeMissing: { ko: '결과를 골라 주세요.', en: 'Please choose an outcome.' },
  place: { ko: '등수', en: 'Place' },
  placeHint: { ko: '등수가 없으면 비워 두세요.', en: 'Leave empty if there are no places.' },
  reason: { ko: '이유', en: 'Reason' },
  reasonHint: { ko: '기록에 남으며 관리자만 볼 수 있습니다.', en: 'Kept on record; only administrators see it.' },
  reasonMissing: { ko: '이유를 적어 주세요.', en: 'Please say why.' },
  feedback: { ko: '심사평', en: 'Feedback' },
  feedbackHint: { ko: '결과 메일로 작가에게 전합니다.', en: 'Sent to the artist with the result.' },
  save: { ko: '저장', en: 'Save' },
  cancel: { ko: '취소', en: 'Cancel' },
  saved: { ko: '결정을 저장했습니다.', en: 'Decision saved.' },
  failed: { ko: '저장하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t save. Please try again.' },
  rest: { ko: '남은 출품 한꺼번에 결정', en: 'Decide all remaining' },
  restTitle: { ko: '남은 출품을 모두 미선정으로', en: 'Mark all remaining as not selected' },
  moreWinners: { ko: '선정 인원을 넘습니다', en: 'More winners than planned' },
  moreAnyway: { ko: '그래도 선정', en: 'Select anyway' },
  rankingFile: { ko: '순위 CSV', en: 'Ranking CSV' },
  scoresFile: { ko: '점수 CSV', en: 'Scores CSV' },
  publish: { ko: '결과 발표', en: 'Publish the result' },
  publishTitle: { ko: '결과를 발표할까요?', en: 'Publish the result?' },
  publishWarning: {
    ko: '메일은 바로 발송되며, 발표한 뒤에는 결과를 바꿀 수 없습니다.',
    en: 'The emails go out at once, and the result cannot be changed afterwards.',
  },
  showReserve: { ko: '예비 작가도 공개 페이지에 표시', en: 'Name the reserve on the public page too' },
  notBefore: { ko: '발표하기 전에는 아무에게도 알리지 않습니다.', en: 'Nobody is told anything before you publish.' },
  publicPage: { ko: '공개 결과 페이지', en: 'Public result page' },
  makeExhibition: { ko: '선정작으로 전시 만들기', en: 'Make an exhibition of the winners' },
  editExhibition: { ko: '선정작 전시 편집', en: 'Edit the winners’ exhibition' },
  exhibitionMade: {
    ko: '비공개 전시를 만들었습니다. 내용을 다듬은 뒤 공개해 주세요.',
    en: 'A hidden exhibition has been made. Finish it, then make it public.',
  },
} as const satisfies Record<string, LocalizedText>;

export const chosenOf = (chosen: number, planned: number): LocalizedText => ({
  ko: `선정 ${chosen}명 / 예정 ${planned}명`,
  en: `${chosen} of ${planned} winners chosen`,
});
export const stillUndecided = (count: number): LocalizedText => ({
  ko: count === 0 ? '모든 출품을 결정했습니다' : `미정 ${count}건`,
  en: count === 0 ? 'All entries are decided' : `${count} undecided`,
});
export const moreThanPlanned = (planned: number, chosen: number): LocalizedText => ({
  ko: `공모에는 ${planned}명을 선정한다고 되어 있는데, 이대로 저장하면 ${chosen}명이 됩니다.`,
  en: `The call promises ${planned === 1 ? 'one winner' : `${planned} winners`}; this would make it ${chosen}.`,
});
export const restCount = (count: number): LocalizedText => ({
  ko: `아직 결정하지 않은 출품 ${count}건을 모두 미선정으로 저장합니다.`,
  en:
    count === 1
      ? 'One undecided entry will be saved as not selected.'
      : `${count} undecided entries will be saved as not selected.`,
});
export const mailsGoOut = (mails: number, unreachable: number): LocalizedText => ({
  ko: `출품자 ${mails}명에게 결과 메일을 보냅니다.${unreachable > 0 ? ` 메일 주소가 없는 ${unreachable}명에게는 보내지 못합니다.` : ''}`,
  en: `${mails === 1 ? 'One entrant' : `${mails} entrants`} will be emailed the result.${unreachable > 0 ? ` ${unreachable} cannot be reached: no email address is known.` : ''}`,
});
export const publishedWith = (mails: number): LocalizedText => ({
  ko: `결과를 발표하고 메일 ${mails}통을 보냈습니다.`,
  en: `The result is published. ${mails === 1 ? 'One email is' : `${mails} emails are`} on the way.`,
});
export const publishedOn = (day: string): LocalizedText => ({ ko: `${day} 발표`, en: `Published on ${day}` });

/** What everyone reads. */
export const publicResultWords = {
  winners: { ko: '선정 작가', en: 'Winners' },
  reserve: { ko: '예비 작가', en: 'Reserve' },
  notShown: { ko: '공개하지 않은 작가', en: 'An artist who is not shown' },
  noPublicWorks: { ko: '출품작은 아직 공개되지 않았습니다.', en: 'The works are not public yet.' },
  exhibition: { ko: '선정작 전시 보기', en: 'Visit the exhibition' },
  call: { ko: '공모 안내', en: 'About the call' },
} as const satisfies Record<string, LocalizedText>;

export const resultsOf = (call: string): LocalizedText => ({ ko: `${call} 결과`, en: `${call}: results` });

/** What the page says that checks scores in the browser. */
export const checkWords = {
  title: { ko: '점수 확인', en: 'Check scores' },
  about: {
    ko: '심사가 끝날 때 점수마다 비밀 값을 섞어 지문(해시)을 만들고, 모든 지문으로 봉인값 하나를 계산해 공개했습니다. 이 페이지는 내 점수의 지문을 이 브라우저에서 다시 계산해 공개된 목록과 비교합니다. 입력한 내용은 어디로도 보내지 않습니다.',
    en: 'When judging ended, each score was mixed with a secret value and turned into a fingerprint (a hash), and all fingerprints into one published seal. This page computes the fingerprints of your scores again, here in your browser, and compares them with the published list. Nothing you enter is sent anywhere.',
  },
  noSeals: { ko: '아직 봉인한 심사 점수가 없습니다', en: 'No scores have been sealed yet' },
  seals: { ko: '공개된 봉인값', en: 'Published seals' },
  kept: { ko: '결과 메일에 적힌 봉인값 (선택)', en: 'The seal in your result email (optional)' },
  keptHint: {
    ko: '메일에 적힌 값을 붙여 넣으면 봉인값 자체가 바뀌지 않았는지도 확인합니다.',
    en: 'Paste it to check that the seal itself has not been replaced since.',
  },
  mine: { ko: '내 점수', en: 'My scores' },
  noScores: {
    ko: '확인할 내 점수가 없습니다. 이 공모에 출품하지 않았거나, 아직 결과가 발표되지 않았습니다.',
    en: 'There are no scores of yours to check: you have not entered this call, or the result is not out yet.',
  },
  signIn: { ko: '로그인하면 내 점수를 자동으로 확인합니다.', en: 'Log in and your scores are checked right away.' },
  logIn: { ko: '로그인', en: 'Log in' },
  saveFile: { ko: '내 점수 파일로 저장', en: 'Save my scores as a file' },
  paste: { ko: '저장해 둔 점수 확인', en: 'Check saved scores' },
  pasteLabel: { ko: '점수 파일의 내용', en: 'Contents of the scores file' },
  pasteHint: {
    ko: '저장한 점수 파일(JSON)의 내용을 붙여 넣어 주세요.',
    en: 'Paste the contents of a scores file (JSON) that was saved here.',
  },
  checkNow: { ko: '확인하기', en: 'Check' },
  unreadable: { ko: '점수 파일의 내용이 아닙니다.', en: 'This is not the contents of a scores file.' },
  otherCall: { ko: '이 공모의 점수가 아닙니다.', en: 'These are not scores of this call.' },
  holds: { ko: '모두 맞습니다', en: 'Everything matches' },
  holdsNot: { ko: '맞지 않는 것이 있습니다', en: 'Something does not match' },
  listHolds: {
    ko: '공개된 지문 목록에서 봉인값이 그대로 나옵니다.',
    en: 'The published fingerprints give the published seal.',
  },
  listHoldsNot: {
    ko: '공개된 지문 목록에서 다른 봉인값이 나옵니다. 목록이 바뀌었습니다.',
    en: 'The published fingerprints give another seal: the list has been changed.',
  },
  keptHolds: { ko: '메일에 적힌 봉인값과 같습니다.', en: 'It is the seal from your email.' },
  keptHoldsNot: {
    ko: '메일에 적힌 봉인값과 다릅니다. 봉인값이 바뀌었거나 잘못 옮겨 적었습니다.',
    en: 'It is not the seal from your email: the seal has been replaced, or it was copied wrongly.',
  },
  scoreHolds: { ko: '봉인된 그대로', en: 'as sealed' },
  scoreHoldsNot: { ko: '봉인 뒤에 바뀜', en: 'changed after sealing' },
  notCounted: { ko: '집계에서 제외', en: 'not counted' },
  score: { ko: '점수와 지문', en: 'Score and fingerprint' },
  checked: { ko: '확인', en: 'Check' },
  insecure: {
    ko: '이 브라우저에서는 계산할 수 없습니다. https:// 주소로 열어 주세요.',
    en: 'Your browser cannot compute here. Please open this page at its https:// address.',
  },
  yourResult: { ko: '결과', en: 'Your result' },
  feedback: { ko: '심사평', en: 'Feedback' },
} as const satisfies Record<string, LocalizedText>;

export const voteWords = {
  yes: { ko: '찬성', en: 'Yes' },
  maybe: { ko: '보류', en: 'Maybe' },
  no: { ko: '반대', en: 'No' },
} as const satisfies Record<string, LocalizedText>;

export const scoresHold = (holding: number, all: number): LocalizedText => ({
  ko: `내 점수 ${all}개 가운데 ${holding}개가 봉인된 그대로입니다.`,
  en: `${holding} of your ${all} scores ${holding === 1 ? 'is' : 'are'} exactly as sealed.`,
});
export const sealedScoresCount = (count: number): LocalizedText => ({
  ko: `봉인된 점수 ${count}개`,
  en: `${count} sealed scores`,
});
