import { authMessages, isAuthFailureId } from '@hwarang/domain/accounts/auth-messages.words';
import type { LocalizedText } from '@hwarang/domain/language';
import { ApiFailure, firstMessage } from '../platform/api-failure.ts';
import { sessionWords } from '../platform/session.words.ts';

/** The first message of a refused auth call: `message: [{messages: [{id, field: [name]}]}]`. */
function firstOf(failure: unknown): { id?: unknown; field?: unknown } {
  if (!(failure instanceof ApiFailure)) return {};
  const { message } = (failure.answer ?? {}) as { message?: unknown };
  const first = Array.isArray(message) ? (message[0] as { messages?: unknown } | null)?.messages : undefined;
  return (Array.isArray(first) ? (first[0] ?? {}) : {}) as { id?: unknown; field?: unknown };
}

export function failureId(failure: unknown): string | undefined {
  const { id } = firstOf(failure);
  return typeof id === 'string' ? id : undefined;
}

/** The field that the first message is about. */
export function failureField(failure: unknown): string | undefined {
  const { field } = firstOf(failure);
  return Array.isArray(field) && typeof field[0] === 'string' ? field[0] : undefined;
}

/**
 * The first message of the server, in the reader's language where it is known; of any other a Korean reader hears `otherwise`, as everyone does
 * when it gave none.
 */
export function failureText(failure: unknown, otherwise: LocalizedText): LocalizedText {
  const id = failureId(failure);
  if (isAuthFailureId(id)) return authMessages[id];
  if (!(failure instanceof ApiFailure)) return otherwise;
  if (failure.status === 0) return sessionWords.unreachable;
  const text = firstMessage(failure.answer);
  return text ? { ko: otherwise.ko, en: text } : otherwise;
}
