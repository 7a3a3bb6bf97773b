import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { mailTo } from '../testing/outbox.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
const orm = () => testApp().services.database.orm;

let gallery: string;
let owner: SignedIn;
let artist: SignedIn;
let work: string;
beforeEach(async () => {
  gallery = await create.gallery({ name: '가온 화랑' });
  owner = await staff.member(gallery);
  artist = await signIn(testApp(), 'artist');
  work = await create.artwork({ title: '달항아리', ownerId: artist.artistId ?? null });
});

const path = (part: string) => `/studio/${gallery}/${part}`;
const states = (list: { state: string }[]) => list.map(({ state }) => state);
const ask = () => api.post(path('artists'), owner, { artist: artist.artistId });
const answer = (state: string, who = artist) => api.put(`/my-galleries/representations/${gallery}`, who, { state });
const askForWork = () => api.post(path('works'), owner, { artworks: [work] });
const mine = async () => api.json('/my-galleries', artist);
const answerWork = async (state: string, who = artist) =>
  api.put(`/my-galleries/consignments/${(await mine()).consignments[0].id}`, who, { state });

test('a gallery asks an artist, who is told by mail and accepts', async () => {
  expect(states((await ask()).json())).toEqual(['proposed']);
  expect((await mailTo(testApp(), artist.email)).text).toContain('가온 화랑');
  expect(await mine()).toMatchObject({ representations: [{ gallery: { id: gallery }, state: 'proposed' }] });
  expect((await answer('accepted')).json().representations[0].state).toBe('accepted');
  expect(states(await api.json(path('artists'), owner))).toEqual(['accepted']);
  expect((await ask()).statusCode).toBe(409);
});

test('an artist may decline, and be asked again; nobody else answers', async () => {
  await ask();
  expect((await answer('accepted', await signIn(testApp(), 'artist'))).statusCode).toBe(404);
  expect((await answer('ended')).statusCode).toBe(409);
  expect((await answer('declined')).statusCode).toBe(200);
  expect((await answer('accepted')).statusCode).toBe(409);
  expect(states((await ask()).json())).toEqual(['proposed']);
});

test('an administrator answers for an artist without an account', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const nobodys = await create.artist();
  await api.post(path('artists'), owner, { artist: nobodys });
  const call = `/my-galleries/representations/${gallery}?artist=${nobodys}`;
  expect((await api.put(call, owner, { state: 'accepted' })).statusCode).toBe(403);
  expect((await api.put(call, administrator, { state: 'accepted' })).statusCode).toBe(200);
  expect(states(await api.json(path('artists'), owner))).toEqual(['accepted']);
});

test('a gallery asks for works of artists whom it represents, and for no others', async () => {
  expect((await askForWork()).statusCode).toBe(400);
  await staff.represents(gallery, artist.artistId ?? '');
  expect(states((await askForWork()).json())).toEqual(['proposed']);
  const [{ artwork }] = await api.json(path('works'), owner);
  expect(artwork).toMatchObject({ id: work, title: '달항아리', owner: { id: artist.artistId } });
  expect((await askForWork()).statusCode).toBe(409);
  const others = await create.artwork({ isExposed: false, ownerId: artist.artistId ?? null });
  expect((await api.post(path('works'), owner, { artworks: [others] })).statusCode).toBe(400);
});

test('a hidden work on consignment and its picture are seen by the gallery until the consignment ends', async () => {
  const picture = await painting(40, 30).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer: picture }, { name: '달.jpg' });
  await orm().update(artworks).set({ imageId }).where(eq(artworks.id, work));
  await staff.represents(gallery, artist.artistId ?? '');
  await askForWork();
  await answerWork('accepted');
  await api.put(`/art-works/${work}`, artist, { is_exposed: false });
  const other = await staff.member(await create.gallery());
  const { image } = await api.json(`/art-works/${work}`, owner);
  const plain = image.url.split('?')[0];
  const look = (who?: SignedIn) =>
    testApp()
      .fastify.inject({ url: plain, headers: who?.headers ?? {} })
      .then(({ statusCode }) => statusCode);
  expect([await look(owner), await look(other), await look()]).toEqual([200, 404, 404]);
  expect(await api.status(`/art-works/${work}`, other)).toBe(404);
  expect(await api.json('/art-works/count', owner)).toBeGreaterThan(await api.json('/art-works/count', other));
  expect((await api.delete(path(`works/${work}`), owner)).statusCode).toBe(200);
  expect([await look(owner), await api.status(`/art-works/${work}`, owner)]).toEqual([404, 404]);
  expect(await api.json(path('works'), owner)).toEqual([]);
  await api.put(`/art-works/${work}`, artist, { is_exposed: true });
  expect(states(await api.json(path('works'), owner))).toEqual(['ended']);
});

test('whoever no longer works for a gallery neither changes nor deletes the pictures of it', async () => {
  const [former, curator] = [await staff.member(gallery, 'curator'), await staff.member(gallery, 'curator')];
  const picture = await painting(40, 30).jpeg().toBuffer();
  const upload = () =>
    testApp().services.media.ingest({ buffer: picture }, { name: '달.jpg', uploadedBy: former.userId });
  const [shown, hung] = [await upload(), await upload()];
  await api.put(`/galleries/${gallery}`, former, { image: [shown] });
  await api.post('/exhibitions', former, { title: '가', gallery, mainimage: [hung] });
  const rename = (id: string) => api.post(`/upload?id=${id}`, former, { fileInfo: { name: '해.jpg' } });
  expect((await rename(shown)).statusCode).toBe(200);
  await api.delete(path(`staff/${former.userId}`), owner);
  for (const id of [shown, hung]) {
    expect((await rename(id)).statusCode).toBe(403);
    expect((await api.delete(`/upload/files/${id}`, former)).statusCode).toBe(403);
    expect(await api.status(`/upload/files/${id}`, curator)).toBe(200);
  }
});

test('a work is with one gallery at a time', async () => {
  const second = await create.gallery();
  const another = await staff.member(second);
  for (const id of [gallery, second]) await staff.represents(id, artist.artistId ?? '');
  await askForWork();
  await api.post(`/studio/${second}/works`, another, { artworks: [work] });
  const [one, two] = (await mine()).consignments;
  expect((await api.put(`/my-galleries/consignments/${one.id}`, artist, { state: 'accepted' })).statusCode).toBe(200);
  expect((await api.put(`/my-galleries/consignments/${two.id}`, artist, { state: 'accepted' })).statusCode).toBe(409);
});

test('an artist who leaves a gallery takes all works along', async () => {
  await ask();
  await answer('accepted');
  await askForWork();
  await answerWork('accepted');
  expect((await answer('ended')).json()).toMatchObject({
    representations: [{ state: 'ended' }],
    consignments: [{ state: 'ended' }],
  });
});

test('with the consignment of a work ends what its artist asked for it', async () => {
  await staff.represents(gallery, artist.artistId ?? '');
  const forSale = { availability: 'for-sale', price: 900_000, currency: 'KRW', price_shown: 'public' };
  expect((await api.put(`/art-works/${work}/offer`, artist, forSale)).statusCode).toBe(200);
  await askForWork();
  expect((await api.json(`/art-works/${work}`)).availability).toBe('for-sale');
  await answerWork('accepted');
  expect(await api.json(`/art-works/${work}`)).toMatchObject({ availability: null, price: null });
  await answerWork('ended');
  expect(await api.json(`/art-works/${work}/offer`, artist)).toMatchObject({
    availability: 'not-for-sale',
    price: null,
  });

  await api.put(`/art-works/${work}/offer`, artist, { ...forSale, availability: 'sold' });
  await askForWork();
  await answerWork('accepted');
  expect((await api.json(`/art-works/${work}`)).availability).toBe('sold');
});

test.each(['proposed', 'accepted'] as const)(
  'a consignment that was %s ends when the work gets another artist',
  async (state) => {
    const administrator = await signIn(testApp(), 'administrator');
    const next = await signIn(testApp(), 'artist');
    await staff.represents(gallery, artist.artistId ?? '');
    await askForWork();
    if (state === 'accepted') {
      await answerWork('accepted');
      const forSale = { availability: 'for-sale', price: 900_000, currency: 'KRW', price_shown: 'public' };
      expect((await api.put(path(`works/${work}/offer`), owner, forSale)).statusCode).toBe(200);
    }
    const moved = await api.put(`/art-works/${work}`, administrator, { owner: next.artistId });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(states(await api.json(path('works'), owner))).toEqual(['ended']);
    expect(await api.status(path(`works/${work}/offer`), owner)).toBe(404);
    expect(await api.json(path('offers'), owner)).toEqual([]);
    expect(await api.json(`/art-works/${work}`)).toMatchObject({ availability: null, price: null });
    // The new artist is the one to offer it, and to be asked.
    expect((await api.json(`/art-works/${work}/offer`, next)).gallery).toBeNull();
    expect((await askForWork()).statusCode).toBe(400);
    await staff.represents(gallery, next.artistId ?? '');
    expect(states((await askForWork()).json())).toEqual(['proposed']);
  },
);

test('staff hang only works whose artist has agreed, and leave other galleries alone', async () => {
  const show = { title: '고요', gallery };
  expect((await api.post('/exhibitions', owner, { ...show, art_works: [work] })).json().data.errors).toHaveProperty(
    'art_works',
  );
  await staff.represents(gallery, artist.artistId ?? '');
  const made = await api.post('/exhibitions', owner, { ...show, is_exposed: false, art_works: [work] });
  expect(made.statusCode, made.body).toBe(200);
  const { id } = made.json();
  const elsewhere = await create.gallery();
  expect((await api.put(`/exhibitions/${id}`, owner, { gallery: elsewhere })).statusCode).toBe(400);
  expect((await api.put(`/exhibitions/${id}`, owner, { gallery: null })).statusCode).toBe(400);
  expect((await api.post('/exhibitions', owner, { title: '가', gallery: elsewhere })).statusCode).toBe(400);
  // What hangs already stays after the agreement has ended.
  await answer('ended');
  expect((await api.put(`/exhibitions/${id}`, owner, { title: '나', art_works: [work] })).statusCode).toBe(200);
});

test('what staff uploaded for their gallery stays when they delete their account', async () => {
  const curator = await staff.member(gallery, 'curator');
  const picture = await painting(40, 30).jpeg().toBuffer();
  const upload = () =>
    testApp().services.media.ingest({ buffer: picture }, { name: '달.jpg', uploadedBy: curator.userId });
  const [used, unused] = [await upload(), await upload()];
  await api.put(`/galleries/${gallery}`, curator, { image: [used] });
  expect((await api.delete('/users/me', curator, { password: testPassword })).statusCode).toBe(200);
  expect((await api.json(`/galleries/${gallery}`)).image.map(({ id }: { id: string }) => id)).toEqual([used]);
  expect(await api.status(`/upload/files/${unused}`, owner)).toBe(404);
});

test('an assistant sees the studio and changes nothing of it', async () => {
  const assistant = await staff.member(gallery, 'assistant');
  expect(await api.status(path('overview'), assistant)).toBe(200);
  expect((await api.post('/exhibitions', assistant, { title: '가', gallery })).statusCode).toBe(400);
  expect((await api.put(`/galleries/${gallery}`, assistant, { name: '나' })).statusCode).toBe(403);
  expect((await api.post(path('artists'), assistant, { artist: artist.artistId })).statusCode).toBe(403);
});

test('the overview counts exhibitions by where they stand', async () => {
  const hour = 3_600_000;
  await create.exhibition({ galleryId: gallery, isExposed: false });
  await create.exhibition({ galleryId: gallery, shownFrom: new Date(Date.now() + hour) });
  await create.exhibition({ galleryId: gallery, works: [work] });
  await create.exhibition({ galleryId: gallery, shownTo: new Date(Date.now() - hour) });
  expect(await api.json(path('overview'), owner)).toMatchObject({
    exhibitions: { drafts: 1, scheduled: 1, shown: 1, over: 1 },
  });
});
