import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { guest } from '@hwarang/domain/accounts/guest';
import type { Artist } from '@hwarang/domain/artists/artists.contract';
import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import type { MediaFile } from '@hwarang/domain/media/file';
import { eq } from 'drizzle-orm';
import FormData from 'form-data';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { users } from './accounts/accounts.table.ts';
import { testAppForFile } from './testing/test-app.ts';

const load = createRequire(import.meta.url);
const { default: Strapi } = load('strapi-sdk-javascript') as typeof import('strapi-sdk-javascript');

const testApp = testAppForFile();
let base = '';
const newClient = () => new Strapi(base, { cookie: false, localStorage: false });

beforeAll(async () => {
  const address = await testApp().fastify.listen({ port: 0, host: '127.0.0.1' });
  base = `${address}/api`;
});

test('the original’s unchanged client registers, signs in, makes, lists, filters, uploads and deletes', async () => {
  expect(readFileSync(load.resolve('strapi-sdk-javascript/package.json'), 'utf8')).toContain('"version": "0.3.3"');
  const strapi = newClient();
  const registered = await strapi.register('garam', 'garam@example.com', 'secret word');
  expect(registered.user).toMatchObject({ username: 'garam', email: 'garam@example.com' });
  await expect(strapi.login('garam@example.com', 'secret word')).rejects.toThrow();
  await testApp().services.database.orm.update(users).set({ confirmed: true }).where(eq(users.username, 'garam'));
  const { jwt, user } = await strapi.login('Garam@Example.com', 'secret word');
  expect(jwt.split('.')).toHaveLength(3);
  expect(user).toMatchObject({ username: 'garam', role: { type: 'authenticated' } });

  const artist = (await strapi.createEntry('artists', {
    localname: '한가람',
    englishname: 'Han Garam',
    mobile: '010-1234-5678',
    email: 'garam@example.com',
  })) as Artist;
  const form = new FormData();
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#446688' } })
    .png()
    .toBuffer();
  form.append('files', picture, { filename: 'sea.png', contentType: 'image/png' });
  const [file] = (await strapi.upload(form as unknown as globalThis.FormData, {
    headers: form.getHeaders(),
  })) as MediaFile[];
  expect(file).toMatchObject({ name: 'sea.png', width: 800, formats: { small: { width: 500 } } });
  expect(await strapi.getFile(file?.id ?? '')).toMatchObject({ id: file?.id });

  const made = (await strapi.createEntry('art-works', {
    title: '푸른 바다',
    size: '72.7 cm x 60.6 cm',
    year: '2020',
    material: '캔버스에 유채',
    image: file?.id,
  })) as Artwork;
  expect(made).toMatchObject({ owner: { id: artist.id }, image: { id: file?.id }, year: '2020-01-01' });
  await strapi.createEntry('art-works', { title: '붉은 산', size: '10 cm x 20 cm', is_exposed: false });

  const visitor = newClient();
  await visitor.login(guest.identifier, guest.password);
  const titles = async (params: object) =>
    ((await visitor.getEntries('art-works', params)) as Artwork[]).map(({ title }) => title);
  expect(await titles({ is_exposed: true })).toEqual(['푸른 바다']);
  expect(await titles({ title_contains: '바다', _limit: 1000, _start: 0 })).toEqual(['푸른 바다']);
  expect(await titles({ _where: [{ title_contains: '산' }] })).toEqual([]);
  expect(await titles({ _where: { _or: [{ title: '푸른 바다' }, { year_gt: '2025' }] } })).toEqual(['푸른 바다']);
  expect(await titles({ 'owner.englishname_contains': 'garam', _sort: 'title:DESC' })).toEqual(['푸른 바다']);
  expect(await titles({ id_in: [made.id] })).toEqual(['푸른 바다']);
  expect(await visitor.getEntryCount('art-works')).toBe(1);
  expect(await visitor.getEntry('artists', artist.id)).toMatchObject({ artworks: [{ id: made.id }] });
  await expect(visitor.updateEntry('art-works', made.id, { title: 'x' })).rejects.toThrow('Forbidden');

  // Clients of this package share their headers: whoever signed in last is the one who asks.
  await strapi.login('garam', 'secret word');
  expect(await strapi.getEntryCount('art-works')).toBe(2);
  expect(await strapi.updateEntry('art-works', made.id, { title: '푸른 밤바다' })).toMatchObject({ __v: 1 });
  expect(await strapi.deleteEntry('art-works', made.id)).toMatchObject({ id: made.id, title: '푸른 밤바다' });
  await visitor.login(guest.identifier, guest.password);
  await expect(visitor.getEntry('art-works', made.id)).rejects.toThrow('Entry not found');
});
