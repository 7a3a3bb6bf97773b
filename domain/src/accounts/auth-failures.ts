import { type AuthMessage, Failure, type FailureCode } from '../failures.ts';
import { type AuthFailureId, authMessages } from './auth-messages.words.ts';

export function authFailure(
  id: AuthFailureId,
  options: { code?: FailureCode; field?: string; retryAfter?: number } = {},
): Failure {
  const message = authMessages[id].en;
  return new Failure(options.code ?? 'bad-request', undefined, {
    authMessages: [options.field ? { id, message, field: [options.field] } : { id, message }],
    retryAfter: options.retryAfter,
  });
}

/** Several fields at once, each with its own sentence. */
export const fieldFailures = (messages: AuthMessage[]): Failure =>
  new Failure('bad-request', undefined, { authMessages: messages });
