import type { ImportRow } from '@hwarang/domain/imports/imports.contract';
import type { ImportNoun } from '@hwarang/domain/imports/values';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { importsOf } from '../testing/imports.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
let administrator: SignedIn;
const imports = importsOf(testApp, () => administrator);
beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

const order: ImportNoun[] = ['artists', 'galleries', 'art-works', 'exhibitions'];

async function someRecords() {
  const bytes = await painting(48, 36).jpeg().toBuffer();
  const image = await testApp().services.media.ingest({ buffer: bytes }, { name: '선.jpg' });
  const artist = await create.artist({
    localname: '이우환',
    englishname: 'Lee Ufan',
    usercountryname: 'KR',
    statement: '=첫 줄\n둘째 줄',
    profileimgId: image,
  });
  const other = await create.artist({ localname: 'Jane Doe', englishname: 'Jane Doe', isExposed: false });
  const gallery = await create.gallery({
    name: '가온 화랑',
    nameEn: 'Gaon Gallery',
    galleryHours: [{ day_interval: '화 - 일', opening_hours: '10:00', closing_hours: '18:00' }],
    galleryAddress: { Country: '대한민국', state_province: '서울', City: '종로구', address_line1: '삼청로 48' },
    latitude: 37.5796,
    longitude: 126.977,
    images: [image],
  });
  const works = [
    await create.artwork({
      title: '선으로부터',
      inventoryNumber: 'A-0012',
      ownerId: artist,
      widthCm: 45.5,
      heightCm: 53,
      year: '1974-01-01',
      yearText: 'c. 1974',
      edition: '3/10',
      imageId: image,
      position: 3,
    }),
    await create.artwork({ title: '+무제', inventoryNumber: 'A-0013', ownerId: other, sizeText: '가변 크기' }),
    await create.artwork({
      title: '점',
      inventoryNumber: 'B-1',
      widthCm: 10,
      heightCm: 20,
      depthCm: 3.25,
      isExposed: false,
    }),
  ];
  await create.exhibition({
    title: '고요한 빛',
    opensOn: '2026-03-01',
    closesOn: '2026-05-31',
    galleryId: gallery,
    roomStyle: 'hanok',
    works: works.toReversed(),
    named: [other, artist],
    images: [image],
  });
  return { bytes };
}

const exported = async (query: string): Promise<Map<ImportNoun, Buffer>> => {
  const sheets = new Map<ImportNoun, Buffer>();
  for (const noun of order) {
    const answer = await api.get(`/admin/export/${noun}.xlsx${query}`, administrator);
    expect(answer.statusCode).toBe(200);
    sheets.set(noun, answer.rawPayload);
  }
  return sheets;
};

const rowsOf = async (id: string) => (await api.json<{ rows: ImportRow[] }>(`/imports/${id}/rows`, administrator)).rows;

/** Each sheet with its pictures, as somebody would bring them to a new installation. */
async function importAll(sheets: Map<ImportNoun, Buffer>, images: { name: string; content: Buffer }[]) {
  const counts: Record<string, unknown> = {};
  for (const noun of order) {
    const { id } = await imports.upload(noun, sheets.get(noun) ?? Buffer.alloc(0), `${noun}.xlsx`);
    if (images.length > 0)
      await imports.send(
        `/imports/${id}/images`,
        images.map(({ name, content }) => ({ name: 'images', content, filename: name, type: 'image/jpeg' })),
      );
    await imports.check(id);
    const done = await imports.run(id);
    expect(done.state, JSON.stringify([done, (await rowsOf(id)).map(({ notes }) => notes)])).toBe('done');
    counts[noun] = done.counts;
  }
  return counts;
}

async function emptied() {
  await testApp().services.database.orm.execute(sql`truncate artworks, artists, galleries, exhibitions, files cascade`);
  administrator = await signIn(testApp(), 'administrator');
}

test.each(['?ids=yes', '?ids=no'])(
  'Exported, imported into an empty installation and exported again, the bytes are the same (%s)',
  { timeout: 240_000 },
  async (query) => {
    await emptied();
    const { bytes } = await someRecords();
    const before = await exported(query);
    const name = await pictureName();
    const none = { make: 0, change: 0, leave: 0, ask: 0, refuse: 0 };
    if (query === '?ids=yes') {
      // Pictures that the records have need not be sent along.
      for (const noun of order) {
        const { id } = await imports.upload(noun, before.get(noun) ?? '', `${noun}.xlsx`);
        await imports.check(id);
        expect((await rowsOf(id)).flatMap(({ notes }) => notes)).toEqual([]);
      }
      const unchanged = await importAll(before, []);
      expect(unchanged).toEqual({
        artists: { ...none, leave: 2 },
        galleries: { ...none, leave: 1 },
        'art-works': { ...none, leave: 3 },
        exhibitions: { ...none, leave: 1 },
      });
    }
    await emptied();
    const counts = await importAll(before, [{ name, content: bytes }]);
    expect(counts['art-works']).toEqual({ ...none, make: 3 });
    const after = await exported(query);
    for (const noun of order) expect(after.get(noun)?.equals(before.get(noun) ?? Buffer.alloc(0)), noun).toBe(true);
  },
);

/** The one picture, by the name that the sheets give it. */
async function pictureName(): Promise<string> {
  const csv = (await api.get('/admin/export/art-works.csv', administrator)).body;
  const [name = ''] = /선 [0-9a-f]{12}\.jpe?g/.exec(csv) ?? [];
  expect(name).not.toBe('');
  return name;
}
