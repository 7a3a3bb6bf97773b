import { authMessages, isAuthFailureId } from '@hwarang/domain/accounts/auth-messages.words';
import type { LocalizedText } from '@hwarang/domain/language';
import { ApiFailure, firstMessage } from '../platform/api-failure.ts';
import { sessionWords } from '../platform/session.words.ts';

/** The id of the first message of a refused auth call: `message: [{messages: [{id}]}]`. */
export function failureId(failure: unknown): string | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  const { message } = (failure.answer ?? {}) as { message?: unknown };
  const first = Array.isArray(message) ? (message[0] as { messages?: unknown } | null)?.messages : undefined;
  const { id } = (Array.isArray(first) ? (first[0] ?? {}) : {}) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

/** The first message of the server, in the reader's language where it is known; `otherwise` when the server gave none. */
export function failureText(failure: unknown, otherwise: LocalizedText): LocalizedText {
  const id = failureId(failure);
  if (isAuthFailureId(id)) return authMessages[id];
  if (!(failure instanceof ApiFailure)) return otherwise;
  if (failure.status === 0) return sessionWords.unreachable;
  const text = firstMessage(failure.answer);
  return text ? { ko: text, en: text } : otherwise;
}
