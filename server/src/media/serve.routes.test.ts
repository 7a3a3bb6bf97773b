import { Readable } from 'node:stream';
import { Failure } from '@hwarang/domain/failures';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { fileAnswers } from '../files/files.store.ts';
import { newId } from '../platform/ids.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const get = (url: string, headers: Record<string, string> = {}) => testApp().fastify.inject({ url, headers });

async function hang(options: { isExposed?: boolean; width?: number; height?: number; seed?: number } = {}) {
  const artist = await signIn(testApp(), 'artist');
  const { media, database, changes } = testApp().services;
  const buffer = await painting(options.width ?? 1200, options.height ?? 900, options.seed ?? Math.random())
    .jpeg()
    .toBuffer();
  const id = await media.ingest({ buffer }, { name: '작품.jpg', uploadedBy: artist.userId });
  const [file] = await fileAnswers(database.orm, [id]);
  if (!file) throw new Error('the file is not there');
  const artworkId = newId();
  const work = {
    id: artworkId,
    title: '달',
    ownerId: artist.artistId,
    imageId: id,
    isExposed: options.isExposed ?? true,
  };
  await database.orm.insert(artworks).values(work);
  await changes.settled();
  return { artist, file, buffer, artworkId };
}

const sibling = (url: string, name: string) => url.replace(/[^/]+$/, name);

test('the picture of a public work is served in every size, as what it says it is', async () => {
  const { file } = await hang();
  const names = [
    'full.jpg',
    'thumbnail.jpg',
    'small.jpg',
    'medium.jpg',
    'large.jpg',
    '64.webp',
    '512.avif',
    '1536.webp',
  ];
  for (const name of names) {
    const answer = await get(sibling(file.url, name));
    expect(answer.statusCode, name).toBe(200);
    const metadata = await sharp(answer.rawPayload).metadata();
    const format = metadata.format === 'heif' ? 'avif' : metadata.format;
    expect(answer.headers['content-type'], name).toBe(`image/${format}`);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await get(sibling(file.url, '2048.webp'))).statusCode).toBe(404);
  expect((await get(sibling(file.url, '513.webp'))).statusCode).toBe(404);
  expect((await get(sibling(file.url, '..%2f..%2foriginal'))).statusCode).toBe(404);
  expect((await get('/media/%00/full.jpg')).statusCode).toBe(404);
});

test('browsers keep a picture for good, ask with its etag, and may ask for a part', async () => {
  const { file } = await hang();
  const url = sibling(file.url, 'small.jpg');
  const whole = await get(url);
  expect(whole.headers['cache-control']).toContain('immutable');
  const etag = String(whole.headers.etag);
  expect(etag).toMatch(/^"[^"]+"$/);
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  const part = await get(url, { range: 'bytes=10-19' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.rawPayload.length}`);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
  expect((await get(url, { range: 'bytes=-5' })).rawPayload).toEqual(whole.rawPayload.subarray(-5));
  expect((await get(url, { range: `bytes=${whole.rawPayload.length}-` })).statusCode).toBe(416);
  expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  const head = await testApp().fastify.inject({ method: 'HEAD', url });
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
  expect(head.rawPayload.length).toBe(0);
});

test('a private work: 404 to others also at addresses known before, its owner and administrators see it', async () => {
  const { artist, file, artworkId } = await hang();
  const { database, changes, media } = testApp().services;
  expect((await get(file.url)).statusCode).toBe(200);
  const { eq } = await import('drizzle-orm');
  await database.orm.update(artworks).set({ isExposed: false }).where(eq(artworks.id, artworkId));
  await changes.settled();
  const someone = await signIn(testApp(), 'artist');
  const administrator = await signIn(testApp(), 'administrator');
  const seenBy = async (who: SignedIn) => (await get(file.url, who.headers)).statusCode;
  expect((await get(file.url)).statusCode).toBe(404);
  expect(await seenBy(someone)).toBe(404);
  expect(await seenBy(artist)).toBe(200);
  expect(await seenBy(administrator)).toBe(200);
  const signed = media.sign(file);
  const shown = await get(signed.url);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['cache-control']).toMatch(/^private/);
  expect((await get(signed.url.slice(0, -1))).statusCode).toBe(404);
  const other = await hang({ isExposed: false });
  expect((await get(`${other.file.url}${signed.url.slice(signed.url.indexOf('?'))}`)).statusCode).toBe(404);
});

test('a new address makes the old one unknown, to its owner too', async () => {
  const { artist, file } = await hang();
  const { database, changes, media } = testApp().services;
  await media.renewAddresses(database.orm, [file.id]);
  await changes.settled();
  expect((await get(file.url, artist.headers)).statusCode).toBe(404);
  const [now] = await fileAnswers(database.orm, [file.id]);
  expect(now?.url).not.toBe(file.url);
  expect((await get(now?.url ?? '')).statusCode).toBe(200);
});

test('the original goes to its owner alone, byte for byte, as a download', async () => {
  const { artist, file, buffer } = await hang();
  const url = sibling(file.url, 'original');
  expect((await get(url)).statusCode).toBe(404);
  const answer = await get(url, artist.headers);
  expect(answer.rawPayload).toEqual(buffer);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('작품.jpg')}`);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('the card of a work shows it whole within 1200 by 630, never enlarged, and a private one to nobody', async () => {
  for (const [width, height, shown] of [
    [1200, 900, 733],
    [300, 1500, 110],
    [200, 100, 200],
  ] as const) {
    const { file, artworkId } = await hang({ width, height });
    const answer = await get(sibling(file.url, 'card.jpg'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const isGround = (x: number) =>
      [0xef, 0xeb, 0xe2].every((value, i) => Math.abs((data[(315 * 1200 + x) * info.channels + i] ?? 0) - value) < 6);
    const edge = Math.round(600 - shown / 2);
    expect([isGround(edge - 12), isGround(edge + 12), isGround(1200 - edge - 12), isGround(1200 - edge + 12)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const { database, changes } = testApp().services;
    await database.orm.update(artworks).set({ isExposed: false }).where(eq(artworks.id, artworkId));
    await changes.settled();
    expect((await get(sibling(file.url, 'card.jpg'))).statusCode).toBe(404);
  }
});

test('a picture that the store loses as it is opened is 404 or 503, and nobody keeps that answer', async () => {
  const { file } = await hang();
  const ask = () => get(file.url);
  // Made here, so that the next one only opens it.
  expect((await ask()).statusCode).toBe(200);
  const opened = vi.spyOn(testApp().services.media.storage, 'get');
  onTestFinished(() => opened.mockRestore());
  opened.mockResolvedValueOnce(undefined);
  const lost = await ask();
  opened.mockRejectedValueOnce(new Failure('unavailable', 'The store of pictures does not answer', { retryAfter: 5 }));
  const away = await ask();
  const cut = new Readable({
    read() {
      this.destroy(new Error('the object store hung up'));
    },
  });
  opened.mockResolvedValueOnce({ bytes: 1, etag: '', modifiedAt: new Date(), stream: cut });
  const halfway = await ask();
  expect([lost.statusCode, away.statusCode, halfway.statusCode]).toEqual([404, 503, 500]);
  for (const answer of [lost, away, halfway]) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json().message).not.toContain('payload');
  }
  expect(away.headers['retry-after']).toBe('5');
  expect((await ask()).statusCode).toBe(200);
});
