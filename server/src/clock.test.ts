import { Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { sessions, users } from './accounts/accounts.table.ts';
import { tidyAccounts } from './accounts/housekeeping.ts';
import { issueTicket, redeemTicket } from './accounts/tickets.store.ts';
import { sweep } from './media/sweeper.ts';
import { ReadLimit } from './platform/read-limit.ts';
import { call } from './testing/call.ts';
import { fixtures } from './testing/fixtures.ts';
import { signIn } from './testing/sign-in.ts';
import { testAppForFile } from './testing/test-app.ts';

const testApp = testAppForFile({ LOG_LEVEL: 'silent' });
const create = fixtures(testApp);
const day = 86_400_000;

/** The clock of the process jumps, as by a wrong time server. That of the database, and timers, go on as they were. */
function jump(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });
}
const mendClock = () => void vi.useRealTimers();
afterEach(mendClock);

const isSignedIn = async (headers: Record<string, string>) =>
  (await call(testApp(), 'GET', '/users/me', { headers })).statusCode === 200;
/** In how many days by the clock of the database. */
const daysUntil = async (date: Date | null | undefined) => {
  const { rows } = await testApp().services.database.pool.query('select now() as now');
  return date ? (date.getTime() - rows[0].now.getTime()) / day : undefined;
};

test('an instance whose clock is 40 days ahead ends nobody’s session', async () => {
  const user = await signIn(testApp(), 'user');
  jump(40);
  await tidyAccounts(testApp().services);
  mendClock();
  expect(await isSignedIn(user.headers)).toBe(true);
});

test.each([40, -40])('a session begun by a clock %i days off lasts 30 days by the database', async (days) => {
  jump(days);
  const user = await signIn(testApp(), 'user');
  expect(await isSignedIn(user.headers)).toBe(true);
  mendClock();
  const rows = await testApp().services.database.orm.select().from(sessions).where(eq(sessions.userId, user.userId));
  const lasts = await daysUntil(rows[0]?.expiresAt);
  expect(lasts).toBeGreaterThan(29.9);
  expect(lasts).toBeLessThan(30.1);
});

test('a link for a new password that a clock ahead has made does not last longer', async () => {
  const user = await signIn(testApp(), 'user');
  jump(300);
  await call(testApp(), 'POST', '/auth/forgot-password', { body: { email: user.email } });
  await testApp().services.background.idle();
  mendClock();
  const [row] = await testApp().services.database.orm.select().from(users).where(eq(users.id, user.userId));
  const lasts = await daysUntil(row?.resetTokenExpiresAt);
  expect(lasts).toBeGreaterThan(0);
  expect(lasts).toBeLessThan(2);
});

test('a clock ahead does not sweep away what is just being uploaded', async () => {
  const { media, database } = testApp().services;
  const key = `ab/cd/${'cd'.repeat(32)}.00000000/original`;
  await media.storage.put(key, Buffer.from('its row is about to be written'));
  jump(3);
  expect(await sweep(database.orm, media.storage)).toBe(0);
  expect(await media.storage.stat(key)).toBeDefined();
});

test('a ticket opens its door once, whatever the clock of the instance says', async () => {
  const { orm } = testApp().services.database;
  const { userId } = await signIn(testApp(), 'user');
  const ticket = await issueTicket(orm, userId, 'test');
  jump(1);
  expect(await redeemTicket(orm, ticket, 'test')).toBe(userId);
  expect(await redeemTicket(orm, ticket, 'test')).toBeUndefined();
});

test('exhibitions appear by the clock of the database alone', async () => {
  const id = await create.exhibition({
    shownFrom: new Date(Date.now() + day),
    shownTo: new Date(Date.now() + 2 * day),
  });
  jump(1.5);
  expect((await call(testApp(), 'GET', `/exhibitions/${id}`)).statusCode).toBe(404);
  const { orm } = testApp().services.database;
  await orm.execute(sql`update exhibitions set shown_from = now() - interval '1 minute' where id = ${id}`);
  jump(-3);
  await expect.poll(async () => (await call(testApp(), 'GET', `/exhibitions/${id}`)).statusCode).toBe(200);
});

test('a limit that was reached lasts no longer than its minute when the clock jumps back', async () => {
  const limit = new ReadLimit({ readsPerMinute: 1 });
  const reader = { ip: '203.0.113.7', raw: { socket: new Socket() } } as unknown as Parameters<ReadLimit['spend']>[0];
  await limit.spend(reader, 1);
  jump(-2);
  const refused = await limit.spend(reader, 1).catch((failure: unknown) => failure);
  expect(refused).toMatchObject({ code: 'too-many' });
  expect((refused as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(60);
});
