import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { Language } from '@hwarang/domain/language';
import type { CallState } from '@hwarang/domain/open-calls/call-state';
import { daysLeft } from '@hwarang/domain/open-calls/dates';
import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import {
  dayText,
  mostWorks,
  openCallWords,
  stateWords,
  winnersCount,
} from '@hwarang/domain/open-calls/open-calls.words';
import { callNoticePath, callResultsPath } from './calls.ts';
import { daysLeftText, imageLines, kindWords, selectedText, whoMayEnter, callsWords as words } from './calls.words.ts';

export const periodText = (call: Pick<OpenCall, 'opens_on' | 'closes_on'>, language: Language): string =>
  `${dayText(call.opens_on)[language]} – ${dayText(call.closes_on)[language]}`;

/** How much time is left, or what the call is doing; undefined where its state says it already. */
const timeLeft = (call: OpenCall, language: Language): string | undefined =>
  call.state === 'open' && !call.extended
    ? daysLeftText(daysLeft(call.closes_on, dayInKorea(new Date())))[language]
    : undefined;

/** A call among others. */
export const callRow = (language: Language, call: OpenCall) => ({
  slug: call.slug,
  to: callNoticePath(call.slug),
  title: call.title[language],
  lead: call.lead[language],
  period: periodText(call, language),
  state: call.state,
  stateText: stateWords(call)[language],
  left: timeLeft(call, language),
  winners: selectedText(call.winners)[language],
  works: mostWorks(call.most_works)[language],
  results: call.announced_at ? callResultsPath(call.slug) : undefined,
});
export type CallRow = ReturnType<typeof callRow>;

const groups = ['open', 'scheduled', 'judging', 'decided', 'past'] as const;
type Group = (typeof groups)[number];
const groupOf: Record<Exclude<CallState, 'draft'>, Group> = {
  open: 'open',
  scheduled: 'scheduled',
  closed: 'judging',
  judging: 'judging',
  decided: 'decided',
  archived: 'past',
};

/** Those that close soonest first; what was kept open past its dates comes after them. */
const bySoonest = (a: OpenCall, b: OpenCall): number =>
  Number(a.extended) - Number(b.extended) || a.closes_on.localeCompare(b.closes_on);
const byLatest = (a: OpenCall, b: OpenCall): number => b.closes_on.localeCompare(a.closes_on);

/** Public calls by what they are doing, in the order of a page. */
export function groupCalls(calls: readonly OpenCall[]): { group: Group; calls: OpenCall[] }[] {
  return groups.map((group) => ({
    group,
    calls: calls
      .filter(({ state }) => state !== 'draft' && groupOf[state] === group)
      .sort(group === 'open' || group === 'scheduled' ? bySoonest : byLatest),
  }));
}

/** Everything the notice of one call shows, in one language. */
export const callPage = (language: Language, call: OpenCall) => ({
  ...callRow(language, call),
  notice: call.notice[language],
  prizes: call.prizes.map((prize) => prize[language]),
  facts: [
    {
      name: openCallWords.period[language],
      value: periodText(call, language),
      note: call.extended ? undefined : words.seoulTime[language],
    },
    { name: openCallWords.results[language], value: dayText(call.results_on)[language] },
    { name: openCallWords.winners[language], value: winnersCount(call.winners)[language] },
    { name: openCallWords.works[language], value: mostWorks(call.most_works)[language] },
    { name: words.fee[language], value: call.fee ? call.fee[language] : undefined },
  ],
  who: whoMayEnter(call.eligibility, call.closes_on, language),
  images: imageLines(call.images, language),
  questions: call.questions.map(({ id, kind, label, required }) => ({
    id,
    label: label[language],
    about: [kindWords[kind][language], ...(required ? [] : [words.optional[language]])].join(' · '),
  })),
});
export type CallPageData = ReturnType<typeof callPage>;

/** The call that a page elsewhere leads to: the one to enter now, or the next; and how many are open. */
export function featuredCall(language: Language, calls: readonly OpenCall[]) {
  const [open, scheduled] = groupCalls(calls);
  const [call] = [...(open?.calls ?? []), ...(scheduled?.calls ?? [])];
  return call && { ...callRow(language, call), open: open?.calls.length ?? 0 };
}
export type FeaturedCall = NonNullable<ReturnType<typeof featuredCall>>;
