import { expect, test } from 'vitest';
import { noWorkFacts } from '../ledger/work-facts.ts';
import { canonical, missingFacts } from './content.ts';
import { newNumber, readNumber } from './number.ts';

const counted = (first: number) => (count: number) => Uint8Array.from({ length: count }, (_, index) => first + index);

test('a number has three groups of four signs and is read back however it is typed', () => {
  const number = newNumber(counted(0));
  expect(number).toBe('1234-5678-9BCD');
  expect(readNumber('1234 5678-9bcd')).toBe(number);
  expect(readNumber(number)).toBe(number);
});

test('bytes that would make some signs likelier are left out', () => {
  // 252 is the first byte beyond the ninth round of the 28 signs.
  let calls = 0;
  const number = newNumber((count) => {
    calls += 1;
    return calls === 1 ? new Uint8Array(count).fill(252) : new Uint8Array(count).fill(27);
  });
  expect([number, calls]).toEqual(['ZZZZ-ZZZZ-ZZZZ', 2]);
});

test.each(['', '1234-5678-9BC', '1234-5678-9BCDF', '1234-5678-9BCA', '0234-5678-9BCD', '1234/5678/9BCD'])(
  'no certificate has the number "%s"',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

test('the same content is one text, whatever order its parts come in', () => {
  expect(canonical({ b: '나', a: { d: 1, c: [true, null] } })).toBe('{"a":{"c":[true,null],"d":1},"b":"나"}');
  expect(canonical({ a: { c: [true, null], d: 1 }, b: '나' })).toBe(
    canonical({ b: '나', a: { d: 1, c: [true, null] } }),
  );
  expect(canonical({ a: 'x' })).not.toBe(canonical({ a: 'y' }));
});

test('a certificate names every fact that it lacks, and one language is enough', () => {
  expect(missingFacts(noWorkFacts, '', false)).toEqual([
    'artist',
    'title',
    'year',
    'material',
    'size',
    'place',
    'picture',
  ]);
  const known = { artist_en: 'Kim', title: '달', year: '2021', material_en: 'Ink', size: '10 cm x 10 cm' };
  expect(missingFacts({ ...noWorkFacts, ...known }, '서울', true)).toEqual([]);
});
