import { beforeAll, expect, test } from 'vitest';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { jsonProblems, schemaPath } from '../testing/published-schemas.ts';
import { testAppForFile } from '../testing/test-app.ts';

const origin = 'https://hwarang.example';
const testApp = testAppForFile({ PUBLIC_URL: origin });
const create = fixtures(testApp);
const known: Record<string, string> = {};
const root = '/iiif/presentation/3';
const type = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

beforeAll(async () => {
  const buffer = await painting(300, 200).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer }, { name: 'a.jpg' });
  const artist = await create.artist();
  const hiddenArtist = await create.artist({ isExposed: false });
  known.work = await create.artwork({
    ownerId: artist,
    title: '달항아리',
    titleEn: 'Moon Jar',
    material: '백자',
    materialEn: 'Porcelain',
    year: '2021-01-01',
    yearText: 'c.2021',
    edition: '3/10',
    widthCm: 60,
    heightCm: 40,
    text: '고요한 흰빛.',
    imageId,
    license: 'cc-by-4.0',
  });
  known.bare = await create.artwork({ ownerId: artist, title: 'Untitled', widthCm: 10, heightCm: 20 });
  known.private = await create.artwork({ ownerId: artist, title: 'SECRET', isExposed: false });
  known.deleted = await create.artwork({ ownerId: artist, title: 'SECRET', deletedAt: new Date() });
  known.ofHidden = await create.artwork({ ownerId: hiddenArtist, title: 'SECRET' });
  known.gallery = await create.gallery({ nameEn: 'Gaon', description: '북촌의 화랑' });
  known.hiddenGallery = await create.gallery({ name: 'SECRET', isExposed: false });
  const works = [known.bare, known.private, known.deleted, known.ofHidden, known.work];
  known.show = await create.exhibition({
    titleEn: 'Quiet Light',
    galleryId: known.gallery,
    opensOn: '2026-12-01',
    closesOn: '2026-12-31',
    works,
  });
  const later = new Date(Date.now() + 86_400_000);
  known.hiddenShow = await create.exhibition({ title: 'SECRET', galleryId: known.gallery, isExposed: false, works });
  known.scheduled = await create.exhibition({ title: 'SECRET', galleryId: known.gallery, shownFrom: later, works });
  known.empty = await create.exhibition({ title: '빈 전시' });
});

const get = (url: string, headers: Record<string, string> = {}) => testApp().fastify.inject({ url, headers });
const json = async (url: string) => {
  const answer = await get(url.replace(origin, ''));
  expect(answer.statusCode, url).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.body).not.toContain('SECRET');
  return answer.json();
};

test('the manifest of a work has its facts in both languages, its picture as a service and its true size', async () => {
  const manifest = await json(`${root}/artworks/${known.work}/manifest.json`);
  expect(manifest).toMatchObject({
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: `${origin}${root}/artworks/${known.work}/manifest.json`,
    type: 'Manifest',
    label: { ko: ['달항아리'], en: ['Moon Jar'] },
    rights: 'http://creativecommons.org/licenses/by/4.0/',
    summary: { ko: ['고요한 흰빛.'] },
    requiredStatement: { value: { ko: ['김서윤, 화랑'], en: ['Kim Seoyun, Hwarang'] } },
  });
  expect(manifest.metadata).toContainEqual({
    label: { ko: ['재료'], en: ['Material'] },
    value: { ko: ['백자'], en: ['Porcelain'] },
  });
  expect(manifest.metadata.map(({ label }: { label: { en: string[] } }) => label.en[0])).toContain('Edition');
  expect(manifest.seeAlso.map(({ profile }: { profile: string }) => profile)).toContain('http://www.lido-schema.org');
  const [canvas] = manifest.items;
  expect(canvas).toMatchObject({ width: 300, height: 200 });
  expect(canvas.service[0]).toMatchObject({ physicalScale: 0.2, physicalUnits: 'cm' });
  expect(canvas.items[0].items[0].body.service).toEqual([
    { id: `${origin}/iiif/3/${known.work}`, type: 'ImageService3', profile: 'level2' },
  ]);
  expect((await get(manifest.thumbnail[0].id.slice(origin.length))).statusCode).toBe(200);
});

test('an exhibition hangs its public works in their order, each with its maker', async () => {
  const manifest = await json(`${root}/exhibitions/${known.show}/manifest.json`);
  expect(manifest.label).toEqual({ ko: ['고요한 빛'], en: ['Quiet Light'] });
  expect(manifest.items.map(({ homepage }: { homepage: { id: string }[] }) => homepage[0]?.id)).toEqual(
    [known.bare, known.work].map((id) => `${origin}/artworks-detail/${id}?lang=ko`),
  );
  expect(manifest.items[0].items).toEqual([]);
  expect(manifest.items.map(({ rights }: { rights?: string }) => rights)).toEqual([
    undefined,
    'http://creativecommons.org/licenses/by/4.0/',
  ]);
  expect(manifest.items[1].metadata[0].value).toEqual({ ko: ['김서윤'], en: ['Kim Seoyun'] });
  expect((await json(`${root}/exhibitions/${known.empty}/manifest.json`)).items).toHaveLength(1);
  expect(manifest.partOf[0].id).toBe(`${origin}${root}/galleries/${known.gallery}/collection.json`);
});

test('collections lead from the platform over its parts to galleries and exhibitions', async () => {
  const top = await json(`${root}/collection.json`);
  expect(top.items).toHaveLength(2);
  const found: string[] = [];
  for (const { id } of top.items) for (const item of (await json(id)).items) found.push(item.id);
  expect(found).toContain(`${origin}${root}/exhibitions/${known.show}/manifest.json`);
  expect(found).toContain(`${origin}${root}/galleries/${known.gallery}/collection.json`);
  const gallery = await json(`${root}/galleries/${known.gallery}/collection.json`);
  expect(gallery.items.map(({ id }: { id: string }) => id)).toEqual([
    `${origin}${root}/exhibitions/${known.show}/manifest.json`,
  ]);
});

test('parts of a collection whose first entries are hidden name every public entry once', async () => {
  const { database, changes } = testApp().services;
  const added = Array.from({ length: 450 }, (_, index) => `${'e'.repeat(20)}${1000 + index}`);
  await database.pool.query(
    `insert into exhibitions (id, title) select id, '부분' from unnest($1::text[]) as made (id)`,
    [added],
  );
  await database.pool.query(
    'update exhibitions set is_exposed = false where id in (select id from exhibitions order by id offset 200 limit 30)',
  );
  await changes.settled();
  const found: string[] = [];
  const parts = (await json(`${root}/collection.json`)).items.filter(({ id }: { id: string }) =>
    /exhibitions/.test(id),
  );
  expect(parts).toHaveLength(3);
  for (const { id } of parts) {
    const part = await json(id);
    expect(part.id).toBe(id);
    found.push(...part.items.map((item: { id: string }) => item.id));
  }
  await database.pool.query('delete from exhibitions where id = any($1)', [added]);
  await changes.settled();
  expect(found.filter((id) => id.includes('e'.repeat(20)))).toHaveLength(420);
  expect(new Set(found).size).toBe(found.length);
});

test('what is private, deleted, scheduled or unknown is 404, and what is no id a clear error', async () => {
  for (const path of [
    ...[known.private, known.deleted, known.ofHidden, 'f'.repeat(24), 'x'].map((id) => `artworks/${id}/manifest.json`),
    ...[known.hiddenShow, known.scheduled].map((id) => `exhibitions/${id}/manifest.json`),
    `galleries/${known.hiddenGallery}/collection.json`,
    'users/collection.json',
    'nothing',
    `exhibitions/collection.json?from=${'f'.repeat(24)}`,
  ])
    expect((await get(`${root}/${path}`)).statusCode, path).toBe(404);
  for (const query of ['', '?from=1', '?from=a&from=b', `?from=${'0'.repeat(24)}&until=x`])
    expect((await get(`${root}/exhibitions/collection.json${query}`)).statusCode, query).toBe(400);
});

test('a manifest is kept until its work changes, and is gone at once when the work is made private', async () => {
  const path = `${root}/artworks/${known.work}/manifest.json`;
  const { etag } = (await get(path)).headers;
  expect((await get(path, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  const run = (text: string) => testApp().services.database.pool.query(text, [known.work]);
  await run('update artworks set is_exposed = false where id = $1');
  await testApp().services.changes.settled();
  expect((await get(path)).statusCode).toBe(404);
  expect((await get(`${root}/exhibitions/${known.show}/manifest.json`)).body).not.toContain(known.work);
  await run('update artworks set is_exposed = true where id = $1');
  await testApp().services.changes.settled();
  expect((await get(path)).statusCode).toBe(200);
});

test('scripts of other sites may ask with a profile', async () => {
  const answer = await testApp().fastify.inject({ method: 'OPTIONS', url: `${root}/collection.json` });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-headers']).toContain('accept');
});

test.skipIf(!schemaPath('iiif_3_0.json'))('manifests and collections hold against the published schema', async () => {
  const problems = jsonProblems('iiif_3_0.json');
  const top = await json(`${root}/collection.json`);
  for (const path of [
    `${root}/artworks/${known.work}/manifest.json`,
    `${root}/artworks/${known.bare}/manifest.json`,
    `${root}/exhibitions/${known.show}/manifest.json`,
    `${root}/exhibitions/${known.empty}/manifest.json`,
    `${root}/galleries/${known.gallery}/collection.json`,
    `${root}/collection.json`,
    ...top.items.map(({ id }: { id: string }) => id),
  ]) {
    expect(problems(await json(path)), path).toEqual([]);
  }
});
