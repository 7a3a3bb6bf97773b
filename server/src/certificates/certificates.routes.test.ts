import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublicCertificate } from '@hwarang/domain/certificates/certificates.contract';
import { canonical } from '@hwarang/domain/certificates/content';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { Sale, SaleCertificate } from '@hwarang/domain/ledger/ledger.contract';
import { noLegalFace } from '@hwarang/domain/legal/legal-face';
import { eq, sql } from 'drizzle-orm';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPdfReader } from '../../../scripts/requirements.mjs';
import { artworks } from '../artworks/artworks.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { newId } from '../platform/ids.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';

const site = 'https://gallery.example';
const testApp = testAppForFile({ PUBLIC_URL: site });
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
const folder = mkdtempSync(join(tmpdir(), 'hwarang-certificates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

let gallery: string;
let owner: SignedIn;
let artist: string;
beforeAll(async () => {
  gallery = await create.gallery({
    name: '여울 갤러리',
    nameEn: 'Yeoul Gallery',
    legal: { ...noLegalFace, representative: '한여울' },
  });
  owner = await staff.member(gallery, 'curator');
  artist = await create.artist({ localname: '김서윤', englishname: 'Kim Seoyun' });
});

const facts = {
  title: '달항아리, 밤',
  titleEn: 'Moon Jar, Night',
  material: '한지에 먹',
  materialEn: 'Ink on hanji',
  widthCm: 53,
  heightCm: 45.5,
  year: '2021-01-01',
  edition: '3/10',
};
let shade = 0;
async function sold(values: object = {}): Promise<Sale> {
  const picture = await painting(60 + ++shade, 40)
    .jpeg()
    .toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer: picture }, { name: '달.jpg' });
  const artwork = await create.artwork({ ...facts, ownerId: artist, imageId, ...values });
  await staff.consigned(gallery, artwork);
  const answer = await api.post(`/studio/${gallery}/sales`, owner, {
    artwork,
    sold_on: dayInKorea(new Date()),
    price: 77_000_000,
    buyer_name: '비밀 구매자',
    buyer_contact: '010-9999-8888',
    seller: 'artist',
    place: '여울 갤러리 삼청',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const issue = (sale: string, body: object = {}, who = owner) =>
  api.post(`/studio/${gallery}/sales/${sale}/certificate`, who, body);
const issued = async (sale: string, body: object = {}): Promise<SaleCertificate> => {
  const answer = await issue(sale, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const own = (number: string) => `/studio/${gallery}/certificates/${number}`;
const pdf = async (number: string) => {
  const answer = await api.get(`${own(number)}.pdf`, owner);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return answer.rawPayload;
};
const confirmed = (number: string): Promise<PublicCertificate> => api.json(`/certificates/${number}`);

test('Poppler reads a certificate in both languages, and its code leads to the page of its number', async () => {
  const sale = await sold();
  const { number } = await issued(sale.id);
  expect(number).toMatch(/^[1-9B-Z]{4}-[1-9B-Z]{4}-[1-9B-Z]{4}$/);
  const file = join(folder, 'certificate.pdf');
  writeFileSync(file, await pdf(number));
  const reader = findPdfReader() ?? '';
  const text = execFileSync(reader, ['-layout', file, '-'], { encoding: 'utf8' });
  const { content_hash: hash } = await confirmed(number);
  for (const part of [
    '진품증명서',
    'Certificate of Authenticity',
    number,
    '김서윤',
    'Kim Seoyun',
    '달항아리, 밤',
    'Moon Jar, Night',
    '2021',
    '한지에 먹',
    'Ink on hanji',
    '53 × 45.5 cm',
    'Ed. 3/10',
    sale.sold_on,
    '여울 갤러리 삼청',
    '위 작품은 기재된 작가가 제작한 진품임을 보증합니다.',
    'We guarantee that',
    '서명 또는 날인',
    'Signature or seal',
    'Yeoul Gallery',
    '한여울',
    hash.slice(0, 8),
    hash.slice(56),
  ])
    expect(text).toContain(part);
  for (const secret of ['비밀', '010-9999', '77'])
    expect(text.replaceAll(hash, '')).not.toContain(secret === '77' ? '77,000' : secret);

  execFileSync(join(dirname(reader), 'pdftoppm'), ['-r', '150', '-png', '-singlefile', file, join(folder, 'page')]);
  const { data, info } = await sharp(join(folder, 'page.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
    `${site}/certificates/${number}`,
  );
  const images = execFileSync(join(dirname(reader), 'pdfimages'), ['-list', file], { encoding: 'utf8' });
  expect(images).toContain('jpeg');
});

test('everyone learns from the number what was issued, and nothing of buyer and price', async () => {
  const { number } = await issued((await sold()).id);
  const answer = await api.get(`/certificates/${number.toLowerCase().replaceAll('-', ' ')}`);
  expect(answer.statusCode).toBe(200);
  const certificate = answer.json<PublicCertificate>();
  expect(certificate).toMatchObject({
    number,
    state: 'valid',
    ended_on: null,
    content: { number, gallery: '여울 갤러리' },
  });
  for (const secret of ['비밀 구매자', '010-9999', '77000000', owner.userId]) expect(answer.body).not.toContain(secret);
  expect(sha256(canonical(certificate.content))).toBe(certificate.content_hash);
  for (const unknown of ['1111-1111-1111', 'x', '%00', `${number}1`])
    expect(await api.status(`/certificates/${unknown}`)).toBe(404);
});

test('the file has the same bytes each time, and a changed byte or fact has another hash', async () => {
  const { number } = await issued((await sold()).id);
  const { file_hash, content, content_hash } = await confirmed(number);
  const first = await pdf(number);
  expect(sha256(first)).toBe(file_hash);
  expect((await pdf(number)).equals(first)).toBe(true);
  for (const place of [0, 100, first.length >> 1, first.length - 1]) {
    const changed = Buffer.from(first);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(sha256(changed)).not.toBe(file_hash);
  }
  const altered = { ...content, work: { ...content.work, year: '2020' } };
  expect(sha256(canonical(altered))).not.toBe(content_hash);
});

test('where facts are missing they are named and nothing is printed; once they are there it is', async () => {
  const bare = {
    material: null,
    materialEn: null,
    year: null,
    widthCm: null,
    heightCm: null,
    imageId: null,
    titleEn: null,
  };
  const sale = await sold(bare);
  const answer = await issue(sale.id);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().data.errors)).toEqual(['year', 'material', 'size', 'picture']);
  const { orm } = testApp().services.database;
  const imageId = await testApp().services.media.ingest(
    { buffer: await painting(90, 40).jpeg().toBuffer() },
    { name: 'x.jpg' },
  );
  const now = { material: '먹', year: '2020-01-01', widthCm: 10, heightCm: 20, imageId };
  await orm
    .update(artworks)
    .set(now)
    .where(eq(artworks.id, sale.artwork ?? ''));
  const { number } = await issued(sale.id, { guarantee: '평생 보증합니다.' });
  expect((await confirmed(number)).content).toMatchObject({
    work: { material: '먹', year: '2020', size: '10 cm x 20 cm' },
    guarantee: '평생 보증합니다.',
    guarantee_en: '',
  });
});

test('a sale has one valid certificate, and a voided sale none', async () => {
  const sale = await sold();
  const answers = await Promise.all([issue(sale.id), issue(sale.id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  expect((await issue(sale.id)).statusCode).toBe(409);
  const voiding = () => api.post(`/studio/${gallery}/sales/${sale.id}/void`, owner, { reason: '환불' });
  expect((await voiding()).statusCode).toBe(409);
  const number = answers.find(({ statusCode }) => statusCode === 200)?.json().number;
  expect((await api.post(`${own(number)}/revoke`, owner, { reason: '환불' })).statusCode).toBe(200);
  expect((await voiding()).statusCode).toBe(200);
  expect((await issue(sale.id)).statusCode).toBe(409);
});

test('a revoked number says so to everyone, keeps its reason to the gallery and stays revoked', async () => {
  const sale = await sold();
  const { number } = await issued(sale.id);
  const revoke = (body: object) => api.post(`${own(number)}/revoke`, owner, body);
  expect((await revoke({})).statusCode).toBe(400);
  const revoked = await revoke({ reason: '구매자 사정' });
  expect(revoked.json()).toMatchObject({ number, reason: '구매자 사정', replaced_by: null });
  const answer = await api.get(`/certificates/${number}`);
  expect(answer.json()).toMatchObject({ state: 'revoked', ended_on: dayInKorea(new Date()) });
  expect(answer.body).not.toContain('구매자 사정');
  expect((await revoke({ reason: '다시' })).statusCode).toBe(409);
  expect((await api.post(`${own(number)}/reissue`, owner, { reason: '분실' })).statusCode).toBe(409);
  const { database } = testApp().services;
  for (const attempt of [
    sql`update certificates set revoked_at = null where number = ${number}`,
    sql`update certificates set content_hash = 'x' where number = ${number}`,
    sql`delete from certificates where number = ${number}`,
  ])
    await expect(inGalleries(database, everyGallery, (tx) => tx.execute(attempt))).rejects.toThrow();
  const again = await issued(sale.id);
  expect(again.number).not.toBe(number);
});

test('a reissue has the same content under a new number, even when the work is gone, and a trail', async () => {
  const sale = await sold();
  const { number } = await issued(sale.id);
  const { orm } = testApp().services.database;
  await orm.delete(artworks).where(eq(artworks.id, sale.artwork ?? ''));
  const before = await confirmed(number);
  const again = (await api.post(`${own(number)}/reissue`, owner, { reason: '분실' })).json<SaleCertificate>();
  const after = await confirmed(again.number);
  expect(after.content).toEqual({ ...before.content, number: again.number, issued_on: after.content.issued_on });
  expect(after.content_hash).not.toBe(before.content_hash);
  expect(after.state).toBe('valid');
  const old = await api.get(`/certificates/${number}`);
  expect(old.json()).toMatchObject({ state: 'replaced' });
  // Whoever has found the old paper must not learn the number of the new one.
  expect(old.body).not.toContain(again.number);
  const { sales } = await api.json(`/studio/${gallery}/sales`, owner);
  const { certificates } = sales.find(({ id }: Sale) => id === sale.id);
  expect(certificates.map((one: SaleCertificate) => [one.number, one.reason, one.replaced_by])).toEqual([
    [again.number, '', null],
    [number, '분실', again.number],
  ]);
  const trail = await orm.select().from(auditEntries).where(eq(auditEntries.noun, 'certificates'));
  const steps = trail.filter(({ recordId }) => recordId === number || recordId === again.number);
  expect(steps.map(({ action, recordId, after: told, userId }) => [action, recordId, told, userId])).toEqual(
    expect.arrayContaining([
      ['create', number, expect.objectContaining({ state: 'valid' }), owner.userId],
      ['update', number, expect.objectContaining({ state: 'replaced', replaced_by: again.number }), owner.userId],
      ['create', again.number, expect.objectContaining({ replaces: number }), owner.userId],
    ]),
  );
  expect(JSON.stringify(steps)).not.toContain('비밀 구매자');
});

test('certificates are handled by those who sell for the gallery, and by nobody else', async () => {
  const sale = await sold();
  const { number } = await issued(sale.id);
  const another = await create.gallery();
  const [assistant, other, administrator] = [
    await staff.member(gallery, 'assistant'),
    await staff.member(another),
    await signIn(testApp(), 'administrator'),
  ];
  const reason = { reason: '시험' };
  for (const [who, status] of [
    [assistant, 403],
    [other, 404],
    [administrator, 404],
    [undefined, 403],
  ] as const) {
    expect((await api.post(`/studio/${gallery}/sales/${sale.id}/certificate`, who, {})).statusCode).toBe(status);
    expect(await api.status(`${own(number)}.pdf`, who)).toBe(status);
    for (const action of ['revoke', 'reissue'])
      expect((await api.post(`${own(number)}/${action}`, who, reason)).statusCode).toBe(status);
  }
  // Under the address of one's own gallery the papers of another do not exist either.
  for (const path of [
    `sales/${sale.id}/certificate`,
    `certificates/${number}/revoke`,
    `certificates/${number}/reissue`,
  ])
    expect((await api.post(`/studio/${another}/${path}`, other, reason)).statusCode).toBe(404);
  expect(await api.status(`/studio/${another}/certificates/${number}.pdf`, other)).toBe(404);
  expect((await issue(newId())).statusCode).toBe(404);
  expect((await issue(sale.id, { guarantee: 'x'.repeat(501) })).statusCode).toBe(400);
  expect((await confirmed(number)).state).toBe('valid');
});

test('the longest words that are taken still stand above the signature', async () => {
  const long = (word: string) => word.repeat(Math.floor(300 / word.length));
  const sale = await sold({
    title: long('아주 긴 제목의 '),
    titleEn: long('A long title '),
    material: long('장지에 먹과 안료 '),
    materialEn: long('Ink and pigment '),
  });
  const { number } = await issued(sale.id, { guarantee: '보증 '.repeat(166), guarantee_en: 'warrant '.repeat(62) });
  const file = join(folder, 'long.pdf');
  writeFileSync(file, await pdf(number));
  const reader = findPdfReader() ?? '';
  const words = execFileSync(reader, ['-bbox', file, '-'], { encoding: 'utf8' });
  const placed = [...words.matchAll(/yMax="([\d.]+)">([^<]*)</g)].map(([, y, word]) => ({ y: Number(y), word }));
  const lowest = (word: string) => Math.max(...placed.filter((one) => one.word === word).map(({ y }) => y));
  expect(placed.filter(({ word }) => word === 'warrant')).toHaveLength(62);
  expect(lowest('warrant')).toBeLessThan(lowest('서명'));
  expect(
    execFileSync(reader, [file, '-'], { encoding: 'utf8' })
      .split('\f')
      .filter((page) => page.trim()),
  ).toHaveLength(1);
});
