import * as z from 'zod';
import type { LocalizedText } from '../language.ts';
import { openCallWords as words } from './open-calls.words.ts';

const age = z.number().int().min(0).max(150);

/** Who may enter. Everyone may where nothing is said; one entry a person in every call. */
export const eligibility = z
  .object({
    /** Two-letter codes of countries of residence. */
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(250)
      .default([]),
    least_age: age.nullable().default(null),
    greatest_age: age.nullable().default(null),
    /** The day on which the age counts; the last day of the call where it is not given. */
    age_on: z.iso.date().nullable().default(null),
  })
  .refine(({ least_age, greatest_age }) => least_age === null || greatest_age === null || least_age <= greatest_age, {
    path: ['greatest_age'],
    error: 'must not be below least_age',
  });
export type Eligibility = z.infer<typeof eligibility>;

export const asksForAge = ({ least_age, greatest_age }: Eligibility): boolean =>
  least_age !== null || greatest_age !== null;

/** Full years of somebody born on a day, on a later day. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Why somebody may not enter; undefined when they may. */
export function refusalOf(
  rule: Eligibility,
  { country, born_on }: { country: string | null; born_on: string | null },
  lastDay: string,
): LocalizedText | undefined {
  if (rule.countries.length > 0 && !rule.countries.includes((country ?? '').toUpperCase())) return words.otherCountry;
  if (!asksForAge(rule)) return undefined;
  if (!born_on) return words.bornMissing;
  const years = ageOn(born_on, rule.age_on ?? lastDay);
  if (rule.least_age !== null && years < rule.least_age) return words.tooYoung;
  if (rule.greatest_age !== null && years > rule.greatest_age) return words.tooOld;
  return undefined;
}
