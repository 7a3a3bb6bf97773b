import { enquiryPath } from '@hwarang/domain/enquiries/enquiry';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { LiveState } from '@hwarang/domain/live.contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { galleryMembers } from '../galleries/staff.table.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { newId } from '../platform/ids.ts';
import { mails } from '../platform/mail.table.ts';
import type { Orm } from '../platform/orm.ts';
import { endHoldsByTheClock } from '../sales/offers.service.ts';
import { offers } from '../sales/offers.table.ts';
import { consignments } from '../studio/studio.table.ts';
import { apiOf } from '../testing/api.ts';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { heldUp } from '../testing/held-up.ts';
import { listenTo } from '../testing/listen.ts';
import { mailsTo, mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { inGalleriesBound, studioFixtures } from '../testing/studio.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';
import { isDeskOpen } from './desk-mail.store.ts';
import { mailWaitingEnquiries } from './desk-mail.ts';
import { forgetOldEnquiries } from './enquiries.store.ts';
import { enquiries, enquiryMails, enquiryMessages } from './enquiries.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const studio = studioFixtures(testApp);
const staff = staffFixtures(testApp);
const everywhere = <Result>(work: Parameters<typeof inGalleries<Result>>[2]) =>
  inGalleries(testApp().services.database, everyGallery, work);

const forSale = { availability: 'for-sale', price: 1_200_000, currency: 'KRW', price_shown: 'public' };
const today = () => dayInKorea(new Date());
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const question = (artwork: string, change: object = {}) => ({
  artwork,
  name: '이수민',
  email: `${newId()}@example.com`,
  text: '이 작품을 볼 수 있을까요?',
  consent: true,
  ...change,
});
/** Asked by a visitor at an address of their own: tests of limits must not meet each other. */
let asked = 0;
const ask = (body: object, who?: SignedIn) => {
  asked += 1;
  const address = `10.${Math.floor(asked / 250)}.${asked % 250}.7`;
  return call(testApp(), 'POST', '/enquiries', { body, address, ...(who ? { headers: who.headers } : {}) });
};
/** A gallery with a work for sale, and a question about it. */
async function askedGallery(change: object = {}) {
  const gallery = await studio.gallery();
  await api.put(`${gallery.path}/works/${gallery.artwork}/offer`, gallery.owner, forSale);
  const body = question(gallery.artwork, change);
  const answer = await ask(body);
  const { key } = answer.json<{ key: string }>();
  const [line] = await api.json(`${gallery.path}/enquiries`, gallery.owner);
  return { ...gallery, body, key, enquiry: line?.id as string, at: `${gallery.path}/enquiries/${line?.id}` };
}

test('a visitor asks, the staff answers, and the answer comes by mail with a way to write again', async () => {
  const { at, path, owner, body, key } = await askedGallery();
  const toStaff = await mailTo(testApp(), owner.email);
  expect(toStaff.text).toContain(body.text);
  expect(toStaff.links.some((link) => link.includes(`/studio/`) && link.includes('/enquiries?enquiry='))).toBe(true);

  expect(await api.json(`${path}/enquiries`, owner)).toMatchObject([
    { name: '이수민', email: body.email, state: 'new', unseen: true, last: body.text, title: '달항아리' },
  ]);
  await api.post(`${at}/notes`, owner, { text: '단골 손님' });
  const answered = await api.post(`${at}/answers`, owner, { text: '목요일에 오세요.' });
  expect(answered.json()).toMatchObject({ state: 'answered', unseen: false });
  expect(answered.json().messages.map(({ speaker }: { speaker: string }) => speaker)).toEqual([
    'asker',
    'note',
    'desk',
  ]);
  expect(answered.json().messages[2].author).toBe(owner.username);

  const mail = await mailTo(testApp(), body.email);
  expect(mail.text).toContain('목요일에 오세요.');
  expect(mail.links.some((link) => link.endsWith(enquiryPath(key)))).toBe(true);
  const own = await api.get(`/enquiries/${key}`);
  expect(own.json()).toMatchObject({ title: '달항아리', desk: '가온 화랑', closed: false });
  expect(own.json().messages.map(({ text }: { text: string }) => text)).toEqual([body.text, '목요일에 오세요.']);
  for (const secret of ['단골', owner.username, owner.email]) expect(own.body).not.toContain(secret);

  await api.put(at, owner, { state: 'closed' });
  expect((await api.json(`/enquiries/${key}`)).closed).toBe(true);
  expect((await api.post(`/enquiries/${key}/messages`, undefined, { text: '고맙습니다' })).statusCode).toBe(200);
  expect(await api.json(at, owner)).toMatchObject({ state: 'new', unseen: true, last: '고맙습니다' });
  await api.post(`${at}/seen`, owner);
  expect(await api.json(at, owner)).toMatchObject({ state: 'new', unseen: false });
});

test('a question about a work that no gallery has goes to its artist, who answers it', async () => {
  const artist = await signIn(testApp(), 'artist');
  const artwork = await create.artwork({ ownerId: artist.artistId });
  const takesQuestions = { ...forSale, availability: 'not-for-sale', takes_questions: true };
  await api.put(`/art-works/${artwork}/offer`, artist, takesQuestions);
  const body = question(artwork);
  const { key } = (await ask(body)).json();
  expect((await mailTo(testApp(), artist.email)).links.some((link) => link.includes('/my-enquiries?enquiry='))).toBe(
    true,
  );
  const [line] = await api.json('/my-enquiries', artist);
  expect(line).toMatchObject({ state: 'new', name: '이수민' });
  await api.post(`/my-enquiries/${line.id}/answers`, artist, { text: '작업실로 오세요.' });
  expect((await api.json(`/enquiries/${key}`)).messages).toHaveLength(2);
  const stranger = await signIn(testApp(), 'artist');
  expect(await api.json('/my-enquiries', stranger)).toEqual([]);
  expect(await api.status(`/my-enquiries/${line.id}`, stranger)).toBe(404);
  expect((await api.put(`/my-enquiries/${line.id}/hold`, artist, { until: tomorrow() })).statusCode).toBe(200);
  expect(await api.json(`/art-works/${artwork}/offer`, artist)).toMatchObject({
    availability: 'on-hold',
    held_for: line.id,
  });
});

test('staff holds the work for the asker until a day, and everybody sees that it is on hold', async () => {
  const { at, owner, artwork, path, id, enquiry } = await askedGallery();
  expect((await api.put(`${at}/hold`, owner, { until: '2020-01-01' })).statusCode).toBe(400);
  const held = await api.put(`${at}/hold`, owner, { until: tomorrow() });
  expect(held.json()).toMatchObject({
    state: 'on-hold',
    offer: { availability: 'on-hold', held: true, hold_until: tomorrow() },
  });
  expect(await api.json(`/art-works/${artwork}`)).toMatchObject({ availability: 'on-hold' });
  expect((await api.get(`/art-works/${artwork}`)).body).not.toContain(enquiry);

  await ask(question(artwork));
  const [second] = await api.json(`${path}/enquiries?state=new`, owner);
  expect((await api.put(`${path}/enquiries/${second.id}/hold`, owner, { until: tomorrow() })).statusCode).toBe(409);
  expect(await api.json(`${path}/enquiries?state=on-hold`, owner)).toHaveLength(1);

  const assistant = await staff.member(id, 'assistant');
  expect((await api.delete(`${at}/hold`, assistant)).statusCode).toBe(403);
  expect((await api.delete(`${at}/hold`, owner)).json()).toMatchObject({ state: 'answered', offer: { held: false } });
  expect(await api.json(`/art-works/${artwork}`)).toMatchObject({ availability: 'for-sale', price: 1_200_000 });
});

test.each([
  ['not for sale', { availability: 'not-for-sale' }],
  ['on loan', { availability: 'on-loan' }],
])('a hold on a work that is %s shows nobody its price, and gives back what was before', async (_, change) => {
  const { at, owner, artwork, path } = await askedGallery();
  const offer = { ...forSale, ...change };
  await api.put(`${path}/works/${artwork}/offer`, owner, offer);
  const seenByAll = async () => {
    await testApp().services.changes.settled();
    const { availability, price, price_on_request } = await api.json(`/art-works/${artwork}`);
    return { availability, price, price_on_request };
  };
  const before = await seenByAll();
  const ends = [
    () => api.delete(`${at}/hold`, owner),
    () => api.put(at, owner, { state: 'closed' }),
    async () => {
      await everywhere((tx) => tx.update(offers).set({ holdUntil: '2020-01-01' }).where(eq(offers.artworkId, artwork)));
      await endHoldsByTheClock(testApp().services);
    },
  ];
  for (const end of ends) {
    // Longer the second time: what was before the hold is not the hold itself.
    for (const until of [today(), tomorrow()])
      expect((await api.put(`${at}/hold`, owner, { until })).statusCode).toBe(200);
    expect(await api.json(`${path}/works/${artwork}/offer`, owner)).toMatchObject({ availability: 'on-hold' });
    expect(await seenByAll()).toEqual(before);
    await end();
    expect(await api.json(`${path}/works/${artwork}/offer`, owner)).toMatchObject({ ...offer, hold_until: null });
    expect(await seenByAll()).toEqual(before);
  }
});

test('an enquiry that holds its work is answered or new again only once the hold has ended', async () => {
  const { at, owner, key } = await askedGallery();
  await api.put(`${at}/hold`, owner, { until: tomorrow() });
  for (const state of ['new', 'answered']) expect((await api.put(at, owner, { state })).statusCode).toBe(409);
  await api.post(`/enquiries/${key}/messages`, undefined, { text: '감사합니다' });
  await api.post(`${at}/answers`, owner, { text: '천만에요' });
  expect(await api.json(at, owner)).toMatchObject({ state: 'on-hold', offer: { held: true } });
  await api.delete(`${at}/hold`, owner);
  expect((await api.put(at, owner, { state: 'new' })).json()).toMatchObject({ state: 'new', offer: { held: false } });
});

describe.runIf(engine === 'postgres')('an enquiry that another of the staff changes meanwhile', () => {
  const locked = (id: string) => (tx: Orm) => tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  const heldNow = (id: string, artwork: string) => async (tx: Orm) => {
    await tx
      .update(offers)
      .set({ availability: 'on-hold', holdUntil: tomorrow(), heldFor: id, beforeHold: 'for-sale' })
      .where(eq(offers.artworkId, artwork));
    await tx.update(enquiries).set({ state: 'on-hold' }).where(eq(enquiries.id, id));
  };
  test.each(['messages', 'answers', 'state'] as const)('stays on hold (%s)', async (what) => {
    const { at, owner, key, enquiry, artwork } = await askedGallery();
    const calls = {
      messages: () => api.post(`/enquiries/${key}/messages`, undefined, { text: '하나 더요' }),
      answers: () => api.post(`${at}/answers`, owner, { text: '네' }),
      state: () => api.put(at, owner, { state: 'answered' }),
    };
    const answer = await heldUp(testApp(), locked(enquiry), calls[what], heldNow(enquiry, artwork));
    expect(answer.statusCode).toBe(what === 'state' ? 409 : 200);
    expect(await api.json(at, owner)).toMatchObject({ state: 'on-hold', offer: { held: true } });
  });

  test('is closed together with the hold that was set', async () => {
    const { at, owner, enquiry, artwork } = await askedGallery();
    const close = () => api.put(at, owner, { state: 'closed' });
    const closed = await heldUp(testApp(), locked(enquiry), close, heldNow(enquiry, artwork));
    expect(closed.json()).toMatchObject({ state: 'closed', offer: { availability: 'for-sale', held: false } });
  });

  test('is new when the asker has written since its hold ended', async () => {
    const { at, owner, enquiry } = await askedGallery();
    await api.put(`${at}/hold`, owner, { until: tomorrow() });
    const asked = async (tx: Orm) => {
      await tx.update(offers).set({ availability: 'for-sale', heldFor: null }).where(eq(offers.heldFor, enquiry));
      await tx.update(enquiries).set({ state: 'new', unseen: true }).where(eq(enquiries.id, enquiry));
    };
    const release = () => api.delete(`${at}/hold`, owner);
    expect((await heldUp(testApp(), locked(enquiry), release, asked)).json()).toMatchObject({
      state: 'new',
      unseen: true,
    });
  });
});

test('a question, a message, an answer and a note that come again under one key are kept and mailed once', async () => {
  const { path, owner, artwork } = await askedGallery();
  const twice = async (where: string, body: object, who?: SignedIn) => {
    const headers = { 'idempotency-key': newId(), ...who?.headers };
    const send = (text: object = {}) =>
      call(testApp(), 'POST', where, { body: { ...body, ...text }, headers, address: '10.200.0.1' });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    return { first, second, send };
  };
  const body = question(artwork);
  const asked = await twice('/enquiries', body);
  const { key } = asked.first.json();
  expect(asked.second.json()).toEqual({ key });
  const lines = await api.json(`${path}/enquiries`, owner);
  expect(lines).toHaveLength(2);
  const at = `${path}/enquiries/${lines[0].id}`;
  const written = await twice(`/enquiries/${key}/messages`, { text: '하나 더요' });
  await twice(`${at}/answers`, { text: '네' }, owner);
  await twice(`${at}/notes`, { text: '단골' }, owner);
  // A key that is none would make one of all that say the same.
  for (const where of ['/enquiries', `/enquiries/${key}/messages`, `${at}/answers`, `${at}/notes`])
    for (const wrong of ['', ' ', '열쇠', 'k'.repeat(201)]) {
      const headers = { ...owner.headers, 'idempotency-key': wrong };
      const answer = await call(testApp(), 'POST', where, { body: { ...body, text: '네' }, headers });
      expect([answer.statusCode, answer.json().message], `${where} ${wrong}`).toEqual([
        400,
        expect.stringContaining('idempotency-key'),
      ]);
    }
  // Another text under the same key is another message.
  await written.send({ text: '그리고요' });
  const { messages } = await api.json(at, owner);
  expect(messages.map(({ text }: { text: string }) => text)).toEqual([
    body.text,
    '하나 더요',
    '네',
    '단골',
    '그리고요',
  ]);
  expect(await testApp().services.database.orm.$count(mails, eq(mails.recipient, body.email))).toBe(1);
});

test('a work that was never offered is not for sale after a hold', async () => {
  const { at, owner, artwork, path, id } = await askedGallery();
  await everywhere((tx) => tx.delete(offers).where(eq(offers.galleryId, id)));
  expect((await api.put(`${at}/hold`, owner, { until: tomorrow() })).statusCode).toBe(200);
  expect((await api.delete(`${at}/hold`, owner)).statusCode).toBe(200);
  expect(await api.json(`${path}/works/${artwork}/offer`, owner)).toMatchObject({ availability: 'not-for-sale' });
});

test('a hold that is over leaves an enquiry that was answered', async () => {
  const { at, owner, path, artwork } = await askedGallery();
  await api.put(`${at}/hold`, owner, { until: tomorrow() });
  await api.put(`${path}/works/${artwork}/offer`, owner, { ...forSale, availability: 'sold' });
  expect(await api.json(at, owner)).toMatchObject({ state: 'answered', offer: { availability: 'sold', held: false } });
  expect((await api.put(`${at}/hold`, owner, { until: tomorrow() })).statusCode).toBe(409);
});

test('to another gallery, the artist, administrators and the asker by account an enquiry does not exist', async () => {
  const { at, path, artist, key } = await askedGallery();
  const other = await studio.gallery();
  const administrator = await signIn(testApp(), 'administrator');
  const id = at.split('/').at(-1);
  for (const who of [other.owner, artist, administrator]) {
    for (const address of [`${path}/enquiries`, `${path}/enquiries.csv`, at])
      expect(await api.status(address, who)).toBe(404);
    for (const step of ['answers', 'notes'])
      expect((await api.post(`${at}/${step}`, who, { text: '가' })).statusCode).toBe(404);
    expect((await api.post(`${at}/seen`, who)).statusCode).toBe(404);
    expect((await api.put(at, who, { state: 'closed' })).statusCode).toBe(404);
    expect((await api.put(`${at}/hold`, who, { until: tomorrow() })).statusCode).toBe(404);
    expect((await api.delete(`${at}/hold`, who)).statusCode).toBe(404);
  }
  expect(await api.status(`${other.path}/enquiries/${id}`, other.owner)).toBe(404);
  expect(await api.json(`${other.path}/enquiries`, other.owner)).toEqual([]);
  expect(await api.status(`/my-enquiries/${id}`, artist)).toBe(404);
  for (const wrong of [id, `${id}x`, key.slice(0, -1), `${key}A`, `${newId()}${key.slice(24)}`, 'x'])
    expect(await api.status(`/enquiries/${wrong}`)).toBe(404);
});

test('live events of a gallery reach its staff who have the page open, and nobody else', async () => {
  const { id, owner, artwork } = await askedGallery();
  const other = await studio.gallery();
  const user = await signIn(testApp(), 'user');
  expect(await api.status(`/events?enquiries=${id}`, other.owner)).toBe(404);
  expect(await api.status(`/events?enquiries=${id}`, user)).toBe(404);
  expect(await api.status(`/events?enquiries=${id}`)).not.toBe(200);
  const live = await listenTo<LiveState>(testApp(), `/events?enquiries=${id}`, owner.headers);
  const theirs = await listenTo<LiveState>(testApp(), `/events?enquiries=${other.id}`, other.owner.headers);
  await live.until(({ enquiries: count }) => count === 1);
  const before = await theirs.until(({ enquiries: count }) => count === 0);
  const mails = mailsTo(testApp(), owner.email).length;
  await ask(question(artwork));
  const heard = await live.until(({ enquiries: count }) => count === 2);
  // Nothing that the other gallery could have heard by.
  await testApp().services.changes.publish(`enquiries:${other.id}`);
  const after = await theirs.until(({ at }) => at > before.at);
  expect(after.enquiries).toBe(0);
  expect(mailsTo(testApp(), owner.email)).toHaveLength(mails);
  await everywhere((tx) => tx.delete(galleryMembers).where(eq(galleryMembers.userId, owner.userId)));
  await ask(question(artwork));
  await testApp().services.changes.publish(`enquiries:${id}`);
  const told = await live.until(({ at, enquiries: count }) => at > heard.at && count !== 2);
  expect(told.enquiries).toBeUndefined();
});

test('the first enquiry is mailed at once, those of the next ten minutes together', async () => {
  const { id, owner, artwork } = await askedGallery();
  await mailTo(testApp(), owner.email);
  await ask(question(artwork, { text: '두 번째 질문' }));
  await ask(question(artwork, { text: '세 번째 질문' }));
  await mailWaitingEnquiries(testApp().services);
  expect(mailsTo(testApp(), owner.email)).toHaveLength(1);
  await testApp()
    .services.database.orm.update(enquiryMails)
    .set({ sentAt: sql`now() - interval '11 minutes'` })
    .where(eq(enquiryMails.id, id));
  await mailWaitingEnquiries(testApp().services);
  const together = await mailTo(testApp(), owner.email, 2);
  for (const text of ['두 번째 질문', '세 번째 질문']) expect(together.text).toContain(text);
});

test('an enquiry that nobody has seen when the staff leaves the page is mailed then', async () => {
  const { id, at, owner, artwork } = await askedGallery();
  await mailTo(testApp(), owner.email);
  await api.post(`${at}/seen`, owner);
  await testApp().services.database.orm.delete(enquiryMails).where(eq(enquiryMails.id, id));
  const live = await listenTo<LiveState>(testApp(), `/events?enquiries=${id}`, owner.headers);
  await live.until(({ enquiries: count }) => count === 0);
  await ask(question(artwork, { text: '아무도 못 본 질문' }));
  await live.until(({ enquiries: count }) => count === 1);
  await mailWaitingEnquiries(testApp().services);
  expect(mailsTo(testApp(), owner.email)).toHaveLength(1);
  live.stop();
  await vi.waitFor(async () => expect(await everywhere((tx) => isDeskOpen(tx, { galleryId: id }))).toBe(false));
  await mailWaitingEnquiries(testApp().services);
  const { text } = await mailTo(testApp(), owner.email, 2);
  expect(text).toContain('아무도 못 본 질문');
});

test.each([
  ['without consent', { consent: false }],
  ['without a name', { name: '  ' }],
  ['with a name that is too long', { name: '가'.repeat(81) }],
  ['with a mail address that is none', { email: 'nobody' }],
  ['without a message', { text: '' }],
  ['with a message that is too long', { text: '가'.repeat(4001) }],
  ['with a number for a message', { text: 7 }],
])('a question %s is refused', async (_, change) => {
  const { path, owner, artwork } = await askedGallery();
  const answer = await ask(question(artwork, change));
  expect(answer.statusCode, answer.body).toBe(400);
  expect(await api.json(`${path}/enquiries`, owner)).toHaveLength(1);
});

test('nobody can ask about a work that is hidden, unknown or takes no questions', async () => {
  const { id, owner, path } = await studio.gallery();
  const hidden = await create.artwork({ isExposed: false });
  await staff.consigned(id, hidden);
  await api.put(`${path}/works/${hidden}/offer`, owner, forSale);
  const quiet = await create.artwork();
  for (const artwork of [hidden, quiet, newId(), 'x']) expect((await ask(question(artwork))).statusCode).toBe(404);
});

test('what a program fills into the hidden field is answered alike, and nothing is kept or mailed', async () => {
  const { path, owner, artwork } = await askedGallery();
  const trapped = await ask(question(artwork, { website: 'https://spam.example' }));
  expect(trapped.statusCode).toBe(200);
  expect(Object.keys(trapped.json())).toEqual(['key']);
  expect(await api.status(`/enquiries/${trapped.json().key}`)).toBe(404);
  expect(await api.json(`${path}/enquiries`, owner)).toHaveLength(1);
});

test('questions of one mail address, and of one network address, have a limit', async () => {
  const { artwork } = await askedGallery();
  const email = 'many@example.com';
  for (let number = 0; number < 10; number += 1) expect((await ask(question(artwork, { email }))).statusCode).toBe(200);
  const refused = await ask(question(artwork, { email }));
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const from = () => call(testApp(), 'POST', '/enquiries', { body: question(artwork), address: '192.0.2.77' });
  for (let number = 0; number < 30; number += 1) expect((await from()).statusCode).toBe(200);
  expect((await from()).statusCode).toBe(429);
});

test('a thread has an end', async () => {
  const { key, id, enquiry, at, owner } = await askedGallery();
  await everywhere((tx) =>
    tx.insert(enquiryMessages).values(
      Array.from({ length: 499 }, () => ({
        enquiryId: enquiry,
        galleryId: id,
        speaker: 'note' as const,
        text: '가',
      })),
    ),
  );
  expect((await api.post(`/enquiries/${key}/messages`, undefined, { text: '더' })).statusCode).toBe(409);
  expect((await api.post(`${at}/answers`, owner, { text: '더' })).statusCode).toBe(409);
});

test('those who answer get the titles a work has now while they see it, else the one it was asked by', async () => {
  const names = { title: '달항아리', title_en: 'Moon Jar' };
  const { id, path, owner, artist, artwork } = await studio.gallery({ title: names.title, titleEn: names.title_en });
  const { orm } = testApp().services.database;
  const work = (values: Partial<typeof artworks.$inferInsert>) =>
    orm.update(artworks).set(values).where(eq(artworks.id, artwork));
  await api.put(`${path}/works/${artwork}/offer`, owner, forSale);
  const body = question(artwork);
  await call(testApp(), 'POST', '/enquiries', { body, address: '10.9.9.9', headers: { 'accept-language': 'en' } });
  const [line] = await api.json(`${path}/enquiries`, owner);
  const at = `${path}/enquiries/${line.id}`;
  expect(line).toMatchObject({ title: 'Moon Jar', work: names });
  // Mails to those who answer are in Korean.
  expect((await mailTo(testApp(), owner.email)).text).toContain('이수민 · 달항아리');
  expect(await api.json(at, owner)).toMatchObject({ title: 'Moon Jar', work: names });
  const sheet = async (language: string) => (await api.get(`${path}/enquiries.csv?lang=${language}`, owner)).body;
  expect([await sheet('ko'), await sheet('en')]).toEqual([
    expect.stringContaining(`"${artwork}","달항아리",`),
    expect.stringContaining(`"${artwork}","Moon Jar",`),
  ]);

  // What visitors do not see the gallery sees as long as it has the work.
  await work({ title: '백자', titleEn: null, isExposed: false });
  const answered = await api.post(`${at}/answers`, owner, { text: '목요일에 오세요.' });
  expect(answered.json()).toMatchObject({ title: 'Moon Jar', work: { title: '백자', title_en: null } });
  expect((await mailTo(testApp(), body.email)).text).toContain('Moon Jar');
  await orm.delete(consignments).where(and(eq(consignments.artworkId, artwork), eq(consignments.galleryId, id)));
  expect(await api.json(at, owner)).toMatchObject({ title: 'Moon Jar', artwork, work: null });
  expect(await sheet('ko')).toContain(`"${artwork}","Moon Jar",`);
  await work({ isExposed: true });
  expect(await api.json(at, owner)).toMatchObject({ work: { title: '백자' } });

  // Now it is the artist's to answer, who sees the work also when it is hidden.
  await api.put(`/art-works/${artwork}/offer`, artist, forSale);
  expect((await ask(question(artwork))).statusCode).toBe(200);
  await work({ isExposed: false });
  expect(await api.json('/my-enquiries', artist)).toMatchObject([{ work: { title: '백자' } }]);
  await work({ isExposed: true, deletedAt: new Date() });
  expect(await api.json(at, owner)).toMatchObject({ title: 'Moon Jar', work: null });
});

test('staff, artist and asker hear that the work of an enquiry is deleted, until it is restored', async () => {
  const { path, at, owner, key, artwork } = await askedGallery();
  const artist = await signIn(testApp(), 'artist');
  const own = await create.artwork({ ownerId: artist.artistId });
  await api.put(`/art-works/${own}/offer`, artist, forSale);
  expect((await ask(question(own))).statusCode).toBe(200);
  const seen = async () => ({
    line: (await api.json(`${path}/enquiries`, owner))[0],
    staff: await api.json(at, owner),
    artist: (await api.json('/my-enquiries', artist))[0],
    asker: await api.json(`/enquiries/${key}`),
  });
  const deleted = (deletedAt: Date | null) =>
    testApp()
      .services.database.orm.update(artworks)
      .set({ deletedAt })
      .where(inArray(artworks.id, [artwork, own]));
  await deleted(new Date());
  const gone = { artwork: null, work: null };
  expect(await seen()).toMatchObject({
    line: gone,
    staff: { ...gone, offer: null },
    artist: gone,
    asker: { artwork: null },
  });
  expect((await api.put(`${at}/hold`, owner, { until: tomorrow() })).statusCode).toBe(409);
  await deleted(null);
  expect(await seen()).toMatchObject({
    line: { artwork },
    staff: { artwork },
    artist: { artwork: own },
    asker: { artwork },
  });
});

test('the sheet of enquiries holds no formula and no note', async () => {
  const { path, at, owner } = await askedGallery({ name: '=1+1' });
  await api.post(`${at}/notes`, owner, { text: '비밀 메모' });
  const sheet = await api.get(`${path}/enquiries.csv`, owner);
  expect(sheet.headers['content-type']).toContain('text/csv');
  expect(sheet.body).toContain("'=1+1");
  expect(sheet.body).not.toContain('비밀');
});

test('more enquiries than one call answers are read part by part, and the sheet holds all of them', async () => {
  const { id, path, owner } = await askedGallery();
  const number = 620;
  await everywhere((tx) =>
    tx.insert(enquiries).values(
      Array.from({ length: number }, (_, place) => ({
        galleryId: id,
        title: '달항아리',
        name: `문의자 ${place}`,
        email: 'many@example.com',
        state: 'closed' as const,
        lastMessageAt: sql`now() - make_interval(mins => ${place + 1})`,
      })),
    ),
  );
  const names = async (query: string): Promise<string[]> =>
    (await api.json(`${path}/enquiries?${query}`, owner)).map(({ name }: { name: string }) => name);
  expect(await names('')).toHaveLength(50);
  expect(await names('_limit=3')).toEqual(['이수민', '문의자 0', '문의자 1']);
  expect(await names('_start=619&_limit=200')).toEqual(['문의자 618', '문의자 619']);
  expect(await names('state=closed&_start=618')).toEqual(['문의자 618', '문의자 619']);
  expect(await names('_start=621')).toEqual([]);
  for (const wrong of ['_limit=0', '_limit=201', '_start=-1'])
    expect(await api.status(`${path}/enquiries?${wrong}`, owner)).toBe(400);
  const sheet = await api.get(`${path}/enquiries.csv`, owner);
  const lines = sheet.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 1 + number);
  expect(lines[1]).toContain('이수민');
  expect(lines.at(-1)).toContain(`문의자 ${number - 1}`);
});

test('an enquiry is deleted a year after its last message, and one day less is none', async () => {
  const { enquiry, key, path, owner, artwork, at } = await askedGallery();
  await api.put(`${at}/hold`, owner, { until: tomorrow() });
  const age = (days: number) =>
    everywhere((tx) =>
      tx
        .update(enquiries)
        .set({ lastMessageAt: sql`now() - interval '12 months' + make_interval(days => ${days})` })
        .where(eq(enquiries.id, enquiry)),
    );
  await age(1);
  await everywhere(forgetOldEnquiries);
  expect(await api.status(`/enquiries/${key}`)).toBe(200);
  await age(-1);
  await everywhere(forgetOldEnquiries);
  expect(await api.status(`/enquiries/${key}`)).toBe(404);
  expect(await api.json(`${path}/works/${artwork}/offer`, owner)).toMatchObject({
    availability: 'on-hold',
    held_for: null,
  });
});

test('what somebody asked goes with the account, also what the same address asked as a visitor', async () => {
  const { path, owner, artwork } = await askedGallery();
  const user = await signIn(testApp(), 'user');
  await ask(question(artwork, { email: 'elsewhere@example.com' }), user);
  await ask(question(artwork, { email: user.email }));
  expect(await api.json(`${path}/enquiries`, owner)).toHaveLength(3);
  expect((await api.delete('/users/me', user, { password: testPassword })).statusCode).toBe(200);
  expect(await api.json(`${path}/enquiries`, owner)).toHaveLength(1);
});

test('a statement outside the scope of a gallery sees no enquiry of it', async () => {
  const { id, enquiry } = await askedGallery();
  const seen = (scope: readonly string[]) =>
    inGalleriesBound(testApp().services.database, scope, async (tx) => {
      const found = await tx.select().from(enquiries).where(eq(enquiries.id, enquiry));
      const said = await tx.select().from(enquiryMessages).where(eq(enquiryMessages.enquiryId, enquiry));
      return found.length + said.length;
    });
  expect([await seen([]), await seen([await create.gallery()]), await seen([id])]).toEqual([0, 0, 2]);
});
