import * as z from 'zod';
import type { LocalizedText } from '../language.ts';
import { filledText, isBlank } from '../text.ts';
import { openCallLimits as limits, longestAnswer } from './limits.ts';
import { openCallWords as words } from './open-calls.words.ts';

export const localizedText = (longest: number) => {
  const line = filledText(longest, words.bothLanguages.en);
  return z.object({ ko: line, en: line });
};

export const questionKinds = ['short', 'long', 'choice', 'number', 'link', 'file'] as const;

/** A question of the curator's own. */
export const question = z
  .object({
    /** Never reused within a call: answers are kept by it. */
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, { error: 'must be 1 to 40 of a-z, 0-9 and -' }),
    kind: z.enum(questionKinds),
    label: localizedText(limits.question),
    hint: localizedText(limits.hint).nullish(),
    required: z.boolean(),
    /** Of a choice alone. */
    options: z.array(localizedText(limits.option)).max(limits.options).default([]),
    /** Whether jurors of a blind round see the answer. Links and files they never see. */
    shown_blind: z.boolean().default(false),
  })
  .refine(({ kind, options }) => kind !== 'choice' || options.length > 1, {
    path: ['options'],
    error: 'a choice needs at least two options',
  });
export type Question = z.infer<typeof question>;

export const questions = z
  .array(question)
  .max(limits.questions)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { error: 'two questions have the same id' });

/** By the question's id. Of a choice the number of the option, from 0; of a file its id. */
export const answers = z.record(z.string().max(40), z.union([z.string().max(limits.longAnswer), z.number(), z.null()]));
export type Answers = z.infer<typeof answers>;

const isEmpty = (answer: Answers[string] | undefined): boolean =>
  answer === undefined || answer === null || (typeof answer === 'string' && isBlank(answer));

const isLink = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname.includes('.');
  } catch {
    return false;
  }
};

function problemOf({ kind, required, options }: Question, answer: Answers[string] | undefined) {
  if (answer === undefined || answer === null || isEmpty(answer)) return required ? words.answerMissing : undefined;
  if (kind === 'number')
    return typeof answer === 'number' && Number.isFinite(answer) ? undefined : words.answerNoNumber;
  if (kind === 'choice')
    return typeof answer === 'number' && options[answer] !== undefined ? undefined : words.answerNoOption;
  if (typeof answer !== 'string') return words.answerNoText;
  if (answer.length > longestAnswer[kind]) return words.answerTooLong;
  if (kind === 'link' && !isLink(answer)) return words.answerNoLink;
  return undefined;
}

/** What stands in the way of handing these answers in, by the question's id. */
export function problemsOfAnswers(asked: readonly Question[], given: Answers): Map<string, LocalizedText> {
  const found = asked.flatMap((one) => {
    const problem = problemOf(one, given[one.id]);
    return problem ? [[one.id, problem] as const] : [];
  });
  return new Map(found);
}
