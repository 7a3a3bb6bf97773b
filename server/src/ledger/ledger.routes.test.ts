import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { Sale, SalesAnswer } from '@hwarang/domain/ledger/ledger.contract';
import { ledgerProblems as problems } from '@hwarang/domain/ledger/ledger-problems';
import { noWorkFacts } from '@hwarang/domain/ledger/work-facts';
import type { Settings } from '@hwarang/domain/settings/settings.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../accounts/accounts.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { newId } from '../platform/ids.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { openedByLibreOffice } from '../testing/office.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';
import { forgetOldSales } from './ledger.service.ts';
import { addSale } from './ledger.store.ts';
import { sales } from './ledger.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
const folder = mkdtempSync(join(tmpdir(), 'hwarang-ledger-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = () => testApp().services.database;

let gallery: string;
let owner: SignedIn;
let artist: string;
beforeAll(async () => {
  gallery = await create.gallery({ name: '여울 갤러리', nameEn: 'Yeoul Gallery' });
  owner = await staff.member(gallery);
  artist = await create.artist({ localname: '김서윤', englishname: 'Kim Seoyun' });
});

const moonJar = {
  title: '달항아리, 밤',
  titleEn: 'Moon Jar, Night',
  material: '한지에 먹',
  materialEn: 'Ink on hanji',
  widthCm: 53,
  heightCm: 45.5,
  year: '2021-01-01',
  edition: '3/10',
};
async function consigned(values: object = {}): Promise<string> {
  const artwork = await create.artwork({ ...moonJar, ownerId: artist, ...values });
  await staff.consigned(gallery, artwork);
  return artwork;
}
const today = () => dayInKorea(new Date());
const body = (more: object = {}) => ({
  sold_on: today(),
  price: 12_000_000,
  buyer_name: '박하늘',
  seller: 'artist',
  ...more,
});
const path = () => `/studio/${gallery}/sales`;
const make = (more: object, who: SignedIn = owner) => api.post(path(), who, body(more));
const made = async (more: object): Promise<Sale> => {
  const answer = await make(more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const list = (query = '', who = owner): Promise<SalesAnswer> => api.json(`${path()}${query}`, who);

test('a sale freezes the facts of the work, whatever is made of the work afterwards', async () => {
  const artwork = await consigned();
  const sale = await made({ artwork, buyer_contact: ' 010-1234-5678 ', artist_share: '50', note: '할인\n없음' });
  expect(sale).toMatchObject({
    artwork,
    work: {
      artist: '김서윤',
      artist_en: 'Kim Seoyun',
      title: '달항아리, 밤',
      title_en: 'Moon Jar, Night',
      year: '2021',
      material: '한지에 먹',
      material_en: 'Ink on hanji',
      size: '53 cm x 45.5 cm',
      edition: '3/10',
    },
    price: 12_000_000,
    currency: 'KRW',
    buyer_contact: '010-1234-5678',
    artist_share: 50,
    place: '여울 갤러리',
    note: '할인\n없음',
    created_by: owner.username,
    voided_at: null,
    resale: { verdict: 'before the law', amount: null },
    certificates: [],
  });
  await database().orm.update(artworks).set({ title: '다른 제목' }).where(eq(artworks.id, artwork));
  expect((await list()).sales.find(({ id }) => id === sale.id)?.work.title).toBe('달항아리, 밤');
});

test('a work of elsewhere is typed in, in any currency of the list', async () => {
  const sale = await made({
    work: { title: '무제', artist: '이우환' },
    price: '1200.50',
    currency: 'USD',
    seller: 'owner',
  });
  expect(sale).toMatchObject({ artwork: null, price: 1200.5, currency: 'USD', work: { title: '무제', year: '' } });
});

test('what is wrong is told at its field, and nothing is written', async () => {
  const before = (await list()).total;
  const elsewhere = await create.artwork({ ...moonJar, title: '남의 비밀', isExposed: false });
  const tomorrow = dayInKorea(new Date(Date.now() + 86_400_000));
  const wrong: [object, string, string?][] = [
    [{ sold_on: tomorrow }, 'sold_on', problems.future.en],
    [{ sold_on: '2019-02-01' }, 'sold_on', problems.tooOld.en],
    [{ sold_on: '2026-02-30' }, 'sold_on', problems.day.en],
    [{ sold_on: undefined }, 'sold_on', problems.day.en],
    [{ price: '' }, 'price', problems.amount.en],
    [{ price: -1 }, 'price', problems.amount.en],
    [{ price: '12,000' }, 'price', problems.amount.en],
    [{ price: 10.5 }, 'price', problems.whole.en],
    [{ price: 1.234, currency: 'USD' }, 'price', problems.amount.en],
    [{ price: 1e15 }, 'price', problems.amount.en],
    [{ currency: 'XXX' }, 'currency'],
    [{ buyer_name: '  ' }, 'buyer_name', problems.required.en],
    [{ buyer_name: '가'.repeat(301) }, 'buyer_name'],
    [{ seller: 'nobody' }, 'seller'],
    [{ artist_share: 101 }, 'artist_share'],
    [{ acquired_directly_on: tomorrow, seller: 'owner' }, 'acquired_directly_on', problems.acquiredLater.en],
    [{ acquired_directly_on: '0000-01-01', seller: 'owner' }, 'acquired_directly_on'],
    [{ note: '가'.repeat(2001) }, 'note'],
    [{ artwork: 'x' }, 'artwork'],
    [{ artwork: elsewhere }, 'artwork', problems.notConsigned.en],
    [{ artwork: newId() }, 'artwork', problems.notConsigned.en],
    [{ work: { artist: '이름뿐' } }, 'work', problems.noTitle.en],
    [{ work: 'x' }, 'work'],
    [{ made_for_hire: 'perhaps' }, 'made_for_hire'],
  ];
  for (const [part, field, message] of wrong) {
    const answer = await make({ work: { title: '무제' }, ...part });
    expect([answer.statusCode, Object.keys(answer.json().data?.errors ?? {})], JSON.stringify(part)).toEqual([
      400,
      [field],
    ]);
    if (message) expect(answer.json().data.errors[field]).toEqual([message]);
    expect(answer.body).not.toContain('남의 비밀');
  }
  expect((await list()).total).toBe(before);
});

test('the same work on the same day is sold once, another copy of it again', async () => {
  const artwork = await consigned();
  const answers = await Promise.all([make({ artwork }), make({ artwork })]);
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  expect((await make({ artwork, work: { edition: '4/10' } })).statusCode).toBe(200);
});

test('a sale whose answer got lost is written once, of a work of elsewhere too', async () => {
  const before = (await list()).total;
  const artwork = await consigned();
  for (const sold of [{ work: { title: '무제' } }, { artwork }]) {
    const again = { headers: { ...owner.headers, 'idempotency-key': newId() } };
    const send = (more: object = {}) => api.post(path(), again, body({ ...sold, ...more }));
    const answers = [...(await Promise.all([send(), send()])), await send()].map((answer) => answer.json());
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ buyer_name: '박하늘' });
  }
  expect((await list()).total).toBe(before + 2);
  const again = { headers: { ...owner.headers, 'idempotency-key': newId() } };
  const work = { title: '무제' };
  const [one, other] = [{ work }, { work, note: '두 번째' }].map((more) => api.post(path(), again, body(more)));
  expect((await one)?.json().id).not.toBe((await other)?.json().id);
});

test('a sold work is no longer offered, unless another copy of its edition was sold', async () => {
  const artwork = await consigned();
  const offer = `/studio/${gallery}/works/${artwork}/offer`;
  const offered = { availability: 'for-sale', price: 1000, currency: 'KRW', price_shown: 'public' };
  expect((await api.put(offer, owner, offered)).statusCode).toBe(200);
  await made({ artwork, work: { edition: '4/10' } });
  expect((await api.json(offer, owner)).availability).toBe('for-sale');
  await made({ artwork });
  expect((await api.json(offer, owner)).availability).toBe('sold');
  expect((await api.json(`/art-works/${artwork}`)).availability).toBe('sold');
});

test('a wrong entry is voided once with a reason, stays listed and makes room for a right one', async () => {
  const artwork = await consigned();
  const { id } = await made({ artwork, price: 1 });
  const voiding = (reason: unknown, sale = id) => api.post(`${path()}/${sale}/void`, owner, { reason });
  expect((await voiding(' ')).statusCode).toBe(400);
  expect((await voiding('x'.repeat(501))).statusCode).toBe(400);
  expect((await voiding('가격 오기', newId())).statusCode).toBe(404);
  const voided = (await voiding('가격 오기')).json<Sale>();
  expect(voided).toMatchObject({ id, void_reason: '가격 오기', voided_at: expect.stringMatching(/^\d{4}-/) });
  expect((await voiding('다시')).statusCode).toBe(409);
  expect((await make({ artwork, price: 2_000_000 })).statusCode).toBe(200);
  expect((await list()).sales.filter((one) => one.artwork === artwork)).toHaveLength(2);
});

test('the database itself refuses to change or delete an entry', async () => {
  const { id } = await made({ work: { title: '지울 수 없는 작품' } });
  const attempts = [
    sql`update sales set price = 1 where id = ${id}`,
    sql`update sales set voided_at = now(), price = 1 where id = ${id}`,
    sql`delete from sales where id = ${id}`,
  ];
  for (const attempt of attempts)
    await expect(inGalleries(database(), everyGallery, (tx) => tx.execute(attempt))).rejects.toThrow();
  await api.post(`${path()}/${id}/void`, owner, { reason: '시험' });
  const again = sql`update sales set voided_at = null where id = ${id}`;
  await expect(inGalleries(database(), everyGallery, (tx) => tx.execute(again))).rejects.toThrow();
});

test('the ledger is told only to owners and curators of the gallery', async () => {
  const { id } = await made({ work: { title: '비밀 거래' } });
  const another = await create.gallery();
  const [curator, assistant, other] = [
    await staff.member(gallery, 'curator'),
    await staff.member(gallery, 'assistant'),
    await staff.member(another),
  ];
  const administrator = await signIn(testApp(), 'administrator');
  for (const address of [path(), `${path()}.csv`, `/studio/${gallery}/resale.csv`]) {
    expect(await api.status(address, curator)).toBe(200);
    expect(await api.status(address, assistant)).toBe(403);
    expect(await api.status(address, other)).toBe(404);
    expect(await api.status(address, administrator)).toBe(404);
    expect(await api.status(address)).toBe(403);
  }
  expect((await api.post(`/studio/${another}/sales/${id}/void`, other, { reason: '남의 것' })).statusCode).toBe(404);
  expect((await api.post(`${path()}/${id}/void`, assistant, { reason: '모름' })).statusCode).toBe(403);
  expect((await list('', curator)).sales.some((sale) => sale.id === id)).toBe(true);
});

const onPostgres = test.runIf(engine === 'postgres');
onPostgres('without its gallery named the tables of the ledger are empty to PostgreSQL', async () => {
  await made({ work: { title: '자물쇠 뒤' } });
  const another = await create.gallery();
  const count = (scope: readonly string[]) => inGalleries(database(), scope, (tx) => tx.$count(sales));
  expect(await count([gallery])).toBeGreaterThan(0);
  expect(await count([another])).toBe(0);
  expect(await count([])).toBe(0);
});

test('sales outlive account, work and gallery, and go when the law no longer wants them', async () => {
  const closing = await create.gallery({ name: '문 닫는 갤러리' });
  const seller = await staff.member(closing);
  const artwork = await create.artwork({ ...moonJar, ownerId: artist });
  await staff.consigned(closing, artwork);
  const { id } = (await api.post(`/studio/${closing}/sales`, seller, body({ artwork }))).json<Sale>();
  const years = (count: number) => `${Number(today().slice(0, 4)) - count}-01-01`;
  const entry = {
    galleryId: closing,
    galleryName: '문 닫는 갤러리',
    work: (await list()).sales[0]?.work ?? expect.fail('nothing was sold'),
    price: 1,
    currency: 'KRW' as const,
    buyerName: '박하늘',
    seller: 'artist' as const,
  };
  const add = (soldOn: string) => inGalleries(database(), [closing], (tx) => addSale(tx, { ...entry, soldOn }));
  const [old, older] = [await add(years(6)), await add(years(8))];
  const administrator = await signIn(testApp(), 'administrator');
  await database().orm.delete(users).where(eq(users.id, seller.userId));
  await api.delete(`/art-works/${artwork}`, administrator);
  expect((await api.delete(`/galleries/${closing}`, administrator)).statusCode).toBe(200);
  const kept = async () =>
    (
      await inGalleries(database(), [closing], (tx) =>
        tx.select({ id: sales.id }).from(sales).where(eq(sales.galleryId, closing)),
      )
    ).map((row) => row.id);
  expect((await kept()).sort()).toEqual([id, old, older].sort());

  const settings = await api.json<Settings>('/settings');
  const longer = { ...settings, ledger: { ...settings.ledger, retention_years: 7 } };
  expect((await api.put('/settings', administrator, longer)).statusCode).toBe(200);
  expect(await forgetOldSales(testApp().services)).toBe(1);
  expect((await kept()).sort()).toEqual([id, old].sort());
  const { __v } = await api.json<Settings>('/settings');
  expect((await api.put('/settings', administrator, { ...settings, __v })).statusCode).toBe(200);
  expect(await forgetOldSales(testApp().services)).toBe(1);
  expect(await kept()).toEqual([id]);
});

test('both files open in LibreOffice with Korean, commas, line breaks and formulas as they are', async () => {
  const home = gallery;
  gallery = await create.gallery({ name: '나루 화랑' });
  const before = owner;
  owner = await staff.member(gallery);
  try {
    const awkward = { title: '=HYPERLINK("https://evil.example","눌러")', artist: '이,쉼표 "따옴표"', edition: '3/10' };
    await made({
      work: awkward,
      note: '첫 줄\n둘째 줄',
      buyer_address: '서울, 종로구',
      artist_share: 40,
      sold_on: '2026-03-02',
    });
    const resold = { title: '되팔린 그림', artist: '김서윤' };
    const entry = {
      work: { ...(await list()).sales[0]?.work, ...resold, edition: '' },
      price: 30_000_000,
      currency: 'KRW' as const,
    };
    const insert = (soldOn: string, more: object = {}) =>
      inGalleries(database(), [gallery], (tx) =>
        addSale(tx, {
          ...entry,
          work: entry.work as never,
          galleryId: gallery,
          galleryName: '나루',
          soldOn,
          buyerName: '최바다',
          seller: 'owner',
          ...more,
        }),
      );
    await insert('2027-07-26');
    await insert('2027-07-27', { price: 4_999_999 });
    await insert('2027-07-25');
    const settings = await api.json<Settings>('/settings');
    const administrator = await signIn(testApp(), 'administrator');
    const withRate = { ...settings, ledger: { ...settings.ledger, resale_percent: 2 } };
    expect((await api.put('/settings', administrator, withRate)).statusCode).toBe(200);

    const answer = await api.get(`${path()}.csv?year=2026`, owner);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('sales-2026.csv');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, ...rest] = openedByLibreOffice(folder, answer.rawPayload);
    expect(rest.filter((row) => row.some(({ text }) => text !== ''))).toEqual([]);
    const cell = (name: string) => first?.[head?.findIndex(({ text }) => text.startsWith(name)) ?? -1];
    expect(cell('작가 Artist')?.text).toBe(awkward.artist);
    expect(cell('작품명')).toEqual({ type: 'string', formula: undefined, text: `'${awkward.title}` });
    expect(cell('판매가')).toMatchObject({ type: 'float', text: '12000000' });
    expect(cell('작가 몫(금액)')).toMatchObject({ type: 'float', text: '4800000' });
    expect(cell('갤러리 몫')?.text).toBe('7200000');
    expect(cell('주소')?.text).toBe('서울, 종로구');
    expect(cell('메모')?.text).toBe('첫 줄\n둘째 줄');
    expect(cell('에디션')?.text).toBe('Ed. 3/10');
    expect(cell('판매 주체')?.text).toBe('작가 위탁');

    const resale = openedByLibreOffice(folder, (await api.get(`/studio/${gallery}/resale.csv`, owner)).rawPayload);
    const rows = resale.filter((row) => row.some(({ text }) => text.includes('되팔린')));
    const column = (name: string) => resale[0]?.findIndex(({ text }) => text.startsWith(name)) ?? -1;
    expect(rows.map((row) => ['재판매가', '재판매보상금', '보상금'].map((name) => row[column(name)]?.text))).toEqual([
      ['30000000', '보상 대상', '600000'],
      ['4999999', '500만 원 미만', ''],
    ]);
    expect(JSON.stringify(resale)).not.toContain('최바다');
  } finally {
    gallery = home;
    owner = before;
  }
});

test('in the file for the accountant shares add up to the price, and a voided sale has its day in Korea', async () => {
  await inGalleries(database(), [gallery], (tx) =>
    addSale(tx, {
      ...{ galleryId: gallery, galleryName: '나루', soldOn: '2031-03-01', buyerName: '최바다', seller: 'artist' },
      work: { ...noWorkFacts, title: '홀수' },
      ...{ price: 999_999, currency: 'KRW', artistShare: 50 },
      // Already the third of March in Seoul.
      ...{ voidedAt: new Date('2031-03-02T16:00:00Z'), voidReason: '환불' },
    }),
  );
  const { body: file } = await api.get(`${path()}.csv?year=2031`, owner);
  const [head = [], cells = []] = file
    .trim()
    .split('\r\n')
    .map((line) => line.replaceAll('"', '').split(','));
  const cell = (name: string) => cells[head.findIndex((text) => text.startsWith(name))];
  expect(['작가 몫(금액)', '갤러리 몫', '취소일'].map(cell)).toEqual(['500000', '499999', '2031-03-03']);
});

test('the list is read in parts and by years, and refuses parts that are none', async () => {
  const { total, years, sales: first } = await list('?_limit=2');
  expect(first).toHaveLength(2);
  expect(total).toBeGreaterThan(2);
  expect(years).toContain(Number(today().slice(0, 4)));
  const { sales: next } = await list('?_limit=2&_start=2');
  expect(next.map(({ id }) => id)).not.toContain(first[0]?.id);
  expect((await list('?year=1999')).total).toBe(0);
  for (const query of ['?_limit=0', '?_limit=201', '?_start=-1', '?year=abc', '?_limit=x'])
    expect(await api.status(`${path()}${query}`, owner)).toBe(400);
});
