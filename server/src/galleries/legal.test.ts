import { noLegalFace } from '@hwarang/domain/legal/legal-face';
import { legalProblems } from '@hwarang/domain/legal/legal-problems';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

test('a gallery shows what the law wants of a seller, as its staff has filled it in', async () => {
  const id = await create.gallery();
  const owner = await staff.member(id);
  expect((await api.json(`/galleries/${id}`)).legal).toBeNull();
  const legal = { trade_name: '여울', registration_number: '1248100998', phone: null };
  const saved = await api.put(`/galleries/${id}`, owner, { legal });
  expect(saved.statusCode, saved.body).toBe(200);
  const shown = { ...noLegalFace, trade_name: '여울', registration_number: '124-81-00998' };
  expect((await api.json(`/galleries/${id}`)).legal).toEqual(shown);
  expect((await api.put(`/galleries/${id}`, administrator, { legal: null })).json().legal).toBeNull();
});

test.each([
  [{ registration_number: '124-81-00999' }, legalProblems.registration_number.en],
  [{ email: 'nobody' }, legalProblems.email.en],
  [{ address: 'x'.repeat(501) }, 'must have at most 500 characters'],
  ['x', undefined],
])('the face %j of a gallery is refused', async (legal, message) => {
  const id = await create.gallery();
  const answer = await api.put(`/galleries/${id}`, administrator, { legal });
  expect(answer.statusCode).toBe(400);
  if (message) expect(answer.json().data.errors.legal).toEqual([message]);
});
