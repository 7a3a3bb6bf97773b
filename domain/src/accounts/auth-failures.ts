import { type AuthMessage, Failure, type FailureCode } from '../failures.ts';

/** The messages of the auth calls, by the ids clients know. */
const messages = {
  'Auth.form.error.email.provide': 'Please provide your username or your e-mail.',
  'Auth.form.error.password.provide': 'Please provide your password.',
  'Auth.form.error.invalid': 'Identifier or password invalid.',
  'Auth.form.error.confirmed': 'Your account email is not confirmed',
  'Auth.form.error.blocked': 'Your account has been blocked by an administrator',
  'Auth.form.error.email.format': 'Please provide valid email address.',
  'Auth.form.error.email.taken': 'Email is already taken.',
  'Auth.form.error.username.taken': 'Username already taken',
  'Auth.form.error.code.provide': 'Incorrect code provided.',
  'Auth.form.error.params.provide': 'Incorrect params provided.',
  'Auth.form.error.password.matching': 'Passwords do not match.',
  'Auth.form.error.password.current': 'The current password is wrong.',
  'Auth.form.error.ratelimit': 'Too many attempts, please try again later.',
} as const;

export type AuthFailureId = keyof typeof messages;

export function authFailure(
  id: AuthFailureId,
  options: { code?: FailureCode; field?: string; retryAfter?: number } = {},
): Failure {
  const message = messages[id];
  return new Failure(options.code ?? 'bad-request', undefined, {
    authMessages: [options.field ? { id, message, field: [options.field] } : { id, message }],
    retryAfter: options.retryAfter,
  });
}

/** Several fields at once, each with its own sentence. */
export const fieldFailures = (authMessages: AuthMessage[]): Failure =>
  new Failure('bad-request', undefined, { authMessages });
