import { fieldProblems } from '@hwarang/domain/field-problems';
import type { LocalizedText } from '@hwarang/domain/language';
import { readTooLong } from '@hwarang/domain/too-long';
import { ApiFailure, firstMessage } from './api-failure.ts';
import { gone, wrongField } from './refused.words.ts';
import { hasExpired } from './session.ts';
import { sessionWords } from './session.words.ts';

interface Refused {
  /** By the name of the field it is about. */
  fields: Partial<Record<string, LocalizedText>>;
  /** To be told as a whole. */
  text: LocalizedText;
}

interface Reason {
  message?: unknown;
  messages?: LocalizedText;
}

/**
 * Why a record was not written. The API speaks English: a sentence among `known`, or about any field, is told in the reader's language, and a
 * refused file brings both languages along. Of any other sentence a Korean reader hears in general that it failed. What is no longer there is
 * said in words of our own: to try again, or to read of an "entry", helps nobody.
 */
export function refused(failure: unknown, otherwise: LocalizedText, known: Record<string, LocalizedText>): Refused {
  if (!(failure instanceof ApiFailure)) return { fields: {}, text: otherwise };
  if (failure.status === 0) return { fields: {}, text: sessionWords.unreachable };
  // Without the token that expired meanwhile a call is a visitor's, and forbidden.
  if (failure.status === 401 || (failure.status === 403 && hasExpired()))
    return { fields: {}, text: sessionWords.expired };
  const told = (text: string, general: LocalizedText): LocalizedText =>
    Object.values({ ...fieldProblems, ...known }).find(({ en }) => en === text) ??
    readTooLong(text) ??
    (failure.status === 404 ? gone : { ko: general.ko, en: text });
  const errors = (failure.answer as { data?: { errors?: unknown } } | undefined)?.data?.errors;
  if (Array.isArray(errors)) {
    const reason = errors[0] as Reason | undefined;
    return { fields: {}, text: reason?.messages ?? otherwise };
  }
  const message = firstMessage(failure.answer);
  const fields: Partial<Record<string, LocalizedText>> = {};
  if (typeof errors === 'object' && errors !== null)
    for (const [name, texts] of Object.entries(errors)) {
      const text = firstMessage(texts);
      if (text) fields[name] = told(text, wrongField);
    }
  const plain = failure.status < 500 && message && message !== 'ValidationError';
  return { fields, text: plain ? told(message, otherwise) : otherwise };
}
