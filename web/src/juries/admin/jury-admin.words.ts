import type { RoundPhase } from '@hwarang/domain/juries/juries.contract';
import type { Juror, JuryAction } from '@hwarang/domain/juries/rounds.contract';
import type { LocalizedText } from '@hwarang/domain/language';

export const juryAdminWords = {
  rounds: { ko: '심사 회차', en: 'Rounds' },
  newRound: { ko: '회차 추가', en: 'New round' },
  noRounds: { ko: '아직 심사 회차가 없습니다', en: 'No rounds yet' },
  noRoundsText: {
    ko: '회차를 만들고 심사위원을 초대한 뒤, 접수가 끝나면 이해관계 신고부터 시작합니다.',
    en: 'Make a round and invite its jurors. Once the call is closed, it begins with conflicts of interest.',
  },
  rules: { ko: '심사 방식', en: 'How it is judged' },
  rulesFixed: {
    ko: '회차를 시작한 뒤에는 이름만 바꿀 수 있습니다.',
    en: 'Once a round has begun, only its name can change.',
  },
  name: { ko: '이름', en: 'Name' },
  blind: { ko: '블라인드 심사', en: 'Blind: jurors see no names' },
  blindHint: {
    ko: '이름, 사진, 링크, 파일 이름, 이미지 속 정보를 모두 지우고 무작위 번호로 보여 줍니다.',
    en: 'Names, portraits, links, file names and data inside images are removed; entries get numbers drawn by lot.',
  },
  method: { ko: '채점 방법', en: 'Method' },
  scores: { ko: '기준별 점수', en: 'Marks by criterion' },
  votes: { ko: '찬성, 보류, 반대', en: 'Yes, maybe, no' },
  scaleFrom: { ko: '가장 낮은 점수', en: 'Lowest mark' },
  scaleTo: { ko: '가장 높은 점수', en: 'Highest mark' },
  criteria: { ko: '심사 기준', en: 'Criteria' },
  criterion: { ko: '기준', en: 'Criterion' },
  weight: { ko: '비중', en: 'Weight' },
  addCriterion: { ko: '기준 추가', en: 'Add a criterion' },
  removeCriterion: { ko: '기준 삭제', en: 'Remove this criterion' },
  criteriaHint: {
    ko: '비중은 기준끼리의 비율입니다. 50과 50은 1과 1과 같습니다.',
    en: 'Weights are relative to each other: 50 and 50 mean the same as 1 and 1.',
  },
  bothLanguages: { ko: '두 언어로 모두 적어 주세요', en: 'Needed in both languages' },
  save: { ko: '저장', en: 'Save' },
  make: { ko: '회차 만들기', en: 'Make this round' },
  saved: { ko: '저장했습니다.', en: 'Saved.' },
  failed: { ko: '저장하지 못했습니다. 다시 시도해 주세요.', en: 'Couldn’t save. Please try again.' },
  remove: { ko: '회차 삭제', en: 'Delete this round' },
  removeTitle: { ko: '이 회차를 삭제할까요?', en: 'Delete this round?' },
  removeText: {
    ko: '초대한 심사위원도 함께 사라집니다. 기록은 남습니다.',
    en: 'Its jurors go with it. The log stays.',
  },
  jurors: { ko: '심사위원', en: 'Jurors' },
  jurorsTable: { ko: '심사위원 목록', en: 'List of jurors' },
  conflictsTable: { ko: '이해관계 목록', en: 'List of conflicts' },
  logTable: { ko: '기록 목록', en: 'Entries of the log' },
  noJurors: { ko: '아직 초대한 심사위원이 없습니다', en: 'Nobody invited yet' },
  invite: { ko: '초대하기', en: 'Invite' },
  inviteTitle: { ko: '심사위원 초대', en: 'Invite a juror' },
  invited: { ko: '초대 메일을 보냈습니다.', en: 'The invitation is on its way.' },
  jurorName: { ko: '이름', en: 'Name' },
  email: { ko: '이메일', en: 'Email' },
  state: { ko: '상태', en: 'State' },
  declared: { ko: '이해관계', en: 'Conflicts' },
  declaredYes: { ko: '신고함', en: 'Declared' },
  declaredNo: { ko: '신고 전', en: 'Not yet' },
  judged: { ko: '채점', en: 'Judged' },
  lastSeen: { ko: '마지막 활동', en: 'Last active' },
  actions: { ko: '관리', en: 'Actions' },
  sendAgain: { ko: '다시 보내기', en: 'Send again' },
  removeJuror: { ko: '해촉', en: 'Remove' },
  removeJurorTitle: { ko: '심사위원을 해촉할까요?', en: 'Remove this juror?' },
  removeJurorText: {
    ko: '바로 아무것도 볼 수 없게 됩니다. 채점이 끝나기 전이라면 그 위원의 점수도 지워집니다.',
    en: 'They lose all access at once. Before judging ends, their scores go too.',
  },
  conflicts: { ko: '이해관계', en: 'Conflicts of interest' },
  conflictsLead: {
    ko: '결정할 때까지 그 위원은 해당 출품작을 볼 수 없습니다. 위원이 스스로 신고한 것과 본인의 출품작은 해제할 수 없습니다. 블라인드 심사에서는 위원이 이름을 확인하기 전에만 해제할 수 있습니다.',
    en: 'Until you decide, the juror cannot see the entry. What a juror declared, and a juror’s own entry, cannot be cleared. In a blind round, clear before the juror has read the names.',
  },
  noConflicts: { ko: '신고되거나 발견된 이해관계가 없습니다', en: 'No conflicts' },
  juror: { ko: '위원', en: 'Juror' },
  entry: { ko: '출품작', en: 'Entry' },
  grounds: { ko: '근거', en: 'Grounds' },
  decision: { ko: '결정', en: 'Decision' },
  recuse: { ko: '회피', en: 'Recuse' },
  clear: { ko: '문제없음', en: 'Clear' },
  proposed: { ko: '결정 필요', en: 'To decide' },
  recused: { ko: '회피', en: 'Recused' },
  cleared: { ko: '문제없음', en: 'Cleared' },
  reason: { ko: '이유', en: 'Reason' },
  reasonHint: { ko: '심사 기록에 남습니다.', en: 'Kept with the record of the round.' },
  reasonMissing: { ko: '이유를 적어 주세요', en: 'Give a reason' },
  clearTitle: { ko: '이 출품작을 심사하게 할까요?', en: 'Let this juror judge the entry?' },
  recuseTitle: { ko: '이 출품작에서 제외할까요?', en: 'Keep this juror out of the entry?' },
  log: { ko: '심사 기록', en: 'Log' },
  logLead: {
    ko: '모든 열람과 변경이 남으며, 지울 수 없습니다.',
    en: 'Every view and every change. Nothing here can be deleted.',
  },
  showLog: { ko: '기록 보기', en: 'Show the log' },
  more: { ko: '더 보기', en: 'Show more' },
  when: { ko: '때', en: 'When' },
  who: { ko: '누가', en: 'Who' },
  what: { ko: '무엇을', en: 'What' },
  seal: { ko: '점수 봉인', en: 'Seal of the scores' },
  sealText: {
    ko: '공모 페이지에 공개됩니다. 점수가 하나라도 바뀌면 이 값이 달라집니다.',
    en: 'Public on the call’s page. Were a single score changed, it would no longer match.',
  },
  which: { ko: '심사할 출품작', en: 'Entries to judge' },
  whichAll: { ko: '접수된 모든 출품작', en: 'Everything that was handed in' },
  whichChosen: { ko: '고른 출품작만', en: 'Only those I choose' },
  chooseSome: { ko: '한 건 이상 골라 주세요', en: 'Choose at least one' },
  cancel: { ko: '취소', en: 'Cancel' },
} as const satisfies Record<string, LocalizedText>;

export const jurorStateWords = {
  invited: { ko: '초대함', en: 'Invited' },
  expired: { ko: '초대 만료', en: 'Invitation expired' },
  accepted: { ko: '수락', en: 'Accepted' },
  removed: { ko: '해촉', en: 'Removed' },
} as const satisfies Record<Juror['state'], LocalizedText>;

interface Step {
  button: LocalizedText;
  title: LocalizedText;
  text: LocalizedText;
}

/** What the step out of each phase is called, and what it does. */
export const stepWords: Record<Exclude<RoundPhase, 'closed'>, Step> = {
  setup: {
    button: { ko: '이해관계 신고 시작', en: 'Begin with conflicts' },
    title: { ko: '이해관계 신고를 시작할까요?', en: 'Begin with conflicts of interest?' },
    text: {
      ko: '심사할 출품작이 정해지고 번호를 추첨합니다. 심사 방식은 더 바꿀 수 없습니다. 수락한 위원에게 목록이 열립니다.',
      en: 'The entries are fixed and numbered by lot, and the rules can no longer change. The lists open to the jurors who accepted.',
    },
  },
  conflicts: {
    button: { ko: '심사 시작', en: 'Begin judging' },
    title: { ko: '심사를 시작할까요?', en: 'Begin judging?' },
    text: {
      ko: '신고를 마친 위원부터 채점할 수 있습니다. 아직 결정하지 않은 이해관계가 있는 출품작은 그 위원에게 보이지 않습니다.',
      en: 'Jurors who have declared can judge. An entry with an undecided conflict stays hidden from that juror.',
    },
  },
  judging: {
    button: { ko: '채점 마감, 토론 시작', en: 'End judging, open discussion' },
    title: { ko: '채점을 마감할까요?', en: 'End judging?' },
    text: {
      ko: '점수가 봉인되어 아무도 바꿀 수 없게 되고, 봉인 값이 공모 페이지에 공개됩니다. 위원들은 서로의 점수와 메모를 보게 됩니다. 되돌릴 수 없습니다.',
      en: 'All scores are sealed: nobody can change them, and the seal is published on the call’s page. Jurors see each other’s scores and notes. This cannot be undone.',
    },
  },
  discussion: {
    button: { ko: '회차 종료', en: 'Close the round' },
    title: { ko: '회차를 종료할까요?', en: 'Close the round?' },
    text: {
      ko: '토론이 끝납니다. 이어서 결과 화면에서 수상작을 정할 수 있습니다. 되돌릴 수 없습니다.',
      en: 'The discussion ends, and you can decide on the result screen. This cannot be undone.',
    },
  },
};

export const undeclaredText = (count: number): LocalizedText => ({
  ko: `아직 신고하지 않은 위원이 ${count}명 있습니다.`,
  en: count === 1 ? '1 juror has not declared yet.' : `${count} jurors have not declared yet.`,
});
export const undecidedText = (count: number): LocalizedText => ({
  ko: `결정하지 않은 이해관계가 ${count}건 있습니다.`,
  en: count === 1 ? '1 conflict is undecided.' : `${count} conflicts are undecided.`,
});
export const unscoredText = (count: number): LocalizedText => ({
  ko: `채점하지 않은 것이 ${count}건 있습니다.`,
  en: count === 1 ? '1 score is still missing.' : `${count} scores are still missing.`,
});

export const juryActionWords = {
  'round.made': { ko: '회차를 만듦', en: 'Made the round' },
  'round.changed': { ko: '회차를 변경함', en: 'Changed the round' },
  'round.deleted': { ko: '회차를 삭제함', en: 'Deleted the round' },
  'round.phase': { ko: '다음 단계로 옮김', en: 'Moved to the next phase' },
  'round.sealed': { ko: '점수를 봉인함', en: 'Sealed the scores' },
  'round.seen': { ko: '회차를 봄', en: 'Saw the round' },
  'jurors.seen': { ko: '심사위원을 봄', en: 'Saw the jurors' },
  'juror.invited': { ko: '심사위원을 초대함', en: 'Invited a juror' },
  'juror.invited-again': { ko: '초대를 다시 보냄', en: 'Sent an invitation again' },
  'juror.accepted': { ko: '초대를 수락함', en: 'Accepted the invitation' },
  'juror.removed': { ko: '심사위원을 해촉함', en: 'Removed a juror' },
  'conflicts.seen': { ko: '이해관계를 봄', en: 'Saw the conflicts' },
  'conflicts.declared': { ko: '이해관계를 신고함', en: 'Declared conflicts' },
  'conflict.proposed': { ko: '이해관계가 제안됨', en: 'A conflict was proposed' },
  'conflict.decided': { ko: '이해관계를 결정함', en: 'Decided a conflict' },
  'entries.seen': { ko: '출품작 목록을 봄', en: 'Saw the entries' },
  'entry.seen': { ko: '출품작을 봄', en: 'Saw an entry' },
  'image.seen': { ko: '작품 이미지를 봄', en: 'Saw a picture' },
  'score.begun': { ko: '채점을 시작함', en: 'Began a score' },
  'score.given': { ko: '채점함', en: 'Gave a score' },
  'entry.recused': { ko: '심사를 회피함', en: 'Stepped back from an entry' },
  'scores.seen': { ko: '점수를 봄', en: 'Saw the scores' },
  'progress.seen': { ko: '진행 상황을 봄', en: 'Saw the progress' },
  'log.seen': { ko: '심사 기록을 봄', en: 'Saw the log' },
  'ranking.seen': { ko: '순위를 봄', en: 'Saw the ranking' },
  'ranking.exported': { ko: '순위를 내려받음', en: 'Exported the ranking' },
  'decisions.changed': { ko: '결정을 변경함', en: 'Changed the decisions' },
  'result.published': { ko: '결과를 발표함', en: 'Published the result' },
  'booklet.exported': { ko: '출품작 자료집을 내려받음', en: 'Exported the booklet' },
} as const satisfies Record<JuryAction, LocalizedText>;
