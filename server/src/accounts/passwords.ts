import { availableParallelism } from 'node:os';
import { Failure } from '@hwarang/domain/failures';
import { type Algorithm, hash, verify } from '@node-rs/argon2';

const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MB and a core for a while: a flood of sign-ins waits in line, and the end of a long line is sent away.
const places = Math.max(1, Math.min(4, availableParallelism()));
const longestLine = 256;
let working = 0;
const line: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working < places) working += 1;
  else {
    if (line.length >= longestLine)
      throw new Failure('unavailable', 'Too many sign-ins at once, please try again', { retryAfter: 5 });
    await new Promise<void>((resolve) => line.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = line.shift();
    if (next) next();
    else working -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options));

let standIn: Promise<string> | undefined;

/** Without a hash to compare with (an unknown user) it takes as long and says no: the answer's time tells nothing. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password');
  const against = passwordHash ?? (await standIn);
  const matches = await inTurn(() => verify(against, password).catch(() => false));
  return matches && passwordHash !== undefined;
}
