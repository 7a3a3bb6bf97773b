import { expect, test } from 'vitest';
import { groundsOf, type Person, surnamesOf } from './closeness.ts';

const nobody: Person = { userId: null, emails: [], names: [], addresses: [], companies: [], galleries: [] };
const juror: Person = {
  userId: 'a',
  emails: ['juror@example.com'],
  names: ['김서윤', 'Kim Seoyun'],
  addresses: ['서울시 종로구 북촌로 1-2, 3호'],
  companies: [{ name: '(주) 가온', bizno: '123-45-67890' }],
  galleries: ['g'],
};

test('surnames are read of Korean names and of either end of others', () => {
  expect(surnamesOf('김서윤')).toEqual(['김']);
  expect(surnamesOf('남궁 민')).toEqual(['남궁']);
  expect(surnamesOf('Seoyun Kim')).toEqual(['seoyun', 'kim']);
  expect(surnamesOf('Kim, Seoyun')).toEqual(['kim', 'seoyun']);
});

test('the same account or email is the same person, whatever else is common', () => {
  expect(groundsOf(juror, { ...nobody, userId: 'a' })).toEqual(['same-person']);
  expect(groundsOf(juror, { ...juror, userId: 'b', emails: [' JUROR@example.com '] })).toEqual(['same-person']);
});

test('a surname alone is no ground, with an address or as the whole name it is', () => {
  expect(groundsOf(juror, { ...nobody, names: ['김하늘', 'Haneul Kim'] })).toEqual([]);
  expect(groundsOf(juror, { ...nobody, names: ['김하늘'], addresses: ['서울시 종로구 북촌로 1 - 2 3호'] })).toEqual([
    'surname',
    'address',
  ]);
  expect(groundsOf(juror, { ...nobody, names: ['김 서윤'] })).toEqual(['surname']);
});

test('spouses of another surname are found by their address, neighbours are not', () => {
  expect(groundsOf(juror, { ...nobody, names: ['박하늘'], addresses: [...juror.addresses] })).toEqual(['address']);
  expect(groundsOf(juror, { ...nobody, addresses: ['서울시 종로구 북촌로 12, 3호'] })).toEqual([]);
});

test('a gallery or a company in common is a ground; nothing in common is none', () => {
  expect(groundsOf(juror, { ...nobody, galleries: ['f', 'g'] })).toEqual(['gallery']);
  expect(groundsOf(juror, { ...nobody, companies: [{ name: '다른', bizno: '999-45-67890' }] })).toEqual([]);
  expect(groundsOf(juror, { ...nobody, companies: [{ name: '다른', bizno: '1234567890' }] })).toEqual(['company']);
  expect(groundsOf(juror, { ...nobody, companies: [{ name: '주 가온', bizno: null }] })).toEqual(['company']);
  expect(groundsOf(nobody, nobody)).toEqual([]);
  expect(groundsOf({ ...nobody, emails: [''], names: [' '] }, { ...nobody, emails: [''], names: [''] })).toEqual([]);
});
