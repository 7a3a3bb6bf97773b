import type { Language, LocalizedText } from '@hwarang/domain/language';
import type { Eligibility } from '@hwarang/domain/open-calls/eligibility';
import type { ImageRule } from '@hwarang/domain/open-calls/open-calls.contract';
import { dayText } from '@hwarang/domain/open-calls/open-calls.words';
import type { Question } from '@hwarang/domain/open-calls/questions';
import { thousands } from '@hwarang/domain/thousands';

/** What the public pages of open calls say. */
export const callsWords = {
  title: { ko: '작가 공모', en: 'Open calls' },
  lead: {
    ko: '화랑에서 열리는 작가 공모입니다. 접수 중인 공모에 지원하고, 지난 공모의 결과를 볼 수 있습니다.',
    en: 'Open calls for artists on Hwarang. Enter the ones that are open, and see the results of past ones.',
  },
  open: { ko: '접수 중', en: 'Open now' },
  scheduled: { ko: '곧 열리는 공모', en: 'Opening soon' },
  judging: { ko: '심사 중', en: 'Being judged' },
  decided: { ko: '결과 발표', en: 'Results' },
  past: { ko: '지난 공모', en: 'Past calls' },
  none: { ko: '아직 공모가 없습니다', en: 'There are no calls yet' },
  noneOpen: { ko: '지금 접수 중인 공모가 없습니다', en: 'No call is open right now' },
  seoulTime: { ko: '마감일 밤 12시까지 (한국 시간)', en: 'Until midnight at the end of the last day, Seoul time' },
  fee: { ko: '참가비', en: 'Entry fee' },
  who: { ko: '지원 자격', en: 'Who may enter' },
  everyone: { ko: '누구나 지원할 수 있습니다', en: 'Open to everyone' },
  onePerPerson: { ko: '한 사람이 한 번 지원할 수 있습니다', en: 'One entry per person' },
  images: { ko: '이미지 규격', en: 'Images' },
  questions: { ko: '지원서 질문', en: 'Questions you will be asked' },
  optional: { ko: '선택', en: 'optional' },
  apply: { ko: '지원하기', en: 'Apply' },
  myEntry: { ko: '내 출품작 보기', en: 'View my entry' },
  results: { ko: '결과 보기', en: 'See the results' },
  notOpenYet: { ko: '접수 전입니다', en: 'Not open yet' },
  lastDay: { ko: '오늘 마감', en: 'Last day' },
} as const satisfies Record<string, LocalizedText>;

export const kindWords = {
  short: { ko: '짧은 글', en: 'Short text' },
  long: { ko: '긴 글', en: 'Long text' },
  choice: { ko: '선택형', en: 'Choice' },
  number: { ko: '숫자', en: 'Number' },
  link: { ko: '링크', en: 'Link' },
  file: { ko: '파일', en: 'File' },
} as const satisfies Record<Question['kind'], LocalizedText>;

export const daysLeftText = (days: number): LocalizedText =>
  days <= 1 ? callsWords.lastDay : { ko: `${days}일 남음`, en: `${days} days left` };

export const selectedText = (count: number): LocalizedText => ({
  ko: `${count}명 선정`,
  en: count === 1 ? '1 winner' : `${count} winners`,
});

/** Who may enter, a sentence for each condition. */
export function whoMayEnter(rule: Eligibility, lastDay: string, language: Language): string[] {
  const { countries, least_age: least, greatest_age: greatest } = rule;
  const lines: string[] = [];
  if (countries.length > 0) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const list = countries.map((code) => names.of(code) ?? code).join(', ');
    lines.push(language === 'ko' ? `거주 국가: ${list}` : `Artists living in ${list}`);
  }
  if (least !== null || greatest !== null) {
    const on = dayText(rule.age_on ?? lastDay)[language];
    const korean = [least !== null && `만 ${least}세 이상`, greatest !== null && `만 ${greatest}세 이하`];
    const english =
      least !== null && greatest !== null
        ? `Aged ${least} to ${greatest}`
        : least !== null
          ? `Aged ${least} or over`
          : `Aged ${greatest} or under`;
    lines.push(language === 'ko' ? `${korean.filter(Boolean).join(', ')} (${on} 기준)` : `${english} on ${on}`);
  }
  return [...(lines.length > 0 ? lines : [callsWords.everyone[language]]), callsWords.onePerPerson[language]];
}

/** What images must be; nothing where the call says nothing. */
export function imageLines({ least_side: side, formats }: ImageRule, language: Language): string[] {
  const lines: string[] = [];
  if (formats.length > 0) lines.push(formats.map((type) => type.slice('image/'.length).toUpperCase()).join(', '));
  if (side > 0)
    lines.push(language === 'ko' ? `긴 변 ${thousands(side)}px 이상` : `Longer side at least ${thousands(side)} px`);
  return lines;
}
