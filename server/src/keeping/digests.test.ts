import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { exhibitions } from '../exhibitions/exhibitions.table.ts';
import { mails } from '../platform/mail.table.ts';
import { openServices } from '../services/services.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { mailsTo, mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';
import { lastThursday, sendDigests } from './digests.service.ts';
import { digests, follows, savedSearches } from './keeping.table.ts';

const testApp = testAppForFile({ PUBLIC_URL: 'https://hwarang.example' });
const api = apiOf(testApp);
const create = fixtures(testApp);
const orm = () => testApp().services.database.orm;
const week = 7 * 86_400_000;
const inWeeks = (weeks: number) => new Date(Date.now() + weeks * week);
/** As if so many weeks had passed. */
const run = (weeks: number, services = testApp().services) => sendDigests(services, testApp().records, inWeeks(weeks));
const queued = (who: SignedIn) => orm().select().from(mails).where(eq(mails.recipient, who.email));

beforeEach(async () => {
  await orm().delete(digests);
  await orm().delete(mails);
});

/** Somebody who follows a new artist and a new gallery, and looks for works with a word in their title. */
async function follower(language: 'ko' | 'en' = 'ko', word?: string) {
  const who = await signIn(testApp(), 'user');
  await orm().update(users).set({ language }).where(eq(users.id, who.userId));
  const artist = await create.artist({ localname: '이가람', englishname: 'Lee Garam' });
  const gallery = await create.gallery({ name: '온 화랑', nameEn: 'On Gallery' });
  await api.put(`/follows/artists/${artist}`, who);
  await api.put(`/follows/galleries/${gallery}`, who);
  if (word) await api.post('/saved-searches', who, { page: 'artworks', query: `q=${word}`, name: `${word} 그림` });
  return { ...who, artist, gallery };
}

test('the week begins on Thursday at ten in Seoul', () => {
  expect(lastThursday(new Date('2026-11-19T01:00:00Z')).toISOString()).toBe('2026-11-19T01:00:00.000Z');
  expect(lastThursday(new Date('2026-11-19T00:59:59Z')).toISOString()).toBe('2026-11-12T01:00:00.000Z');
  expect(lastThursday(new Date('2026-11-25T23:00:00Z')).toISOString()).toBe('2026-11-19T01:00:00.000Z');
});

test('news of those one follows and of saved searches come in one mail, in the reader’s language', async () => {
  const who = await follower('ko', '푸른');
  const work = await create.artwork({ title: '<b>새 아침</b>', ownerId: who.artist });
  const show = await create.exhibition({ title: '겨울 전시', galleryId: who.gallery });
  const found = await create.artwork({ title: '푸른 바다' });
  await create.artwork({ title: '아무도 찾지 않는 그림' });
  await run(2);
  const mail = await mailTo(testApp(), who.email);
  for (const words of [
    `${who.username} 님`,
    '<b>새 아침</b>',
    '이가람',
    '겨울 전시',
    '온 화랑',
    '푸른 바다',
    '‘푸른 그림’',
  ])
    expect(mail.text).toContain(words);
  expect(mail.text).toContain('&lt;b&gt;새 아침&lt;/b&gt;');
  expect(mail.text).not.toContain('아무도 찾지 않는');
  expect(mail.text).not.toContain('artists you follow');
  for (const path of [`artworks-detail/${work}`, `exhibition-detail/${show}`, `artworks-detail/${found}`])
    expect(mail.links).toContain(`https://hwarang.example/${path}`);
  // Noted once it has been handed over.
  await expect.poll(async () => (await queued(who))[0]).toMatchObject({ text: '', html: '' });
});

test('the mail says in its head how to end it, for people and for programs', async () => {
  const who = await follower('en');
  await create.artwork({ title: '달', titleEn: 'Moon', ownerId: who.artist });
  await run(2);
  const { source, text } = await mailTo(testApp(), who.email);
  const head = (source.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  const address = /^List-Unsubscribe: <(https:\/\/hwarang\.example\/unsubscribe\/[\w-]{32})>$/m.exec(head)?.[1] ?? '';
  expect(address).not.toBe('');
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(text).toContain('Moon');
  expect(text).toContain('Lee Garam');
  expect(text).toContain(address);
  const url = new URL(address).pathname;
  const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
    testApp().fastify.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  // Opened by a program that looks through mails: nothing happens.
  await testApp().fastify.inject({ method: 'GET', url });
  expect((await api.json('/digest', who)).wanted).toBe(true);
  const done = await post('List-Unsubscribe=One-Click');
  expect([done.statusCode, done.body, done.headers.location]).toEqual([200, 'Unsubscribed\n', undefined]);
  expect((await api.json('/digest', who)).wanted).toBe(false);
  const form = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await post(form, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
  const pressed = await post('from=page');
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `${url}?done=yes`]);
  const unknown = { method: 'POST', url: `/unsubscribe/${'x'.repeat(32)}` } as const;
  expect((await testApp().fastify.inject(unknown)).statusCode).toBe(404);
  expect((await testApp().fastify.inject({ ...unknown, url: '/unsubscribe/%2F%2Fevil.example' })).statusCode).toBe(404);
  await create.artwork({ ownerId: who.artist });
  await run(4);
  expect(mailsTo(testApp(), who.email)).toHaveLength(1);
});

test('there is one mail a week at most, by whichever instance, and none without news', async () => {
  const who = await follower();
  await run(2);
  expect(await queued(who)).toHaveLength(0);
  await create.artwork({ title: '하나', ownerId: who.artist });
  const other = engine === 'postgres' ? await openServices(testApp().config) : testApp().services;
  if (engine === 'postgres') onTestFinished(() => other.close());
  // The first look has told until then: what is new since is made to look so.
  await orm()
    .update(digests)
    .set({ toldUntil: new Date(Date.now() - week) });
  const now = inWeeks(3);
  await Promise.all(
    [testApp().services, other, testApp().services].map((each) => sendDigests(each, testApp().records, now)),
  );
  expect(await queued(who)).toHaveLength(1);
  await orm()
    .update(digests)
    .set({ toldUntil: new Date(Date.now() - week) });
  await sendDigests(testApp().services, testApp().records, new Date(now.getTime() + 5 * 86_400_000));
  expect(await queued(who)).toHaveLength(1);
  await sendDigests(testApp().services, testApp().records, new Date(now.getTime() + week));
  expect(await queued(who)).toHaveLength(2);
});

test('what was told once is not told again, and what was there before is no news', async () => {
  const who = await follower();
  const old = await create.artwork({ title: '오래전', ownerId: who.artist, createdAt: new Date(Date.now() - week) });
  await create.artwork({ title: '이번', ownerId: who.artist });
  await run(2);
  const mail = await mailTo(testApp(), who.email);
  expect(mail.text).toContain('이번');
  expect(mail.text).not.toContain(old);
  await run(3);
  expect(await queued(who)).toHaveLength(1);
});

test('who follows nobody any more and then somebody again is not told what was new in between', async () => {
  const who = await follower();
  const another = await create.artist();
  const emptied = () =>
    orm()
      .update(digests)
      .set({ toldUntil: new Date(Date.now() - 10 * week) });
  for (const path of [`/follows/artists/${who.artist}`, `/follows/galleries/${who.gallery}`])
    await api.delete(path, who);
  await emptied();
  await create.artwork({ title: '그사이', ownerId: another, createdAt: new Date(Date.now() - week) });
  await api.put(`/follows/artists/${another}`, who);
  await run(0);
  expect(await queued(who)).toEqual([]);
  // Pressed a second time, or followed beside others, it leaves what is still to be told.
  await emptied();
  await api.put(`/follows/artists/${another}`, who);
  await api.post('/saved-searches', who, { page: 'artworks', query: 'q=x', name: 'x' });
  await run(0);
  expect(await queued(who)).toHaveLength(1);
});

test('works, exhibitions and works of artists that were hidden are news once they are shown', async () => {
  const who = await follower('ko', '숨은');
  const long = new Date(Date.now() - 20 * week);
  const hidden = { ownerId: who.artist, isExposed: false, createdAt: long };
  const work = await create.artwork({ title: '숨은 방', ...hidden });
  const show = await create.exhibition({
    title: '숨은 전시',
    galleryId: who.gallery,
    isExposed: false,
    createdAt: long,
  });
  const later = { shownFrom: new Date(Date.now() - 60_000), createdAt: long };
  await create.exhibition({ title: '예약한 전시', galleryId: who.gallery, ...later });
  const held = await create.artist({ isExposed: false, createdAt: long });
  await create.artwork({ title: '숨은 작가의 숨은 그림', ownerId: held, createdAt: long });
  await orm()
    .update(digests)
    .set({ toldUntil: new Date(Date.now() - 3_600_000) });
  await orm().update(artworks).set({ isExposed: true }).where(eq(artworks.id, work));
  await orm().update(exhibitions).set({ isExposed: true }).where(eq(exhibitions.id, show));
  await orm().update(artists).set({ isExposed: true }).where(eq(artists.id, held));
  await run(2);
  const { text } = await mailTo(testApp(), who.email);
  for (const title of ['숨은 방', '숨은 전시', '예약한 전시', '숨은 작가의 숨은 그림']) expect(text).toContain(title);
});

test('no exhibition is told for a work, an artist or a gallery that is hidden', async () => {
  const who = await follower();
  const [artist, gallery] = [await create.artist({ isExposed: false }), await create.gallery({ isExposed: false })];
  await orm()
    .insert(follows)
    .values([
      { userId: who.userId, artistId: artist },
      { userId: who.userId, galleryId: gallery },
    ]);
  const work = await create.artwork({ ownerId: who.artist, isExposed: false });
  const deleted = await create.artwork({ ownerId: who.artist, deletedAt: new Date() });
  const named = await create.artist();
  await create.exhibition({ title: '숨은 작품', works: [work, deleted], named: [named] });
  await create.exhibition({ title: '숨은 작가', named: [named, artist] });
  await create.exhibition({ title: '숨은 화랑', galleryId: gallery });
  await create.exhibition({ title: '열린 전시', works: [await create.artwork({ ownerId: who.artist })] });
  await run(2);
  const { text } = await mailTo(testApp(), who.email);
  expect(text).toContain('열린 전시');
  expect(text).not.toMatch(/숨은/);
});

test('a search that asks for a character no text holds is saved without it', async () => {
  const who = await follower();
  const save = (page: string, query: string) => api.post('/saved-searches', who, { page, query, name: '이름' });
  expect((await save('exhibitions', 'city=Seo%00ul')).json()).toMatchObject([{ query: 'city=Seoul' }]);
  for (const [page, query] of [
    ['exhibitions', 'city=%00'],
    ['artists', 'country=%00'],
  ] as const)
    expect((await save(page, query)).statusCode).toBe(400);
});

test('a search that was kept with such a character finds nothing, and all others have their mail', async () => {
  const broken = await follower();
  const kept = { userId: broken.userId, page: 'exhibitions' as const, query: 'city=%00', name: '이름' };
  await orm().insert(savedSearches).values(kept);
  const who = await follower();
  for (const { artist } of [broken, who]) await create.artwork({ title: '모두의 그림', ownerId: artist });
  await run(2);
  expect(await queued(broken)).toHaveLength(1);
  expect(await queued(who)).toHaveLength(1);
});

test('who cannot be told is left for the next time, and all others have their mail', async () => {
  const all = [await follower(), await follower(), await follower()];
  for (const { artist } of all) await create.artwork({ title: '모두의 그림', ownerId: artist });
  const [unlucky, ...others] = all.sort((a, b) => (a.userId < b.userId ? -1 : 1));
  if (!unlucky) throw new Error('nobody follows');
  await orm().execute(sql`
    create function not_told() returns trigger language plpgsql as $$
    begin if new.recipient = '${sql.raw(unlucky.email)}' then raise exception 'not told'; end if; return new; end $$`);
  await orm().execute(sql`create trigger not_told before insert on mails for each row execute function not_told()`);
  await run(2);
  await orm().execute(sql`drop trigger not_told on mails`);
  expect(await queued(unlucky)).toEqual([]);
  for (const who of others) expect(await queued(who)).toHaveLength(1);
  await run(2);
  expect(await queued(unlucky)).toHaveLength(1);
  for (const who of others) expect(await queued(who)).toHaveLength(1);
});

test('nobody who has turned it off, is blocked or has not confirmed is written to', async () => {
  const off = await follower();
  const blocked = await follower();
  const unconfirmed = await follower();
  for (const { artist } of [off, blocked, unconfirmed]) await create.artwork({ ownerId: artist });
  expect((await api.put('/digest', off, { wanted: false })).json()).toEqual({ wanted: false });
  await orm().update(users).set({ blocked: true }).where(eq(users.id, blocked.userId));
  await orm().update(users).set({ confirmed: false }).where(eq(users.id, unconfirmed.userId));
  await run(2);
  for (const who of [off, blocked, unconfirmed]) expect(await queued(who)).toEqual([]);
  // Turned on again: what was new in the meantime is not made up for.
  await api.put('/digest', off, { wanted: true });
  await run(4);
  expect(await queued(off)).toEqual([]);
});
