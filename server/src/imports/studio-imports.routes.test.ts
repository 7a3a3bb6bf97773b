import type { Import, ImportRow } from '@hwarang/domain/imports/imports.contract';
import { importLimits } from '@hwarang/domain/imports/values';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import { files } from '../media/media.table.ts';
import { consignments } from '../studio/studio.table.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { importsOf } from '../testing/imports.ts';
import { mailTo } from '../testing/outbox.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { forgetOldImports } from './imports.store.ts';
import { imports } from './imports.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
const orm = () => testApp().services.database.orm;

let gallery: string;
let curator: SignedIn;
let artist: SignedIn;
/** How the artist is called, as nobody else is. */
let name: string;
let count = 0;
const sheets = importsOf(
  testApp,
  () => curator,
  () => `/studio/${gallery}/imports`,
);

beforeEach(async () => {
  count += 1;
  gallery = await create.gallery({ name: `가온 화랑 ${count}` });
  curator = await staff.member(gallery, 'curator');
  artist = await signIn(testApp(), 'artist');
  name = `한소리${count}`;
  await api.put(`/artists/${artist.artistId}`, artist, { localname: name, englishname: 'Sori Hanbyeol' });
  await staff.represents(gallery, artist.artistId ?? '');
});

const head = '소장번호,작품명,작가,크기,공개';
const sheetOf = (...rows: string[]) => [head, ...rows].join('\n');
const two = () => sheetOf(`G-1,새벽,${name},10 x 20 cm,공개`, `G-2,저녁,${name},30 x 20 cm,예`);
const at = (id: string) => `/studio/${gallery}/imports/${id}`;
const rowsOf = async (id: string) => (await api.json<{ rows: ImportRow[] }>(`${at(id)}/rows`, curator)).rows;
const said = (rows: ImportRow[]) => rows.map(({ number, outcome, notes }) => ({ number, outcome, notes }));
const checked = async (noun: string, sheet: string) => {
  const { id } = await sheets.upload(noun, sheet);
  const { counts } = await sheets.check(id);
  return { id, counts, rows: await rowsOf(id) };
};
const stock = () => api.json(`/studio/${gallery}/works`, curator);
const asked = async () => (await api.json('/my-galleries', artist)).consignments;
const answer = async (title: string, state: string) => {
  const one = (await asked()).find(({ artwork }: { artwork: { title: string } }) => artwork.title === title);
  return api.put(`/my-galleries/consignments/${one.id}`, artist, { state });
};

test('works of a represented artist come as private works and questions to the artist, as the check said', async () => {
  const made = await sheets.upload('art-works', two());
  // Whether a work is public is not a gallery's to say: its column is left out.
  expect(made.mapping).toEqual(['inventory_number', 'title', 'owner', 'size', null]);
  expect((await sheets.check(made.id)).counts).toMatchObject({ make: 2, refuse: 0 });
  expect(await stock()).toEqual([]);
  const foreseen = said(await rowsOf(made.id));
  expect(await sheets.run(made.id)).toMatchObject({ state: 'done', counts: { make: 2 } });
  expect(said(await rowsOf(made.id))).toEqual(foreseen);
  const works = await stock();
  expect(works.map(({ state, artwork }: never) => [state, (artwork as { is_exposed: boolean }).is_exposed])).toEqual([
    ['proposed', false],
    ['proposed', false],
  ]);
  expect((await mailTo(testApp(), artist.email)).text).toContain('작품 2점의 위탁');
  const [{ artwork }] = works;
  expect(artwork.owner).toMatchObject({ id: artist.artistId });
  expect([
    await api.status(`/art-works/${artwork.id}`),
    await api.status(`/art-works/${artwork.id}`, curator),
    await api.status(`/art-works/${artwork.id}`, await staff.member(await create.gallery())),
    await api.status(`/art-works/${artwork.id}`, artist),
  ]).toEqual([404, 404, 404, 200]);
  expect((await answer('새벽', 'accepted')).statusCode).toBe(200);
  expect((await stock()).map(({ state }: { state: string }) => state).sort()).toEqual(['accepted', 'proposed']);
});

test('an artist whom the gallery does not represent is refused, and nobody else is offered', async () => {
  await create.artist({ localname: `윤가람${count}`, englishname: `Garam Yun ${count}` });
  const asking = await create.artist({ localname: `민다래${count}`, englishname: `Darae Min ${count}` });
  await api.post(`/studio/${gallery}/artists`, curator, { artist: asking });
  const { rows } = await checked(
    'art-works',
    sheetOf(
      `A-1,하나,윤가람${count},1 x 2 cm,`,
      `A-2,둘,윤가람 ${count},1 x 2 cm,`,
      `A-3,셋,${asking},1 x 2 cm,`,
      `A-4,넷,아무도 아닌 사람,1 x 2 cm,`,
      `A-5,다섯,,1 x 2 cm,`,
    ),
  );
  expect(rows.map(({ outcome, notes }) => [outcome, notes.map(({ key }) => key)])).toEqual([
    ['refuse', ['artistNotRepresented']],
    ['refuse', ['artistNotRepresented']],
    ['refuse', ['artistNotRepresented']],
    ['refuse', ['artistNotRepresented']],
    ['refuse', ['required']],
  ]);
  expect(rows.every(({ notes }) => notes.every(({ candidates }) => candidates === undefined))).toBe(true);
});

test('a represented artist whose name is written otherwise is asked about, and no new one can be made', async () => {
  await create.artist({ localname: `한소라${count}`, englishname: 'Sori Hanbyeol' });
  const { id, rows } = await checked('art-works', sheetOf(`B-1,하나,Hanbyeol Sori,1 x 2 cm,`));
  expect(rows[0]).toMatchObject({ outcome: 'ask', notes: [{ field: 'owner', key: 'artistAlike' }] });
  expect(rows[0]?.notes[0]?.candidates?.map((one) => one.id)).toEqual([artist.artistId]);
  const choose = (choice: string) => api.put(`${at(id)}/rows/2`, curator, { field: 'owner', choice });
  expect((await choose('new')).statusCode).toBe(400);
  expect((await choose(artist.artistId ?? '')).statusCode).toBe(200);
  // What was chosen holds only as long as the artist stays.
  await api.put(`/my-galleries/representations/${gallery}`, artist, { state: 'ended' });
  expect((await sheets.run(id)).counts).toMatchObject({ make: 0, refuse: 1 });
});

test('the same sheet again changes nothing, also after the artist has accepted', async () => {
  await sheets.through('art-works', two());
  expect((await sheets.through('art-works', two())).counts).toMatchObject({ make: 0, change: 0, leave: 2, refuse: 0 });
  await answer('새벽', 'accepted');
  await api.put(`/art-works/${(await stock())[1].artwork.id}`, artist, { is_exposed: true });
  expect((await sheets.through('art-works', two())).counts).toMatchObject({ make: 0, change: 0, leave: 2, refuse: 0 });
  expect(await stock()).toHaveLength(2);
});

test('what the gallery brought may change until the artist answers or changes it', async () => {
  await sheets.through('art-works', two());
  const other = (title: string, size: string) => sheetOf(`G-1,${title},${name},${size},`);
  expect((await sheets.through('art-works', other('이른 새벽', '11 x 20 cm'))).counts).toMatchObject({ change: 1 });
  await answer('이른 새벽', 'accepted');
  const after = await checked('art-works', other('늦은 새벽', '12 x 20 cm'));
  expect(after.rows[0]).toMatchObject({ outcome: 'refuse' });
  expect(after.rows[0]?.notes.map(({ field, key }) => [field, key]).sort()).toEqual([
    ['size', 'workOfArtist'],
    ['title', 'workOfArtist'],
  ]);
  const [second] = (await stock()).filter(({ artwork }: { artwork: { title: string } }) => artwork.title === '저녁');
  await api.put(`/art-works/${second.artwork.id}`, artist, { material: '먹' });
  const touched = await checked('art-works', sheetOf(`G-2,한밤,${name},30 x 20 cm,`));
  expect(touched.rows[0]?.notes).toMatchObject([{ field: 'title', key: 'workOfArtist' }]);
});

test('a work keeps its artist', async () => {
  const second = await create.artist({ localname: `서누리${count}`, englishname: `Nuri Seo ${count}` });
  await staff.represents(gallery, second);
  await sheets.through('art-works', two());
  const [{ artwork }] = await stock();
  const { rows } = await checked('art-works', `id,작가\n${artwork.id},서누리${count}\n`);
  expect(rows[0]).toMatchObject({ outcome: 'refuse', notes: [{ field: 'owner', key: 'artistStays' }] });
});

test('ids and inventory numbers of others are not recognised, nor told from those of nothing', async () => {
  const elsewhere = await create.gallery();
  const hidden = { ownerId: artist.artistId ?? null, inventoryNumber: 'H-7', isExposed: false };
  const foreign = await create.artwork({ title: '남의 작품', ...hidden });
  await staff.consigned(elsewhere, foreign);
  const sheet = [
    'id,소장번호,작품명,작가,크기',
    `${foreign},,빼앗긴 이름,${name},1 x 2 cm`,
    `0123456789abcdef01234567,,없는 작품,${name},1 x 2 cm`,
    `,H-7,새 작품,${name},1 x 2 cm`,
    `,,남의 작품,${name},1 x 2 cm`,
  ].join('\n');
  const { rows } = await checked('art-works', sheet);
  expect(rows.map(({ outcome, notes }) => [outcome, notes.map(({ key }) => key)])).toEqual([
    ['refuse', ['recordMissing']],
    ['refuse', ['recordMissing']],
    ['make', []],
    ['make', []],
  ]);
  expect(await api.json(`/art-works/${foreign}`, artist)).toMatchObject({ title: '남의 작품' });
});

test('undoing takes works and questions back; once the artist has accepted it is refused and told', async () => {
  const { id } = await sheets.through('art-works', two());
  expect(await asked()).toHaveLength(2);
  expect(await sheets.undo(id)).toMatchObject({ state: 'undone' });
  expect([await asked(), await stock()]).toEqual([[], []]);
  expect(await orm().$count(artworks, eq(artworks.ownerId, artist.artistId ?? ''))).toBe(0);
  await sheets.check(id);
  await sheets.run(id);
  await answer('저녁', 'accepted');
  expect(await sheets.undo(id)).toMatchObject({ state: 'done', changedSince: [{ row: 3, title: '저녁' }] });
  expect(await stock()).toHaveLength(2);
});

test('a picture that staff bring is the work’s, not theirs', async () => {
  const { id } = await sheets.upload('art-works', `작품명,작가,크기,이미지\n그림,${name},1 x 2 cm,a.jpg\n`);
  const content = await painting(40, 30).jpeg().toBuffer();
  const sent = await sheets.send(`${at(id)}/images`, [{ name: 'images', content, filename: 'a.jpg' }]);
  expect(sent.json()).toEqual({ images: 1, refused: [] });
  await sheets.check(id);
  await sheets.run(id);
  const [{ artwork }] = await stock();
  const plain = artwork.image.url.split('?')[0];
  const look = async (url: string, who?: SignedIn) =>
    (await testApp().fastify.inject({ url, headers: who?.headers ?? {} })).statusCode;
  // By the address in the list of works, as with every private work that the gallery has asked for.
  expect(await look(artwork.image.url)).toBe(200);
  expect([await look(plain, artist), await look(plain, curator), await look(plain)]).toEqual([200, 404, 404]);
});

test('the sheets of a gallery that is gone go with their pictures', async () => {
  const { id } = await sheets.upload('art-works', two());
  const content = await painting(40, 30).jpeg().toBuffer();
  await sheets.send(`${at(id)}/images`, [{ name: 'images', content, filename: `${id}.jpg` }]);
  const left = async () => [
    await orm().$count(imports, eq(imports.id, id)),
    await orm().$count(files, eq(files.name, `${id}.jpg`)),
  ];
  await forgetOldImports(orm());
  expect(await left()).toEqual([1, 1]);
  await orm().delete(galleries).where(eq(galleries.id, gallery));
  await forgetOldImports(orm());
  expect(await left()).toEqual([0, 0]);
});

test('a gallery brings no artists and no galleries, and an assistant nothing', async () => {
  const assistant = await staff.member(gallery, 'assistant');
  const parts = (noun: string) => [
    { name: 'noun', content: noun },
    { name: 'sheet', content: '이름\n가\n나', filename: 'a.csv' },
  ];
  for (const noun of ['artists', 'galleries', 'users'])
    expect((await sheets.send(`/studio/${gallery}/imports`, parts(noun))).statusCode, noun).toBe(400);
  expect(await api.status(`/studio/${gallery}/imports`, assistant)).toBe(403);
  const { id } = await sheets.upload('art-works', two());
  const mapping = ['inventory_number', 'title', 'owner', 'size', 'is_exposed'];
  const changed = await api.put(at(id), curator, { mapping });
  expect(changed.json().data.errors).toEqual({ mapping: ['there is no field is_exposed'] });
});

test('a sheet is of one desk: other galleries and administrators do not find it, nor the gallery theirs', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const strangers = await staff.member(await create.gallery());
  const { id } = await sheets.upload('art-works', two());
  const theirs = await importsOf(testApp, () => administrator).upload('art-works', two());
  const ids = async (path: string, who: SignedIn) => (await api.json<Import[]>(path, who)).map((one) => one.id);
  expect(await ids(`/studio/${gallery}/imports`, curator)).toEqual([id]);
  const all = await ids('/imports', administrator);
  expect([all.includes(theirs.id), all.includes(id)]).toEqual([true, false]);
  expect([
    await api.status(`/imports/${id}`, administrator),
    await api.status(at(id), administrator),
    await api.status(at(id), strangers),
    await api.status(at(theirs.id), curator),
    (await api.post(`/imports/${id}/check`, administrator)).statusCode,
    (await api.delete(at(theirs.id), curator)).statusCode,
  ]).toEqual([404, 404, 404, 404, 404, 404]);
});

test('how columns were assigned is kept for the gallery alone', async () => {
  const odd = `가나${count},다라${count}\n봄,${name}\n`;
  const { id } = await sheets.upload('art-works', odd);
  await api.put(at(id), curator, { mapping: ['title', 'owner'] });
  await sheets.check(id);
  expect((await sheets.upload('art-works', odd)).mapping).toEqual(['title', 'owner']);
  const administrator = await signIn(testApp(), 'administrator');
  expect((await importsOf(testApp, () => administrator).upload('art-works', odd)).mapping).not.toContain('owner');
  gallery = await create.gallery();
  curator = await staff.member(gallery);
  expect((await sheets.upload('art-works', odd)).mapping).not.toContain('owner');
});

test('exhibitions of a gallery are its own, with works and artists that have agreed', async () => {
  const open = await create.artwork({ ownerId: artist.artistId ?? null, inventoryNumber: `E${count}-1` });
  const hidden = { ownerId: artist.artistId ?? null, isExposed: false };
  const held = await create.artwork({ ...hidden, inventoryNumber: `E${count}-2` });
  await staff.consigned(gallery, held);
  await create.artwork({ ...hidden, inventoryNumber: `E${count}-3` });
  await create.artwork({ ownerId: await create.artist(), inventoryNumber: `E${count}-4` });
  // Numbers are each house's own: the same one elsewhere is not asked about.
  await create.artwork({ ownerId: await create.artist(), inventoryNumber: `E${count}-1` });
  const sheet = [
    '전시명,시작일,종료일,출품작,참여 작가,공개,전시 장소',
    `고요 ${count},2026-12-01,2026-12-31,E${count}-1; E${count}-2,${name},아니요,다른 화랑`,
    `숨은 작품 ${count},,,E${count}-3,,,`,
    `남의 작품 ${count},,,E${count}-4,,,`,
    `남의 작가 ${count},,,,모르는 작가,,`,
  ].join('\n');
  const { id, rows } = await checked('exhibitions', sheet);
  expect(rows.map(({ outcome, notes }) => [outcome, notes.map(({ key }) => key)])).toEqual([
    ['make', []],
    ['refuse', ['workNotAgreed']],
    ['refuse', ['workNotAgreed']],
    ['refuse', ['artistNotRepresented']],
  ]);
  const foreseen = said(rows);
  await sheets.run(id);
  expect(said(await rowsOf(id))).toEqual(foreseen);
  const [show] = await api.json(`/exhibitions?title=${encodeURIComponent(`고요 ${count}`)}`, curator);
  expect(show).toMatchObject({ gallery: { id: gallery }, is_exposed: false, opens_on: '2026-12-01' });
  expect(show.art_works.map((work: { id: string }) => work.id)).toEqual([open, held]);
  expect((await sheets.through('exhibitions', sheet)).counts).toMatchObject({ make: 0, change: 0, leave: 1 });
  // What hangs already stays after the agreement has ended; nothing new comes.
  await api.put(`/my-galleries/representations/${gallery}`, artist, { state: 'ended' });
  const again = await checked('exhibitions', sheet);
  expect(again.rows[0]).toMatchObject({ outcome: 'leave' });
  const anew = await checked('exhibitions', sheet.replace(`고요 ${count}`, `새 전시 ${count}`));
  expect(anew.rows[0]).toMatchObject({ outcome: 'refuse' });
  expect(await sheets.undo(id)).toMatchObject({ state: 'undone' });
});

test('a work that a gallery has brought hangs only once its artist has agreed, by sheet and by call', async () => {
  await sheets.through('art-works', sheetOf(`G-7,비밀,${name},10 x 20 cm,`));
  const [brought] = await orm()
    .select({ id: artworks.id, consignment: consignments.id })
    .from(artworks)
    .innerJoin(consignments, eq(consignments.artworkId, artworks.id))
    .where(eq(consignments.galleryId, gallery));
  const hung = { title: `전시 ${count}`, gallery, is_exposed: false, art_works: [brought?.id] };
  const sheet = `전시명,작품\n초대 ${count},G-7\n`;
  expect((await checked('exhibitions', sheet)).rows).toMatchObject([{ outcome: 'refuse' }]);
  expect((await api.post('/exhibitions', curator, hung)).statusCode).toBe(400);
  const agreed = await api.put(`/my-galleries/consignments/${brought?.consignment}`, artist, { state: 'accepted' });
  expect(agreed.statusCode, agreed.body).toBe(200);
  expect((await checked('exhibitions', sheet)).rows).toMatchObject([{ outcome: 'make' }]);
  expect((await api.post('/exhibitions', curator, hung)).statusCode).toBe(200);
});

test('exhibitions of another gallery are neither recognised nor changed', async () => {
  const elsewhere = await create.gallery();
  const theirs = await create.exhibition({ title: `겨울 ${count}`, galleryId: elsewhere, isExposed: false });
  const { rows } = await checked('exhibitions', `id,전시명\n${theirs},훔친 전시\n,겨울 ${count}\n`);
  expect(rows.map(({ outcome, notes }) => [outcome, notes.map(({ key }) => key)])).toEqual([
    ['refuse', ['recordMissing']],
    ['make', []],
  ]);
});

test('what a gallery has goes out as a sheet that changes nothing when it comes again', async () => {
  await sheets.through('art-works', two());
  await answer('새벽', 'accepted');
  const elsewhere = await create.artwork({ title: '남의 작품', ownerId: artist.artistId ?? null });
  await staff.consigned(await create.gallery(), elsewhere);
  const title = `우리 전시 ${count}`;
  const [held] = (await stock()).filter(({ state }: { state: string }) => state === 'accepted');
  const show = { title, gallery, is_exposed: false, art_works: [held.artwork.id], artists: [artist.artistId] };
  expect((await api.post('/exhibitions', curator, show)).statusCode).toBe(200);
  for (const [noun, named] of [
    ['art-works', '새벽'],
    ['exhibitions', title],
  ] as const) {
    const { body, headers } = await api.get(`/studio/${gallery}/export/${noun}.csv?lang=ko`, curator);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.trim().split('\n')).toHaveLength(2);
    expect(body).toContain(named);
    expect((await checked(noun, body)).counts).toMatchObject({ leave: 1, make: 0, change: 0, refuse: 0, ask: 0 });
  }
  const template = await api.get(`/studio/${gallery}/imports/template/art-works.csv?lang=ko`, curator);
  expect(template.body).toContain('작가');
  expect(template.body).not.toContain('공개');
});

test('a gallery has so many works and rows, and no more', async () => {
  const { counts } = await checked('art-works', two());
  expect(counts).toMatchObject({ make: 2 });
  const many = Array.from({ length: importLimits.galleryRows + 1 }, (_, at) => `Z-${at},가,${name},1 x 2 cm,`);
  const parts = [
    { name: 'noun', content: 'art-works' },
    { name: 'sheet', content: sheetOf(...many), filename: 'a.csv' },
  ];
  const refused = await sheets.send(`/studio/${gallery}/imports`, parts);
  expect([refused.statusCode, refused.json().data.problem]).toEqual([400, 'galleryRows']);
  expect(await api.json(`/studio/${gallery}/imports`, curator)).toHaveLength(1);
  // Of the 10,000 works that a gallery may have one is left.
  const works = Array.from({ length: 9_999 }, (_, at) => ({
    id: `${count}`.padStart(4, '0') + at.toString(16).padStart(20, '0'),
    title: '가',
    ownerId: artist.artistId ?? null,
  }));
  for (let from = 0; from < works.length; from += 1000) {
    const some = works.slice(from, from + 1000);
    await orm().insert(artworks).values(some);
    await orm()
      .insert(consignments)
      .values(some.map(({ id }) => ({ galleryId: gallery, artworkId: id })));
  }
  const { rows } = await checked('art-works', two());
  expect(rows.map(({ outcome, notes }) => [outcome, notes.map(({ key }) => key)])).toEqual([
    ['make', []],
    ['refuse', ['worksFull']],
  ]);
}, 180_000);
