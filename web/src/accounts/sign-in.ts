import type { SignedIn } from '@hwarang/domain/accounts/accounts.contract';
import { tidyEmail } from '@hwarang/domain/accounts/email';
import { api } from '../platform/api.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { keepUser, readSession } from '../platform/session.ts';

/** An answer without a token signs nobody in, whatever its status: its message is what is told. */
export async function askToSignIn(identifier: string, password: string): Promise<SignedIn> {
  const answer = await api.post('/auth/local', { identifier: tidyEmail(identifier), password });
  if (!answer?.jwt) throw new ApiFailure(502, answer);
  return answer;
}

/** False when the browser refuses to store anything: then nobody can be signed in here. */
export function keep(signedIn: SignedIn): boolean {
  keepUser(signedIn);
  return readSession().token === signedIn.jwt;
}
