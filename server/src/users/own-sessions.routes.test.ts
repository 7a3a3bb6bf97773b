import type { OwnSession } from '@hwarang/domain/accounts/accounts.contract';
import type { LiveState } from '@hwarang/domain/live.contract';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { sessions } from '../accounts/accounts.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { apiOf } from '../testing/api.ts';
import { call } from '../testing/call.ts';
import { listenTo } from '../testing/listen.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { secondAppForFile, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const second = secondAppForFile(testApp);
const api = apiOf(testApp);
const orm = () => testApp().services.database.orm;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const enter = async ({ email }: SignedIn, userAgent = iphone) => {
  const body = { identifier: email, password: testPassword };
  const answer = await call(testApp(), 'POST', '/auth/local', { body, headers: { 'user-agent': userAgent } });
  return { headers: { authorization: `Bearer ${answer.json().jwt}` } };
};
const listed = (who: { headers: Record<string, string> }) => api.json<OwnSession[]>('/users/me/sessions', who);

test('everybody sees where they are signed in, this place first, in plain words and without secrets', async () => {
  const user = await signIn(testApp(), 'user');
  const phone = await enter(user);
  await enter(await signIn(testApp(), 'user'));
  const mine = await listed(user);
  expect(mine).toMatchObject([
    { current: true, browser: null, system: null },
    { current: false, browser: 'Safari', system: 'iOS' },
  ]);
  expect(new Set(Object.keys(mine[0] ?? {}))).toEqual(
    new Set(['id', 'browser', 'system', 'current', 'createdAt', 'lastSeenAt']),
  );
  expect((await listed(phone)).map(({ current, system }) => ({ current, system }))).toEqual([
    { current: true, system: 'iOS' },
    { current: false, system: null },
  ]);
  await orm()
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, mine[1]?.id ?? ''));
  expect(await listed(user)).toHaveLength(1);
});

test('one session is ended on every instance at once, its live stream too, and no other', async () => {
  const user = await signIn(testApp(), 'user');
  const [phone, desk] = [await enter(user), await enter(user)];
  const stream = await listenTo<LiveState>(second(), '/events', phone.headers);
  await stream.until(() => true);
  const [id] = (await listed(phone)).flatMap(({ id, current }) => (current ? [id] : []));
  expect((await api.delete(`/users/me/sessions/${id}`, user)).json()).toEqual({ ended: 1 });
  expect((await call(second(), 'GET', '/users/me', phone)).statusCode).toBe(401);
  // Sooner than its next heartbeat, which would notice too.
  await vi.waitFor(() => expect(stream.ended()).toBe(true), 10_000);
  expect(await api.status('/users/me', desk)).toBe(200);
  expect(await api.status('/users/me', user)).toBe(200);
  expect((await api.delete(`/users/me/sessions/${id}`, user)).statusCode).toBe(404);
});

test('all others are ended at once, and this one stays', async () => {
  const user = await signIn(testApp(), 'user');
  const others = [await enter(user), await enter(user), await enter(user)];
  const stranger = await signIn(testApp(), 'user');
  expect((await api.delete('/users/me/sessions', user)).json()).toEqual({ ended: 3 });
  for (const other of others) expect((await call(second(), 'GET', '/users/me', other)).statusCode).toBe(401);
  expect(await api.status('/users/me', user)).toBe(200);
  expect(await api.status('/users/me', stranger)).toBe(200);
  expect((await api.delete('/users/me/sessions', user)).json()).toEqual({ ended: 0 });
});

test('nobody sees or ends the session of somebody else, and visitors have none', async () => {
  const [user, stranger] = [await signIn(testApp(), 'user'), await signIn(testApp(), 'user')];
  const administrator = await signIn(testApp(), 'administrator');
  const [own] = await listed(user);
  for (const who of [stranger, administrator])
    expect((await api.delete(`/users/me/sessions/${own?.id}`, who)).statusCode).toBe(404);
  for (const id of ['x', '%00', 'x'.repeat(5000), "'; drop table sessions"])
    expect((await api.delete(`/users/me/sessions/${encodeURIComponent(id)}`, user)).statusCode).toBeLessThan(500);
  expect(await api.status('/users/me', user)).toBe(200);
  const guest = await signIn(testApp(), 'guest');
  for (const [who, status] of [
    [undefined, 401],
    [guest, 403],
  ] as const) {
    expect(await api.status('/users/me/sessions', who)).toBe(status);
    expect((await api.delete('/users/me/sessions', who)).statusCode).toBe(status);
    expect((await api.delete(`/users/me/sessions/${own?.id}`, who)).statusCode).toBe(status);
  }
});

test('when a session was last seen is written once in five minutes', async () => {
  const user = await signIn(testApp(), 'user');
  const seen = async (who: { headers: Record<string, string> }) => new Date((await listed(who))[0]?.lastSeenAt ?? 0);
  const begun = await seen(user);
  expect(await seen(user)).toEqual(begun);
  const before = new Date(Date.now() - 6 * 60_000);
  await orm().update(sessions).set({ lastSeenAt: before }).where(eq(sessions.userId, user.userId));
  const answers = await Promise.all([seen(user), seen(user), seen(user)]);
  for (const at of answers) expect(at.getTime()).toBeGreaterThan(before.getTime() + 60_000);
});

test('a new password ends all other sessions, and an administrator’s ended sessions are logged', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const phone = await enter(administrator);
  await api.delete('/users/me/sessions', administrator);
  expect(await api.status('/users/me', phone)).toBe(401);
  const entries = await orm().select().from(auditEntries).where(eq(auditEntries.recordId, administrator.userId));
  expect(entries).toMatchObject([{ name: administrator.username, before: { sessions: 1 }, after: { sessions: 0 } }]);
  const tablet = await enter(administrator);
  const body = { currentPassword: testPassword, password: 'new-secret', passwordConfirmation: 'new-secret' };
  const changed = await call(testApp(), 'POST', '/auth/change-password', {
    body,
    headers: { ...administrator.headers, 'user-agent': iphone },
  });
  expect(await api.status('/users/me', tablet)).toBe(401);
  const now = { headers: { authorization: `Bearer ${changed.json().jwt}` } };
  expect(await listed(now)).toMatchObject([{ current: true, browser: 'Safari', system: 'iOS' }]);
});
