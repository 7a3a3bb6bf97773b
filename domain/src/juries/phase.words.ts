import type { LocalizedText } from '../language.ts';
import type { RoundPhase } from './juries.contract.ts';

/** Phases in which jurors have something to do. */
export type JurorPhase = Extract<RoundPhase, 'conflicts' | 'judging' | 'discussion'>;

interface PhaseMail {
  phase: JurorPhase;
  /** As the curator wrote it. */
  name: string;
  call: LocalizedText;
  round: LocalizedText;
  /** When the result is announced, where that day is still to come. */
  resultsOn: LocalizedText | undefined;
  link: string;
}

const tasks: Record<JurorPhase, { subject: LocalizedText; lead: LocalizedText; action: LocalizedText }> = {
  conflicts: {
    subject: { ko: '이해관계를 밝혀 주세요', en: 'please declare conflicts of interest' },
    lead: {
      ko: '채점에 앞서 아는 작가나 작품이 있는지 밝혀 주세요. 밝히신 출품작은 심사에서 제외됩니다. 아는 작가가 없더라도 확인을 마쳐야 채점할 수 있습니다.',
      en: 'Before judging begins, please say which artists or works you know: you won’t judge those entries. If you know none, please confirm that too. You can only judge once this is done.',
    },
    action: { ko: '이해관계 밝히기', en: 'Declare conflicts' },
  },
  judging: {
    subject: { ko: '채점을 시작해 주세요', en: 'judging has begun' },
    lead: {
      ko: '채점이 시작되었습니다. 맡으신 출품작을 모두 심사해 주세요. 채점이 끝나기 전까지는 점수를 바꿀 수 있고, 다른 심사위원에게는 보이지 않습니다.',
      en: 'Judging has begun. Please judge all entries given to you. You can change your scores until judging ends, and the other jurors don’t see them until then.',
    },
    action: { ko: '채점하기', en: 'Start judging' },
  },
  discussion: {
    subject: { ko: '토론이 시작되었습니다', en: 'the discussion has begun' },
    lead: {
      ko: '채점이 끝나 모든 점수를 봉인했습니다. 이제 다른 심사위원의 점수와 의견을 보며 토론해 주세요. 점수는 더 바꿀 수 없습니다.',
      en: 'Judging has ended and all scores are sealed. You can now see the scores and notes of the other jurors and discuss them. Scores can no longer be changed.',
    },
    action: { ko: '점수와 의견 보기', en: 'See scores and notes' },
  },
};

/** What a juror is to do now that a curator has begun the next phase. */
export function phaseEmail({ phase, name, call, round, resultsOn, link }: PhaseMail) {
  const { subject, lead, action } = tasks[phase];
  return {
    subject: { ko: `[화랑] ${call.ko} 공모 심사: ${subject.ko}`, en: `[Hwarang] Jury of ${call.en}: ${subject.en}` },
    greeting: { ko: `${name} 님, 안녕하세요.`, en: `Hello ${name},` },
    lead: {
      ko: `${call.ko} 공모의 ‘${round.ko}’ 심사를 안내해 드립니다.\n\n${lead.ko}`,
      en: `About the jury of the open call ${call.en} (${round.en}):\n\n${lead.en}`,
    },
    action,
    link,
    note: resultsOn
      ? {
          ko: `결과는 ${resultsOn.ko}에 발표할 예정입니다. 그 전에 심사를 마칠 수 있도록 도와주세요.`,
          en: `The result is to be announced on ${resultsOn.en}. Please leave us time before then.`,
        }
      : { ko: '심사에 함께해 주셔서 감사합니다.', en: 'Thank you for being on the jury.' },
  };
}
