import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFields } from '@hwarang/domain/imports/fields';
import { guessMapping } from '@hwarang/domain/imports/guess-mapping';
import { readRow } from '@hwarang/domain/imports/read-row';
import { importNouns } from '@hwarang/domain/imports/values';
import { languages } from '@hwarang/domain/language';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import { artworks } from '../artworks/artworks.table.ts';
import { openSheet } from '../sheets/read-sheet.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
let folder: string;
let administrator: SignedIn;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hwarang-exports-'));
  administrator = await signIn(testApp(), 'administrator');
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function read(url: string) {
  const answer = await api.get(url, administrator);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return readBytes(answer.rawPayload);
}
async function readBytes(bytes: Buffer) {
  const file = path.join(folder, `${++count}`);
  await writeFile(file, bytes);
  const sheet = await openSheet(file, 'export');
  const rows: string[][] = [];
  for await (const row of sheet.rows()) rows.push(row);
  return { heads: sheet.heads, rows };
}

const picture = async (name: string, shade: number) => {
  const bytes = await painting(40 + shade, 30)
    .jpeg()
    .toBuffer();
  return { bytes, id: await testApp().services.media.ingest({ buffer: bytes }, { name }) };
};

/** One of each noun, with everything that a cell can say. */
async function aCollection() {
  const image = await picture('달/항아리; "1".jpg', 1);
  const [front, back] = [await picture('IMG_0001.jpg', 2), await picture('IMG_0001.jpg', 3)];
  const artist = await create.artist({
    localname: '이우환',
    englishname: 'Lee Ufan',
    usercountryname: 'KR',
    statement: '첫 줄\n둘째 줄 =1+1',
    mobile: '010-1234-5678',
    homepage: 'https://example.com/a?b=1',
    machineUse: 'allowed',
    profileimgId: image.id,
    contactPublic: true,
  });
  const gallery = await create.gallery({
    name: '가온 화랑',
    nameEn: 'Gaon Gallery',
    galleryHours: [
      { day_interval: '화 - 일', opening_hours: '10:00', closing_hours: '18:00' },
      { day_interval: '월요일 휴관', opening_hours: '', closing_hours: '' },
    ],
    galleryAddress: { Country: '대한민국', state_province: '서울', City: '종로구', address_line1: '삼청로 48' },
    latitude: 37.5796,
    longitude: 126.977,
    images: [front.id, back.id],
  });
  const work = await create.artwork({
    title: '=선으로부터',
    titleEn: '@From Line',
    inventoryNumber: 'A-0012',
    ownerId: artist,
    material: '캔버스에 유채',
    widthCm: 45.5,
    heightCm: 53,
    year: '1974-01-01',
    yearText: 'c. 1974',
    edition: '3/10',
    license: 'cc-by-4.0',
    madeWithAi: 'no',
    imageId: image.id,
    isExposed: false,
    position: 7,
  });
  const plain = await create.artwork({ title: '무제', sizeText: '가변 크기', year: '2021-05-01' });
  const exhibition = await create.exhibition({
    title: '고요한 빛',
    opensOn: '2026-03-01',
    closesOn: '2026-05-31',
    galleryId: gallery,
    roomStyle: 'hanok',
    shownFrom: new Date('2026-02-01T00:00:00Z'),
    works: [plain, work],
    named: [artist],
    images: [front.id],
  });
  return { image, artist, gallery, work, plain, exhibition };
}
let collection: Awaited<ReturnType<typeof aCollection>>;
beforeAll(async () => {
  collection = await aCollection();
});

const idsOf = {
  'art-works': () => collection.work,
  artists: () => collection.artist,
  galleries: () => collection.gallery,
  exhibitions: () => collection.exhibition,
} as const;

const cellsOf = async (noun: (typeof importNouns)[number], query = '') => {
  const { heads, rows } = await read(`/admin/export/${noun}.xlsx${query}`);
  const fields = importFields[noun].filter(({ kind }) => kind !== 'id' || !query.includes('ids=no'));
  expect(heads).toEqual(fields.map(({ label }) => label[query.includes('lang=en') ? 'en' : 'ko']));
  return rows.map((cells) => Object.fromEntries(fields.map(({ name }, at) => [name, cells[at] ?? ''])));
};
const context = { thisYear: 2026 };

for (const noun of importNouns)
  for (const language of languages)
    test(`An export of ${noun} in ${language} is mapped and read without a fault`, async () => {
      const { heads, rows } = await read(`/admin/export/${noun}.csv?lang=${language}`);
      const mapping = guessMapping(noun, heads, rows);
      expect(mapping).toEqual(importFields[noun].map(({ name }) => name));
      const mine = rows.find(([id]) => id === idsOf[noun]());
      expect(mine).toBeDefined();
      expect(readRow(noun, mapping, mine ?? [], { ...context, heads }).notes).toEqual([]);
      const workbook = await read(`/admin/export/${noun}.xlsx?lang=${language}`);
      expect(workbook).toEqual({ heads, rows });
    });

test('An exported artwork is read as the record it was', async () => {
  const row = (await cellsOf('art-works', '?lang=ko')).find(({ id }) => id === collection.work) ?? {};
  const names = Object.keys(row);
  const { fields } = readRow('art-works', names, Object.values(row), context);
  expect(fields).toMatchObject({
    id: collection.work,
    title: '=선으로부터',
    title_en: '@From Line',
    inventory_number: 'A-0012',
    width_cm: 45.5,
    height_cm: 53,
    depth_cm: null,
    size_text: null,
    year: '1974-01-01',
    year_text: 'c. 1974',
    edition: '3/10',
    license: 'cc-by-4.0',
    made_with_ai: 'no',
    is_exposed: false,
    position: 7,
  });
  expect(fields.owner).toMatchObject({ id: collection.artist, names: expect.arrayContaining(['이우환', 'Lee Ufan']) });
  const plain = (await cellsOf('art-works')).find(({ id }) => id === collection.plain) ?? {};
  expect(readRow('art-works', Object.keys(plain), Object.values(plain), context).fields).toMatchObject({
    size_text: '가변 크기',
    width_cm: null,
    year: '2021-05-01',
    owner: null,
    inventory_number: null,
  });
});

test('Exported artists, galleries and exhibitions are read as the records they were', async () => {
  const find = async (noun: 'artists' | 'galleries' | 'exhibitions', query: string) => {
    const row = (await cellsOf(noun, query)).find(({ id }) => id === idsOf[noun]()) ?? {};
    return readRow(noun, Object.keys(row), Object.values(row), context).fields;
  };
  for (const query of ['?lang=ko', '?lang=en']) {
    expect(await find('artists', query)).toMatchObject({
      usercountryname: 'KR',
      statement: '첫 줄\n둘째 줄 =1+1',
      machine_use: 'allowed',
      contact_public: true,
      homepage: 'https://example.com/a?b=1',
    });
    expect(await find('galleries', query)).toMatchObject({
      gallery_hours: [
        { day_interval: '화 - 일', opening_hours: '10:00', closing_hours: '18:00' },
        { day_interval: '월요일 휴관', opening_hours: '', closing_hours: '' },
      ],
      gallery_address: { Country: '대한민국', state_province: '서울', City: '종로구', address_line1: '삼청로 48' },
      googlegeolocation: { center: { latitude: 37.5796, longitude: 126.977 } },
    });
    expect(await find('exhibitions', query)).toMatchObject({
      opens_on: '2026-03-01',
      closes_on: '2026-05-31',
      room_style: 'hanok',
      shown_from: '2026-02-01T00:00:00.000Z',
      gallery: { id: collection.gallery },
      artists: [{ id: collection.artist }],
      art_works: [collection.plain, collection.work],
    });
  }
});

test('Without ids records are named by their names and numbers', async () => {
  const [work] = (await cellsOf('art-works', '?ids=no')).filter(({ title }) => title === '=선으로부터');
  expect(work).not.toHaveProperty('id');
  expect(work?.owner).toBe('이우환 (Lee Ufan)');
  const show = () => cellsOf('exhibitions', '?ids=no').then((rows) => rows.find(({ title }) => title === '고요한 빛'));
  expect((await show())?.art_works).toBe(`${collection.plain}\nA-0012`);
  const twin = await create.artwork({ title: '다른 작품', inventoryNumber: 'A-0012' });
  expect((await show())?.art_works).toBe(`${collection.plain}\n${collection.work}`);
  await testApp().services.database.orm.delete(artworks).where(eq(artworks.id, twin));
});

test('A deleted work is not exported, a hidden one is', async () => {
  const gone = await create.artwork({ title: '지운 작품', deletedAt: new Date() });
  const ids = (await cellsOf('art-works')).map(({ id }) => id);
  expect(ids).toContain(collection.work);
  expect(ids).not.toContain(gone);
});

test('More records than are read at once come whole and in the order of their ids', async () => {
  const artist = await create.artist({ localname: '다작', englishname: 'Prolific' });
  const { orm } = testApp().services.database;
  const { newId } = await import('../platform/ids.ts');
  await orm
    .insert(artworks)
    .values(Array.from({ length: 1001 }, (_, at) => ({ id: newId(), title: `연작 ${at}`, ownerId: artist })));
  const ids = (await read('/admin/export/art-works.csv')).rows.map(([id = '']) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(ids.length).toBeGreaterThan(1002);
  await orm.delete(artworks).where(eq(artworks.ownerId, artist));
});

async function entriesOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const found = new Map<string, Buffer>();
  for (const entry of entries) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    found.set(entry.fileName, Buffer.concat(parts));
  }
  return found;
}

test('The whole collection comes as four workbooks and the originals that they name, the same each time', async () => {
  const ask = async () => {
    const answer = await api.get('/admin/export/collection.zip?lang=en', administrator);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    return answer.rawPayload;
  };
  const bytes = await ask();
  const entries = await entriesOf(bytes);
  expect([...entries.keys()].slice(0, 4)).toEqual([
    '1 Artists.xlsx',
    '2 Galleries.xlsx',
    '3 Artworks.xlsx',
    '4 Exhibitions.xlsx',
  ]);
  const { heads, rows } = await readBytes(entries.get('3 Artworks.xlsx') ?? Buffer.alloc(0));
  const named = rows.find(([id]) => id === collection.work)?.[heads.indexOf('Image file')] ?? '';
  expect(named).toMatch(/^항아리_ 1 [0-9a-f]{12}\.jpe?g$/);
  expect(entries.get(`images/${named}`)?.equals(collection.image.bytes)).toBe(true);
  const galleries = await readBytes(entries.get('2 Galleries.xlsx') ?? Buffer.alloc(0));
  const pictures = galleries.rows.find(([id]) => id === collection.gallery)?.[galleries.heads.indexOf('Image files')];
  expect(pictures?.split('\n').every((name) => entries.has(`images/${name}`))).toBe(true);
  expect(new Set(pictures?.split('\n')).size).toBe(2);
  expect((await ask()).equals(bytes)).toBe(true);
});

test('An original that is missing breaks the download off instead of ending it as if it were whole', async () => {
  const { media } = testApp().services;
  const lost = await picture('lost.jpg', 9);
  const work = await create.artwork({ title: '잃은 그림', imageId: lost.id });
  const { get } = media.storage;
  media.storage.get = async () => undefined;
  try {
    await testApp().fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = testApp().fastify.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/admin/export/collection.zip`;
    await expect(
      fetch(url, { headers: administrator.headers }).then((answer) => answer.arrayBuffer()),
    ).rejects.toThrow();
  } finally {
    media.storage.get = get;
    await testApp().services.database.orm.delete(artworks).where(eq(artworks.id, work));
  }
  expect(await api.status('/admin/export/collection.zip', administrator)).toBe(200);
});

test('A collection is downloaded by one at a time; the next is told to come back', async () => {
  let answered = 0;
  const ask = () => api.get('/admin/export/collection.zip', administrator).finally(() => (answered += 1));
  const asked = await testApp().services.database.orm.transaction(async (tx) => {
    await tx.execute(sql`lock table ${artworks} in access exclusive mode`);
    const three = [1, 2, 3].map(ask);
    // On PostgreSQL one waits for the lock and the others are refused; the one session of the embedded engine takes them in turn afterwards.
    if (engine === 'postgres') await expect.poll(() => answered).toBe(2);
    return { three };
  });
  const answers = await Promise.all(asked.three);
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes[0]).toBe(200);
  expect(codes.at(-1)).toBe(503);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('60');
});

for (const noun of importNouns)
  for (const language of languages)
    test(`The template of ${noun} in ${language} is mapped and read without a fault`, async () => {
      const { heads, rows } = await read(`/imports/template/${noun}.xlsx?lang=${language}`);
      const mapping = guessMapping(noun, heads, rows);
      const own = importFields[noun].filter(({ kind }) => kind !== 'id');
      expect(mapping).toEqual(own.map(({ name }) => name));
      expect(rows).toHaveLength(2);
      const unfilled = own.filter(({ kind }, at) => kind !== 'authority' && rows.every((row) => row[at] === ''));
      expect(unfilled.map(({ name }) => name)).toEqual([]);
      for (const row of rows) expect(readRow(noun, mapping, row, { ...context, heads }).notes).toEqual([]);
      expect(await read(`/imports/template/${noun}.csv?lang=${language}`)).toEqual({ heads, rows });
    });

test('Nobody but administrators gets an export, and a question that is not known is refused', async () => {
  const artist = await signIn(testApp(), 'artist');
  for (const path of [
    '/admin/export/art-works.csv',
    '/admin/export/collection.zip',
    '/imports/template/artists.xlsx',
  ]) {
    expect(await api.status(path)).toBe(403);
    expect(await api.status(path, artist)).toBe(403);
  }
  expect(await api.status('/admin/export/art-works.csv?ids=perhaps', administrator)).toBe(400);
  expect(await api.status('/admin/export/art-works.csv?other=1', administrator)).toBe(400);
  expect(await api.status('/admin/export/users.csv', administrator)).toBe(404);
});
