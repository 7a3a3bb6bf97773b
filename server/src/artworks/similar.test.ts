import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { cellsAround } from '@hwarang/domain/artworks/likeness';
import { beforeAll, expect, test } from 'vitest';
import { blobs, files } from '../media/media.table.ts';
import { newId } from '../platform/ids.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);

async function picture(colours: string[], width = 400, height = 300): Promise<string> {
  const { orm } = testApp().services.database;
  const id = newId();
  const sha256 = id.repeat(3).slice(0, 64);
  const blob = { mime: 'image/jpeg', bytes: 1, width, height, alpha: false, formats: {}, thumbhash: '' } as const;
  await orm.insert(blobs).values({ sha256, location: id, ...blob, colours, warmedAt: new Date() });
  await orm.insert(files).values({ id, key: id, sha256, name: 'a.jpg', ext: '.jpg' });
  return id;
}

const blue = ['#1f3d7a', '#7fa3c9'];
let sea = '';
let [one, other, third] = ['', '', ''];
const work = async (title: string, ownerId: string, imageId: string, rest: object = {}) =>
  create.artwork({ title, ownerId, imageId, material: '캔버스에 유채', widthCm: 40, heightCm: 30, ...rest });
const similar = async (id: string) => (await api.json<Artwork[]>(`/art-works/${id}/similar`)).map(({ title }) => title);

beforeAll(async () => {
  [one, other, third] = [await create.artist(), await create.artist(), await create.artist()];
  const hidden = await create.artist({ isExposed: false });
  sea = await work('sea', one, await picture(blue));
  await work('own', one, await picture(blue));
  await work('private', other, await picture(blue), { isExposed: false });
  await work('deleted', other, await picture(blue), { deletedAt: new Date() });
  await work('of a hidden artist', hidden, await picture(blue));
  await work('fire', other, await picture(['#b93a24']), { material: '청자', widthCm: 10, heightCm: 30 });
  await work('tall', third, await picture(['#203e7c', '#80a4c8'], 300, 800));
  await work('lake', third, await picture(['#203e7c', '#80a4c8']));
  // More than the newest alone: what is like a work is found however old it is.
  for (let count = 0; count < 101; count += 1)
    await work(`filler ${count}`, await create.artist(), await picture(['#e0bd4c'], 300, 900), { material: 'Bronze' });
});

test('works of others like this one come likest first, by colour and form, and never hidden ones', async () => {
  const titles = await similar(sea);
  expect(titles.slice(0, 2)).toEqual(['lake', 'tall']);
  expect(titles).toHaveLength(8);
  for (const title of ['sea', 'own', 'private', 'deleted', 'of a hidden artist'])
    expect(titles, title).not.toContain(title);
});

test('no more than two of one artist are shown', async () => {
  for (const title of ['lagoon', 'pond']) await work(title, third, await picture(blue));
  const works = await api.json<Artwork[]>(`/art-works/${sea}/similar`);
  expect(works.filter(({ owner }) => owner?.id === third)).toHaveLength(2);
});

test('a work that is withdrawn is no longer among them, and one that is hidden has none', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const [lake] = await api.json<Artwork[]>('/art-works?title=lake');
  expect((await api.put(`/art-works/${lake?.id}`, administrator, { is_exposed: false })).statusCode).toBe(200);
  expect(await similar(sea)).not.toContain('lake');
  for (const id of [lake?.id, newId(), 'nonsense']) expect(await api.status(`/art-works/${id}/similar`), id).toBe(404);
});

test('a work without picture, material and size gets some works all the same', async () => {
  expect(await similar(await create.artwork({ title: 'bare', ownerId: one }))).toHaveLength(8);
});

test('the database numbers the cells of colours as the domain does', async () => {
  const { pool } = testApp().services.database;
  const cells = { '#000000': 0, '#ffffff': 511, '#1f2021': 9, '#20403f': 81, '#e0bd4c': 490, '#7fa3c9': 238 };
  for (const [colour, cell] of Object.entries(cells)) {
    const { rows } = await pool.query('select colour_cell($1::jsonb) as cell', [JSON.stringify([colour])]);
    expect(rows[0].cell, colour).toBe(cell);
    expect(cellsAround(colour), colour).toContain(cell);
  }
  const { rows } = await pool.query(`select colour_cell('[]') as cell`);
  expect(rows[0].cell).toBeNull();
});
