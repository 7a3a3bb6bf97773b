import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile } from '@hwarang/domain/media/file';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { originalKey } from '../media/ingest.ts';
import { blobs, files } from '../media/media.table.ts';
import { newId } from '../platform/ids.ts';
import { fixtures } from '../testing/fixtures.ts';
import { formOf, type Part } from '../testing/forms.ts';
import { loseCommitOf } from '../testing/lost-commit.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
let artist: SignedIn;
let someone: SignedIn;
let administrator: SignedIn;
let jpeg: Buffer;

beforeAll(async () => {
  artist = await signIn(testApp(), 'artist');
  someone = await signIn(testApp(), 'artist');
  administrator = await signIn(testApp(), 'administrator');
  jpeg = await painting(1600, 1200).jpeg({ quality: 85 }).toBuffer();
});

const post = (parts: Part[], who?: SignedIn, url = '/api/upload') => {
  const { payload, headers } = formOf(parts);
  return testApp().fastify.inject({ method: 'POST', url, payload, headers: { ...headers, ...who?.headers } });
};
const call = (method: 'GET' | 'DELETE', url: string, who?: SignedIn) =>
  testApp().fastify.inject({ method, url, headers: { ...who?.headers } });
const picture = (content = jpeg, filename = 'photo.jpg'): Part => ({ name: 'files', content, filename });
const unfinished = () =>
  readdirSync(join(testApp().config.dataDir, 'files', 'unfinished')).filter((name) => name.startsWith('upload'));

async function uploaded(who = artist, content = jpeg): Promise<MediaFile> {
  const [file] = (await post([picture(content)], who)).json<MediaFile[]>();
  if (!file) throw new Error('nothing was uploaded');
  return file;
}

test('POST /upload answers a list in the shape of the contract', async () => {
  // Decomposed Hangul, as a Mac names its files.
  const answer = await post([picture(jpeg, 'C:\\fake\\달항아리.png'.normalize('NFD'))], artist);
  expect(answer.statusCode).toBe(200);
  const [file] = answer.json<MediaFile[]>();
  expect(file).toMatchObject({
    name: '달항아리.png',
    width: 1600,
    height: 1200,
    ext: '.jpg',
    mime: 'image/jpeg',
    size: Math.round(jpeg.length / 10) / 100,
    alternativeText: '',
    caption: '',
    previewUrl: null,
    provider: 'local',
  });
  expect(file?._id).toBe(file?.id);
  expect(file?.id).toMatch(/^[0-9a-f]{24}$/);
  const { thumbnail, small, medium, large } = file?.formats ?? {};
  expect([thumbnail, small, medium, large].map((format) => [format?.width, format?.height])).toEqual([
    [208, 156],
    [500, 375],
    [750, 563],
    [1000, 750],
  ]);
  expect(small?.ext).toBe('.jpg');
  expect(small?.mime).toBe('image/jpeg');
  expect(file?.thumbhash.length).toBeGreaterThan(20);
  expect(file?.colours.length).toBeGreaterThanOrEqual(3);
  for (const colour of file?.colours ?? []) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  const shown = await call('GET', small?.url ?? '');
  expect(Math.round(shown.rawPayload.length / 10) / 100).toBe(small?.size);
  expect(unfinished()).toEqual([]);
});

test('several files at once, each with its fileInfo', async () => {
  const infos = [{ alternativeText: '첫째', caption: 'one', name: 'a.jpg' }, { alternativeText: '둘째' }];
  const parts = [picture(), picture(await painting(300, 200, 2).png().toBuffer(), 'b.png')];
  const answer = await post([...parts, { name: 'fileInfo', content: JSON.stringify(infos) }], artist);
  expect(answer.json()).toMatchObject([
    { name: 'a.jpg', alternativeText: '첫째', caption: 'one', mime: 'image/jpeg' },
    { name: 'b.png', alternativeText: '둘째', mime: 'image/png', width: 300, height: 200 },
  ]);
});

test('without a file it is 400 Upload.status.empty', async () => {
  for (const parts of [[], [{ name: 'fileInfo', content: '{}' }], [{ name: 'files', content: '', filename: '' }]]) {
    const answer = await post(parts, artist);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.errors[0].id).toBe('Upload.status.empty');
  }
  const json = { method: 'POST', url: '/api/upload', payload: {}, headers: artist.headers } as const;
  expect((await testApp().fastify.inject(json)).json().data.errors[0].id).toBe('Upload.status.empty');
});

test('visitors and the guest cannot upload', async () => {
  expect((await post([picture()])).statusCode).toBe(403);
  expect((await post([picture()], await signIn(testApp(), 'guest'))).statusCode).toBe(403);
});

test('an unknown part, bad fileInfo and a part too many are refused by name', async () => {
  const other = await post([{ name: 'image', content: jpeg, filename: 'a.jpg' }], artist);
  expect(other.statusCode).toBe(400);
  expect(other.json().data.errors[0]).toMatchObject({ id: 'Upload.unexpected-part', field: 'image' });
  expect((await post([picture(), { name: 'fileInfo', content: '{' }], artist)).statusCode).toBe(400);
  expect((await post([picture(), { name: 'fileInfo', content: '{"caption":5}' }], artist)).statusCode).toBe(400);
  const many = await post(
    Array.from({ length: 21 }, () => picture(Buffer.from('x'))),
    artist,
  );
  expect(many.json().data.errors[0].id).toBe('Upload.too-many-parts');
  expect(unfinished()).toEqual([]);
});

test('one refused file refuses them all and leaves nothing', async () => {
  const before = await testApp().services.database.orm.$count(files);
  const answer = await post([picture(), picture(Buffer.from('<svg onload="alert(1)"/>'), 'b.jpg')], artist);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().data.errors[0]).toMatchObject({ id: 'Upload.not-a-picture', name: 'b.jpg' });
  expect(await testApp().services.database.orm.$count(files)).toBe(before);
  expect(unfinished()).toEqual([]);
});

test('a file of more than 50 MB is 413', async () => {
  const answer = await post([picture(Buffer.concat([jpeg, Buffer.alloc(50_000_001 - jpeg.length)]))], artist);
  expect(answer.statusCode).toBe(413);
  expect(unfinished()).toEqual([]);
});

test('the same picture twice is stored once, under two addresses', async () => {
  const content = await painting(400, 300, 77).jpeg().toBuffer();
  const [one, other] = [await uploaded(artist, content), await uploaded(someone, content)];
  expect(one.hash).not.toBe(other.hash);
  expect(one.hash.length).toBeGreaterThanOrEqual(22);
  const { orm } = testApp().services.database;
  const rows = await orm.select({ sha256: files.sha256 }).from(files).where(eq(files.id, one.id));
  expect(await orm.$count(blobs, eq(blobs.sha256, rows[0]?.sha256 ?? ''))).toBe(1);
});

test('twenty uploads of one picture at the same moment make twenty files of one content', async () => {
  const content = await painting(300, 300, 78).jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => uploaded(artist, content)));
  expect(new Set(answers.map(({ hash }) => hash)).size).toBe(20);
  for (const { url } of answers) expect((await call('GET', url)).statusCode).toBe(200);
});

test("somebody else's upload is not there for others, and cannot be deleted or changed by them", async () => {
  const file = await uploaded();
  const url = `/api/upload/files/${file.id}`;
  expect((await call('GET', url, artist)).json()).toMatchObject({ id: file.id });
  expect((await call('GET', url, administrator)).statusCode).toBe(200);
  for (const who of [undefined, someone]) expect((await call('GET', url, who)).statusCode).toBe(404);
  expect((await call('DELETE', url)).statusCode).toBe(403);
  expect((await call('DELETE', url, someone)).statusCode).toBe(404);
  const info: Part = { name: 'fileInfo', content: '{"caption":"mine"}' };
  expect((await post([info], someone, `/api/upload?id=${file.id}`)).statusCode).toBe(404);
  await testApp()
    .services.database.orm.insert(artworks)
    .values({ title: '달', imageId: file.id, ownerId: artist.artistId });
  expect((await call('GET', url)).statusCode).toBe(200);
  expect((await call('DELETE', url, someone)).statusCode).toBe(403);
  expect((await call('DELETE', url, artist)).json()).toMatchObject({ id: file.id });
  expect((await call('GET', url, artist)).statusCode).toBe(404);
  for (const id of ['1', 'x'.repeat(24), newId()])
    expect((await call('GET', `/api/upload/files/${id}`, artist)).statusCode).toBe(404);
});

test('what somebody uploaded for the record of another artist is that artist’s', async () => {
  const file = await uploaded(someone);
  const values = { title: '달', imageId: file.id, ownerId: artist.artistId, isExposed: false };
  await testApp().services.database.orm.insert(artworks).values(values);
  const [url, plain] = [`/api/upload/files/${file.id}`, file.url.replace(/\?.*/, '')];
  expect((await call('GET', url, someone)).statusCode).toBe(404);
  expect((await call('GET', plain, someone)).statusCode).toBe(404);
  expect((await call('DELETE', url, someone)).statusCode).toBe(404);
  expect((await call('GET', plain, artist)).statusCode).toBe(200);
});

test('POST /upload?id= changes the words of a file, or its content under a new address', async () => {
  const file = await uploaded();
  const words = { name: 'fileInfo', content: JSON.stringify({ name: '새 이름.jpg', caption: '설명' }) };
  const edited = await post([words], artist, `/api/upload?id=${file.id}`);
  expect(edited.json()).toMatchObject({ id: file.id, name: '새 이름.jpg', caption: '설명', hash: file.hash });
  const other = await painting(320, 480, 9).webp().toBuffer();
  const replaced = await post([picture(other, 'new.webp')], artist, `/api/upload?id=${file.id}`);
  expect(replaced.json()).toMatchObject({ id: file.id, name: 'new.webp', mime: 'image/webp', width: 320, height: 480 });
  expect(replaced.json().hash).not.toBe(file.hash);
  expect((await call('GET', file.url)).statusCode).toBe(404);
  expect((await call('GET', replaced.json().url)).statusCode).toBe(200);
});

test('ref, refId and field hang the upload on the own record, and on nobody else’s', async () => {
  const id = newId();
  const { orm } = testApp().services.database;
  await orm.insert(artworks).values({ id, title: '달', ownerId: artist.artistId });
  const link = (ref: string, refId: string, field: string): Part[] => [
    { name: 'ref', content: ref },
    { name: 'refId', content: refId },
    { name: 'field', content: field },
  ];
  expect((await post([picture(), ...link('art-works', id, 'image')], someone)).statusCode).toBe(403);
  expect((await post([picture(), ...link('art-works', newId(), 'image')], artist)).statusCode).toBe(404);
  expect((await post([picture(), ...link('art-works', id, 'title')], artist)).statusCode).toBe(400);
  const [file] = (await post([picture(), ...link('art-work', id, 'image')], artist)).json<MediaFile[]>();
  const [row] = await orm.select().from(artworks).where(eq(artworks.id, id));
  expect(row?.imageId).toBe(file?.id);
  const before = await orm.$count(files);
  const several = await post([picture(), picture(), ...link('art-works', id, 'image')], artist);
  expect([several.statusCode, several.json().data?.errors]).toEqual([400, { image: ['takes one file'] }]);
  expect((await orm.select().from(artworks).where(eq(artworks.id, id)))[0]?.imageId).toBe(file?.id);
  expect(await orm.$count(files)).toBe(before);
});

test('a record keeps the picture it was given, though the database was lost before it said so', async () => {
  const { database } = testApp().services;
  const picturesOf = (id: string) =>
    database.orm.select({ image: artworks.imageId }).from(artworks).where(eq(artworks.id, id));
  const ownerId = artist.artistId ?? '';
  const attached = await create.artwork({ ownerId });
  const place = { ref: 'art-works', refId: attached, field: 'image' };
  onTestFinished(loseCommitOf(database.pool, /update "?artworks"?/));
  const parts = Object.entries(place).map(([name, content]) => ({ name, content }));
  expect((await post([...parts, picture()], artist)).statusCode).toBe(503);
  expect(await picturesOf(attached)).toEqual([{ image: expect.any(String) }]);

  const written = await create.artwork({ ownerId });
  onTestFinished(loseCommitOf(database.pool, /update "?artworks"?/));
  const { payload, headers } = formOf([
    { name: 'data', content: '{"title":"달"}' },
    { ...picture(), name: 'files.image' },
  ]);
  const answer = await testApp().fastify.inject({
    method: 'PUT',
    url: `/api/art-works/${written}`,
    payload,
    headers: { ...headers, ...artist.headers },
  });
  expect(answer.statusCode).toBe(503);
  expect(await picturesOf(written)).toEqual([{ image: expect.any(String) }]);
});

test('a known picture whose lost original cannot be stored again is refused, and no row of it stays', async () => {
  const { media, database } = testApp().services;
  const content = await painting(320, 240, 77).jpeg().toBuffer();
  const known = await uploaded(artist, content);
  const [blob] = await database.orm
    .select({ location: blobs.location })
    .from(blobs)
    .innerJoin(files, eq(files.sha256, blobs.sha256))
    .where(eq(files.id, known.id));
  await media.storage.delete(originalKey(blob?.location ?? ''));
  const put = vi.spyOn(media.storage, 'put').mockRejectedValue(new Error('the store does not answer'));
  onTestFinished(() => put.mockRestore());
  const before = await database.orm.$count(files);
  expect((await post([picture(content)], artist)).statusCode).toBeGreaterThanOrEqual(500);
  expect(await database.orm.$count(files)).toBe(before);
});
