import type { RoundPhase } from '@hwarang/domain/juries/juries.contract';
import type { AgeBand, Timeline } from '@hwarang/domain/juries/numbers';
import type { LocalizedText } from '@hwarang/domain/language';
import { dayText } from '@hwarang/domain/open-calls/open-calls.words';
import { phaseWords } from '../jury.words.ts';

export const numbersWords = {
  none: { ko: '아직 접수된 출품이 없습니다', en: 'No entries yet' },
  states: { ko: '출품 현황', en: 'Entries so far' },
  begun: { ko: '시작', en: 'Started' },
  draft: { ko: '작성 중', en: 'Drafts' },
  submitted: { ko: '접수', en: 'Submitted' },
  withdrawn: { ko: '철회', en: 'Withdrawn' },
  works: { ko: '접수된 작품', en: 'Works submitted' },
  timeline: { ko: '날짜별 접수', en: 'Entries over time' },
  most: { ko: '최대', en: 'most' },
  byDay: { ko: '날짜별 표 보기', en: 'Show as a table' },
  day: { ko: '날짜', en: 'Date' },
  entries: { ko: '출품', en: 'Entries' },
  country: { ko: '국가', en: 'Country' },
  medium: { ko: '재료', en: 'Medium' },
  mediumHint: {
    ko: '여러 재료를 쓴 작품은 재료마다 셉니다.',
    en: 'A work in several media is counted under each of them.',
  },
  worksOf: { ko: '작품', en: 'Works' },
  age: { ko: '나이', en: 'Age' },
  unknown: { ko: '알 수 없음', en: 'Not given' },
  otherMedium: { ko: '그 밖의 재료', en: 'Other' },
  jury: { ko: '심사 진행', en: 'Jury progress' },
  noRounds: { ko: '아직 심사 회차가 없습니다.', en: 'No judging rounds yet.' },
  juror: { ko: '심사위원', en: 'Juror' },
  progress: { ko: '진행', en: 'Progress' },
  scored: { ko: '심사함', en: 'Scored' },
  keptOut: { ko: '회피', en: 'Recused' },
  status: { ko: '상태', en: 'Status' },
  invited: { ko: '초대함', en: 'Invited' },
  accepted: { ko: '수락', en: 'Accepted' },
  declared: { ko: '이해관계 신고 마침', en: 'Conflicts declared' },
  noJurors: { ko: '아직 심사위원이 없습니다.', en: 'No jurors yet.' },
  downloads: { ko: '내려받기', en: 'Downloads' },
  downloadsHint: {
    ko: '파일을 내려받은 사람과 시각은 기록에 남습니다.',
    en: 'Who downloads a file, and when, is recorded in the log.',
  },
  csv: { ko: '출품 목록 CSV', en: 'Entries as CSV' },
  booklet: { ko: '회의용 자료집 (PDF)', en: 'Booklet for a meeting (PDF)' },
  which: { ko: '출품작', en: 'Entries' },
  all: { ko: '접수된 모든 출품', en: 'All submitted entries' },
  names: { ko: '이름', en: 'Names' },
  blind: { ko: '블라인드: 이름, 링크, 파일 없이', en: 'Blind: without names, links and files' },
  open: { ko: '작가 이름 포함', en: 'With artists’ names' },
  needsRound: {
    ko: '블라인드 자료집에는 심사 회차의 번호를 씁니다. 심사가 시작된 회차를 골라 주세요.',
    en: 'A blind booklet uses the numbers of a judging round. Choose a round that has begun.',
  },
  language: { ko: '언어', en: 'Language' },
  part: { ko: '권', en: 'Part' },
  download: { ko: '자료집 내려받기', en: 'Download booklet' },
} as const satisfies Record<string, LocalizedText>;

export const ageWords: Record<AgeBand | 'unknown', LocalizedText> = {
  '0-19': { ko: '10대 이하', en: 'Under 20' },
  '20-29': { ko: '20대', en: '20–29' },
  '30-39': { ko: '30대', en: '30–39' },
  '40-49': { ko: '40대', en: '40–49' },
  '50-59': { ko: '50대', en: '50–59' },
  '60-69': { ko: '60대', en: '60–69' },
  '70+': { ko: '70대 이상', en: '70 and over' },
  unknown: numbersWords.unknown,
};

export const ageOnDay = (day: string): LocalizedText => ({
  ko: `${dayText(day).ko} 기준 만 나이`,
  en: `Age on ${dayText(day).en}`,
});

export const roundSummary = (phase: RoundPhase, blind: boolean, entries: number): LocalizedText => ({
  ko: [phaseWords[phase].ko, blind && '블라인드', `출품 ${entries}건`].filter(Boolean).join(' · '),
  en: [phaseWords[phase].en, blind && 'Blind', entries === 1 ? '1 entry' : `${entries} entries`]
    .filter(Boolean)
    .join(' · '),
});
export const scoredOf = (scored: number, of: number): LocalizedText => ({
  ko: `${of}건 중 ${scored}건`,
  en: `${scored} of ${of}`,
});

const units: Record<Timeline['unit'], LocalizedText> = {
  day: { ko: '하루', en: 'day' },
  week: { ko: '한 주', en: 'week' },
  month: { ko: '한 달', en: 'month' },
};
/** What somebody who does not see the bars should know of them. */
export const timelineText = ({ unit, bars }: Timeline, total: number): LocalizedText => {
  const most = bars.reduce((top, bar) => (bar.entries > top.entries ? bar : top), { from: '', entries: 0 });
  const [first, last, best] = [bars[0]?.from ?? '', bars.at(-1)?.from ?? '', most.from].map(dayText);
  return {
    ko: `${first?.ko}부터 ${last?.ko}까지 ${total}건. ${units[unit].ko}에 가장 많이 접수된 때는 ${best?.ko}, ${most.entries}건입니다.`,
    en: `${total} from ${first?.en} to ${last?.en}. The busiest ${units[unit].en} began on ${best?.en}, with ${most.entries}.`,
  };
};
export const perUnit: Record<Timeline['unit'], LocalizedText> = {
  day: { ko: '막대 하나가 하루입니다', en: 'Each bar is a day' },
  week: { ko: '막대 하나가 한 주입니다', en: 'Each bar is a week' },
  month: { ko: '막대 하나가 한 달입니다', en: 'Each bar is a month' },
};

export const bookletPages = (pages: number): LocalizedText => ({
  ko: `자료집을 만들고 있습니다: ${pages}쪽`,
  en: pages === 1 ? 'Making the booklet: 1 page' : `Making the booklet: ${pages} pages`,
});
