import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { offers } from '../sales/offers.table.ts';
import { apiOf } from '../testing/api.ts';
import { insertEnquiry } from '../testing/enquiries.ts';
import { fixtures } from '../testing/fixtures.ts';
import { staffFixtures } from '../testing/staff.ts';
import { studioFixtures } from '../testing/studio.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';
import { holdConsignment, holdRepresentation, putConsignment, putRepresentation } from './agreements.store.ts';
import { consignments } from './studio.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
const studio = studioFixtures(testApp);
const orm = () => testApp().services.database.orm;

const forSale = { availability: 'for-sale', price: 1_200_000, currency: 'KRW', price_shown: 'public' };
const today = () => dayInKorea(new Date());

/** A gallery with a work on consignment that it offers, and with an enquiry about it. */
async function offeredWork() {
  const gallery = await studio.gallery({ title: '달항아리' });
  await api.put(`${gallery.path}/works/${gallery.artwork}/offer`, gallery.owner, forSale);
  const enquiry = await insertEnquiry(testApp(), { galleryId: gallery.id, artworkId: gallery.artwork });
  return { ...gallery, enquiry };
}
type Offered = Awaited<ReturnType<typeof offeredWork>>;

const offer = ({ path, artwork, owner }: Offered) => api.put(`${path}/works/${artwork}/offer`, owner, forSale);
const hold = ({ path, enquiry, owner }: Offered) =>
  api.put(`${path}/enquiries/${enquiry}/hold`, owner, { until: today() });
const sell = ({ path, artwork, owner }: Offered) =>
  api.post(`${path}/sales`, owner, { artwork, sold_on: today(), price: 1000, buyer_name: '박하늘', seller: 'artist' });
const endWork = ({ path, artwork, owner }: Offered) => api.delete(`${path}/works/${artwork}`, owner);
const endByArtist = async ({ artist, artwork }: Offered) => {
  const [held] = await orm().select().from(consignments).where(eq(consignments.artworkId, artwork));
  return api.put(`/my-galleries/consignments/${held?.id}`, artist, { state: 'ended' });
};

const waiting = async () => {
  const { rows } = await orm().execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count;
};
/** The consignment is given that state, and while nobody else sees that yet somebody asks for something. */
async function asStateChanges(id: string, state: 'accepted' | 'ended', asks: () => ReturnType<typeof api.put>) {
  let answer: ReturnType<typeof api.put> | undefined;
  await inGalleries(testApp().services.database, everyGallery, async (tx) => {
    const held = await holdConsignment(tx, { id });
    await putConsignment(tx, id, held?.consignment.artworkId ?? '', state);
    answer = asks();
    await expect.poll(waiting).toBe(1);
  });
  return (await answer)?.statusCode;
}
const published = async (artwork: string) => (await api.json(`/art-works/${artwork}`)).availability;

describe.runIf(engine === 'postgres')('with several connections', () => {
  test.each([
    ['offered', offer, 404],
    ['held', hold, 409],
    ['sold', sell, 400],
  ])('a work whose consignment is just ending is not %s by the gallery', async (_, asks, refusal) => {
    const offered = await offeredWork();
    const [held] = await orm().select().from(consignments).where(eq(consignments.artworkId, offered.artwork));
    expect(await asStateChanges(held?.id ?? '', 'ended', () => asks(offered))).toBe(refusal);
    await testApp().services.changes.settled();
    expect(await published(offered.artwork)).toBeNull();
    expect(await orm().$count(offers, eq(offers.artworkId, offered.artwork))).toBe(0);
  });

  test('a work that a gallery is just given is not offered by its artist', async () => {
    const { id, artist } = await studio.gallery();
    const artwork = await create.artwork({ ownerId: artist.artistId });
    await staff.represents(id, artist.artistId ?? '');
    const [asked] = await orm().insert(consignments).values({ galleryId: id, artworkId: artwork }).returning();
    const offers = () => api.put(`/art-works/${artwork}/offer`, artist, forSale);
    expect(await asStateChanges(asked?.id ?? '', 'accepted', offers)).toBe(409);
    expect(await published(artwork)).toBeNull();
  });

  test.each([
    ['offered', offer, [200, 404]],
    ['held', hold, [200, 409]],
    ['sold', sell, [200, 400]],
  ])('works that are %s while their consignments end leave no lock waiting for another', async (_, asks, answers) => {
    const works = await Promise.all(Array.from({ length: 8 }, offeredWork));
    const ends = works.map((work, index) => () => (index % 2 ? endWork(work) : endByArtist(work)));
    const [asked, ended] = await Promise.all([Promise.all(works.map(asks)), Promise.all(ends.map((end) => end()))]);
    for (const { statusCode, body } of asked) expect(answers, body).toContain(statusCode);
    expect(ended.map(({ statusCode }) => statusCode)).toEqual(works.map(() => 200));
    for (const { artwork, id } of works)
      expect(await orm().$count(offers, and(eq(offers.artworkId, artwork), eq(offers.galleryId, id)))).toBe(0);
  });

  test('works of an artist who is just leaving a gallery are not asked for', async () => {
    const { id, artist, owner, path } = await studio.gallery();
    const artwork = await create.artwork({ ownerId: artist.artistId });
    await staff.represents(id, artist.artistId ?? '');
    let asked: ReturnType<typeof api.post> | undefined;
    await inGalleries(testApp().services.database, everyGallery, async (tx) => {
      await holdRepresentation(tx, id, artist.artistId ?? '');
      await putRepresentation(tx, id, artist.artistId ?? '', 'ended');
      asked = api.post(`${path}/works`, owner, { artworks: [artwork] });
      await expect.poll(waiting).toBe(1);
    });
    expect((await asked)?.statusCode).toBe(400);
    expect(await orm().$count(consignments, eq(consignments.artworkId, artwork))).toBe(0);
  });

  test('of two galleries whose requests are accepted at the same moment one gets the work', async () => {
    const { id, artist } = await studio.gallery();
    const other = await create.gallery();
    const artwork = await create.artwork({ ownerId: artist.artistId });
    const asked = await orm()
      .insert(consignments)
      .values([id, other].map((galleryId) => ({ galleryId, artworkId: artwork })))
      .returning();
    const answers = await Promise.all(
      asked.map((one) => api.put(`/my-galleries/consignments/${one.id}`, artist, { state: 'accepted' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});
