import { createHash } from 'node:crypto';
import type { ImportRow } from '@hwarang/domain/imports/imports.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { importsOf } from '../testing/imports.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
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
    pick('', ...known.artists, '김환기', '김 환기', 'Whanki Kim', `새 작가 ${roll(30)}`, '미상', 'a;b', '김환기 (Kim Whanki)'),
    pick('53 x 45.5 cm', '10호 F', '가변크기', '', '-', '0 x 0', '99999999 x 1', 'support: 394 x 419 mm'),
    pick('c. 1820', '2021년', '', '1820–5', '9999', 'yesterday'),
    pick('공개', '비공개', '', 'maybe'),
  ];
  const heads = ['id', '소장번호', '작품명', '작가', '크기', '제작연도', '공개'];
  return [heads, ...Array.from({ length: count }, row)].map((cells) => cells.map(quoted).join(',')).join('\n');
}

const said = (rows: ImportRow[]) => rows.map(({ number, outcome, notes }) => ({ number, outcome, notes }));

async function allRows(id: string): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (;;) {
    const path = `/imports/${id}/rows?_start=${rows.length}&_limit=200`;
    const page = await api.json<{ rows: ImportRow[]; count: number }>(path, administrator);
    rows.push(...page.rows);
    if (rows.length >= page.count) return rows;
  }
}

/** Of every row of every table that an import writes. */
async function hashOf(): Promise<string> {
  const { orm } = testApp().services.database;
  const hash = createHash('sha256');
  for (const table of ['artists', 'artworks', 'galleries', 'exhibitions', 'exhibition_artworks']) {
    const { rows } = await orm.execute<{ row: string }>(sql`select r::text as row from ${sql.identifier(table)} r order by 1`);
    for (const { row } of rows) hash.update(row);
  }
  return hash.digest('hex');
}

test('a check and a run agree on every row, and undoing leaves every row as it was', async () => {
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
