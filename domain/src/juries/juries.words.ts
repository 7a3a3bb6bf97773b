import type { LocalizedText } from '../language.ts';
import type { Scale } from './juries.contract.ts';

/** Refusals of calls of rounds and jurors. The API answers the English sentence, pages show the one of their language. */
export const juryWords = {
  takesEntries: {
    ko: '공모가 아직 접수를 받고 있습니다. 마감한 뒤에 심사를 시작할 수 있습니다.',
    en: 'The call still takes entries. Close it before the jury begins.',
  },
  noEntries: { ko: '심사할 출품작이 없습니다.', en: 'There are no entries to judge.' },
  noCriteria: { ko: '심사 기준을 하나 이상 정해 주세요.', en: 'Add at least one criterion first.' },
  noJurors: { ko: '초대를 수락한 심사위원이 없습니다.', en: 'No juror has accepted yet.' },
  otherPhase: {
    ko: '심사 단계가 바뀌었거나 건너뛸 수 없는 단계입니다.',
    en: 'A round goes from one phase to the next, never back.',
  },
  rulesFixed: {
    ko: '심사를 시작한 뒤에는 이름만 변경할 수 있습니다.',
    en: 'Once a round has begun, only its name can be changed.',
  },
  judged: { ko: '심사가 시작된 회차는 삭제할 수 없습니다.', en: 'A round that is being judged cannot be deleted.' },
  judgingOver: { ko: '채점이 끝났습니다.', en: 'Judging has ended.' },
  notJudging: { ko: '지금은 채점 기간이 아닙니다.', en: 'The round is not being judged now.' },
  notDiscussing: {
    ko: '다른 심사위원의 점수는 토론 단계부터 볼 수 있습니다.',
    en: 'The scores of others are shown once the discussion begins.',
  },
  declareFirst: { ko: '먼저 이해관계를 밝혀 주세요.', en: 'Please declare conflicts of interest first.' },
  notDeclaring: {
    ko: '이해관계를 밝히는 단계가 아닙니다.',
    en: 'Conflicts cannot be declared at this point.',
  },
  tooManyRounds: { ko: '회차를 더 만들 수 없습니다.', en: 'This call cannot have more rounds.' },
  tooManyJurors: { ko: '심사위원을 더 초대할 수 없습니다.', en: 'This round cannot have more jurors.' },
  alreadyJuror: { ko: '이미 이 회차의 심사위원입니다.', en: 'This person is a juror of this round already.' },
  alreadyAccepted: { ko: '이미 초대를 수락했습니다.', en: 'This juror has accepted already.' },
  invitationOver: {
    ko: '초대가 만료되었거나 취소되었습니다.',
    en: 'This invitation has expired or was withdrawn.',
  },
  signInFirst: {
    ko: '이 이메일로 만든 계정이 있습니다. 로그인한 뒤 수락해 주세요.',
    en: 'There is an account with this email. Please sign in to accept.',
  },
  email: { ko: '이메일 주소를 확인해 주세요.', en: 'must be an email' },
  reasonMissing: { ko: '이유를 적어 주세요.', en: 'Please give a reason.' },
  notClearable: {
    ko: '본인의 출품작이거나 심사위원이 스스로 밝힌 이해관계는 해제할 수 없습니다.',
    en: 'A juror’s own entry, or what a juror has declared, cannot be cleared.',
  },
  tooLateToClear: {
    ko: '블라인드 심사에서는 심사위원이 이름을 확인한 뒤에는 해제할 수 없습니다. 새로 보이는 출품작이 누구의 것인지 알게 되기 때문입니다.',
    en: 'In a blind round nothing can be cleared once the juror has read the names: the entry that appears would tell whose it is.',
  },
  unknownEntries: { ko: '이 공모의 출품작이 아닙니다.', en: 'must be entries of this call that were handed in' },
  changedElsewhere: { ko: '다른 곳에서 먼저 변경했습니다.', en: 'This was changed elsewhere meanwhile.' },
  noMarks: { ko: '이 회차는 투표로 심사합니다.', en: 'This round is judged by votes.' },
  voteMissing: { ko: '찬성, 보류, 반대 중에서 골라 주세요.', en: 'Please choose yes, maybe or no.' },
  noVote: { ko: '이 회차는 점수로 심사합니다.', en: 'This round is judged by marks.' },
  complete: { ko: '다 매긴 점수는 채점으로 보내 주세요.', en: 'This is a whole score: give it as one.' },
  unknownCriterion: { ko: '이 회차에 없는 심사 기준입니다.', en: 'This round has no such criterion.' },
  markMissing: { ko: '모든 기준에 점수를 매겨 주세요.', en: 'Please give a mark for every criterion.' },
} as const satisfies Record<string, LocalizedText>;

export const markOutside = ({ from, to }: Scale): LocalizedText => ({
  ko: `점수는 ${from}점부터 ${to}점까지입니다.`,
  en: `Marks go from ${from} to ${to}.`,
});

/** How long an invitation can be accepted. */
export const invitationDays = 14;

export const invitationEmail = (name: string, call: LocalizedText, round: LocalizedText, link: string) => ({
  subject: {
    ko: `[화랑] ${call.ko} 공모의 심사위원으로 모십니다`,
    en: `[Hwarang] You are invited to judge the open call ${call.en}`,
  },
  greeting: { ko: `${name} 님, 안녕하세요.`, en: `Hello ${name},` },
  lead: {
    ko: `${call.ko} 공모의 ‘${round.ko}’ 심사위원으로 모시고자 합니다. 아래 단추를 눌러 수락하시면 심사 페이지가 열립니다.`,
    en: `We would like you to be a juror of the open call ${call.en} (${round.en}). Accept below and your jury page opens.`,
  },
  action: { ko: '초대 수락하기', en: 'Accept the invitation' },
  link,
  note: {
    ko: `이 링크는 ${invitationDays}일 동안 한 번만 쓸 수 있으니 다른 사람에게 전달하지 마세요. 초대받은 적이 없다면 이 메일을 무시하셔도 됩니다.`,
    en: `The link works once within ${invitationDays} days; please do not forward it. If you did not expect this, you can ignore this email.`,
  },
});
