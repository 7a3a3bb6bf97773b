import { Failure } from '@hwarang/domain/failures';
import type { Letters } from './faces.ts';

/** Far more than a page has, for each cut. */
const mostLetters = 2000;

/** Letters as part of an address: for each cut how many, and each by its distance from the one before. */
export function writeLetters(names: readonly string[], letters: Letters): string {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    for (; rest > 127; rest >>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  };
  for (const name of names) {
    const codes = [...(letters.get(name) ?? [])].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
    put(codes.length);
    codes.forEach((code, index) => {
      put(code - (codes[index - 1] ?? 0));
    });
  }
  return Buffer.from(bytes).toString('base64url');
}

export function readLetters(names: readonly string[], code: string): Letters {
  const bytes = Buffer.from(code, 'base64url');
  let at = 0;
  const take = (): number => {
    for (let value = 0, shift = 0; shift < 28; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) break;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw new Failure('bad-request', 'These are no letters');
  };
  const letters: Letters = new Map();
  for (const name of names) {
    const count = take();
    if (count > mostLetters) throw new Failure('bad-request', 'Too many letters');
    const known = new Set<string>();
    for (let index = 0, last = 0; index < count; index += 1) {
      last += take();
      if (last > 0x10ffff) throw new Failure('bad-request', 'These are no letters');
      known.add(String.fromCodePoint(last));
    }
    letters.set(name, known);
  }
  if (at !== bytes.length) throw new Failure('bad-request', 'These are no letters');
  return letters;
}
