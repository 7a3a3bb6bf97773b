import type { ImportImages, ImportRow } from '@hwarang/domain/imports/imports.contract';
import { beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
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
const sheets = importsOf(testApp, () => administrator);
const rowsOf = async (id: string) => (await api.json<{ rows: ImportRow[] }>(`/imports/${id}/rows`, administrator)).rows;

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

test('artists are made, changed by both names, and asked about where one name differs', async () => {
  const known = await create.artist({ localname: '오지호', englishname: 'Oh Chiho', awards: '가' });
  await create.artist({ localname: '변관식', englishname: 'Byeon Gwansik' });
  const sheet =
    '이름,영문 이름,수상\n오지호,Oh Chiho,나\n변관식,Pyon Kwansik,\n노수현,No Suhyeon,\n오지호,Oh Chiho,다\n';
  const { id, counts } = await sheets.through('artists', sheet);
  expect(counts).toEqual({ make: 1, change: 1, leave: 0, ask: 1, refuse: 1 });
  expect((await rowsOf(id)).at(-1)?.notes).toMatchObject([
    { field: 'localname', key: 'recordTwice', values: { row: '2' } },
  ]);
  expect(await api.json(`/artists/${known}`)).toMatchObject({ awards: '나', __v: 1 });
  await sheets.undo(id);
  expect(await api.json(`/artists/${known}`)).toMatchObject({ awards: '가', __v: 0 });
});

test('two artists of one name are two people if somebody says so, and are then asked about by works', async () => {
  const sheet = 'name,dates\n"Bateman, James",1815–1849\n"Bateman, James",1893–1959\n"Bateman, James",born 1970\n';
  const { id } = await sheets.upload('artists', sheet);
  expect((await sheets.check(id)).counts).toMatchObject({ make: 1, ask: 2, refuse: 0 });
  const [, second] = await rowsOf(id);
  expect(second?.notes.at(-1)).toMatchObject({
    level: 'question',
    key: 'nameTwice',
    values: { row: '2', value: 'James Bateman' },
  });
  await api.put(`/imports/${id}/rows/3`, administrator, { field: 'id', choice: 'new' });
  await sheets.check(id);
  expect((await sheets.run(id)).counts).toMatchObject({ make: 2, ask: 1 });
  expect(await api.json('/artists?localname=James%20Bateman')).toHaveLength(2);
  const works = await sheets.upload('art-works', 'title,artist\nCattle,"Bateman, James"\n', 'works.csv');
  expect((await sheets.check(works.id)).counts).toMatchObject({ ask: 1 });
  expect((await rowsOf(works.id))[0]?.notes[0]?.candidates).toHaveLength(2);
});

test('an exhibition hangs its works in the order of the cell, and gets its list back when it is undone', async () => {
  const [first, second, third] = [await create.artwork(), await create.artwork(), await create.artwork()];
  const gallery = await create.gallery({ name: '순서 화랑' });
  const exhibition = await create.exhibition({ title: '순서', opensOn: '2031-03-01', works: [first] });
  const sheet = `전시명,시작일,종료일,전시 장소,출품작\n순서,2031-03-01,2031-04-01,순서 화랑,${third}; ${first};${second}\n`;
  const { id, counts } = await sheets.through('exhibitions', sheet);
  expect(counts).toMatchObject({ change: 1 });
  const hung = async () =>
    (await api.json(`/exhibitions/${exhibition}`)).art_works.map((work: { id: string }) => work.id);
  expect(await hung()).toEqual([third, first, second]);
  expect(await api.json(`/exhibitions/${exhibition}`)).toMatchObject({
    gallery: { id: gallery },
    closes_on: '2031-04-01',
  });
  await sheets.undo(id);
  // What is kept of lists hears of it once it is committed.
  await expect.poll(hung).toEqual([first]);
  expect(await api.json(`/exhibitions/${exhibition}`)).toMatchObject({ gallery: null, closes_on: null });
});

test('the same exhibition again changes nothing, also where it is shown for a time', async () => {
  const sheet = '전시명,시작일,종료일,공개 시작,공개 종료\n예약,2031-06-01,2031-07-01,2031-05-20 10:00,2031-07-02\n';
  expect((await sheets.through('exhibitions', sheet)).counts).toMatchObject({ make: 1 });
  const again = await sheets.through('exhibitions', sheet);
  expect(again.counts).toEqual({ make: 0, change: 0, leave: 1, ask: 0, refuse: 0 });
  const later = await sheets.through('exhibitions', sheet.replace('10:00', '10:01'));
  expect(later.counts).toMatchObject({ change: 1, leave: 0 });
  const [exhibition] = await api.json('/exhibitions?title=%EC%98%88%EC%95%BD', administrator);
  expect(exhibition).toMatchObject({ shown_from: '2031-05-20T01:01:00.000Z', shown_to: '2031-07-01T15:00:00.000Z' });
});

test('an exhibition that closes before it opens is refused by name and keeps no other from being taken', async () => {
  const sheet = '전시명,시작일,종료일\n거꾸로,2031-05-02,2031-05-01\n바로,2031-05-01,2031-05-02\n';
  const { id, counts } = await sheets.through('exhibitions', sheet);
  expect(counts).toMatchObject({ make: 1, refuse: 1 });
  expect((await rowsOf(id))[0]).toMatchObject({ number: 2, outcome: 'refuse', notes: [{ field: 'closes_on' }] });
});

test('a refusal and the report name the column as the sheet does, and the field where it has none', async () => {
  await create.artwork({ title: '하늘', inventoryNumber: 'ㄱ-7' });
  const sheet = 'Sheet no.,Working title,Tall\nㄱ-7,하늘,3\nㄱ-7,하늘,3\nㄱ-8,땅,lang\n';
  const twice = await sheets.upload('art-works', sheet);
  await api.put(`/imports/${twice.id}`, administrator, { mapping: ['inventory_number', 'title', 'height_cm'] });
  await sheets.check(twice.id);
  expect((await rowsOf(twice.id))[1]?.notes.at(-1)).toMatchObject({ field: 'inventory_number', key: 'recordTwice' });
  const report = (await api.get(`/imports/${twice.id}/report.csv`, administrator)).body;
  expect(report).toContain('Sheet no.: ');
  expect(report).toContain('Tall: ');
  // One measure alone is no size: what lacks has no column.
  expect(report).toContain('가로(cm): ');
  expect(report).not.toContain('화랑 ID');
});

test('works and exhibitions are called ‘None’, ‘?’ or ‘...’ as their sheets say', async () => {
  expect((await sheets.through('art-works', '작품명,재료\nNone,None\n?,유채\n-,유채\n')).counts).toMatchObject({
    make: 2,
    refuse: 1,
  });
  expect(await api.json('/art-works?title=None')).toMatchObject([{ title: 'None', material: null }]);
  expect((await sheets.through('exhibitions', '전시명,시작일\n...,2032-06-01\n')).counts).toMatchObject({ make: 1 });
});

test('all rows are taken together or none', async () => {
  const { id } = await sheets.upload(
    'galleries',
    '갤러리명,홈페이지\n함께 화랑,https://example.com\n틀린 화랑,없는 주소 하나\n',
  );
  await api.put(`/imports/${id}`, administrator, { mode: 'together' });
  expect(await sheets.check(id)).toMatchObject({ counts: { make: 1, refuse: 1 } });
  expect((await api.post(`/imports/${id}/run`, administrator)).statusCode).toBe(409);
  expect(await api.json(`/galleries?name=${encodeURIComponent('함께 화랑')}`)).toEqual([]);
});

async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('pictures of a ZIP find their rows by name, and what is none is told', async () => {
  const sheet = '작품명,크기,이미지 파일\n그림 있는 작품,1 x 2 cm,달.JPG\n그림 없는 작품,1 x 2 cm,없음.jpg\n';
  const { id } = await sheets.upload('art-works', sheet);
  const content = await zipOf({
    ['images/달.jpg'.normalize('NFD')]: await painting(40, 30).jpeg().toBuffer(),
    'notes.txt': Buffer.from('no picture'),
  });
  const answer = await sheets.send(`/imports/${id}/images`, [{ name: 'images', content, filename: 'images.zip' }]);
  expect(answer.json<ImportImages>()).toMatchObject({ images: 1, refused: [{ name: 'notes.txt' }] });
  await sheets.check(id);
  expect((await sheets.run(id)).counts).toMatchObject({ make: 2 });
  const [shown] = await api.json(`/art-works?title=${encodeURIComponent('그림 있는 작품')}`);
  expect(shown.image).toMatchObject({ width: 40, height: 30 });
  expect((await rowsOf(id))[1]?.notes).toMatchObject([{ key: 'imageMissing' }]);
});

/** A ZIP of which the bytes of one file, behind its name, are overwritten. */
function spoilt(zip: Buffer, name: string): Buffer {
  const at = zip.indexOf(name) + Buffer.byteLength(name);
  return Buffer.concat([zip.subarray(0, at), Buffer.alloc(30, 0xff), zip.subarray(at + 30)]);
}

/** The same, packed in a way that is not known here, as 7-Zip can. */
function oddlyPacked(zip: Buffer, name: string): Buffer {
  const odd = Buffer.from(zip);
  const entry = zip.lastIndexOf(name) - 46;
  odd.writeUInt16LE(14, entry + 10);
  return odd;
}

test('of a ZIP with a picture that cannot be unpacked the others are taken', async () => {
  const { id } = await sheets.upload('art-works', '작품명,이미지 파일\n가,first.jpg\n나,last.jpg\n');
  const picture = await painting(40, 30).jpeg().toBuffer();
  const zip = await zipOf({ 'first.jpg': picture, 'damaged.jpg': picture, 'odd.jpg': picture, 'last.jpg': picture });
  const content = oddlyPacked(spoilt(zip, 'damaged.jpg'), 'odd.jpg');
  const answer = await sheets.send(`/imports/${id}/images`, [{ name: 'images', content, filename: 'images.zip' }]);
  const reason = 'The image is damaged or incomplete.';
  expect(answer.json()).toEqual({
    images: 2,
    refused: [
      { name: 'damaged.jpg', reason },
      { name: 'odd.jpg', reason },
    ],
  });
});

/** The same with another number in what its directory says of each file, so many bytes before the name. */
function forged(zip: Buffer, before: number, number: number): Buffer {
  const odd = Buffer.from(zip);
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 1))
    odd.writeUInt32LE(number, at + 46 - before);
  return odd;
}
const atFirst = (zip: Buffer) => forged(zip, 4, 0);
const saysToUnpackTo = (zip: Buffer, bytes: number) => forged(zip, 22, bytes);

test('a ZIP whose entries share their bytes, or unpack to far more than pictures, is refused as a whole', async () => {
  const { id } = await sheets.upload('art-works', '작품명,이미지 파일\n가,first.jpg\n');
  const picture = await painting(40, 30).jpeg().toBuffer();
  const two = atFirst(await zipOf({ 'first.jpg': picture, 'other.jpg': picture }));
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}.jpg`, picture]));
  const bomb = saysToUnpackTo(await zipOf(many), 49_000_000);
  const answer = await sheets.send(`/imports/${id}/images`, [
    { name: 'images', content: two, filename: 'two.zip' },
    { name: 'images', content: bomb, filename: 'bomb.zip' },
    { name: 'images', content: picture, filename: 'last.jpg' },
  ]);
  expect(answer.json()).toEqual({
    images: 1,
    refused: [
      { name: 'two.zip', reason: 'The image is damaged or incomplete.' },
      { name: 'bomb.zip', reason: 'It unpacks to far more than pictures do' },
    ],
  });
});

test('of two pictures of a ZIP that are called alike the second is told, and takes no place of the first', async () => {
  const { id } = await sheets.upload('art-works', '작품명,이미지 파일\n같은 이름,a/001.jpg\n');
  const [first, second] = [await painting(40, 30).jpeg().toBuffer(), await painting(30, 40).jpeg().toBuffer()];
  const content = await zipOf({ 'a/001.jpg': first, 'b/001.JPG': second });
  const answer = await sheets.send(`/imports/${id}/images`, [{ name: 'images', content, filename: 'images.zip' }]);
  expect(answer.json()).toMatchObject({ images: 1, refused: [{ name: 'b/001.JPG' }] });
  await sheets.check(id);
  await sheets.run(id);
  const [shown] = await api.json(`/art-works?title=${encodeURIComponent('같은 이름')}`);
  expect(shown.image).toMatchObject({ width: 40, height: 30 });
});

test('a ZIP that is cut off is told by its name, and the pictures beside it are taken', async () => {
  const { id } = await sheets.upload('art-works', '작품명,이미지 파일\n가,first.jpg\n나,last.jpg\n');
  const picture = await painting(40, 30).jpeg().toBuffer();
  const zip = await zipOf({ 'first.jpg': picture });
  const answer = await sheets.send(`/imports/${id}/images`, [
    { name: 'images', content: zip.subarray(0, zip.length / 2), filename: 'cut.zip' },
    { name: 'images', content: picture, filename: 'last.jpg' },
  ]);
  expect(answer.json()).toMatchObject({ images: 1, refused: [{ name: 'cut.zip' }] });
});

test('bad input gets a clear answer', async () => {
  const refusal = async (parts: Parameters<typeof sheets.send>[1]) => (await sheets.send('/imports', parts)).statusCode;
  const sheet = { name: 'sheet', content: '작품명,크기\n가,1 x 2 cm\n', filename: 'a.csv' };
  expect(await refusal([sheet])).toBe(400);
  expect(await refusal([{ name: 'noun', content: 'users' }, sheet])).toBe(400);
  expect(await refusal([{ name: 'noun', content: 'art-works' }])).toBe(400);
  expect(
    await refusal([
      { name: 'noun', content: 'art-works' },
      { ...sheet, content: '' },
    ]),
  ).toBe(400);
  const { id } = await sheets.upload('art-works', sheet.content);
  const settings = async (mapping: unknown) => (await api.put(`/imports/${id}`, administrator, { mapping })).statusCode;
  expect(await settings(['title'])).toBe(400);
  expect(await settings(['title', 'title'])).toBe(400);
  expect(await settings(['title', 'password'])).toBe(400);
  expect(await settings([null, null])).toBe(200);
  expect((await api.post(`/imports/${id}/check`, administrator)).statusCode).toBe(400);
  expect((await api.post(`/imports/${id}/run`, administrator)).statusCode).toBe(409);
  expect((await api.post(`/imports/${id}/undo`, administrator)).statusCode).toBe(409);
  expect(await api.status('/imports/nobody', administrator)).toBe(404);
  expect((await api.delete(`/imports/${id}`, administrator)).statusCode).toBe(200);
  expect(await api.status(`/imports/${id}`, administrator)).toBe(404);
});
