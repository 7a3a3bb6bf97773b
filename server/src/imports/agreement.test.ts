import { createHash } from 'node:crypto';
import type { ImportRow } from '@hwarang/domain/imports/imports.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { importsOf } from '../testing/imports.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
let administrator: SignedIn;
const sheets = importsOf(testApp, () => administrator);
/** 10,000 for a long look; each run takes other rows with another seed. */
const count = Number(process.env.IMPORT_ROWS ?? 1_000);
const seed = Number(process.env.IMPORT_SEED ?? 1);

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

function dice(start: number) {
  let state = start * 7_919 + 17;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Rows as nobody would write them: right ones, wrong ones, some that name what is there, the same and each other. */
function fuzzedSheet(known: { works: string[]; artists: string[] }): string {
  const roll = dice(seed);
  const pick = (...all: string[]) => all[roll(all.length)] ?? '';
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const number = () => pick('', `A-${roll(count)}`, `A-${roll(40)}`);
  const row = () => [
    roll(12) === 0 ? pick(...known.works, '0123456789abcdef01234567', 'nothing') : '',
    number(),
    pick('달', '무제', `작품 ${roll(99)}`, '', 'x'.repeat(301), '😀 "quoted"\nline', '=1+1'),
    pick(
      '',
      ...known.artists,
      '김환기',
      '김 환기',
      'Whanki Kim',
      `새 작가 ${roll(30)}`,
      '미상',
      'a;b',
      '김환기 (Kim Whanki)',
    ),
    pick('53 x 45.5 cm', '10호 F', '가변크기', '', '-', '0 x 0', '99999999 x 1', 'support: 394 x 419 mm'),
    pick('c. 1820', '2021년', '', '1820–5', '9999', 'yesterday'),
    pick('공개', '비공개', '', 'maybe'),
  ];
  const heads = ['id', '소장번호', '작품명', '작가', '크기', '제작연도', '공개'];
  return [heads, ...Array.from({ length: count }, row)].map((cells) => cells.map(quoted).join(',')).join('\n');
}

const said = (rows: ImportRow[]) => rows.map(({ number, outcome, notes }) => ({ number, outcome, notes }));

async function allRows(id: string, at = '/imports', who = administrator): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (;;) {
    const path = `${at}/${id}/rows?_start=${rows.length}&_limit=200`;
    const page = await api.json<{ rows: ImportRow[]; count: number }>(path, who);
    rows.push(...page.rows);
    if (rows.length >= page.count) return rows;
  }
}

/** Of every row of every table that an import writes. */
async function hashOf(): Promise<string> {
  const { orm } = testApp().services.database;
  const hash = createHash('sha256');
  for (const table of ['artists', 'artworks', 'galleries', 'exhibitions', 'exhibition_artworks', 'consignments']) {
    const { rows } = await orm.execute<{ row: string }>(
      sql`select r::text as row from ${sql.identifier(table)} r order by 1`,
    );
    for (const { row } of rows) hash.update(row);
  }
  return hash.digest('hex');
}

test('a check and a run agree on every row, and undoing leaves every row as it was', { timeout: 300_000 }, async () => {
  const artists = [
    await create.artist({ localname: '김환기', englishname: 'Kim Whanki' }),
    await create.artist({ localname: '이우환', englishname: 'Lee Ufan' }),
  ];
  const works: string[] = [];
  for (let at = 0; at < 8; at += 1)
    works.push(await create.artwork({ title: `작품 ${at}`, ownerId: artists[at % 2], isExposed: at % 3 > 0 }));
  const before = await hashOf();
  const { id } = await sheets.upload('art-works', fuzzedSheet({ works, artists }));
  const checked = await sheets.check(id);
  const foreseen = said(await allRows(id));
  expect(await hashOf()).toBe(before);
  const done = await sheets.run(id);
  expect(said(await allRows(id))).toEqual(foreseen);
  expect(done.counts).toEqual(checked.counts);
  for (const outcome of ['make', 'change', 'ask', 'refuse'] as const) expect(done.counts?.[outcome]).toBeGreaterThan(0);
  expect(await hashOf()).not.toBe(before);
  expect(await sheets.undo(id)).toMatchObject({ state: 'undone' });
  expect(await hashOf()).toBe(before);
});

test('the same holds for the sheet of a gallery, which makes nothing public', { timeout: 300_000 }, async () => {
  const gallery = await create.gallery();
  const at = `/studio/${gallery}/imports`;
  const curator = await staff.member(gallery, 'curator');
  const ours = importsOf(
    testApp,
    () => curator,
    () => at,
  );
  // Called as another artist of the site, whom the gallery does not represent.
  const own = await create.artist({ localname: '김환기', englishname: 'Kim Whanki' });
  const artists = [own, await create.artist({ localname: '이중섭', englishname: 'Lee Jungseop' })];
  await staff.represents(gallery, own);
  const works: string[] = [];
  for (let one = 0; one < 8; one += 1) {
    const work = await create.artwork({ title: `작품 ${one}`, ownerId: artists[one % 2] });
    works.push(work);
    if (one < 4) await staff.consigned(gallery, work);
  }
  const before = await hashOf();
  const { id } = await ours.upload('art-works', fuzzedSheet({ works, artists }));
  const checked = await ours.check(id);
  const foreseen = said(await allRows(id, at, curator));
  expect(await hashOf()).toBe(before);
  const done = await ours.run(id);
  expect(said(await allRows(id, at, curator))).toEqual(foreseen);
  expect(done.counts).toEqual(checked.counts);
  for (const outcome of ['make', 'ask', 'refuse'] as const) expect(done.counts?.[outcome]).toBeGreaterThan(0);
  const { orm } = testApp().services.database;
  const { rows } = await orm.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong from import_records trail join artworks work on work.id = trail.record
    where trail.import_id = ${id} and (work.is_exposed or work.owner_id is distinct from ${own} or not exists (
      select from consignments held where held.artwork_id = work.id and held.gallery_id = ${gallery}))`);
  expect(rows).toEqual([{ wrong: 0 }]);
  expect(await ours.undo(id)).toMatchObject({ state: 'undone' });
  expect(await hashOf()).toBe(before);
});
