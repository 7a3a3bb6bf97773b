import type { LocalizedText } from '../language.ts';
import type { Outcome } from '../open-calls/entries.contract.ts';
import { place as placeText } from '../open-calls/open-calls.words.ts';

/** Why something was refused. */
export const resultRefusals = {
  stillJudged: { ko: '아직 심사가 끝나지 않은 회차입니다.', en: 'This round is still being judged.' },
  published: {
    ko: '이미 발표한 결과는 바꿀 수 없습니다.',
    en: 'The result has been published and can no longer be changed.',
  },
  notPublished: { ko: '아직 결과를 발표하지 않았습니다.', en: 'The result has not been published yet.' },
  stillOpen: {
    ko: '접수가 끝나야 결과를 발표할 수 있습니다.',
    en: 'The result can be published once entries are closed.',
  },
  noEntries: { ko: '제출된 출품작이 없습니다.', en: 'Nobody has entered.' },
  undecided: {
    ko: '아직 결정하지 않은 출품작이 있습니다.',
    en: 'Some entries have not been decided yet.',
  },
  tooManyWinners: {
    ko: '공모에 적힌 인원보다 많은 작가가 선정되었습니다.',
    en: 'There are more winners than the call says.',
  },
  changedMeanwhile: {
    ko: '그사이 다른 사람이 이 결정을 바꿨습니다.',
    en: 'Someone else has changed this decision in the meantime.',
  },
  noWinners: { ko: '전시할 선정작이 없습니다.', en: 'There are no winning works to exhibit.' },
  exhibitionMade: { ko: '이미 만든 전시가 있습니다.', en: 'The exhibition has already been made.' },
} as const satisfies Record<string, LocalizedText>;

export const outcomeWords: Record<Outcome, LocalizedText> = {
  winner: { ko: '선정', en: 'Winner' },
  reserve: { ko: '예비', en: 'Reserve' },
  thanks: { ko: '미선정', en: 'Not selected' },
};

export const winnersExhibition = (call: LocalizedText): LocalizedText => ({
  ko: `${call.ko} 선정작`,
  en: `${call.en}: Selected Works`,
});

interface ResultMail {
  names: LocalizedText;
  call: LocalizedText;
  outcome: Outcome;
  place: number | null;
  feedback: string | null;
  seals: readonly { name: LocalizedText; seal: string }[];
  /** The page with the public result, and the one that checks scores. */
  links: { results: string; check: string };
}

const outcomeLead = ({ call, outcome, place }: ResultMail): LocalizedText => {
  const at = place === null ? undefined : placeText(place);
  if (outcome === 'winner')
    return {
      ko: `축하드립니다. ${call.ko} 공모에 출품하신 작품이 선정되었습니다.${at ? ` (${at.ko})` : ''}`,
      en: `Congratulations! Your entry to the open call ${call.en} has been selected${at ? ` (${at.en})` : ''}.`,
    };
  if (outcome === 'reserve')
    return {
      ko: `${call.ko} 공모에 출품하신 작품이 예비로 선정되었습니다. 빈자리가 생기면 따로 연락드리겠습니다.`,
      en: `Your entry to the open call ${call.en} is on the reserve list. We will contact you if a place becomes free.`,
    };
  return {
    ko: `${call.ko} 공모에 소중한 작품을 출품해 주셔서 감사합니다. 아쉽게도 이번에는 선정되지 않았습니다.`,
    en: `Thank you for entering the open call ${call.en}. We are sorry to tell you that your entry was not selected this time.`,
  };
};

/** What an entrant hears when the result is published. */
export function resultEmail(told: ResultMail) {
  const { names, call, feedback, seals, links } = told;
  const lead = outcomeLead(told);
  const sealed = seals.length > 0;
  const written = ({ ko, en }: { ko: string[]; en: string[] }): LocalizedText => ({
    ko: ko.join('\n\n'),
    en: en.join('\n\n'),
  });
  return {
    subject: { ko: `[화랑] ${call.ko} 공모 결과`, en: `[Hwarang] Result of the open call ${call.en}` },
    greeting: { ko: `${names.ko} 님, 안녕하세요.`, en: `Hello ${names.en},` },
    lead: written({
      ko: [
        lead.ko,
        ...(feedback ? [`심사평\n${feedback}`] : []),
        ...seals.map(({ name, seal }) => `심사 점수의 봉인값 (${name.ko})\n${seal}`),
      ],
      en: [
        lead.en,
        ...(feedback ? [`Feedback from the jury\n${feedback}`] : []),
        ...seals.map(({ name, seal }) => `Seal of the scores (${name.en})\n${seal}`),
      ],
    }),
    action: sealed ? { ko: '내 점수 확인하기', en: 'Check my scores' } : { ko: '공모 결과 보기', en: 'See the result' },
    link: sealed ? links.check : links.results,
    note: sealed
      ? {
          ko: `봉인값은 심사가 끝난 순간의 모든 점수로 계산되어 공개되었습니다. 위 페이지에서 내 점수가 그 뒤에 바뀌지 않았는지 직접 확인할 수 있습니다. 공모 결과: ${links.results}`,
          en: `The seal was computed from all scores and published the moment judging ended. On the page above you can check for yourself that your scores have not been changed since. The result: ${links.results}`,
        }
      : { ko: '출품해 주셔서 감사합니다.', en: 'Thank you for taking part.' },
  };
}
