import { Failure } from '@hwarang/domain/failures';
import { expect, test } from 'vitest';
import { readLetters, writeLetters } from './letters-code.ts';

const families = ['Plain', 'Brush'];

test('letters are read from an address as they were written into it', () => {
  const letters = new Map([
    ['Plain', new Set(['A', 'a', '가', '힣', '😀'])],
    ['Brush', new Set<string>()],
  ]);
  const code = writeLetters(families, letters);
  expect(code).toMatch(/^[\w-]+$/);
  expect(readLetters(families, code)).toEqual(letters);
});

test('a code that is cut, goes on too long, or names too many or no letters is refused', () => {
  const code = Buffer.from(writeLetters(families, new Map([['Plain', new Set('나무')]])), 'base64url');
  const tooMany = writeLetters(
    families,
    new Map([['Plain', new Set(Array.from({ length: 2001 }, (_, i) => String.fromCodePoint(i + 1)))]]),
  );
  const wrong = [
    code.subarray(0, -1),
    Buffer.concat([code, Buffer.from([1])]),
    Buffer.from([1, 255, 255, 255, 127, 0]),
    Buffer.alloc(9, 255),
  ];
  for (const bytes of wrong) expect(() => readLetters(families, bytes.toString('base64url'))).toThrow(Failure);
  expect(() => readLetters(families, tooMany)).toThrow('Too many letters');
});
