import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { attempts, roles, sessions, users } from '../accounts/accounts.table.ts';
import { limits } from '../accounts/limits.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { mails } from '../platform/mail.table.ts';
import type { Orm } from '../platform/orm.ts';
import { apiOf } from '../testing/api.ts';
import { failureId } from '../testing/call.ts';
import { heldUp as heldUpIn } from '../testing/held-up.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const orm = () => testApp().services.database.orm;
const change = (who: SignedIn, password = 'new-secret') =>
  api.post('/auth/change-password', who, {
    currentPassword: testPassword,
    password,
    passwordConfirmation: password,
  });
const enter = (who: SignedIn, password = testPassword) =>
  api.post('/auth/local', undefined, { identifier: who.email, password });
const sessionsOf = (who: SignedIn) => orm().$count(sessions, eq(sessions.userId, who.userId));

const heldUp = <T>(...steps: [(tx: Orm) => Promise<unknown>, () => Promise<T>, (tx: Orm) => unknown]) =>
  heldUpIn(testApp(), ...steps);
const holdAttempts = (tx: Orm) => tx.execute(sql`lock table ${attempts} in access exclusive mode`);

beforeEach(async () => {
  await orm().delete(attempts);
});

test('of two changes of the password at the same moment, one is made', async () => {
  const user = await signIn(testApp(), 'user');
  const passwords = ['first-secret', 'second-secret'];
  const answers = await Promise.all(passwords.map((password) => change(user, password)));
  const made = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect(failureId(answers[1 - made] as (typeof answers)[0])).toBe('Auth.form.error.password.current');
  expect((await enter(user, passwords[made])).statusCode).toBe(200);
  expect((await enter(user, passwords[1 - made])).statusCode).toBe(400);
});

describe.runIf(engine === 'postgres')('what was let in by a password that is changed meanwhile', () => {
  test('a sign-in is refused', async () => {
    const user = await signIn(testApp(), 'user');
    const passwordHash = await hashPassword('new-secret');
    const answer = await heldUp(
      holdAttempts,
      () => enter(user),
      async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, user.userId));
        await tx.delete(sessions).where(eq(sessions.userId, user.userId));
      },
    );
    expect(failureId(answer)).toBe('Auth.form.error.invalid');
    expect(await sessionsOf(user)).toBe(0);
  });

  test('a sign-in is answered when the same password was hashed anew', async () => {
    const user = await signIn(testApp(), 'user');
    const passwordHash = await hashPassword(testPassword);
    const rehash = (tx: Orm) => tx.update(users).set({ passwordHash }).where(eq(users.id, user.userId));
    const answer = await heldUp(holdAttempts, () => enter(user), rehash);
    expect(answer.statusCode).toBe(200);
  });

  test('a sign-in of somebody who is blocked meanwhile leaves no session', async () => {
    const user = await signIn(testApp(), 'user');
    const answer = await heldUp(
      holdAttempts,
      () => enter(user),
      async (tx) => {
        await tx.update(users).set({ blocked: true }).where(eq(users.id, user.userId));
        await tx.delete(sessions).where(eq(sessions.userId, user.userId));
      },
    );
    expect(failureId(answer)).toBe('Auth.form.error.blocked');
    expect(await sessionsOf(user)).toBe(0);
  });

  test('another email is not asked for', async () => {
    const user = await signIn(testApp(), 'user');
    const email = `new-${user.email}`;
    const [key] = limits.newEmail(user.userId).map((limit) => limit.key);
    const answer = await heldUp(
      (tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
      () => api.post('/users/me/email', user, { email, password: testPassword }),
      async () => expect((await change(user)).statusCode).toBe(200),
    );
    expect(failureId(answer)).toBe('Auth.form.error.password.current');
    expect(await orm().$count(mails, eq(mails.recipient, email))).toBe(0);
  });

  test('an account is not deleted', async () => {
    const user = await signIn(testApp(), 'user');
    const answer = await heldUp(
      (tx) => tx.select().from(roles).where(eq(roles.type, 'administrator')).for('update'),
      () => api.delete('/users/me', user, { password: testPassword }),
      async () => expect((await change(user)).statusCode).toBe(200),
    );
    expect(failureId(answer)).toBe('Auth.form.error.password.current');
    expect((await enter(user, 'new-secret')).statusCode).toBe(200);
  });
});

test.runIf(engine === 'postgres')(
  'no link for a new password goes to an email that is given up meanwhile',
  async () => {
    const user = await signIn(testApp(), 'user');
    const isUser = eq(users.id, user.userId);
    await heldUp(
      (tx) =>
        tx
          .update(users)
          .set({ email: `new-${user.email}` })
          .where(isUser),
      () => api.post('/auth/forgot-password', undefined, { email: user.email }),
      () => undefined,
    );
    await testApp().services.background.idle();
    expect(await orm().select({ hash: users.resetTokenHash }).from(users).where(isUser)).toEqual([{ hash: null }]);
    expect(await orm().$count(mails, eq(mails.recipient, user.email))).toBe(0);
  },
);
