import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { Sale, SalesAnswer } from '@hwarang/domain/ledger/ledger.contract';
import { ledgerProblems as problems } from '@hwarang/domain/ledger/ledger-problems';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { putConsignment } from '../studio/agreements.store.ts';
import { consignments } from '../studio/studio.table.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
const orm = () => testApp().services.database.orm;

let gallery: string;
let owner: SignedIn;
let artist: string;
beforeAll(async () => {
  gallery = await create.gallery({ name: '여울 갤러리' });
  owner = await staff.member(gallery);
  artist = await create.artist({ localname: '김서윤' });
});

const offered = {
  availability: 'for-sale',
  price: 3_000_000,
  currency: 'KRW',
  price_shown: 'public',
  note: '액자 포함',
};
const offerPath = (artwork: string) => `/studio/${gallery}/works/${artwork}/offer`;

/** A work that the gallery has and offers. */
async function offeredWork(facts: object = {}, offer: object = offered): Promise<string> {
  const artwork = await create.artwork({ title: '달항아리', ownerId: artist, ...facts });
  await staff.consigned(gallery, artwork);
  const answer = await api.put(offerPath(artwork), owner, offer);
  expect(answer.statusCode, answer.body).toBe(200);
  return artwork;
}
async function sold(artwork: string, more: object = {}): Promise<Sale> {
  const body = { artwork, sold_on: dayInKorea(new Date()), price: 3_000_000, buyer_name: '박하늘', seller: 'artist' };
  const answer = await api.post(`/studio/${gallery}/sales`, owner, { ...body, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const voiding = ({ id }: Sale, availability?: unknown) =>
  api.post(`/studio/${gallery}/sales/${id}/void`, owner, { reason: '환불', availability });
const listed = async ({ id }: Sale): Promise<Sale | undefined> =>
  (await api.json<SalesAnswer>(`/studio/${gallery}/sales?_limit=200`, owner)).sales.find((one) => one.id === id);
const shown = (artwork: string) => api.json(`/art-works/${artwork}`);

/** Nothing of it happened: the sale still counts, and the work says what it said. */
async function expectRefused(sale: Sale, availability: string): Promise<void> {
  const answer = await voiding(sale, availability);
  expect([answer.statusCode, answer.json().message]).toEqual([409, problems.notSoldByThis.en]);
  expect(await listed(sale)).toMatchObject({ voided_at: null, marks_sold: false });
}

test('a voided sale offers its work again at the price and with the note it had', async () => {
  const artwork = await offeredWork();
  const sale = await sold(artwork);
  expect(sale.marks_sold).toBe(true);
  expect(await shown(artwork)).toMatchObject({ availability: 'sold', price: null });
  const voided = (await voiding(sale, 'for-sale')).json<Sale>();
  expect(voided).toMatchObject({ void_reason: '환불', marks_sold: false });
  expect(await shown(artwork)).toMatchObject({ availability: 'for-sale', price: 3_000_000, currency: 'KRW' });
  expect(await api.json(offerPath(artwork), owner)).toMatchObject(offered);
  expect(await api.json('/art-works?availability=for-sale&_limit=100')).toContainEqual(
    expect.objectContaining({ id: artwork }),
  );
});

test('a voided sale leaves its work sold, or takes it off the market, as whoever voids it says', async () => {
  const chosen = [
    ['sold', 'sold', 'sold'],
    [undefined, 'sold', 'sold'],
    ['not-for-sale', 'not-for-sale', null],
  ] as const;
  for (const [choice, kept, seen] of chosen) {
    const artwork = await offeredWork();
    expect((await voiding(await sold(artwork), choice)).statusCode).toBe(200);
    expect((await api.json(offerPath(artwork), owner)).availability).toBe(kept);
    expect((await shown(artwork)).availability).toBe(seen);
  }
});

test('what was never offered in public is not offered in public by voiding its sale', async () => {
  const secret = await offeredWork({}, { ...offered, price_shown: 'private' });
  const never = await create.artwork({ title: '창고의 그림', ownerId: artist });
  await staff.consigned(gallery, never);
  for (const artwork of [secret, never]) {
    expect((await voiding(await sold(artwork), 'for-sale')).statusCode).toBe(200);
    expect((await api.json(offerPath(artwork), owner)).availability).toBe('for-sale');
    expect(await shown(artwork)).toMatchObject({ availability: null, price: null, price_on_request: false });
  }
});

test('a wrong word for the work, or one of no work, is refused and nothing is voided', async () => {
  const sale = await sold(await offeredWork());
  for (const wrong of ['on-hold', '', 7, null, ['for-sale']]) {
    const answer = await voiding(sale, wrong);
    expect([answer.statusCode, Object.keys(answer.json().data.errors)], String(wrong)).toEqual([400, ['availability']]);
  }
  expect((await listed(sale))?.voided_at).toBeNull();
  const elsewhere = await sold('', { artwork: null, work: { title: '다른 곳의 그림' } });
  expect(elsewhere.marks_sold).toBe(false);
  await expectRefused(elsewhere, 'for-sale');
});

test('of a copy that was sold twice, only the last sale that stands decides about the work', async () => {
  const artwork = await offeredWork();
  const first = await sold(artwork, { sold_on: '2026-03-02' });
  const second = await sold(artwork);
  expect([(await listed(first))?.marks_sold, second.marks_sold]).toEqual([false, false]);
  await expectRefused(first, 'for-sale');
  expect((await voiding(first)).statusCode).toBe(200);
  expect((await shown(artwork)).availability).toBe('sold');
  expect((await listed(second))?.marks_sold).toBe(true);
  expect((await voiding(second, 'for-sale')).statusCode).toBe(200);
  expect((await shown(artwork)).availability).toBe('for-sale');
});

test('of an edition, the sale of another copy than the one that is offered decides nothing', async () => {
  const artwork = await offeredWork({ edition: '3/10' });
  const own = await sold(artwork);
  const other = await sold(artwork, { work: { edition: '4/10' } });
  expect([(await listed(own))?.marks_sold, other.marks_sold]).toEqual([true, false]);
  await expectRefused(other, 'for-sale');
  expect((await voiding(own, 'for-sale')).statusCode).toBe(200);
  expect((await shown(artwork)).availability).toBe('for-sale');
});

test('an offer that was changed since the sale stays as it was changed', async () => {
  const artwork = await offeredWork();
  const sale = await sold(artwork);
  await api.put(offerPath(artwork), owner, { ...offered, availability: 'on-loan' });
  await expectRefused(sale, 'for-sale');
  expect((await voiding(sale)).statusCode).toBe(200);
  expect((await shown(artwork)).availability).toBe('on-loan');
});

test('a work that was withdrawn, or is no longer with the gallery, is not offered again', async () => {
  const withdrawn = await offeredWork();
  const ofWithdrawn = await sold(withdrawn);
  await orm().update(artworks).set({ deletedAt: new Date() }).where(eq(artworks.id, withdrawn));
  await expectRefused(ofWithdrawn, 'for-sale');
  expect((await voiding(ofWithdrawn)).statusCode).toBe(200);

  const returned = await offeredWork();
  const ofReturned = await sold(returned);
  const [given] = await orm()
    .select()
    .from(consignments)
    .where(and(eq(consignments.galleryId, gallery), eq(consignments.artworkId, returned)));
  await orm().transaction((tx) => putConsignment(tx, given?.id ?? '', returned, 'ended'));
  await expectRefused(ofReturned, 'for-sale');
  expect((await voiding(ofReturned)).statusCode).toBe(200);
  // That it was sold is now the artist's to say.
  expect((await shown(returned)).availability).toBe('sold');
});

test('a sale is voided once, whatever the second one says of the work', async () => {
  const artwork = await offeredWork();
  const sale = await sold(artwork);
  const answers = await Promise.all([voiding(sale, 'not-for-sale'), voiding(sale, 'not-for-sale')]);
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  const again = await voiding(sale, 'for-sale');
  expect([again.statusCode, again.json().message]).toEqual([409, problems.voided.en]);
  expect((await api.json(offerPath(artwork), owner)).availability).toBe('not-for-sale');
});

test('of voiding a sale and writing another of the same copy at once, the work is sold in the end', async () => {
  for (let round = 0; round < 5; round++) {
    const artwork = await offeredWork();
    const sale = await sold(artwork, { sold_on: '2026-03-02' });
    const [voided] = await Promise.all([voiding(sale, 'for-sale'), sold(artwork)]);
    expect([200, 409]).toContain(voided.statusCode);
    expect((await shown(artwork)).availability).toBe('sold');
  }
});

test('somebody else’s sale is not voided, and an assistant voids none', async () => {
  const sale = await sold(await offeredWork());
  const [assistant, stranger] = [await staff.member(gallery, 'assistant'), await staff.member(await create.gallery())];
  const asked = { reason: '모름', availability: 'for-sale' };
  const path = `/studio/${gallery}/sales/${sale.id}/void`;
  expect((await api.post(path, assistant, asked)).statusCode).toBe(403);
  expect((await api.post(path, stranger, asked)).statusCode).toBe(404);
  expect(await listed(sale)).toMatchObject({ voided_at: null, marks_sold: true });
});
