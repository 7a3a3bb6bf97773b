import { createHash, randomBytes } from 'node:crypto';

const processPart = randomBytes(5).toString('hex');
let counter = randomBytes(3).readUIntBE(0, 3);

/** 24 hex digits in the order of their making: seconds, process, counter. */
export function newId(): string {
  counter = (counter + 1) % 0x1000000;
  const seconds = Math.floor(Date.now() / 1000);
  return seconds.toString(16).padStart(8, '0') + processPart + counter.toString(16).padStart(6, '0');
}

/** The same for each time that somebody sends the same under one key, and nobody else's; without a key a new one. */
export const keyedId = (key: string | undefined, ...of: readonly string[]): string =>
  key === undefined
    ? newId()
    : createHash('sha256')
        .update(JSON.stringify([...of, key]))
        .digest('hex')
        .slice(0, 24);
