import { spriteAddress } from '@hwarang/domain/media/sprite';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { fileAnswers } from '../files/files.store.ts';
import { newId } from '../platform/ids.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const get = (url = '', headers: Record<string, string> = {}) => testApp().fastify.inject({ url, headers });

async function hang(background: string, width: number, height: number, isExposed = true): Promise<string> {
  const artist = await signIn(testApp(), 'artist');
  const { media, database, changes } = testApp().services;
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const imageId = await media.ingest({ buffer }, { name: '작품.png', uploadedBy: artist.userId });
  await database.orm
    .insert(artworks)
    .values({ id: newId(), title: '달', ownerId: artist.artistId, imageId, isExposed });
  await changes.settled();
  return (await fileAnswers(database.orm, [imageId]))[0]?.url ?? '';
}

test('the small pictures of a room come in one answer, each stretched over its square, in the order asked', async () => {
  const urls = [await hang('#c81e28', 400, 100), await hang('#145ac8', 30, 300), await hang('#1e963c', 900, 900)];
  const answer = await get(spriteAddress(urls));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(answer.headers['cache-control']).toContain('immutable');
  const { data, info } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([192, 64]);
  const at = (x: number, y: number) => [...data.subarray((y * 192 + x) * 3, (y * 192 + x) * 3 + 3)];
  for (const [place, colour] of [
    [200, 30, 40],
    [20, 90, 200],
    [30, 150, 60],
  ].entries())
    for (const [x, y] of [
      [4, 4],
      [60, 60],
      [32, 32],
    ] as const)
      for (const [c, value] of at(place * 64 + x, y).entries())
        expect(Math.abs(value - (colour[c] ?? 0))).toBeLessThan(12);
  expect((await get(spriteAddress(urls))).rawPayload).toEqual(answer.rawPayload);
});

test('with one picture that the asker may not see there is no sprite; its owner’s answer is not shared', async () => {
  const [open, hidden] = [await hang('#ffffff', 80, 80), await hang('#000000', 80, 80, false)];
  const url = spriteAddress([open, hidden]);
  expect((await get(url)).statusCode).toBe(404);
  const { headers } = await signIn(testApp(), 'administrator');
  const answer = await get(url, headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toMatch(/^private/);
  expect((await get(url)).statusCode).toBe(404);
});

test('a wrong question is refused, and nothing of it is kept', async () => {
  for (const query of ['', '?of=', '?of=../../etc', `?of=${'a'.repeat(22)}.${'b'.repeat(22)}`, '?of=a&of=b']) {
    const { statusCode, headers } = await get(`/media/sprite${query}`);
    expect([400, 404], query).toContain(statusCode);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a flood of orders is refused beyond a short queue, and other pictures go on being served', async () => {
  const urls = await Promise.all(Array.from({ length: 8 }, (_, n) => hang(`#${n}${n}80c0`, 90, 90)));
  expect((await get(spriteAddress(urls))).statusCode).toBe(200);
  const orders = Array.from({ length: 120 }, (_, n) => shuffled(urls, n));
  const flood = orders.map((order) => get(spriteAddress(order)));
  expect((await get(urls[0]?.replace(/[^/]+$/, '64.webp'))).statusCode).toBe(200);
  const answers = await Promise.all(flood);
  const served = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(served.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(served.length + refused.length).toBe(120);
  for (const { headers } of refused)
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['2', 'no-store']);
  expect((await get(spriteAddress(orders[119] ?? []))).statusCode).toBe(200);
});

/** Another order for each number. */
const shuffled = (urls: string[], number: number): string[] => {
  const rest = [...urls];
  const order: string[] = [];
  for (let left = number; rest.length > 0; left = Math.floor(left / Math.max(1, rest.length)))
    order.push(...rest.splice(left % rest.length, 1));
  return order;
};
