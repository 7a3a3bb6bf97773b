import type { LocalizedText } from '@hwarang/domain/language';
import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallWords, openCallAdminWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { stageWords } from '@hwarang/domain/open-calls/stages.words';
import { callsAdminWords } from './calls-admin.words.ts';

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const written = (value: number | string | null | undefined): string => String(value ?? '');

/** The facts of a call as a form holds them. */
export const valuesOf = (call?: OpenCall) => ({
  title_ko: call?.title.ko ?? '',
  title_en: call?.title.en ?? '',
  lead_ko: call?.lead.ko ?? '',
  lead_en: call?.lead.en ?? '',
  notice_ko: call?.notice.ko ?? '',
  notice_en: call?.notice.en ?? '',
  prizes_ko: call?.prizes.map(({ ko }) => ko).join('\n') ?? '',
  prizes_en: call?.prizes.map(({ en }) => en).join('\n') ?? '',
  fee_ko: call?.fee?.ko ?? '',
  fee_en: call?.fee?.en ?? '',
  opens_on: call?.opens_on ?? '',
  closes_on: call?.closes_on ?? '',
  results_on: call?.results_on ?? '',
  winners: written(call?.winners),
  most_works: written(call?.most_works),
  grace_minutes: written(call?.grace_minutes),
  held_open: call?.held_open ?? false,
  countries: call?.eligibility.countries ?? [],
  least_age: written(call?.eligibility.least_age),
  greatest_age: written(call?.eligibility.greatest_age),
  age_on: call?.eligibility.age_on ?? '',
  least_side: written(call?.images.least_side || ''),
  formats: call?.images.formats ?? [],
});

export type CallValues = ReturnType<typeof valuesOf>;

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export function bodyOf(values: CallValues) {
  const both = (name: 'title' | 'lead' | 'notice' | 'fee') => ({
    ko: values[`${name}_ko`].trim(),
    en: values[`${name}_en`].trim(),
  });
  const english = linesOf(values.prizes_en);
  const fee = both('fee');
  return {
    title: both('title'),
    lead: both('lead'),
    notice: both('notice'),
    fee: fee.ko || fee.en ? fee : null,
    prizes: linesOf(values.prizes_ko).map((ko, index) => ({ ko, en: english[index] ?? '' })),
    opens_on: values.opens_on,
    closes_on: values.closes_on,
    results_on: values.results_on,
    winners: Number(values.winners),
    most_works: Number(values.most_works),
    grace_minutes: Number(values.grace_minutes),
    held_open: values.held_open,
    eligibility: {
      countries: values.countries,
      least_age: numberOrNull(values.least_age),
      greatest_age: numberOrNull(values.greatest_age),
      age_on: values.age_on || null,
    },
    images: { least_side: numberOrNull(values.least_side) ?? 0, formats: values.formats },
  };
}

type Problems = Partial<Record<keyof CallValues, LocalizedText>>;

/** What is wrong before the server is asked. A draft may still lack its texts. */
export function problemsOf(values: CallValues, isDraft: boolean): Problems {
  const problems: Problems = {};
  const needed = isDraft ? (['title'] as const) : (['title', 'lead', 'notice'] as const);
  for (const name of needed)
    for (const key of [`${name}_ko`, `${name}_en`] as const)
      if (!values[key].trim()) problems[key] = openCallWords.bothLanguages;
  if (!values.fee_ko.trim() && values.fee_en.trim()) problems.fee_ko = openCallWords.bothLanguages;
  if (values.fee_ko.trim() && !values.fee_en.trim()) problems.fee_en = openCallWords.bothLanguages;
  if (linesOf(values.prizes_ko).length !== linesOf(values.prizes_en).length) problems.prizes_en = words.samePrizes;
  if (values.opens_on > values.closes_on) problems.closes_on = openCallWords.closesBeforeOpening;
  if (values.closes_on > values.results_on) problems.results_on = stageWords.resultsBeforeClosing;
  const { least_age: least, greatest_age: greatest } = bodyOf(values).eligibility;
  if (least !== null && greatest !== null && least > greatest) problems.greatest_age = callsAdminWords.ageOrder;
  return problems;
}
