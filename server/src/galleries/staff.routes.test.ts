import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../accounts/accounts.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { galleryInvitations } from './staff.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
const orm = () => testApp().services.database.orm;
let administrator: SignedIn;

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

/** Somebody with an account who is invited, and the address of the invitation. */
async function invited(gallery: string, by: SignedIn, role = 'curator') {
  const person = await signIn(testApp(), 'user');
  const answer = await api.post(`/studio/${gallery}/invitations`, by, {
    email: ` ${person.email.toUpperCase()} `,
    role,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const mail = await mailTo(testApp(), person.email);
  const link = mail.links.find((one) => one.includes('/gallery-invitation?token=')) ?? '';
  return { person, mail, list: answer.json(), path: `/gallery-invitations/${link.split('token=')[1]}` };
}

test('an administrator invites the first owner, who accepts and then invites others', async () => {
  const gallery = await create.gallery({ name: '가온 화랑', nameEn: 'Gaon' });
  const { person, mail, path } = await invited(gallery, administrator, 'owner');
  expect(mail.text).toContain('가온 화랑');
  expect(await api.json(path)).toMatchObject({
    gallery: { id: gallery, name: '가온 화랑' },
    role: 'owner',
    account: true,
  });
  expect((await api.post(`${path}/accept`, person)).json()).toEqual([
    { id: gallery, name: '가온 화랑', name_en: 'Gaon', role: 'owner' },
  ]);
  expect(await api.json('/studio', person)).toHaveLength(1);
  const second = await invited(gallery, person);
  expect((await api.post(`${second.path}/accept`, second.person)).statusCode).toBe(200);
  const { members, invitations } = await api.json(`/studio/${gallery}/staff`, person);
  expect(members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'curator']);
  expect(invitations).toEqual([]);
});

test('an invitation works once, for its mail alone, and not after it was taken back or expired', async () => {
  const gallery = await create.gallery();
  const owner = await staff.member(gallery);
  const other = await signIn(testApp(), 'user');
  const first = await invited(gallery, owner);
  expect((await api.post(`${first.path}/accept`, other)).statusCode).toBe(403);
  expect((await api.post(`${first.path}/accept`)).statusCode).toBe(403);
  expect((await api.post(`${first.path}/accept`, first.person)).statusCode).toBe(200);
  expect((await api.post(`${first.path}/accept`, first.person)).statusCode).toBe(404);
  const second = await invited(gallery, owner);
  const [{ id }] = second.list.invitations;
  expect((await api.delete(`/studio/${gallery}/invitations/${id}`, owner)).statusCode).toBe(200);
  expect(await api.status(second.path)).toBe(404);
  expect((await api.delete(`/studio/${gallery}/invitations/${id}`, owner)).statusCode).toBe(404);
  const third = await invited(gallery, owner);
  await orm()
    .update(galleryInvitations)
    .set({ expiresAt: new Date(0) })
    .where(eq(galleryInvitations.galleryId, gallery));
  expect((await api.post(`${third.path}/accept`, third.person)).statusCode).toBe(404);
});

test('a second invitation of the same mail replaces the first, and of a member there is none', async () => {
  const gallery = await create.gallery();
  const owner = await staff.member(gallery);
  const first = await invited(gallery, owner);
  const again = await api.post(`/studio/${gallery}/invitations`, owner, {
    email: first.person.email,
    role: 'assistant',
  });
  expect(again.json().invitations).toMatchObject([{ email: first.person.email, role: 'assistant' }]);
  expect(await api.status(first.path)).toBe(404);
  const own = await api.post(`/studio/${gallery}/invitations`, owner, { email: owner.email, role: 'owner' });
  expect(own.statusCode).toBe(409);
});

test.each([
  [{ email: 'nobody', role: 'owner' }],
  [{ email: 'a@example.com' }],
  [{ email: 'a@example.com', role: 'director' }],
  [{ role: 'owner' }],
  [{ email: `${'a'.repeat(300)}@example.com`, role: 'owner' }],
  [{ email: ['a@example.com'], role: 'owner' }],
])('a wrong invitation %j is refused', async (body) => {
  const gallery = await create.gallery();
  const owner = await staff.member(gallery);
  expect((await api.post(`/studio/${gallery}/invitations`, owner, body)).statusCode).toBe(400);
  expect((await api.json(`/studio/${gallery}/staff`, owner)).invitations).toEqual([]);
});

test('only owners manage staff; everybody may leave, but not the last owner', async () => {
  const gallery = await create.gallery();
  const owner = await staff.member(gallery);
  const curator = await staff.member(gallery, 'curator');
  const path = `/studio/${gallery}/staff`;
  expect((await api.put(`${path}/${curator.userId}`, curator, { role: 'owner' })).statusCode).toBe(403);
  expect((await api.delete(`${path}/${owner.userId}`, curator)).statusCode).toBe(403);
  expect((await api.delete(`${path}/${owner.userId}`, owner)).statusCode).toBe(409);
  expect((await api.put(`${path}/${owner.userId}`, owner, { role: 'curator' })).statusCode).toBe(409);
  expect((await api.delete(`${path}/${curator.userId}`, curator)).statusCode).toBe(200);
  expect(await api.status(path, curator)).toBe(404);
  expect((await api.put(`${path}/${curator.userId}`, owner, { role: 'owner' })).statusCode).toBe(404);
});

test('an administrator is no staff: the inside of a gallery stays closed to them but for its staff', async () => {
  const gallery = await create.gallery();
  expect(await api.status(`/studio/${gallery}/staff`, administrator)).toBe(200);
  for (const part of ['overview', 'artists', 'works'])
    expect(await api.status(`/studio/${gallery}/${part}`, administrator), part).toBe(404);
});

test('the log of changes tells of staff by ids alone, so that no name or mail outlives its account', async () => {
  const gallery = await create.gallery();
  const { person, path } = await invited(gallery, administrator);
  await api.post(`${path}/accept`, person);
  const entries = await orm().select().from(auditEntries).where(eq(auditEntries.recordId, gallery));
  expect(entries.length).toBeGreaterThan(0);
  const text = JSON.stringify(entries.map(({ before, after }) => [before, after]));
  expect(text).not.toContain(person.email);
  expect(text).not.toContain(person.username);
  expect((await api.delete('/users/me', person, { password: testPassword })).statusCode).toBe(200);
  expect(await orm().select().from(users).where(eq(users.id, person.userId))).toEqual([]);
  expect((await api.json(`/studio/${gallery}/staff`, administrator)).members).toEqual([]);
});
