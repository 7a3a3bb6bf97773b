import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { formatSize } from '@hwarang/domain/artworks/size';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { fileAnswers } from '../files/files.store.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { forgetDeleted } from './artworks.store.ts';
import { artworks } from './artworks.table.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const api = apiOf(testApp);
let owner: SignedIn;
let other: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  owner = await signIn(testApp(), 'artist');
  other = await signIn(testApp(), 'artist');
  administrator = await signIn(testApp(), 'administrator');
});

const work = { title: '달항아리', size: '53 cm x 45.5 cm', material: '백자', year: '2021' };
const make = async (payload: object = work): Promise<Artwork> => {
  const answer = await api.post('/art-works', owner, payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test('a work is made for the caller’s artist, whatever owner the body names', async () => {
  const made = await make({ ...work, owner: other.artistId, secret: 1, exhibitions: 'nonsense', deletedAt: 'x' });
  expect(made).toMatchObject({
    title: '달항아리',
    size: '53 cm x 45.5 cm',
    width_cm: 53,
    height_cm: 45.5,
    depth_cm: null,
    year: '2021-01-01',
    is_exposed: true,
    __v: 0,
    owner: { id: owner.artistId },
    exhibitions: [],
  });
  expect(made.id).toBe(made._id);
});

test.each([
  [{ title: '' }, 'title', '*title is Required'],
  [{ title: undefined }, 'title', '*title is Required'],
  [{ title: 7 }, 'title', '*title is Required'],
  [{ size: undefined }, 'size', '*size is Required'],
  [{ size: 'large' }, 'size', '*size is Required'],
  [{ size: '0 cm x 4 cm' }, 'size', '*size is Required'],
  [{ year: '999' }, 'year', '*Required'],
  [{ year: 3000 }, 'year', '*Required'],
  [{ is_exposed: 'perhaps' }, 'is_exposed', 'must be true or false'],
  [{ image: 'x' }, 'image', 'must be an id'],
  [{ image: 'a'.repeat(24) }, 'image', `${'a'.repeat(24)} does not exist`],
  [{ title: 'a'.repeat(301) }, 'title', 'must have at most 300 characters'],
  [{ edition: 'a'.repeat(61) }, 'edition', 'must have at most 60 characters'],
  [{ inventory_number: 'a'.repeat(101) }, 'inventory_number', 'must have at most 100 characters'],
  [{ inventory_number: 7 }, 'inventory_number', expect.stringContaining('Invalid input')],
  [{ license: 'cc-by-3.0' }, 'license', expect.stringContaining('must be one of all-rights-reserved, cc-by-4.0')],
  [{ made_with_ai: true }, 'made_with_ai', 'must be one of no, assisted, generated'],
  [{ year_text: 'a'.repeat(201) }, 'year_text', 'must have at most 200 characters'],
  [{ text: 'a\0b' }, 'text', 'holds characters that cannot be kept'],
])('a work with %j is refused', async (change, field, message) => {
  const answer = await api.post('/art-works', owner, { ...work, ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: 'ValidationError', data: { errors: { [field]: [message] } } });
});

test('a change is partial, null clears, and the version counts', async () => {
  const made = await make();
  const answer = await api.put(`/art-works/${made.id}`, owner, {
    material: null,
    title: '새 이름',
    owner: other.artistId,
  });
  expect(answer.json()).toMatchObject({
    title: '새 이름',
    material: null,
    size: made.size,
    __v: 1,
    owner: { id: owner.artistId },
  });
  const depth = await api.put(`/art-works/${made.id}`, owner, { depth_cm: '4.20' });
  expect(depth.json()).toMatchObject({ size: '53 cm x 45.5 cm x 4.2 cm' });
  const wrong = await api.put(`/art-works/${made.id}`, owner, { title: null });
  expect(wrong.json()).toMatchObject({ data: { errors: { title: ['*title is Required'] } } });
});

test('a work may have an edition, in lists and inside other records too, and it can be changed and cleared', async () => {
  const made = await make({ ...work, edition: ' 3/10 ' });
  expect(made.edition).toBe('3/10');
  const [listed] = (await api.get(`/art-works?id=${made.id}`)).json<Artwork[]>();
  expect(listed?.edition).toBe('3/10');
  const artist = (await api.get(`/artists/${owner.artistId}`)).json<{ artworks: Artwork[] }>();
  expect(artist.artworks.find(({ id }) => id === made.id)?.edition).toBe('3/10');
  const change = async (edition: unknown) =>
    (await api.put(`/art-works/${made.id}`, owner, { edition })).json<Artwork>();
  expect((await change('AP')).edition).toBe('AP');
  const wrong = await api.put(`/art-works/${made.id}`, owner, { edition: 'a'.repeat(61) });
  expect(wrong.json()).toMatchObject({
    statusCode: 400,
    data: { errors: { edition: ['must have at most 60 characters'] } },
  });
  expect((await api.get(`/art-works/${made.id}`)).json<Artwork>().edition).toBe('AP');
  expect((await change('')).edition).toBeNull();
  expect((await make()).edition).toBeNull();
});

test('a work may have the inventory number of its owner, which others may use too, and it can be cleared', async () => {
  const made = await make({ ...work, inventory_number: ' HG-2021-014 ' });
  expect(made.inventory_number).toBe('HG-2021-014');
  expect((await make({ ...work, inventory_number: 'HG-2021-014' })).inventory_number).toBe('HG-2021-014');
  const [listed] = (await api.get(`/art-works?id=${made.id}`)).json<Artwork[]>();
  expect(listed?.inventory_number).toBe('HG-2021-014');
  const change = async (inventory_number: unknown) =>
    (await api.put(`/art-works/${made.id}`, owner, { inventory_number })).json<Artwork>();
  expect((await change('HG-15')).inventory_number).toBe('HG-15');
  expect((await api.put(`/art-works/${made.id}`, owner, { title: '다른 이름' })).json<Artwork>().inventory_number).toBe(
    'HG-15',
  );
  expect((await change('')).inventory_number).toBeNull();
  expect((await make()).inventory_number).toBeNull();
});

test('a work has a license, all rights reserved unless chosen, and says whether AI was used only if told', async () => {
  const made = await make();
  expect(made).toMatchObject({ license: 'all-rights-reserved', made_with_ai: null });
  const change = async (fields: object) => (await api.put(`/art-works/${made.id}`, owner, fields)).json<Artwork>();
  const chosen = { license: 'cc-by-nc-4.0', made_with_ai: 'assisted' };
  expect(await change(chosen)).toMatchObject(chosen);
  const [listed] = (await api.get(`/art-works?id=${made.id}`)).json<Artwork[]>();
  expect(listed).toMatchObject(chosen);
  const artist = (await api.get(`/artists/${owner.artistId}`)).json<{ artworks: Artwork[] }>();
  expect(artist.artworks.find(({ id }) => id === made.id)).toMatchObject(chosen);
  expect(await change({ license: '', made_with_ai: '' })).toMatchObject({
    license: 'all-rights-reserved',
    made_with_ai: null,
  });
});

test('a work may have a text for its date, which a new year alone takes away', async () => {
  const made = await make({ ...work, year: '1820', year_text: ' c.1820 ' });
  expect(made).toMatchObject({ year: '1820-01-01', year_text: 'c.1820' });
  const change = async (fields: object) => (await api.put(`/art-works/${made.id}`, owner, fields)).json<Artwork>();
  expect(await change({ title: '풍경', year: '1820' })).toMatchObject({ year_text: 'c.1820' });
  expect(await change({ year: '1818', year_text: '1818–20' })).toMatchObject({ year_text: '1818–20' });
  expect(await change({ year: '1819' })).toMatchObject({ year: '1819-01-01', year_text: null });
  expect(await change({ year_text: 'before 1830' })).toMatchObject({ year: '1819-01-01', year_text: 'before 1830' });
  const artist = (await api.get(`/artists/${owner.artistId}`)).json<{ artworks: Artwork[] }>();
  expect(artist.artworks.find(({ id }) => id === made.id)?.year_text).toBe('before 1830');
  expect(await change({ year_text: '' })).toMatchObject({ year: '1819-01-01', year_text: null });
});

test('an edit of a version that is no longer there is refused, and nothing is overwritten', async () => {
  const made = await make();
  const [first, second] = await Promise.all([
    api.put(`/art-works/${made.id}`, owner, { title: '하나', __v: made.__v }),
    api.put(`/art-works/${made.id}`, owner, { title: '둘', __v: made.__v }),
  ]);
  expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
  const kept = (await api.get(`/art-works/${made.id}`)).json<Artwork>();
  expect(kept.title).toBe(first.statusCode === 200 ? '하나' : '둘');
});

test('somebody else’s work cannot be changed, and one that is hidden does not exist', async () => {
  const made = await make();
  const hidden = await make({ ...work, is_exposed: 'false' });
  for (const method of ['put', 'delete'] as const) {
    expect((await api[method](`/art-works/${made.id}`, other, { title: 'x' })).statusCode).toBe(403);
    expect((await api[method](`/art-works/${hidden.id}`, other, { title: 'x' })).statusCode).toBe(404);
    expect((await api[method](`/art-works/${made.id}`, undefined, { title: 'x' })).statusCode).toBe(403);
  }
  expect((await api.put(`/art-works/${hidden.id}`, administrator, { title: 'x' })).statusCode).toBe(200);
  expect((await api.post('/art-works', await signIn(testApp(), 'user'), work)).statusCode).toBe(403);
});

test('only administrators put works into exhibitions', async () => {
  const made = await make();
  const show = await create.exhibition();
  const ignored = await api.put(`/art-works/${made.id}`, owner, { exhibitions: [show] });
  expect(ignored.json<Artwork>().exhibitions).toEqual([]);
  const put = await api.put(`/art-works/${made.id}`, administrator, { exhibitions: [{ id: show }] });
  expect(put.json<Artwork>().exhibitions).toMatchObject([{ id: show }]);
});

test('a deleted work is gone for everyone and can be brought back by its owner for thirty days', async () => {
  const made = await make();
  const deleted = await api.delete(`/art-works/${made.id}`, owner);
  expect(deleted.json()).toMatchObject({ id: made.id, title: made.title });
  expect(await api.status(`/art-works/${made.id}`)).toBe(404);
  expect((await api.put(`/art-works/${made.id}`, owner, { title: 'x' })).statusCode).toBe(404);
  expect((await api.delete(`/art-works/${made.id}`, owner)).statusCode).toBe(404);
  expect((await api.post(`/art-works/${made.id}/restore`, other)).statusCode).toBe(404);
  expect((await api.post(`/art-works/${made.id}/restore`, owner)).json()).toMatchObject({ id: made.id });
  expect(await api.status(`/art-works/${made.id}`)).toBe(200);
  const old = await create.artwork({ ownerId: owner.artistId, deletedAt: new Date(Date.now() - 31 * 86_400_000) });
  expect((await api.post(`/art-works/${old}/restore`, owner)).statusCode).toBe(404);
  await forgetDeleted(testApp().services.database.orm);
  expect(await api.status(`/art-works/${old}`, administrator)).toBe(404);
  expect(await api.status(`/art-works/${made.id}`)).toBe(200);
});

const picture = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#8a7f6c' } })
    .jpeg()
    .toBuffer();

async function form(data: object | undefined, image: Buffer | undefined, field = 'files.image') {
  const body = new FormData();
  if (data) body.append('data', JSON.stringify(data));
  if (image) body.append(field, new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), '달.jpg');
  const request = new Request('http://site.test', { method: 'POST', body });
  return { payload: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' };
}
async function send(method: 'POST' | 'PUT', path: string, who: SignedIn, parts: Awaited<ReturnType<typeof form>>) {
  const headers = { ...who.headers, 'content-type': parts.type };
  return testApp().fastify.inject({ method, url: `/api${path}`, headers, payload: parts.payload });
}

test('a form with a picture makes a work with its image, and with one alone changes the image', async () => {
  const made = await send('POST', '/art-works', owner, await form(work, await picture()));
  expect(made.statusCode, made.body).toBe(200);
  const { id, image } = made.json<Artwork>();
  expect(image).toMatchObject({ name: '달.jpg', width: 1200, height: 900, mime: 'image/jpeg' });
  expect(Object.keys(image?.formats ?? {})).toEqual(['thumbnail', 'small', 'medium', 'large']);
  expect(image?.formats.small?.url).toBe(`/media/${image?.hash}/small.jpg`);
  expect((await testApp().fastify.inject({ url: image?.url ?? '' })).statusCode).toBe(200);
  const [file] = await fileAnswers(testApp().services.database.orm, [image?.id ?? '']);
  expect(image).toEqual(file);
  const changed = await send('PUT', `/art-works/${id}`, owner, await form({}, await picture()));
  expect(changed.json<Artwork>().image?.id).not.toBe(image?.id);
  expect(changed.json<Artwork>().title).toBe(work.title);
});

test('a refused form leaves no file behind, and an unknown part is a 400', async () => {
  const count = async () => (await testApp().services.database.pool.query('select id from files')).rowCount;
  const before = await count();
  expect((await send('POST', '/art-works', owner, await form({ title: '' }, await picture()))).statusCode).toBe(400);
  const nowhere = { ...work, owner: owner.artistId, shopitemreg: 'a'.repeat(24) };
  expect((await send('POST', '/art-works', administrator, await form(nowhere, await picture()))).statusCode).toBe(400);
  const other = await form(work, await picture(), 'files.other');
  expect((await send('POST', '/art-works', owner, other)).statusCode).toBe(400);
  expect(await count()).toBe(before);
});

test('another’s picture cannot be shown as one’s own', async () => {
  const upload = async ({ userId: uploadedBy }: SignedIn) =>
    testApp().services.media.ingest({ buffer: await picture() }, { name: 'a.jpg', uploadedBy });
  const answer = await api.post('/art-works', owner, { ...work, image: await upload(other) });
  expect(answer.json()).toMatchObject({ data: { errors: { image: ['is not your file'] } } });
  const own = await upload(owner);
  expect((await make({ ...work, image: own })).image?.id).toBe(own);
});

test('a work made private has new picture addresses: the old ones are gone, its owner’s carry a token', async () => {
  const made = (await send('POST', '/art-works', owner, await form(work, await picture()))).json<Artwork>();
  const before = made.image?.url ?? '';
  const hidden = (await api.put(`/art-works/${made.id}`, owner, { is_exposed: false })).json<Artwork>();
  const after = hidden.image?.url ?? '';
  const get = async (url: string) => (await testApp().fastify.inject({ url })).statusCode;
  expect(await get(before)).toBe(404);
  expect(after).toContain('?token=');
  expect(await get(after)).toBe(200);
  expect(await get(after.split('?')[0] ?? '')).toBe(404);
  expect(hidden.image?.formats.small?.url).toContain('/small.jpg?token=');
});

test('the database writes a size as the domain does', async () => {
  const { orm } = testApp().services.database;
  const sizes = Array.from({ length: 120 }, (_, i) => ({
    width: Math.round(((i * 7919) % 99_999) + 1) / 100,
    height: (i + 1) * 10,
    ...(i % 3 ? {} : { depth: ((i * 31) % 1000) / 10 + 0.05 }),
  })).map((size) => ('depth' in size ? { ...size, depth: Math.round((size.depth ?? 0) * 100) / 100 } : size));
  await orm.insert(artworks).values(
    sizes.map((size) => ({
      title: 'sized',
      widthCm: size.width,
      heightCm: size.height,
      ...('depth' in size ? { depthCm: size.depth } : {}),
    })),
  );
  const list = (await api.get('/art-works?title=sized&_limit=1000')).json<Artwork[]>();
  expect(list).toHaveLength(sizes.length);
  expect(new Set(list.map(({ size }) => size))).toEqual(new Set(sizes.map((size) => formatSize(size))));
});

test('an artist puts the own works in order; somebody else’s stay where they are', async () => {
  const artist = await signIn(testApp(), 'artist');
  const ids = await Promise.all([1, 2, 3].map(() => create.artwork({ ownerId: artist.artistId })));
  const theirs = await create.artwork({ ownerId: other.artistId });
  const wanted = [ids[2], ids[0], ids[1]];
  expect((await api.post('/art-works/order', artist, { ids: [...wanted, theirs] })).json()).toEqual({ ok: true });
  const listed = await api.get(`/art-works?owner=${artist.artistId}&_sort=position:ASC,createdAt:DESC`, artist);
  expect(listed.json().map(({ id }: { id: string }) => id)).toEqual(wanted);
  expect((await api.get(`/art-works/${theirs}`)).json().position).toBe(0);
  for (const bad of [{}, { ids: [] }, { ids: 'x' }, { ids: ['x'] }, { ids: [1] }])
    expect((await api.post('/art-works/order', artist, bad)).statusCode, JSON.stringify(bad)).toBe(400);
});

test('works that two tabs put in opposite orders at once end in one of the two', async () => {
  const who = await signIn(testApp(), 'artist');
  const ids = await Promise.all(Array.from({ length: 200 }, () => create.artwork({ ownerId: who.artistId ?? null })));
  const orders = [ids, ids.toReversed()];
  const answers = await Promise.all(
    [...orders, ...orders, ...orders].map((all) => api.post('/art-works/order', who, { ids: all })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const kept = await api.json<Artwork[]>(`/art-works?owner=${who.artistId}&_sort=position:ASC&_limit=200`);
  expect(orders.map((all) => all.join())).toContain(kept.map(({ id }) => id).join());
});
