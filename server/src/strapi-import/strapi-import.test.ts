import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/bcrypt';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { importFolder } from './import.ts';

const testApp = testAppForFile();
const folder = mkdtempSync(join(tmpdir(), 'hwarang-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const id = (number: number) => `5f0000000000000000${number.toString(16).padStart(6, '0')}`;
const oid = (number: number) => ({ $oid: id(number) });
const on = (day: string) => ({ $date: `${day}T00:00:00.000Z` });
const times = { createdAt: on('2020-07-01'), updatedAt: { $date: { $numberLong: '1600000000000' } }, __v: 0 };
const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
const lines = (docs: object[]) => docs.map((doc) => JSON.stringify(doc)).join('\r\n');
const users = {
  minji: {
    _id: oid(1),
    username: 'minji',
    email: 'Minji@Example.com',
    confirmed: true,
    role: oid(91),
    artist: oid(11),
  },
  curator: { _id: oid(2), username: 'ADMIN', email: 'curator@example.com', confirmed: true, role: oid(92) },
  known: { _id: oid(3), username: 'somebody', email: 'admin@hwarang.art', confirmed: true, role: oid(91) },
  nobody: { _id: oid(4), username: 'nobody' },
};
const moonJar = {
  _id: oid(21),
  title: '달항아리, "2020"',
  material: '백자',
  size: '45 cm x 47.5 cm',
  edition: '3/10',
  inventory_number: 'MJ-21',
  license: 'cc-by-sa-4.0',
  made_with_ai: 'no',
  year: on('2020-01-01'),
  owner: oid(11),
  exhibitions: [oid(31)],
  is_exposed: true,
};

const known = { mobile: '010-1234-5678', homepage: 'www.minji.example', is_exposed: true };
const inFiles = { wikidata_id: 'https://www.wikidata.org/wiki/Q5582', machine_use: 'allowed' };
const minji = { _id: oid(11), localname: '김민지', ...known, ...inFiles };
const firstShow = { _id: oid(31), title: '첫 전시', art_works: [oid(22)], gallery: oid(41), is_exposed: true };
const gallery = {
  _id: oid(41),
  name: '화랑 서울',
  gallery_hours: [{ _id: oid(51), kind: 'ComponentGalleryHours', ref: oid(52) }],
  gallery_address: [{ _id: oid(53), kind: 'ComponentGalleryAddress', ref: oid(54) }],
  googlegeolocation: { center: { latitude: { $numberDouble: '37.57' }, altitude: 126.98 } },
};
const json = (docs: object[]) => JSON.stringify(docs);
const second = {
  size: '변형 10호',
  year: 'c.1820',
  owner: oid(77),
  imageurl: '/uploads/second_1.png',
  is_exposed: true,
};
const seoul = { Country: 'KR', state_province: '서울', City: '종로구', address_line1: '북촌로 1' };
const file = (number: number, name: string, hash: string, url: string, more: object = {}) => ({
  ...more,
  ...times,
  ...{ _id: oid(number), name, hash, ext: name.slice(-4), url },
});

async function writeExport(work: object = {}, exhibition: object = {}): Promise<void> {
  const password = await hash('the old password', 4);
  const contents = {
    'users-permissions_user.json': json(Object.values(users).map((user) => ({ ...user, password, ...times }))),
    'users-permissions_role.json': json([
      { _id: oid(91), name: 'Authenticated', type: 'authenticated' },
      { _id: oid(92), name: 'Administrator', type: 'administrator' },
    ]),
    'artists.json': `\uFEFF${lines([
      { ...minji, ...times },
      { _id: oid(12), localname: '비공개', englishname: 'Hidden', homepage: 'no address at all', ...times },
    ])}\n`,
    'art_works.jsonl': lines([
      { ...moonJar, ...times, ...work },
      { _id: oid(22), title: '=HYPERLINK("x")', ...second, ...times },
    ]),
    'exhibitions.json': lines([{ ...firstShow, ...times, ...exhibition }]),
    'galleries.json': json([{ ...gallery, ...times }]),
    'components_gallery_hours.json': json([
      { _id: oid(52), day_interval: '화-일', opening_hours: '10:00', closing_hours: '18:00' },
    ]),
    'components_gallery_addresses.json': json([{ _id: oid(54), ...seoul }]),
    'artbrochures.json': lines([{ _id: oid(61), main_title: '도록', url: 'https://catalogue.example/1', ...times }]),
    'strapi_webhooks.json': '[]',
    'upload_file.json': lines([
      file(71, '달.jpg', 'moon_1', '/uploads/moon_1.jpg', {
        related: [{ ref: oid(21), kind: 'Artwork', field: 'image' }],
      }),
      file(72, 'second.png', 'second_1', 'https://old.example/uploads/second_1.png'),
      file(73, 'lost.jpg', 'lost_1', '/uploads/lost_1.jpg'),
    ]),
  };
  for (const [name, content] of Object.entries(contents)) write(name, content);
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: '#a83' } });
  writeFileSync(join(folder, 'uploads', 'moon_1.jpg'), await picture.clone().jpeg().toBuffer());
  writeFileSync(join(folder, 'uploads', 'second_1.png'), await picture.clone().resize(30, 30).png().toBuffer());
}

const get = async (path: string) => (await testApp().fastify.inject({ url: `/api${path}` })).json();
const signIn = (password: string) =>
  testApp().fastify.inject({
    method: 'POST',
    url: '/api/auth/local',
    payload: { identifier: 'minji@example.com', password },
  });

beforeAll(() => writeExport());

test('an export comes over with its ids, relations, files and components, and says what it could not take', async () => {
  const report = await importFolder(testApp().services, registry, folder);
  const work = await get(`/art-works/${id(21)}`);
  expect(work).toMatchObject({
    title: '달항아리, "2020"',
    size: '45 cm x 47.5 cm',
    edition: '3/10',
    inventory_number: 'MJ-21',
    license: 'cc-by-sa-4.0',
    made_with_ai: 'no',
    year: '2020-01-01',
    year_text: null,
    owner: {
      id: id(11),
      localname: '김민지',
      englishname: '김민지',
      homepage: 'https://www.minji.example',
      wikidata_id: 'Q5582',
      machine_use: 'allowed',
    },
    image: { id: id(71), name: '달.jpg', width: 60, height: 80 },
    exhibitions: [{ id: id(31) }],
    createdAt: '2020-07-01T00:00:00.000Z',
  });
  expect((await testApp().fastify.inject({ url: new URL(work.image.url, 'http://x').pathname })).statusCode).toBe(200);
  expect(await get(`/art-works/${id(22)}`)).toMatchObject({
    size: '변형 10호',
    width_cm: null,
    year: '1820-01-01',
    year_text: 'c.1820',
    owner: null,
    image: { id: id(72) },
  });
  const show = await get(`/exhibitions/${id(31)}`);
  expect(show.art_works.map((one: { id: string }) => one.id)).toEqual([id(22), id(21)]);
  expect(show.gallery).toMatchObject({
    gallery_hours: [{ day_interval: '화-일', opening_hours: '10:00', closing_hours: '18:00' }],
    gallery_address: { City: '종로구' },
    googlegeolocation: { center: { latitude: 37.57, altitude: 126.98 } },
  });
  expect((await testApp().fastify.inject({ url: `/api/artists/${id(12)}` })).statusCode).toBe(404);
  expect(report.counts('art-works')).toEqual({ new: 2, changed: 0, kept: 0, refused: 0 });
  expect(report.refused).toBe(2);
  const said = report.lines().join('\n');
  expect(said).toContain(`users ${id(4)}: refused, it has no email`);
  expect(said).toContain(`files ${id(73)}: refused, it has no file beside the export (lost_1.jpg)`);
  expect(said).toContain(`art-works ${id(22)}: owner points to ${id(77)}, which is not there`);
  expect(said).toContain(`artists ${id(12)}: homepage is left out`);
  expect(said).toContain(`users ${id(3)}: is the account that admin@hwarang.art has here already`);
  expect(said).toContain(`users ${id(2)}: is called ADMIN-${id(2).slice(-6)} here`);
  expect(said).toContain('strapi_webhooks.json: is left alone, it is no collection of this site');
});

test('who had an account signs in with the old password, which is hashed anew, and is the artist', async () => {
  expect((await signIn('a wrong password')).statusCode).toBe(400);
  for (let time = 0; time < 2; time += 1) {
    const answer = await signIn('the old password');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ id: id(1), artist: { id: id(11) }, role: { type: 'authenticated' } });
  }
});

test('run twice it changes nothing, and later it takes only what is newer there than here', async () => {
  const before = await get('/art-works?_sort=id');
  const again = await importFolder(testApp().services, registry, folder);
  expect(await get('/art-works?_sort=id')).toEqual(before);
  expect(again.counts('art-works')).toEqual({ new: 0, changed: 0, kept: 2, refused: 0 });
  expect(again.counts('files')).toMatchObject({ new: 0, kept: 2 });
  expect((await signIn('the old password')).statusCode).toBe(200);
  await writeExport({ title: '새 제목', updatedAt: on('2021-01-01') }, { art_works: [], title: 'not newer' });
  await importFolder(testApp().services, registry, folder);
  expect((await get(`/art-works/${id(21)}`)).title).toBe('새 제목');
  expect(await get(`/exhibitions/${id(31)}`)).toMatchObject({ title: '첫 전시', art_works: [{}, {}] });
});

test('a folder that is no export, or a broken line, is refused with its reason, and nothing comes over', async () => {
  await expect(importFolder(testApp().services, registry, join(folder, 'nowhere'))).rejects.toThrow(
    /There is no folder/,
  );
  await expect(importFolder(testApp().services, registry, join(folder, 'uploads'))).rejects.toThrow(
    /holds no collection/,
  );
  write('companies.json', '{"_id": {"$oid": "5f00"}, "name": "half\n');
  await expect(importFolder(testApp().services, registry, folder)).rejects.toThrow(
    'companies.json, line 1: is no JSON',
  );
  rmSync(join(folder, 'companies.json'));
});
