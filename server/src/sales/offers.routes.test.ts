import type { OfferAnswer } from '@hwarang/domain/sales/offers.contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { apiOf } from '../testing/api.ts';
import { insertEnquiry } from '../testing/enquiries.ts';
import { fixtures } from '../testing/fixtures.ts';
import { signIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { inGalleriesBound, studioFixtures } from '../testing/studio.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { endHoldsByTheClock } from './offers.service.ts';
import { endOffer, holdFor, markSold } from './offers.store.ts';
import { offers } from './offers.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const studio = studioFixtures(testApp);
const staff = staffFixtures(testApp);
const orm = () => testApp().services.database.orm;
const inGallery = <Result>(id: string, work: Parameters<typeof inGalleries<Result>>[2]) =>
  inGalleries(testApp().services.database, [id], work);

const forSale = { availability: 'for-sale', price: 1_200_000, currency: 'KRW', price_shown: 'public' };
const published = async (id: string) => {
  const { availability, price, currency, price_on_request, takes_questions } = await api.json(`/art-works/${id}`);
  return { availability, price, currency, price_on_request, takes_questions };
};
const nothing = {
  availability: null,
  price: null,
  currency: null,
  price_on_request: false,
  takes_questions: false,
};
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test('a gallery offers a work on consignment, and everybody sees what it made public', async () => {
  const { artwork, owner, path } = await studio.gallery();
  expect(await published(artwork)).toEqual(nothing);
  const offer = `${path}/works/${artwork}/offer`;
  expect(await api.json(offer, owner)).toMatchObject({ availability: 'not-for-sale', price: null, gallery: null });

  const answer = await api.put(offer, owner, { ...forSale, note: '할인 10% 까지' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<OfferAnswer>()).toMatchObject({ ...forSale, note: '할인 10% 까지', artwork });
  expect(await published(artwork)).toEqual({
    availability: 'for-sale',
    price: 1_200_000,
    currency: 'KRW',
    price_on_request: false,
    takes_questions: true,
  });
  const [row] = await orm().select().from(artworks).where(eq(artworks.id, artwork));
  expect(JSON.stringify(row)).not.toContain('할인');
  expect(await api.json(`${path}/offers`, owner)).toMatchObject([{ artwork, price: 1_200_000 }]);
});

test('works are listed, counted and sorted by availability and public price', async () => {
  const { artwork, owner, path, id } = await studio.gallery({ title: '목록' });
  const second = await create.artwork({ title: '목록' });
  await staff.consigned(id, second);
  await api.put(`${path}/works/${artwork}/offer`, owner, { ...forSale, price: 500 });
  await api.put(`${path}/works/${second}/offer`, owner, { ...forSale, price: 900 });
  const listed = await api.json<{ id: string }[]>('/art-works?title=목록&availability=for-sale&_sort=price:DESC');
  expect(listed.map((work) => work.id)).toEqual([second, artwork]);
  await api.put(`${path}/works/${second}/offer`, owner, { ...forSale, price_shown: 'private' });
  expect(await api.json('/art-works/count?title=목록&availability=for-sale')).toBe(1);
  expect(await api.json('/art-works/count?title=목록&price_gt=0')).toBe(1);
});

test.each([
  [
    'on request',
    { price_shown: 'on-request' },
    { ...nothing, availability: 'for-sale', price_on_request: true, takes_questions: true },
  ],
  ['private', { price_shown: 'private', takes_questions: false }, nothing],
  ['of a sold work', { availability: 'sold', takes_questions: false }, { ...nothing, availability: 'sold' }],
  ['of a work that is not for sale', { availability: 'not-for-sale', takes_questions: false }, nothing],
])('a price %s is nowhere to be seen', async (_, change, expected) => {
  const { artwork, owner, path } = await studio.gallery();
  await api.put(`${path}/works/${artwork}/offer`, owner, { ...forSale, price: 7_654_321 });
  expect(
    (await api.put(`${path}/works/${artwork}/offer`, owner, { ...forSale, price: 7_654_321, ...change })).statusCode,
  ).toBe(200);
  expect(await published(artwork)).toEqual(expected);
  for (const address of [
    `/art-works/${artwork}`,
    `/art-works?id=${artwork}`,
    '/art-works?price_gt=7654320&price_lt=7654322',
  ])
    expect((await api.get(address)).body).not.toContain('7654321');
});

test('a change of what is private leaves no trace on the artwork', async () => {
  const { artwork, owner, path } = await studio.gallery();
  const quiet = { ...forSale, price_shown: 'private', takes_questions: false };
  await api.put(`${path}/works/${artwork}/offer`, owner, quiet);
  const before = await orm().select().from(artworks).where(eq(artworks.id, artwork));
  await api.put(`${path}/works/${artwork}/offer`, owner, { ...quiet, price: 99, note: '새 메모' });
  expect(await orm().select().from(artworks).where(eq(artworks.id, artwork))).toEqual(before);
});

test('to another gallery, to the artist and to administrators an offer does not exist', async () => {
  const { artwork, owner, path, artist } = await studio.gallery();
  const other = await studio.gallery();
  await api.put(`${path}/works/${artwork}/offer`, owner, { ...forSale, price_shown: 'private', note: '비밀' });
  const administrator = await signIn(testApp(), 'administrator');
  for (const who of [other.owner, artist, administrator])
    for (const address of [`${path}/works/${artwork}/offer`, `${path}/offers`])
      expect(await api.status(address, who)).toBe(404);
  expect(await api.status(`${other.path}/works/${artwork}/offer`, other.owner)).toBe(404);
  expect((await api.put(`${other.path}/works/${artwork}/offer`, other.owner, forSale)).statusCode).toBe(404);
  expect(await api.json(`${other.path}/offers`, other.owner)).toEqual([]);
  const asArtist = await api.json(`/art-works/${artwork}/offer`, artist);
  expect(asArtist).toMatchObject({ gallery: { name: '가온 화랑' }, price: null, note: '' });
  expect((await api.put(`/art-works/${artwork}/offer`, artist, forSale)).statusCode).toBe(409);
});

test('an assistant reads prices and sets none', async () => {
  const { id, artwork, path } = await studio.gallery();
  const assistant = await staff.member(id, 'assistant');
  expect(await api.status(`${path}/works/${artwork}/offer`, assistant)).toBe(200);
  expect((await api.put(`${path}/works/${artwork}/offer`, assistant, forSale)).statusCode).toBe(403);
});

test('an artist without a gallery offers the own work, and nobody else does', async () => {
  const artist = await signIn(testApp(), 'artist');
  const artwork = await create.artwork({ ownerId: artist.artistId });
  const body = { ...forSale, price: 3_000_000, price_per_ho: 300_000 };
  expect((await api.put(`/art-works/${artwork}/offer`, artist, body)).json()).toMatchObject({ price_per_ho: 300_000 });
  expect(await published(artwork)).toMatchObject({ availability: 'for-sale', price: 3_000_000 });
  const another = await create.artwork({ ownerId: artist.artistId });
  expect(await api.json(`/art-works/${another}/offer`, artist)).toMatchObject({ price: null, price_per_ho: 300_000 });
  const stranger = await signIn(testApp(), 'artist');
  expect(await api.status(`/art-works/${artwork}/offer`, stranger)).toBe(404);
  expect((await api.put(`/art-works/${artwork}/offer`, stranger, forSale)).statusCode).toBe(404);
});

test('prices per 호 that arrive together are all taken, and one of them stands', async () => {
  const { artist, artwork, owner, path, id } = await studio.gallery();
  const works = [artwork, ...(await Promise.all([1, 2, 3, 4].map(() => create.artwork({ ownerId: artist.artistId }))))];
  for (const work of works.slice(1)) await staff.consigned(id, work);
  const together = async (put: (work: string, index: number) => ReturnType<typeof api.put>) =>
    (await Promise.all(works.map(put))).map(({ statusCode }) => statusCode);
  const each = (index: number) => ({ ...forSale, price_per_ho: 1000 * (index + 1) });
  for (const _ of [1, 2])
    expect(await together((work, index) => api.put(`${path}/works/${work}/offer`, owner, each(index)))).toEqual(
      works.map(() => 200),
    );
  expect(works.map((_, index) => 1000 * (index + 1))).toContain(
    (await api.json(`${path}/works/${artwork}/offer`, owner)).price_per_ho,
  );

  const own = await Promise.all(works.map(() => create.artwork({ ownerId: artist.artistId })));
  expect(await together((_, index) => api.put(`/art-works/${own[index]}/offer`, artist, each(index)))).toEqual(
    works.map(() => 200),
  );
  await api.put(`/art-works/${own[0]}/offer`, artist, { ...forSale, price_per_ho: null });
  expect((await api.json(`/art-works/${own[1]}/offer`, artist)).price_per_ho).toBeNull();
});

test('a gallery that takes a work over learns nothing of what the artist asked for it', async () => {
  const artist = await signIn(testApp(), 'artist');
  const artwork = await create.artwork({ ownerId: artist.artistId });
  const secret = { ...forSale, price: 8_888_888, price_shown: 'private', note: '급매', price_per_ho: 777 };
  await api.put(`/art-works/${artwork}/offer`, artist, secret);
  const { id, owner, path } = await studio.gallery();
  await staff.consigned(id, artwork);
  const seen = await api.json(`${path}/works/${artwork}/offer`, owner);
  expect(seen).toMatchObject({ price: null, note: '', price_per_ho: null, availability: 'not-for-sale' });
  await inGallery(id, (tx) => markSold(tx, artwork, id));
  expect(await api.json(`${path}/works/${artwork}/offer`, owner)).toMatchObject({
    availability: 'sold',
    price: null,
    note: '',
  });
});

test.each([
  [{ availability: 'gone' }],
  [{ currency: 'BTC' }],
  [{ price: -1 }],
  [{ price: '1200' }],
  [{ price: 1e15 }],
  [{ price: 10.5 }],
  [{ price: null }],
  [{ price_shown: undefined }],
  [{ note: 'a'.repeat(2001) }],
  [{ availability: 'on-hold' }],
  [{ availability: 'on-hold', hold_until: '2020-01-01' }],
  [{ availability: 'on-hold', hold_until: '2999-01-01' }],
  [{ availability: 'on-hold', hold_until: 'tomorrow' }],
])('an offer with %o is refused', async (change) => {
  const { artwork, owner, path } = await studio.gallery();
  const answer = await api.put(`${path}/works/${artwork}/offer`, owner, { ...forSale, ...change });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(await published(artwork)).toEqual(nothing);
});

test('a hold ends by the clock in Korea, and the work is for sale again for everybody', async () => {
  const { id, artwork, owner, path } = await studio.gallery();
  const held = { ...forSale, availability: 'on-hold', hold_until: tomorrow() };
  expect((await api.put(`${path}/works/${artwork}/offer`, owner, held)).json().hold_until).toBe(tomorrow());
  expect(await published(artwork)).toMatchObject({ availability: 'on-hold' });
  await endHoldsByTheClock(testApp().services);
  expect(await published(artwork)).toMatchObject({ availability: 'on-hold' });
  await inGallery(id, (tx) =>
    tx
      .update(offers)
      .set({ holdUntil: sql`(now() at time zone 'Asia/Seoul')::date - 1` })
      .where(eq(offers.artworkId, artwork)),
  );
  await endHoldsByTheClock(testApp().services);
  await testApp().services.changes.settled();
  expect(await published(artwork)).toMatchObject({ availability: 'for-sale', price: 1_200_000 });
  expect(await api.json(`${path}/works/${artwork}/offer`, owner)).toMatchObject({ hold_until: null });
});

test('after a hold that its gallery made, a work on loan is on loan again', async () => {
  const { id, artwork, owner, path } = await studio.gallery();
  const put = (change: object) => api.put(`${path}/works/${artwork}/offer`, owner, { ...forSale, ...change });
  await put({ availability: 'on-loan' });
  for (const price of [1000, 2000]) await put({ availability: 'on-hold', hold_until: tomorrow(), price });
  expect(await published(artwork)).toMatchObject({ availability: 'on-hold', price: 2000 });
  await inGallery(id, (tx) => tx.update(offers).set({ holdUntil: '2020-01-01' }).where(eq(offers.artworkId, artwork)));
  await endHoldsByTheClock(testApp().services);
  await testApp().services.changes.settled();
  expect(await published(artwork)).toMatchObject({ availability: 'on-loan', price: null });
});

test('a work is held for one asker at a time, and never once it is sold', async () => {
  const { id, artwork, owner, path } = await studio.gallery();
  await api.put(`${path}/works/${artwork}/offer`, owner, {
    ...forSale,
    availability: 'on-hold',
    hold_until: tomorrow(),
  });
  const enquiryId = await insertEnquiry(testApp(), { galleryId: id, artworkId: artwork });
  const hold = { artworkId: artwork, galleryId: id, enquiryId, until: tomorrow() };
  // By hand, for somebody on the telephone.
  expect(await inGallery(id, (tx) => holdFor(tx, hold))).toBe(false);
  await api.put(`${path}/works/${artwork}/offer`, owner, forSale);
  expect(await inGallery(id, (tx) => holdFor(tx, hold))).toBe(true);
  expect(await api.json(`${path}/works/${artwork}/offer`, owner)).toMatchObject({
    held_for: enquiryId,
    price: 1_200_000,
  });
  await inGallery(id, (tx) => markSold(tx, artwork, id));
  expect(await inGallery(id, (tx) => holdFor(tx, hold))).toBe(false);
  expect(await published(artwork)).toMatchObject({ availability: 'sold', price: null });
});

test('an offer ends with the consignment; what was sold stays sold, without the price', async () => {
  const offered = await studio.gallery();
  await api.put(`${offered.path}/works/${offered.artwork}/offer`, offered.owner, forSale);
  await inGallery(offered.id, (tx) => endOffer(tx, offered.artwork, offered.id));
  expect(await published(offered.artwork)).toEqual(nothing);

  const sold = await studio.gallery();
  await api.put(`${sold.path}/works/${sold.artwork}/offer`, sold.owner, { ...forSale, note: '구매자' });
  await inGallery(sold.id, (tx) => markSold(tx, sold.artwork, sold.id));
  await inGallery(sold.id, (tx) => endOffer(tx, sold.artwork, sold.id));
  expect(await published(sold.artwork)).toMatchObject({ availability: 'sold', price: null, takes_questions: false });
  const [row] = await orm().select().from(offers).where(eq(offers.artworkId, sold.artwork));
  expect(row).toMatchObject({ galleryId: null, price: null, note: '' });
});

test('a work that was never offered in public is not sold in public', async () => {
  const { id, artwork } = await studio.gallery();
  await inGallery(id, (tx) => markSold(tx, artwork, id));
  expect(await published(artwork)).toMatchObject({ availability: null, price: null });
});

test('with a gallery, or with its owner, the offer of a work goes', async () => {
  const { id, artwork, owner, path } = await studio.gallery();
  await api.put(`${path}/works/${artwork}/offer`, owner, forSale);
  await orm().delete(galleries).where(eq(galleries.id, id));
  expect(await published(artwork)).toEqual(nothing);

  const artist = await signIn(testApp(), 'artist');
  const own = await create.artwork({ ownerId: artist.artistId });
  await api.put(`/art-works/${own}/offer`, artist, { ...forSale, note: '전 주인' });
  const next = await signIn(testApp(), 'artist');
  await orm().update(artworks).set({ ownerId: next.artistId }).where(eq(artworks.id, own));
  expect(await published(own)).toEqual(nothing);
  expect((await api.get(`/art-works/${own}/offer`, next)).body).not.toContain('전 주인');
});

test('a statement outside the scope of a gallery sees no offer of it', async () => {
  const { id, artwork, owner, path } = await studio.gallery();
  const other = await create.gallery();
  await api.put(`${path}/works/${artwork}/offer`, owner, forSale);
  const seen = (scope: readonly string[]) =>
    inGalleriesBound(testApp().services.database, scope, async (tx) => {
      return (await tx.select().from(offers).where(eq(offers.artworkId, artwork))).length;
    });
  expect([await seen([]), await seen([other]), await seen([id]), await seen(everyGallery)]).toEqual([0, 0, 1, 1]);
});

test('everybody sees what a gallery offers in public, newest first and page by page, and no more', async () => {
  const { id, artwork, owner, path } = await studio.gallery({ title: '가장 오래된' });
  const put = (work: string, change: object = {}) =>
    api.put(`${path}/works/${work}/offer`, owner, { ...forSale, ...change });
  const work = async (title: string, change: object = {}, values: object = {}) => {
    const made = await create.artwork({ title, ...values });
    await staff.consigned(id, made);
    expect((await put(made, change)).statusCode).toBe(200);
    return made;
  };
  const offered = async (query = '') =>
    api.json<{ count: number; works: { title: string }[] }>(`/galleries/${id}/for-sale${query}`);
  const titles = async (query = '') => (await offered(query)).works.map(({ title }) => title);
  expect(await offered()).toEqual({ count: 0, works: [] });
  await put(artwork);
  await work('나중', { price_shown: 'on-request', price: 7_654_321 });
  const newest = await work('최근');
  await work('비공개 가격', { price_shown: 'private' });
  await work('예약', { availability: 'on-hold', hold_until: tomorrow() });
  await work('판매됨', { availability: 'sold' });
  await work('숨긴 작품', {}, { isExposed: false });
  await work('숨긴 작가', {}, { ownerId: await create.artist({ isExposed: false }) });
  const other = await studio.gallery({ title: '다른 화랑' });
  await api.put(`${other.path}/works/${other.artwork}/offer`, other.owner, forSale);

  expect(await titles()).toEqual(['최근', '나중', '가장 오래된']);
  expect((await api.get(`/galleries/${id}/for-sale`)).body).not.toContain('7654321');
  expect(await offered('?_start=1&_limit=1')).toMatchObject({ count: 3, works: [{ title: '나중' }] });
  expect(await offered('?_start=3')).toEqual({ count: 3, works: [] });
  for (const bad of ['_start=-1', '_limit=1001', '_limit=x', '_sort=price'])
    expect(await api.status(`/galleries/${id}/for-sale?${bad}`), bad).toBe(400);

  await put(newest, { availability: 'sold' });
  expect(await titles()).toEqual(['나중', '가장 오래된']);
  await put(newest);
  expect(await titles()).toEqual(['최근', '나중', '가장 오래된']);
  await inGallery(id, (tx) => endOffer(tx, newest, id));
  await expect.poll(() => titles()).toEqual(['나중', '가장 오래된']);
  await orm().update(galleries).set({ isExposed: false }).where(eq(galleries.id, id));
  await testApp().services.changes.settled();
  for (const hidden of [id, other.artwork, 'x']) expect(await api.status(`/galleries/${hidden}/for-sale`)).toBe(404);
});
