import type { SignedIn } from '@hwarang/domain/accounts/accounts.contract';
import { tidyEmail } from '@hwarang/domain/accounts/email';
import { api } from '../platform/api.ts';
import { keepUser, readSession } from '../platform/session.ts';

export const askToSignIn = (identifier: string, password: string): Promise<SignedIn> =>
  api.post<SignedIn>('/auth/local', { identifier: tidyEmail(identifier), password });

/** False when the browser refuses to store anything: then nobody can be signed in here. */
export function keep(signedIn: SignedIn): boolean {
  keepUser(signedIn);
  return readSession().token === signedIn.jwt;
}
