import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { newLimiter } from '../platform/limiter.ts';

const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MB and a core for a while: a flood of sign-ins must not take the machine.
const limiter = newLimiter({
  name: 'passwords',
  concurrency: Math.max(1, Math.min(4, availableParallelism())),
  waiting: 128,
});

export const hashPassword = (password: string): Promise<string> => limiter.run(() => hash(password, options));

/** As the original kept it, in an imported account that has not signed in here yet. */
export const isImportedHash = (passwordHash: string): boolean => /^\$2[aby]\$/.test(passwordHash);

const check = (passwordHash: string, password: string): Promise<boolean> =>
  isImportedHash(passwordHash) ? verifyBcrypt(password, passwordHash) : verify(passwordHash, password);

let standIn: Promise<string> | undefined;

/** Without a hash to compare with (an unknown user) it takes as long and says no: the answer's time tells nothing. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  standIn ??= hash('nobody has this password', options);
  const against = passwordHash ?? (await standIn);
  const matches = await limiter.run(() => check(against, password).catch(() => false));
  return matches && passwordHash !== undefined;
}
