import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { imageInfo } from '@hwarang/domain/iiif/image-service';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { newId } from '../platform/ids.ts';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { signIn } from '../testing/sign-in.ts';
import { secondAppForFile, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const second = secondAppForFile(testApp);
const create = fixtures(testApp);

const get = (path: string, headers: Record<string, string> = {}) =>
  testApp().fastify.inject({ url: `/iiif/3/${path}`, headers });

let seed = 0;
const picture = async (width = 700, height = 600): Promise<string> => {
  seed += 1;
  const buffer = await painting(width, height, seed).jpeg().toBuffer();
  return testApp().services.media.ingest({ buffer }, { name: '달.jpg', sizes: 'later' });
};
const work = async (values: Parameters<typeof create.artwork>[0] = {}): Promise<string> => {
  const id = await create.artwork({ imageId: await picture(), ...values });
  await testApp().services.changes.settled();
  return id;
};

const tile = '0,0,512,512/512,512/0/default.jpg';
const addresses = (id: string) => [
  id,
  `${id}/info.json`,
  `${id}/full/max/0/default.jpg`,
  `${id}/full/64,/0/gray.png`,
  `${id}/${tile}`,
];
const statuses = async (id: string, headers = {}) =>
  Promise.all(addresses(id).map(async (address) => (await get(address, headers)).statusCode));
const open = [303, 200, 200, 200, 200];
const closed = [404, 404, 404, 404, 404];

test('the information of a picture says what the service can, and where it is', async () => {
  const id = await work();
  const base = await get(id);
  expect(base.statusCode).toBe(303);
  expect(base.headers.location).toBe(`/iiif/3/${id}/info.json`);
  const answer = await get(`${id}/info.json`);
  expect(answer.headers['content-type']).toMatch(
    /^application\/ld\+json; ?profile="http:\/\/iiif\.io\/api\/image\/3\/context\.json"/,
  );
  expect(answer.headers.link).toBe('<http://iiif.io/api/image/3/level2.json>;rel="profile"');
  expect(answer.headers.vary).toContain('accept');
  expect(answer.json<ReturnType<typeof imageInfo>>()).toMatchObject({
    '@context': 'http://iiif.io/api/image/3/context.json',
    id: `http://localhost:80/iiif/3/${id}`,
    type: 'ImageService3',
    profile: 'level2',
    width: 700,
    height: 600,
    maxWidth: 4096,
    sizes: [
      { width: 350, height: 300 },
      { width: 700, height: 600 },
    ],
    tiles: [{ width: 512, height: 512, scaleFactors: [1, 2] }],
  });
  // A viewer that comes back asks whether the work is still there.
  expect(answer.headers['cache-control']).toBe('public, no-cache');
  const again = await get(`${id}/info.json`, { 'if-none-match': String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);
  const typeFor = async (accept: string) => (await get(`${id}/info.json`, { accept })).headers['content-type'];
  expect(await typeFor('application/json')).toMatch(/^application\/json/);
  expect(await typeFor('application/ld+json')).toMatch(/^application\/ld\+json/);
  expect(await typeFor('*/*')).toMatch(/^application\/ld\+json/);
});

test('every tile that the information names is there, and has the stated size', async () => {
  const id = await work();
  const { width, height, tiles } = (await get(`${id}/info.json`)).json<ReturnType<typeof imageInfo>>();
  for (const scale of tiles[0].scaleFactors)
    for (let x = 0; x < width; x += 512 * scale)
      for (let y = 0; y < height; y += 512 * scale) {
        const [w, h] = [Math.min(512 * scale, width - x), Math.min(512 * scale, height - y)];
        const size = [Math.ceil(w / scale), Math.ceil(h / scale)];
        const answer = await get(`${id}/${x},${y},${w},${h}/${size.join(',')}/0/default.jpg`);
        expect(answer.statusCode).toBe(200);
        const found = await sharp(answer.rawPayload).metadata();
        expect([found.width, found.height, found.format]).toEqual([...size, 'jpeg']);
      }
});

test('an image has its type, one canonical address, and an etag that spares drawing it again', async () => {
  const id = await work();
  const answer = await get(`${id}/pct:0,0,100,100/,300/0/color.webp`);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(answer.headers.link).toBe(
    `<http://localhost:80/iiif/3/${id}/full/350,300/0/default.webp>;rel="canonical",<http://iiif.io/api/image/3/level2.json>;rel="profile"`,
  );
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  const same = await get(`${id}/full/350,300/0/default.webp`);
  expect(same.headers.etag).toBe(answer.headers.etag);
  expect(same.rawPayload).toEqual(answer.rawPayload);
  const fresh = await get(`${id}/full/350,300/0/default.webp`, { 'if-none-match': String(same.headers.etag) });
  expect([fresh.statusCode, fresh.rawPayload.length]).toEqual([304, 0]);
});

test('a whole tile comes from the pyramid, the same for everyone, and is not kept a second time', async () => {
  const id = await work();
  const cached = () => readdirSync(join(testApp().services.config.dataDir, 'cache', 'iiif')).length;
  // Nobody has asked for this picture yet: its pyramid is made now.
  const before = await get(`${id}/${tile}`);
  const kept = cached();
  const other = await second().fastify.inject({ url: `/iiif/3/${id}/${tile}` });
  expect(other.headers.etag).toBe(before.headers.etag);
  expect(other.rawPayload.equals(before.rawPayload)).toBe(true);
  expect(cached()).toBe(kept);
  const drawn = await get(`${id}/1,0,512,512/512,512/0/default.jpg`);
  const quality = (jpeg: Buffer) => jpeg.subarray(jpeg.indexOf(Buffer.from('ffdb', 'hex'))).subarray(5, 9);
  expect(quality(drawn.rawPayload)).not.toEqual(quality(before.rawPayload));
  expect(cached()).toBe(kept + 1);
});

test('many who ask for the same image at once get one drawing', async () => {
  const id = await work();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${id}/full/123,/0/default.jpg`)));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('what is asked wrongly is refused with the reason, and open to other sites like every answer', async () => {
  const id = await work();
  const refused = await get(`${id}/full/701,/0/default.jpg`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'The size is larger than the region: put ^ before it to scale up',
  ]);
  expect((await get(`${id}/full/max/0/default.gif`)).statusCode).toBe(400);
  for (const unknown of [newId(), 'x', '[frob]', `${id}x`, '%00'])
    expect(await statuses(unknown), unknown).toEqual(closed);
  for (const address of [...addresses(id), `${id}/full/max/0/x`, newId()])
    expect((await get(address)).headers['access-control-allow-origin'], address).toBe('*');
  const headers = { origin: 'https://museum.example', 'access-control-request-headers': 'accept' };
  const preflight = await testApp().fastify.inject({ method: 'OPTIONS', url: `/iiif/3/${id}/info.json`, headers });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toBe('accept');
});

test('a work that becomes private is gone at once, on every instance and for everyone', async () => {
  const artist = await signIn(testApp(), 'artist');
  const administrator = await signIn(testApp(), 'administrator');
  const id = await work({ ownerId: artist.artistId });
  expect(await statuses(id)).toEqual(open);
  const image = `/iiif/3/${id}/full/max/0/default.jpg`;
  const { etag } = (await second().fastify.inject({ url: image })).headers;
  const change = (body: object) =>
    testApp().fastify.inject({ method: 'PUT', url: `/api/art-works/${id}`, headers: artist.headers, payload: body });
  expect((await change({ is_exposed: false })).statusCode).toBe(200);
  for (const headers of [{}, artist.headers, administrator.headers, { 'if-none-match': String(etag) }])
    expect(await statuses(id, headers)).toEqual(closed);
  const elsewhere = await second().fastify.inject({ url: image, headers: { 'if-none-match': String(etag) } });
  expect(elsewhere.statusCode).toBe(404);
  expect(elsewhere.headers['cache-control']).toBe('no-store');
  expect((await change({ is_exposed: true })).statusCode).toBe(200);
  expect(await statuses(id)).toEqual(open);
});

test('a deleted work, one of a hidden artist and one without a picture are not there', async () => {
  const { database, changes } = testApp().services;
  expect(await statuses(await work({ deletedAt: new Date() }))).toEqual(closed);
  expect(await statuses(await work({ imageId: null }))).toEqual(closed);
  const artist = await create.artist();
  const id = await work({ ownerId: artist });
  expect(await statuses(id)).toEqual(open);
  await database.orm.update(artists).set({ isExposed: false }).where(eq(artists.id, artist));
  await changes.settled();
  expect(await statuses(id)).toEqual(closed);
  // Another public work may show the same file; its own address stays closed.
  const [row] = await database.orm.select().from(artworks).where(eq(artworks.id, id));
  expect(await statuses(await work({ imageId: row?.imageId }))).toEqual(open);
  expect(await statuses(id)).toEqual(closed);
});

test('a work that gets another picture shows it at once', async () => {
  const id = await work();
  const before = await get(`${id}/full/64,/0/default.jpg`);
  const { database, changes } = testApp().services;
  const imageId = await picture(300, 200);
  await database.orm.update(artworks).set({ imageId }).where(eq(artworks.id, id));
  await changes.settled();
  expect((await get(`${id}/info.json`)).json()).toMatchObject({ width: 300, height: 200 });
  const headers = { 'if-none-match': String(before.headers.etag) };
  expect((await get(`${id}/full/64,/0/default.jpg`, headers)).statusCode).toBe(200);
});
