import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { juryFixtures } from '../testing/jury.ts';
import { mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { jurors } from './juries.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const jury = juryFixtures(testApp);
const orm = () => testApp().services.database.orm;
let curator: SignedIn;
let count = 0;

beforeAll(async () => {
  curator = await signIn(testApp(), 'administrator');
});

async function invited(given: { email?: string; path?: string } = {}) {
  count += 1;
  const email = given.email ?? `juror${count}@example.com`;
  const path = given.path ?? (await jury.round(curator, { entries: 1, jurors: 0 })).path;
  const answer = await api.post(`${path}/jurors`, curator, {
    email: ` ${email.toUpperCase()}`,
    name: '김심사',
    language: 'en',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const mail = await mailTo(testApp(), email);
  const link = mail.links.find((one) => one.includes('/jury/invitation?token=')) ?? '';
  return { path, email, mail, juror: answer.json(), invitation: `/jury/invitations/${link.split('token=')[1]}` };
}
const account = () => ({ username: `심사 ${count}`, password: testPassword });

test('an invitation comes in both languages, and makes an account that may judge and nothing else', async () => {
  const { path, email, mail, juror, invitation } = await invited();
  expect(mail.text).toContain('We would like you to be a juror of the open call Call');
  expect(mail.text).toContain('심사위원으로 모시고자 합니다');
  expect(juror).toMatchObject({ email, name: '김심사', state: 'invited', account: null });
  expect(JSON.stringify(juror)).not.toContain(invitation.split('/').at(-1));
  expect(await api.json(invitation)).toMatchObject({ email, name: '김심사', call: { en: 'Call' }, has_account: false });
  expect((await api.post(invitation, undefined, { username: 'x' })).statusCode).toBe(400);
  const answers = await Promise.all([1, 2].map(() => api.post(invitation, undefined, account())));
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)[0]).toBe(200);
  const done = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(done.session.user).toMatchObject({ email, role: { type: 'juror' }, confirmed: true });
  const who = { headers: { authorization: `Bearer ${done.session.jwt}` } };
  expect(await api.json('/jury/rounds', who)).toMatchObject([
    { id: done.round, juror: '김심사', declaration: 'artists' },
  ]);
  expect(await api.status('/users/me', who)).toBe(200);
  for (const [url, body] of [
    ['/artists', { localname: '가', englishname: 'Ga', mobile: '1', email }],
    ['/art-works', { title: '가', size: '1 cm x 1 cm' }],
    ['/open-calls/wefly/entry', { artworks: [] }],
    ['/upload', {}],
  ] as const)
    expect((await api.post(url, who, body)).statusCode, url).toBe(403);
  // Used up.
  expect(await api.status(invitation)).toBe(404);
  expect((await api.post(invitation, who, {})).statusCode).toBe(404);
  expect((await api.post(`${path}/jurors/${juror.id}/invitation`, curator)).statusCode).toBe(409);
  expect((await api.post(`${path}/jurors`, curator, { email, name: '다시' })).statusCode).toBe(409);
});

test('who is signed in accepts with that account; who has one must sign in', async () => {
  const who = await signIn(testApp(), 'artist');
  const { path, invitation, juror } = await invited({ email: who.email });
  expect((await api.json(invitation)).has_account).toBe(true);
  const refused = await api.post(invitation, undefined, account());
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('sign in')]);
  expect((await api.post(invitation, who, {})).json()).toEqual({ round: expect.any(String), session: null });
  expect((await api.json(`${path}/jurors`, curator))[0]).toMatchObject({
    ...{ id: juror.id, state: 'accepted', invitation_expires_at: null },
    account: { id: who.userId, username: who.username, email: who.email },
  });
  // The same account cannot be two jurors of one round.
  const second = await invited({ path });
  expect((await api.post(second.invitation, who, {})).statusCode).toBe(409);
});

test('an invitation ends when it expires, is sent again or withdrawn, and once judging is over', async () => {
  const { path, email, juror, invitation } = await invited();
  await orm()
    .update(jurors)
    .set({ invitationExpiresAt: new Date(Date.now() - 1000) })
    .where(eq(jurors.id, juror.id));
  expect(await api.status(invitation)).toBe(404);
  expect((await api.json(`${path}/jurors`, curator))[0].state).toBe('expired');
  expect((await api.post(`${path}/jurors/${juror.id}/invitation`, curator)).json().state).toBe('invited');
  const again = (await mailTo(testApp(), email, 2)).links.find((one) => one.includes('token='))?.split('token=')[1];
  expect(await api.status(`/jury/invitations/${again}`)).toBe(200);
  expect(await api.status(invitation)).toBe(404);
  await api.delete(`${path}/jurors/${juror.id}`, curator);
  expect(await api.status(`/jury/invitations/${again}`)).toBe(404);
  expect((await api.post(`${path}/jurors/${juror.id}/invitation`, curator)).statusCode).toBe(404);
  // Somebody who was removed can be asked again.
  expect((await api.post(`${path}/jurors`, curator, { email, name: '김심사' })).json()).toMatchObject({
    id: juror.id,
    state: 'invited',
  });

  const late = await invited();
  const roundId = late.path.split('/').at(-1) ?? '';
  await jury.juror(roundId);
  for (const phase of ['conflicts', 'judging', 'discussion'])
    expect((await api.post(`${late.path}/phase`, curator, { phase })).statusCode).toBe(200);
  expect((await api.post(late.invitation, await signIn(testApp(), 'user'), {})).statusCode).toBe(409);
  expect((await api.post(`${late.path}/jurors`, curator, { email: 'new@example.com', name: '가' })).statusCode).toBe(
    409,
  );
});

test('emails that are none are refused, and odd tokens are no invitation', async () => {
  const { path } = await jury.round(curator, { entries: 0, jurors: 0 });
  for (const email of ['', 'x', 'a@b', 'a\0@b.kr'])
    expect((await api.post(`${path}/jurors`, curator, { email, name: '가' })).statusCode).toBe(400);
  for (const token of ['x', '%00', '..', 'a'.repeat(150)])
    expect([400, 404]).toContain(await api.status(`/jury/invitations/${token}`));
});
