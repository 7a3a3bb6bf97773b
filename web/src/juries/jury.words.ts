import type { ConflictGround, RoundPhase, Vote } from '@hwarang/domain/juries/juries.contract';
import type { LocalizedText } from '@hwarang/domain/language';

export const phaseWords = {
  setup: { ko: '준비 중', en: 'In preparation' },
  conflicts: { ko: '이해관계 신고', en: 'Conflicts of interest' },
  judging: { ko: '심사', en: 'Judging' },
  discussion: { ko: '토론', en: 'Discussion' },
  closed: { ko: '종료', en: 'Closed' },
} as const satisfies Record<RoundPhase, LocalizedText>;

export const voteWords = {
  yes: { ko: '찬성', en: 'Yes' },
  maybe: { ko: '보류', en: 'Maybe' },
  no: { ko: '반대', en: 'No' },
} as const satisfies Record<Vote, LocalizedText>;

export const entryName = (number: number): LocalizedText => ({ ko: `출품 ${number}번`, en: `Entry ${number}` });
export const outOfComparison = (number: number): LocalizedText => ({
  ko: `출품 ${number}번 빼기`,
  en: `Remove entry ${number}`,
});
export const workName = (position: number): LocalizedText => ({ ko: `작품 ${position}`, en: `Work ${position}` });
export const progressText = (done: number, all: number): LocalizedText => ({
  ko: `${all}건 중 ${done}건 심사`,
  en: `${done} of ${all} judged`,
});

export const juryWords = {
  title: { ko: '심사', en: 'Jury' },
  lead: { ko: '심사위원으로 맡으신 회차입니다.', en: 'The rounds you have been asked to judge.' },
  none: { ko: '맡으신 심사가 없습니다', en: 'No rounds to judge' },
  noneText: {
    ko: '초대 메일의 링크를 열면 여기에 심사가 나타납니다.',
    en: 'Open the link in your invitation email and the round will appear here.',
  },
  blind: { ko: '블라인드 심사', en: 'Blind' },
  open: { ko: '공개 심사', en: 'Names shown' },
  phases: { ko: '심사 단계', en: 'Phases of the round' },
  nextDeclare: { ko: '이해관계 신고하기', en: 'Declare conflicts' },
  nextJudge: { ko: '심사 시작하기', en: 'Start judging' },
  nextContinue: { ko: '이어서 심사하기', en: 'Continue judging' },
  nextReview: { ko: '채점 다시 보기', en: 'Review your scores' },
  nextDiscuss: { ko: '모든 점수 보기', en: 'See all scores' },
  nextClosed: { ko: '결과 보기', en: 'See the outcome' },
  nextWait: { ko: '준비가 끝나면 시작됩니다', en: 'Begins when the curator is ready' },
  nextDeclared: { ko: '신고를 마쳤습니다. 곧 심사가 시작됩니다', en: 'Declared. Judging begins soon' },
  allRounds: { ko: '맡은 심사', en: 'My rounds' },
  gone: { ko: '찾을 수 없는 심사입니다', en: 'This round cannot be found' },
  goneText: {
    ko: '다른 계정으로 초대받으셨거나, 더 이상 이 심사의 위원이 아닐 수 있습니다.',
    en: 'You may have been invited under another account, or are no longer a juror of it.',
  },
  waitTitle: { ko: '심사를 준비하고 있습니다', en: 'The round is being prepared' },
  waitText: { ko: '시작되면 메일로 알려 드립니다.', en: 'We will email you when it begins.' },
  failed: { ko: '저장하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t save. Please try again.' },
} as const satisfies Record<string, LocalizedText>;

export const conflictWords = {
  artistsTitle: { ko: '가까운 작가가 있습니까?', en: 'Are you close to any of these artists?' },
  artistsLead: {
    ko: '가족, 친구, 제자, 동료, 소속 작가처럼 가까운 사람을 골라 주세요. 그 사람의 출품작은 보이지 않으며, 점수도 나머지 위원이 매깁니다.',
    en: 'Tick everyone close to you: family, friends, students, colleagues, artists you represent. You will not see their entries, and the others score them without you.',
  },
  worksTitle: { ko: '아는 작품이 있습니까?', en: 'Do you know any of these works?' },
  worksLead: {
    ko: '누구의 작품인지 알아볼 수 있는 출품작을 골라 주세요. 심사에서 보이지 않게 됩니다.',
    en: 'Tick every entry whose maker you recognise. It will not be among those you judge.',
  },
  openTitle: { ko: '가까운 작가나 아는 작품이 있습니까?', en: 'Are you close to anyone here?' },
  openLead: {
    ko: '가족, 친구, 제자, 동료, 소속 작가처럼 가까운 사람의 출품작을 골라 주세요. 심사에서 보이지 않으며, 점수도 나머지 위원이 매깁니다.',
    en: 'Tick the entries of everyone close to you: family, friends, students, colleagues, artists you represent. You will not see them, and the others score them without you.',
  },
  apart: {
    ko: '블라인드 심사이므로 작가 목록과 작품 목록은 따로 묻고, 순서로도 짝을 알 수 없습니다.',
    en: 'This round is blind: names and works are asked about separately, in orders that tell nothing of each other.',
  },
  findArtist: { ko: '작가 이름으로 찾기', en: 'Find an artist' },
  findWork: { ko: '작품 제목으로 찾기', en: 'Find a work' },
  findEither: { ko: '작가나 작품으로 찾기', en: 'Find an artist or a work' },
  noMatch: { ko: '찾으시는 이름이 없습니다', en: 'Nothing by that name' },
  knowWork: { ko: '아는 작품입니다', en: 'I know this work' },
  close: { ko: '가까운 사이입니다', en: 'Close to me' },
  notClose: { ko: '관계가 없습니다 (주최 측이 결정합니다)', en: 'No connection (the organiser decides)' },
  none: { ko: '해당하는 것이 없습니다', en: 'I have no conflicts' },
  noneHint: {
    ko: '목록을 끝까지 살펴보았습니다.',
    en: 'I have read the whole list, and none of it applies to me.',
  },
  submit: { ko: '신고하기', en: 'Declare' },
  toWorks: { ko: '신고하고 작품 보기', en: 'Declare and go on to the works' },
  neither: {
    ko: '해당하는 것을 고르거나, 없음을 확인해 주세요.',
    en: 'Tick what applies, or confirm that you have no conflicts.',
  },
  step: { ko: '신고를 받았습니다.', en: 'Your declaration is saved.' },
  done: { ko: '신고를 마쳤습니다. 고맙습니다.', en: 'All declared. Thank you.' },
  doneLead: {
    ko: '심사가 시작되면 메일로 알려 드립니다. 심사 중에도 아는 작품이 나오면 회피하실 수 있습니다.',
    en: 'We will email you when judging begins. You can still step back from a work you recognise then.',
  },
} as const satisfies Record<string, LocalizedText>;
export const tickedText = (ticked: number): LocalizedText => ({
  ko: `${ticked}건을 골랐습니다`,
  en: `${ticked} ticked`,
});

/** What the server has seen in common, said to the juror and to the curator. */
export const conflictGroundWords = {
  declared: { ko: '위원이 신고함', en: 'Declared by the juror' },
  surname: { ko: '같은 성씨', en: 'Same surname' },
  gallery: { ko: '같은 갤러리', en: 'Same gallery' },
  company: { ko: '같은 회사', en: 'Same company' },
  address: { ko: '같은 주소', en: 'Same address' },
  'same-person': { ko: '본인', en: 'The same person' },
} as const satisfies Record<ConflictGround, LocalizedText>;

export const judgingWords = {
  entry: { ko: '출품작', en: 'Entry' },
  overview: { ko: '전체 보기', en: 'Overview' },
  views: { ko: '보기', en: 'Views' },
  next: { ko: '다음 출품작', en: 'Next entry' },
  previous: { ko: '이전 출품작', en: 'Previous entry' },
  nextOpen: { ko: '아직 채점하지 않은 출품작', en: 'Next one not yet judged' },
  zoom: { ko: '크게 보기', en: 'Zoom in' },
  works: { ko: '이 출품의 작품', en: 'Works of this entry' },
  sideBySide: { ko: '실제 크기 비교', en: 'Side by side, at true scale' },
  scaleText: {
    ko: '작품끼리 실제 비율입니다. 사람의 키는 170 cm입니다.',
    en: 'The works in true proportion to one another. The person is 170 cm tall.',
  },
  rulerText: { ko: '작품끼리 실제 비율입니다.', en: 'The works in true proportion to one another.' },
  mark: { ko: '비교에 담기', en: 'Add to comparison' },
  unmark: { ko: '비교에서 빼기', en: 'Remove from comparison' },
  compare: { ko: '비교', en: 'Compare' },
  compareThese: { ko: '나란히 보기', en: 'Side by side' },
  compareWall: { ko: '여러 출품작을 실제 비율로 나란히 보기', en: 'Entries side by side, at true scale' },
  marked: { ko: '비교에 담은 출품작', en: 'Entries to compare' },
  full: {
    ko: '한 번에 네 건까지 비교할 수 있습니다. 먼저 하나를 빼 주세요.',
    en: 'You can compare four entries at a time. Remove one first.',
  },
  nothingMarked: { ko: '비교에 담은 출품작이 없습니다', en: 'Nothing to compare yet' },
  nothingMarkedText: {
    ko: '출품작에서 ‘비교에 담기’를 누르거나 X 키를 치면 네 건까지 여기에 나란히 걸립니다.',
    en: 'Add up to four entries, by the button or the X key, and their works hang here side by side.',
  },
  noLongerThere: {
    ko: '더 이상 볼 수 없는 출품작을 비교에서 뺐습니다.',
    en: 'An entry you can no longer see was removed from the comparison.',
  },
  larger: { ko: '더 크게', en: 'Larger' },
  smaller: { ko: '더 작게', en: 'Smaller' },
  notToScale: { ko: '크기를 알 수 없어 비율대로 걸지 못한 작품', en: 'Size not given, so not to scale' },
  shownWorks: { ko: '걸어 둘 작품', en: 'Works to hang' },
  keySize: { ko: '비교 화면 더 크게, 더 작게', en: 'Comparison larger, smaller' },
  noSize: { ko: '크기를 알 수 없음', en: 'Size not given' },
  answers: { ko: '질문과 답', en: 'Answers' },
  score: { ko: '채점', en: 'Your score' },
  vote: { ko: '의견', en: 'Your vote' },
  note: { ko: '메모', en: 'Note' },
  noteHint: {
    ko: '토론 단계에서 다른 위원에게 보입니다.',
    en: 'Other jurors read it once the discussion begins.',
  },
  saving: { ko: '저장하고 있습니다', en: 'Saving' },
  saved: { ko: '저장했습니다', en: 'Saved' },
  unsaved: {
    ko: '아직 저장하지 못했습니다. 연결되면 자동으로 저장합니다.',
    en: 'Not saved yet. We keep trying as soon as you are back online.',
  },
  draft: {
    ko: '저장했습니다. 모든 기준에 점수를 매기면 집계에 들어갑니다.',
    en: 'Saved. It counts once every criterion has a mark.',
  },
  draftVote: {
    ko: '저장했습니다. 의견을 고르면 집계에 들어갑니다.',
    en: 'Saved. It counts once you have voted.',
  },
  refused: {
    ko: '저장하지 못했습니다. 심사 단계가 바뀌었을 수 있습니다.',
    en: 'Couldn’t save: the round may have moved on.',
  },
  elsewhere: {
    ko: '다른 기기에서 이 출품작을 채점하셨습니다. 그 점수를 보여 드립니다.',
    en: 'You scored this entry on another device meanwhile. Its marks are shown now.',
  },
  recuse: { ko: '아는 작품입니다', en: 'I know this work' },
  recuseTitle: { ko: '이 출품작의 심사를 회피할까요?', en: 'Step back from this entry?' },
  recuseText: {
    ko: '이 출품작은 더 이상 보이지 않고, 지금까지의 점수와 메모는 쓰이지 않습니다. 되돌리려면 담당자에게 문의해야 합니다.',
    en: 'You will not see it again, and what you scored or noted is not used. Only the curator can undo this.',
  },
  recuseConfirm: { ko: '회피하기', en: 'Step back' },
  recused: { ko: '이 출품작의 심사를 회피했습니다.', en: 'You have stepped back from this entry.' },
  done: { ko: '채점 완료', en: 'Judged' },
  begun: { ko: '채점 중', en: 'Begun' },
  open: { ko: '미채점', en: 'Not judged' },
  all: { ko: '전체', en: 'All' },
  show: { ko: '보기', en: 'Show' },
  noEntries: { ko: '심사할 출품작이 없습니다', en: 'There is nothing to judge' },
  find: { ko: '번호나 제목으로 찾기', en: 'Find by number or title' },
  noneOfThese: { ko: '해당하는 출품작이 없습니다', en: 'None of the entries' },
  keys: { ko: '단축키', en: 'Keys' },
  keysTitle: { ko: '마우스 없이 심사하기', en: 'Judging without a mouse' },
  keysOn: { ko: '한 글자 단축키 쓰기', en: 'Use single-key shortcuts' },
  keyDigit: { ko: '점수 주고 다음 기준으로', en: 'Give a mark and go to the next criterion' },
  keyTen: { ko: '10점', en: 'A mark of 10' },
  keyUndo: { ko: '앞의 점수 지우기', en: 'Take back the last mark' },
  keyVote: { ko: '찬성, 보류, 반대', en: 'Yes, maybe, no' },
  keyNote: { ko: '메모 쓰기 (Esc로 나오기)', en: 'Write a note (Esc to leave it)' },
  keyWork: { ko: '다음 작품', en: 'Next work of the entry' },
  keyKeys: { ko: '이 목록', en: 'This list' },
  goneEntry: { ko: '볼 수 없는 출품작입니다', en: 'This entry is not yours to see' },
} as const satisfies Record<string, LocalizedText>;

export const discussionWords = {
  lead: {
    ko: '심사가 끝나 점수를 더 바꿀 수 없습니다. 모든 위원의 점수와 메모가 열렸습니다.',
    en: 'Judging has ended and scores can no longer change. Everyone’s scores and notes are open now.',
  },
  closedLead: {
    ko: '심사가 모두 끝났습니다. 수고해 주셔서 고맙습니다.',
    en: 'The round is over. Thank you for your work.',
  },
  mean: { ko: '평균', en: 'Mean' },
  spread: { ko: '표준편차', en: 'Spread' },
  votes: { ko: '위원 수', en: 'Jurors' },
  mine: { ko: '내 점수', en: 'Yours' },
  noScores: { ko: '아직 점수가 없습니다', en: 'No scores' },
  scoresOf: { ko: '점수와 메모', en: 'Scores and notes' },
  sort: { ko: '정렬', en: 'Order' },
  byMean: { ko: '평균이 높은 순', en: 'Highest mean first' },
  bySpread: { ko: '의견이 갈린 순', en: 'Most disputed first' },
  byNumber: { ko: '번호순', en: 'By number' },
} as const satisfies Record<string, LocalizedText>;

export const invitationWords = {
  title: { ko: '심사위원 초대', en: 'Invitation to the jury' },
  lead: {
    ko: '초대를 수락하면 맡으신 심사를 볼 수 있습니다.',
    en: 'Accept, and the round you were asked to judge is yours to open.',
  },
  accept: { ko: '초대 수락하기', en: 'Accept the invitation' },
  asMe: { ko: '수락할 계정', en: 'You accept as' },
  other: { ko: '다른 계정으로 로그인', en: 'Use another account' },
  signIn: { ko: '이미 계정이 있으신가요?', en: 'Already have an account?' },
  signInText: {
    ko: '이 이메일로 만든 계정이 있습니다. 로그인하면 이 화면으로 돌아와 수락하실 수 있습니다.',
    en: 'This email has an account. Log in, and you come back here to accept.',
  },
  call: { ko: '공모', en: 'Open call' },
  round: { ko: '심사', en: 'Round' },
  invited: { ko: '초대받은 분', en: 'Invited' },
  until: { ko: '수락 기한', en: 'Accept by' },
  login: { ko: '로그인', en: 'Login' },
  createText: {
    ko: '이름과 비밀번호만 있으면 됩니다. 이메일은 초대받은 주소를 씁니다. 심사만 할 수 있는 계정입니다.',
    en: 'A name and a password are enough; your email is the one we invited. The account is for judging only.',
  },
  name: { ko: '이름', en: 'Name' },
  nameRequired: { ko: '이름을 입력해 주세요', en: 'Enter your name' },
  password: { ko: '비밀번호', en: 'Password' },
  confirm: { ko: '비밀번호 확인', en: 'Confirm password' },
  createAccept: { ko: '계정을 만들고 수락하기', en: 'Create account and accept' },
  failed: { ko: '수락하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t accept. Please try again.' },
  brokenTitle: { ko: '쓸 수 없는 초대 링크입니다', en: 'This invitation no longer works' },
  brokenText: {
    ko: '이미 썼거나 기한이 지났거나 새 초대로 바뀐 링크입니다. 초대한 기관에 다시 보내 달라고 요청해 주세요.',
    en: 'It was used, has expired, or was replaced by a newer one. Ask whoever invited you to send it again.',
  },
  toRounds: { ko: '맡은 심사 보기', en: 'See my rounds' },
  done: { ko: '수락했습니다.', en: 'Accepted.' },
} as const satisfies Record<string, LocalizedText>;
