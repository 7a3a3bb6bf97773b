import { guest } from '@hwarang/domain/accounts/guest';
import { count, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../testing/call.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { addUser, roleByType, userByEmail } from './accounts.store.ts';
import { roles, users } from './accounts.table.ts';
import { ensureAccounts } from './ensure-accounts.ts';
import { passwordMatches } from './passwords.ts';

const testApp = testAppForFile();
const orm = () => testApp().services.database.orm;
/** A start of the app with these settings for the administrator. */
const start = (password?: string, email = 'curator@example.com') =>
  ensureAccounts({ ...testApp().services, config: { ...testApp().config, admin: { email, password } } });

beforeEach(async () => {
  await orm().delete(users);
  await orm().delete(roles);
});

test('the first start makes the roles, the guest and the administrator of the configuration', async () => {
  expect(await start('seven keys')).toEqual({});
  const enter = async (identifier: string, password: string) =>
    (await call(testApp(), 'POST', '/auth/local', { body: { identifier, password } })).json().user.role;
  expect(await enter('curator@example.com', 'seven keys')).toMatchObject({ name: 'Administrator' });
  expect(await enter(guest.identifier, guest.password)).toMatchObject({ name: 'Public', type: 'public' });
});

test('without a configured password one is invented, told once, and works', async () => {
  const { administrator } = await start();
  expect(administrator).toEqual({ email: 'curator@example.com', password: expect.stringMatching(/^.{16}$/) });
  const made = await userByEmail(orm(), 'curator@example.com');
  expect(await passwordMatches(made?.passwordHash, administrator?.password ?? '')).toBe(true);
  expect(await start()).toEqual({});
});

test('a later start with another password changes nobody', async () => {
  await start('first-one');
  const before = await userByEmail(orm(), 'curator@example.com');
  expect(await start('second-one')).toEqual({});
  expect(await userByEmail(orm(), 'curator@example.com')).toEqual(before);
});

test('starts at the same moment make one of each', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => start()));
  expect(answers.filter(({ administrator }) => administrator)).toHaveLength(1);
  expect((await orm().select({ count: count() }).from(users))[0]?.count).toBe(2);
  expect((await orm().select({ count: count() }).from(roles))[0]?.count).toBe(4);
});

test('an imported user with the configured email becomes the first administrator', async () => {
  await start('seven keys');
  const administrators = await roleByType(orm(), 'administrator');
  const roleId = await roleByType(orm(), 'authenticated');
  await orm().update(users).set({ roleId, confirmed: false }).where(eq(users.email, 'curator@example.com'));
  await start('seven keys');
  expect(await userByEmail(orm(), 'curator@example.com')).toMatchObject({ roleId: administrators, confirmed: true });
});

test('an administrator is made although the name admin is taken', async () => {
  await start('seven keys');
  await orm().delete(users);
  const roleId = await roleByType(orm(), 'authenticated');
  await addUser(orm(), { username: 'Admin', email: 'other@example.com', passwordHash: 'x', roleId });
  await start('seven keys');
  expect((await userByEmail(orm(), 'curator@example.com'))?.username).toMatch(/^admin-/);
});
