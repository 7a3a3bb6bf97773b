import { expect, test } from 'vitest';
import { writtenLegalFace } from './legal-face.contract.ts';
import { legalLines, noLegalFace, notTheSeller } from './legal-face.ts';
import { legalProblems } from './legal-problems.ts';
import { isRegistrationNumber, shownRegistrationNumber } from './registration-number.ts';

test.each([
  ['124-81-00998', true],
  ['220-81-62517', true],
  ['1248100998', true],
  ['124 81 00998', true],
  ['124-81-00999', false],
  ['214-81-00998', false],
  ['124-81-0099', false],
  ['124-81-009980', false],
  ['abc-de-fghij', false],
  ['000-00-00000', false],
  ['', false],
])('the registration number %s is %s', (number, right) => {
  expect(isRegistrationNumber(number)).toBe(right);
});

test('one wrong digit anywhere makes a registration number wrong', () => {
  const right = '2208162517';
  const wrong = [...right].flatMap((digit, place) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => right.slice(0, place) + other + right.slice(place + 1)),
  );
  expect(wrong).toHaveLength(90);
  expect(wrong.filter(isRegistrationNumber)).toEqual([]);
});

test('a registration number is kept as people write it', () => {
  expect(shownRegistrationNumber('1248100998')).toBe('124-81-00998');
  expect(writtenLegalFace.parse({ registration_number: ' 1248100998 ' })).toEqual({
    ...noLegalFace,
    registration_number: '124-81-00998',
  });
});

test.each([
  [{ registration_number: '124-81-00999' }, legalProblems.registration_number.en],
  [{ email: 'nobody' }, legalProblems.email.en],
  [{ trade_name: 'x'.repeat(301) }, 'must have at most 300 characters'],
  [{ phone: 5 }, undefined],
])('the face %o is refused', (face, message) => {
  const { success, error } = writtenLegalFace.safeParse(face);
  expect(success).toBe(false);
  if (message) expect(error?.issues[0]?.message).toBe(message);
});

test('only lines that are filled are printed, in the order of the law', () => {
  const face = { ...noLegalFace, registration_number: '1248100998', trade_name: '여울 갤러리', phone: '  ' };
  expect(legalLines('ko', face).map(({ label, value }) => `${label} ${value}`)).toEqual([
    '상호 여울 갤러리',
    '사업자등록번호 124-81-00998',
  ]);
  expect(legalLines('en', noLegalFace)).toEqual([]);
  expect(legalLines('en', null)).toEqual([]);
});

test.each([
  ['화랑', '화랑은 '],
  ['미래', '미래는 '],
  ['Art', 'Art은(는) '],
])('the sentence about %s as an intermediary begins with %s', (ko, begin) => {
  expect(notTheSeller({ ko, en: 'X' }).ko.startsWith(begin)).toBe(true);
});
