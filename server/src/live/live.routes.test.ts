import type { LiveState } from '@hwarang/domain/live.contract';
import { gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import { enquiryDesks } from '../enquiries/enquiries.table.ts';
import { galleryMembers } from '../galleries/staff.table.ts';
import { databaseTime } from '../media/media.store.ts';
import { supportDesks } from '../support/support.table.ts';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { listenTo } from '../testing/listen.ts';
import { mailTo } from '../testing/outbox.ts';
import { signIn } from '../testing/sign-in.ts';
import { secondAppForFile, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const second = secondAppForFile(testApp);

const notificationsOf = async (headers: Record<string, string>) =>
  (await call(testApp(), 'GET', '/notifications', { headers })).json() as { id: string; kind: string; read: boolean }[];

test('when a work enters an exhibition on one instance, its owner is told at once on the other', async () => {
  const artist = await signIn(testApp(), 'artist');
  const administrator = await signIn(testApp(), 'administrator');
  const live = await listenTo<LiveState>(testApp(), '/events', artist.headers);
  expect((await live.until(() => true)).notifications).toBe(0);
  const work = await create.artwork({ ownerId: artist.artistId, title: '비상' });
  const show = await create.exhibition({ title: '새', titleEn: 'Birds' });
  const hang = (app: App, exhibition: string) =>
    call(app, 'PUT', `/exhibitions/${exhibition}`, { headers: administrator.headers, body: { art_works: [work] } });
  expect((await hang(second(), show)).statusCode).toBe(200);
  await live.until(({ notifications }) => notifications === 1);
  expect(await notificationsOf(artist.headers)).toMatchObject([
    {
      kind: 'artwork-exhibited',
      read: false,
      facts: { artwork: '비상', exhibition: '새', exhibitionEn: 'Birds', exhibitionId: show },
    },
  ]);
  // The same list again is no news; a hidden exhibition is nobody's news.
  await hang(testApp(), show);
  await hang(testApp(), await create.exhibition({ isExposed: false }));
  expect(await notificationsOf(artist.headers)).toHaveLength(1);

  await call(second(), 'POST', '/notifications/read', { headers: artist.headers, body: {} });
  await live.until(({ notifications, at }) => notifications === 0 && at > (live.states[0]?.at ?? 0));
  expect((await notificationsOf(artist.headers)).map(({ read }) => read)).toEqual([true]);
});

test('who confirms an account finds it said', async () => {
  const who = { username: 'newcomer', email: 'newcomer@example.com', password: 'secret-1' };
  await call(testApp(), 'POST', '/auth/local/register', { body: who });
  const { links } = await mailTo(testApp(), who.email);
  const link = links.find((each) => each.includes('email-confirmation')) ?? '';
  await testApp().fastify.inject({ url: link.replace(/^https?:\/\/[^/]+/, '') });
  const { jwt } = (
    await call(testApp(), 'POST', '/auth/local', { body: { identifier: who.email, password: who.password } })
  ).json();
  const mine = await notificationsOf({ authorization: `Bearer ${jwt}` });
  expect(mine.map(({ kind }) => kind)).toEqual(['account-confirmed']);
});

test('only one’s own notifications are marked as read', async () => {
  const [one, other] = [await signIn(testApp(), 'artist'), await signIn(testApp(), 'artist')];
  const [work = '', more = ''] = await Promise.all(
    [one, other].map(({ artistId }) => create.artwork({ ownerId: artistId })),
  );
  for (const [who, id] of [
    [one, work],
    [other, more],
  ] as const)
    await call(testApp(), 'POST', '/open-calls/wefly/entry', { headers: who.headers, body: { artworks: [id] } });
  const [theirs] = await notificationsOf(other.headers);
  await call(testApp(), 'POST', '/notifications/read', { headers: one.headers, body: { ids: [theirs?.id] } });
  expect((await notificationsOf(other.headers))[0]).toMatchObject({ kind: 'entry-received', read: false });
  for (const body of [{ ids: 'x' }, { ids: [1] }, { ids: ['short'] }])
    expect((await call(testApp(), 'POST', '/notifications/read', { headers: one.headers, body })).statusCode).toBe(400);
});

test('a stream is refused to nobody in particular, to forged keys, and the desk to all but administrators', async () => {
  const user = await signIn(testApp(), 'user');
  const guest = await signIn(testApp(), 'guest');
  expect((await listenTo(testApp(), '/events', {})).status).toBe(401);
  expect((await listenTo(testApp(), '/events', guest.headers)).status).toBe(401);
  expect((await listenTo(testApp(), '/events', { 'x-support-key': 'guessed' })).status).toBe(401);
  expect((await listenTo(testApp(), '/events?desk=true', user.headers)).status).toBe(403);
  expect((await listenTo(testApp(), '/events?desk=maybe', user.headers)).status).toBe(400);
});

test('the thirteenth open stream of one reader is refused, until one of the others has closed', async () => {
  const { key } = (await call(testApp(), 'POST', '/support/conversations', { body: { text: '?' } })).json();
  const visitor = { 'x-support-key': key as string };
  const user = await signIn(testApp(), 'user');
  for (const headers of [visitor, user.headers]) {
    const open = [];
    for (let made = 0; made < 12; made += 1) open.push(await listenTo(testApp(), '/events', headers));
    expect(open.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const refused = await call(testApp(), 'GET', '/events', { headers });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    open[0]?.stop();
    await expect.poll(async () => (await listenTo(testApp(), '/events', headers)).status).toBe(200);
  }
});

test('one address holds no more than 120 open streams, whoever its readers are', async () => {
  const users = await Promise.all(Array.from({ length: 11 }, () => signIn(testApp(), 'user')));
  const open = [];
  for (const { headers } of users.slice(0, 10))
    for (let made = 0; made < 12; made += 1) open.push(await listenTo(testApp(), '/events', headers));
  expect(open.filter(({ status }) => status === 200)).toHaveLength(120);
  const last = users[10]?.headers;
  expect((await call(testApp(), 'GET', '/events', { headers: { ...last } })).statusCode).toBe(429);
});

test('one who closes one of two streams at a desk is still there', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const { orm } = testApp().services.database;
  const galleryId = await create.gallery();
  const user = await signIn(testApp(), 'user');
  await orm.insert(galleryMembers).values({ galleryId, userId: user.userId, role: 'owner' });
  const seenSince = (when: Date) => ({
    support: () => orm.$count(supportDesks, gt(supportDesks.seenAt, when)),
    enquiries: () => orm.$count(enquiryDesks, gt(enquiryDesks.seenAt, when)),
  });
  for (const [who, path, desk] of [
    [administrator, '/events?desk=true', 'support'],
    [user, `/events?enquiries=${galleryId}`, 'enquiries'],
  ] as const) {
    const closing = await listenTo(testApp(), path, who.headers);
    const staying = await listenTo(second(), path, who.headers);
    for (const stream of [closing, staying]) await stream.until(() => true);
    const now = await databaseTime(orm);
    closing.stop();
    // Told by the one that is left, long before its next heartbeat.
    await expect.poll(seenSince(now)[desk], { timeout: 10_000 }).toBe(1);
  }
});
