import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { importFolder } from './import.ts';
import { Progress } from './progress.ts';

const testApp = testAppForFile();
const folder = mkdtempSync(join(tmpdir(), 'hwarang-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const id = (number: number) => `5f0000000000000000${number.toString(16).padStart(6, '0')}`;
const oid = (number: number) => ({ $oid: id(number) });
const times = { createdAt: { $date: '2020-07-01T00:00:00Z' }, updatedAt: { $date: '2020-09-01T00:00:00Z' } };
const newer = { updatedAt: { $date: '2021-01-01T00:00:00Z' } };
const doc = (number: number, more: object) => ({ _id: oid(number), is_exposed: true, ...times, ...more });

let exports = 0;
function exportOf(collections: Record<string, object[]>): string {
  exports += 1;
  const place = join(folder, String(exports));
  mkdirSync(place);
  for (const [name, docs] of Object.entries(collections))
    writeFileSync(join(place, `${name}.json`), JSON.stringify(docs));
  return place;
}

const run = (place: string, progress?: Progress) => importFolder(testApp().services, registry, place, progress);
const query = async (text: string, values: unknown[] = []) =>
  (await testApp().services.database.pool.query(text, values)).rows;
const titleOf = async (number: number) =>
  (await query('select title from artworks where id = $1', [id(number)]))[0]?.title;

test('an exhibition that closes before it opens is refused by its name, and the rest comes over', async () => {
  const report = await run(
    exportOf({
      exhibitions: [
        doc(1, { title: '앞 전시', opens_on: '2022-04-01', closes_on: '2022-05-01' }),
        doc(2, { title: '거꾸로', opens_on: '2022-05-01', closes_on: '2022-04-01' }),
        doc(3, { title: '뒤 전시', art_works: [oid(5)] }),
      ],
      art_works: [doc(4, { title: '걸린 작품', exhibitions: [oid(1), oid(2)] }), doc(5, { title: '다른 작품' })],
    }),
  );
  expect(report.counts('exhibitions')).toEqual({ new: 2, changed: 0, kept: 0, refused: 1 });
  expect(report.counts('art-works')).toEqual({ new: 2, changed: 0, kept: 0, refused: 0 });
  expect(report.notes).toEqual([
    `exhibitions ${id(2)}: refused, it breaks a rule: closes_on must not lie before the first day`,
    `art-works ${id(4)}: exhibitions points to ${id(2)}, which is not there`,
  ]);
  expect(await query('select exhibition_id, artwork_id, position from exhibition_artworks order by 1')).toEqual([
    { exhibition_id: id(1), artwork_id: id(4), position: 0 },
    { exhibition_id: id(3), artwork_id: id(5), position: 0 },
  ]);
});

test('rows that the database refuses are named, and all others of the batch come over', async () => {
  const works = Array.from({ length: 40 }, (_, place) =>
    doc(100 + place, { title: `작품 ${place}`, ...(place % 13 === 5 ? { size: 'no size\0at all' } : {}) }),
  );
  const report = await run(exportOf({ art_works: works }));
  expect(report.counts('art-works')).toEqual({ new: 37, changed: 0, kept: 0, refused: 3 });
  expect(report.refused).toBe(3);
  for (const number of [105, 118, 131])
    expect(report.notes.join('\n')).toContain(`art-works ${id(number)}: refused, it is not taken by the database: `);
  expect(await titleOf(104)).toBe('작품 4');
  expect(await titleOf(105)).toBeUndefined();
});

test('a day that the database does not know is left out and told, and its exhibition comes over', async () => {
  const report = await run(exportOf({ exhibitions: [doc(150, { title: '영년', opens_on: '0000-01-01' })] }));
  expect(report.counts('exhibitions')).toEqual({ new: 1, changed: 0, kept: 0, refused: 0 });
  expect(report.notes).toEqual([expect.stringContaining(`exhibitions ${id(150)}: opens_on is left out, `)]);
});

test('a title that is too long is told with its length, and is neither cut nor told as missing', async () => {
  const report = await run(
    exportOf({
      art_works: [
        doc(200, { title: '가'.repeat(301) }),
        doc(201, { title: '가'.repeat(300), title_en: 'x'.repeat(345), text: { no: 'text'.repeat(100) } }),
      ],
      galleries: [doc(202, { name: '  ' }), doc(203, {})],
    }),
  );
  expect(report.refused).toBe(3);
  expect(report.notes).toEqual([
    `galleries ${id(202)}: refused, it has a name that is not taken: it is not what the field takes: "  "`,
    `galleries ${id(203)}: refused, it has no name`,
    `art-works ${id(200)}: refused, it has a title that is not taken: it has 301 characters, and the field takes 300`,
    `art-works ${id(201)}: title_en is left out, it has 345 characters, and the field takes 300`,
    expect.stringMatching(/text is left out, it is not what the field takes: .{1,90}…$/),
  ]);
  expect(await titleOf(201)).toBe('가'.repeat(300));
});

test('more than a batch comes over, again changes nothing, and what people changed since stays', async () => {
  const count = 1_203;
  const artists = [doc(1_000, { localname: '김민지' }), doc(1_001, { localname: '이서연', artworks: [oid(2_001)] })];
  const works = Array.from({ length: count }, (_, place) =>
    doc(2_000 + place, { title: `작품 ${place}`, ...(place === 1 ? {} : { owner: oid(1_000) }) }),
  );
  const hung = works.map(({ _id }) => _id).reverse();
  const place = exportOf({ artists, art_works: works, exhibitions: [doc(1_002, { title: '모두', art_works: hung })] });
  const said: string[] = [];
  const report = await run(place, new Progress((line) => said.push(line), 0));
  expect(report.counts('art-works')).toEqual({ new: count, changed: 0, kept: 0, refused: 0 });
  expect(said).toContain('reading art_works.json: 1,203');
  expect(said).toContain('art-works: 100 of 1,203');
  expect(said).toContain('art-works: 1,203 of 1,203');
  const [list] = await query(
    'select array_agg(artwork_id order by position) as works, max(position) as last from exhibition_artworks where exhibition_id = $1',
    [id(1_002)],
  );
  expect(list).toEqual({ works: hung.map(({ $oid }) => $oid), last: count - 1 });
  expect(
    await query('select owner_id, count(*)::int as works from artworks where id >= $1 group by 1 order by 2', [
      id(2_000),
    ]),
  ).toEqual([
    { owner_id: id(1_001), works: 1 },
    { owner_id: id(1_000), works: count - 1 },
  ]);

  await query(`update artworks set title = '고친 제목', updated_at = now() where id = $1`, [id(2_010)]);
  const rows = `select md5(string_agg(w::text, '|' order by id)) as hash, (select md5(string_agg(l::text, '|' order by l::text)) from exhibition_artworks l) as links from artworks w`;
  const before = await query(rows);
  expect((await run(place)).counts('art-works')).toEqual({ new: 0, changed: 0, kept: count, refused: 0 });
  expect(await query(rows)).toEqual(before);

  const changed = works.map((work, number) => (number < 20 ? { ...work, ...newer, title: `새 제목 ${number}` } : work));
  const again = await run(
    exportOf({ art_works: changed, exhibitions: [doc(1_002, { ...newer, title: '모두', art_works: hung.slice(-3) })] }),
  );
  expect(again.counts('art-works')).toEqual({ new: 0, changed: 19, kept: count - 19, refused: 0 });
  expect(await Promise.all([2_009, 2_010].map(titleOf))).toEqual(['새 제목 9', '고친 제목']);
  const left = await query('select artwork_id from exhibition_artworks where exhibition_id = $1 order by position', [
    id(1_002),
  ]);
  expect(left.map(({ artwork_id }) => artwork_id)).toEqual([2, 1, 0].map((number) => id(2_000 + number)));
});

test('records that depend on others of the same batch come over in their order', async () => {
  const users = [
    doc(3_000, { username: 'Garam', email: 'garam@example.com' }),
    doc(3_001, { username: 'garam', email: 'other@example.com' }),
    doc(3_002, { username: 'third', email: 'Garam@Example.com' }),
    doc(3_003, { username: 'no\0name', email: 'name@example.com' }),
  ];
  const artists = [
    doc(3_010, { localname: '첫째', user: oid(3_000) }),
    doc(3_011, { localname: '둘째', user: oid(3_002) }),
    doc(3_010, { localname: '첫째 다시', user: oid(3_000), ...newer }),
    doc(3_010, { localname: '낡은 것', user: oid(3_000) }),
  ];
  const report = await run(exportOf({ users, artists }));
  expect(report.counts('users')).toEqual({ new: 2, changed: 0, kept: 1, refused: 1 });
  expect(report.counts('artists')).toEqual({ new: 2, changed: 1, kept: 1, refused: 0 });
  expect(report.notes.filter((note) => !note.includes('password'))).toEqual([
    `users ${id(3_003)}: refused, it has a name that cannot be kept as text`,
    `users ${id(3_001)}: is called garam-${id(3_001).slice(-6)} here: another account has the name garam`,
    `users ${id(3_002)}: is the account that garam@example.com has here already`,
    `artists ${id(3_011)}: comes without its user ${id(3_000)}, who is the artist ${id(3_010)} already`,
  ]);
  expect(
    await query('select id, localname, user_id from artists where id in ($1, $2) order by id', [id(3_010), id(3_011)]),
  ).toEqual([
    { id: id(3_010), localname: '첫째 다시', user_id: id(3_000) },
    { id: id(3_011), localname: '둘째', user_id: null },
  ]);

  const handedOver = [
    doc(3_010, { localname: '첫째', updatedAt: { $date: '2022-01-01T00:00:00Z' } }),
    doc(3_011, { localname: '둘째', user: oid(3_000), ...newer }),
  ];
  const later = await run(exportOf({ users: [], artists: handedOver }));
  expect(later.notes).toEqual([]);
  expect(
    await query('select id, user_id from artists where id in ($1, $2) order by id', [id(3_010), id(3_011)]),
  ).toEqual([
    { id: id(3_010), user_id: null },
    { id: id(3_011), user_id: id(3_000) },
  ]);
});

test('an import that is stopped half-way leaves no record', async () => {
  const works = Array.from({ length: 700 }, (_, place) => doc(5_000 + place, { title: `작품 ${place}` }));
  const place = exportOf({ artists: [doc(4_999, { localname: '아무개' })], art_works: works });
  const stop = new Progress((line) => {
    if (line.startsWith('art-works: 700')) throw new Error('stopped');
  }, 0);
  await expect(run(place, stop)).rejects.toThrow('stopped');
  expect(await query('select id from artworks where id >= $1', [id(5_000)])).toEqual([]);
  expect(await query('select id from artists where id = $1', [id(4_999)])).toEqual([]);
});
