import { beforeAll, expect, test } from 'vitest';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { jsonProblems, schemaPath } from '../testing/published-schemas.ts';
import { testAppForFile } from '../testing/test-app.ts';

const origin = 'https://hwarang.example';
const testApp = testAppForFile({ PUBLIC_URL: origin });
const create = fixtures(testApp);
const known: Record<string, string> = {};
const profile = 'https://linked.art/ns/v1/linked-art.json';

beforeAll(async () => {
  const buffer = await painting(300, 200).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer }, { name: 'a.jpg' });
  known.artist = await create.artist({
    statement: '나는 그린다.',
    statementEn: 'I paint.',
    wikidataId: 'Q312617',
    homepage: 'https://example.com/',
    email: 'shy@example.com',
  });
  known.work = await create.artwork({
    ownerId: known.artist,
    title: '달항아리',
    titleEn: 'Moon Jar',
    material: '백자',
    year: '2021-01-01',
    edition: 'AP',
    widthCm: 60,
    heightCm: 40,
    depthCm: 3,
    text: '고요한 흰빛.',
    license: 'cc-by-4.0',
    imageId,
  });
  known.private = await create.artwork({ ownerId: known.artist, title: 'SECRET', isExposed: false });
  known.gallery = await create.gallery({
    nameEn: 'Gaon',
    homepage: 'https://gaon.example',
    contact: '02-1',
    galleryAddress: { Country: '대한민국', state_province: '서울', City: '종로구', address_line1: '북촌로 1' },
  });
  known.show = await create.exhibition({
    galleryId: known.gallery,
    opensOn: '2026-12-01',
    closesOn: '2026-12-31',
    works: [known.work, known.private],
  });
});

const get = (url: string, headers: Record<string, string> = {}) => testApp().fastify.inject({ url, headers });
const pages = () => ({
  object: `/artworks-detail/${known.work}`,
  person: `/artist-profile/${known.artist}`,
  event: `/exhibition-detail/${known.show}`,
  group: `/gallery-detail/${known.gallery}`,
});

test('a record is schema.org in the language asked for, as on its page', async () => {
  const answer = await get(`/artworks-detail/${known.work}.jsonld?lang=en`);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/ld+json', 'access-control-allow-origin': '*' });
  expect(answer.json()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'VisualArtwork',
    '@id': `${origin}/artworks-detail/${known.work}`,
    name: 'Moon Jar',
    alternateName: '달항아리',
    artEdition: 'AP',
    license: 'http://creativecommons.org/licenses/by/4.0/',
    width: { value: 60 },
    creator: { name: 'Kim Seoyun' },
  });
  const artist = (await get(`/artist-profile/${known.artist}.jsonld`)).json();
  expect(artist.sameAs).toEqual(['https://example.com/', 'http://www.wikidata.org/entity/Q312617']);
  expect((await get(`/exhibition-detail/${known.show}.jsonld`)).json().location['@type']).toBe('ArtGallery');
});

test('at the address of the page data is answered to those who ask for data', async () => {
  const asked = (accept: string) => get(`/artworks-detail/${known.work}`, { accept });
  const plain = await asked('application/ld+json');
  expect(plain.headers['content-type']).toBe('application/ld+json');
  expect(plain.headers.vary).toContain('accept');
  const linked = await asked(`application/ld+json;profile="${profile}", application/ld+json;q=0.5`);
  expect(linked.headers['content-type']).toBe(`application/ld+json;profile="${profile}"`);
  expect(linked.json().type).toBe('HumanMadeObject');
  // No pages are mounted here: what is left to them is not found.
  for (const accept of ['text/html,application/ld+json;q=0.9', '*/*', 'text/html', 'application/ld+json;q=0'])
    expect((await asked(accept)).statusCode, accept).toBe(404);
});

test('a work is a Linked Art object with names, measures, maker, picture and rights', async () => {
  const object = (await get(`/artworks-detail/${known.work}.jsonld?profile=linked-art`)).json();
  expect(object).toMatchObject({
    '@context': profile,
    id: `${origin}/artworks-detail/${known.work}`,
    _label: 'Moon Jar',
    produced_by: {
      carried_out_by: [{ id: `${origin}/artist-profile/${known.artist}`, type: 'Person' }],
      timespan: { begin_of_the_begin: '2021-01-01T00:00:00Z' },
    },
  });
  const statements = object.referred_to_by.map(({ content }: { content: string }) => content);
  expect(statements).toContain('AP');
  expect(object.dimension.map(({ value }: { value: number }) => value)).toEqual([60, 40, 3]);
  const person = (await get(`/artist-profile/${known.artist}.jsonld?profile=linked-art`)).json();
  expect(person.equivalent).toEqual([{ id: 'http://www.wikidata.org/entity/Q312617', type: 'Person' }]);
  expect(JSON.stringify(person)).not.toContain('shy@');
  const show = (await get(`/exhibition-detail/${known.show}.jsonld?profile=linked-art`)).json();
  expect(show.used_specific_object).toHaveLength(1);
});

test('a private record is 404 in every form, an unknown profile is refused', async () => {
  for (const query of ['', '?profile=linked-art'])
    expect((await get(`/artworks-detail/${known.private}.jsonld${query}`)).statusCode).toBe(404);
  expect((await get(`/artworks-detail/${known.private}`, { accept: 'application/ld+json' })).statusCode).toBe(404);
  expect((await get(`/artworks-detail/${known.work}.jsonld?profile=mods`)).statusCode).toBe(400);
});

test.skipIf(!schemaPath('linked-art/object.json'))('Linked Art holds against the published schemas', async () => {
  for (const [name, page] of Object.entries(pages()))
    expect(jsonProblems(`linked-art/${name}.json`)((await get(`${page}.jsonld?profile=linked-art`)).json())).toEqual(
      [],
    );
});
