import type { ImportRow } from '@hwarang/domain/imports/imports.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { galleries } from '../galleries/galleries.table.ts';
import { registry } from '../registry.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { importsOf } from '../testing/imports.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { changedSince } from './engine/undo.ts';
import { forgetOldImports } from './imports.store.ts';
import { imports } from './imports.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
let administrator: SignedIn;
const sheets = importsOf(testApp, () => administrator);

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

const works = [
  '작품명,작가,재료,크기,제작연도',
  '새벽 산,김환기 (Kim Whanki),캔버스에 유채,72.7×60.6 cm,1957',
  '무제,김환기 (Kim Whanki),종이에 과슈,가변크기,c. 1960',
  ',박수근,하드보드,30 x 20 cm,1962',
].join('\n');

const found = async (title: string) => api.json(`/art-works?title=${encodeURIComponent(title)}`);

test('a sheet of works is mapped, checked, run and undone', async () => {
  const made = await sheets.upload('art-works', works);
  expect(made).toMatchObject({
    state: 'mapping',
    rows: 3,
    format: 'utf-8',
    mapping: ['title', 'owner', 'material', 'size', 'year'],
  });
  const checked = await sheets.check(made.id);
  expect(checked).toMatchObject({ state: 'checked', counts: { make: 2, change: 0, leave: 0, ask: 0, refuse: 1 } });
  expect(await found('새벽 산')).toEqual([]);
  const { rows } = await api.json<{ rows: ImportRow[] }>(`/imports/${made.id}/rows?outcome=refuse`, administrator);
  expect(rows).toMatchObject([{ number: 4, notes: [{ field: 'title', level: 'problem', key: 'required' }] }]);
  const done = await sheets.run(made.id);
  expect(done).toMatchObject({ state: 'done', done: 3, counts: { make: 2, refuse: 1 } });
  expect(await found('새벽 산')).toMatchObject([
    { width_cm: 72.7, height_cm: 60.6, year: '1957-01-01', owner: { localname: '김환기', englishname: 'Kim Whanki' } },
  ]);
  expect(await found('무제')).toMatchObject([{ size: '가변크기', year_text: 'c. 1960' }]);
  const undone = await sheets.undo(made.id);
  expect(undone).toMatchObject({ state: 'undone', counts: null });
  expect(await found('새벽 산')).toEqual([]);
  expect(await api.json(`/artists?localname=${encodeURIComponent('김환기')}`)).toEqual([]);
});

test('who is told that an import is undone finds nothing of it: what was kept is forgotten first', async () => {
  const { id } = await sheets.through('art-works', '작품명\n곧 사라질 산\n');
  const { changes } = testApp().services;
  let forgotten = () => {};
  const settled = vi.spyOn(changes, 'settled').mockReturnValue(
    new Promise<void>((resolve) => {
      forgotten = resolve;
    }),
  );
  onTestFinished(() => settled.mockRestore());
  await api.post(`/imports/${id}/undo`, administrator);
  await expect.poll(() => settled.mock.calls.length).toBeGreaterThan(0);
  expect(await api.json(`/imports/${id}`, administrator)).toMatchObject({ state: 'undoing' });
  forgotten();
  expect(await sheets.settled(id)).toMatchObject({ state: 'undone', counts: null });
});

test('an import can still be undone after tidying, where no gallery is there at all', async () => {
  const { orm } = testApp().services.database;
  expect(await orm.$count(galleries)).toBe(0);
  const { id } = await sheets.through('art-works', '작품명\n남은 산\n');
  await forgetOldImports(orm);
  expect(await sheets.undo(id)).toMatchObject({ state: 'undone' });
});

test('looking for what was changed on top of an import tells after each part that it goes on', async () => {
  const { id } = await sheets.through('art-works', '작품명,작가\n남은 강,강하늘\n');
  const { orm } = testApp().services.database;
  const goesOn = vi.fn(async () => undefined);
  expect(await changedSince(orm, registry, id, goesOn)).toEqual([]);
  // Once for the work, once for the artist who came along.
  expect(goesOn).toHaveBeenCalledTimes(2);
  // As when the process is about to end, or another one has taken over.
  const stops = changedSince(orm, registry, id, () => Promise.reject(new Error('stopped')));
  await expect(stops).rejects.toThrow('stopped');
  expect(await sheets.undo(id)).toMatchObject({ state: 'undone' });
});

test('the same sheet again changes nothing', async () => {
  const sheet = '작품명,작가,크기\n겹친 산,이중섭,10 x 20 cm\n겹친 산,이중섭,30 x 20 cm\n';
  const first = await sheets.through('art-works', sheet);
  expect(first.counts).toMatchObject({ make: 2 });
  const again = await sheets.through('art-works', sheet);
  expect(again.counts).toMatchObject({ make: 0, change: 0, leave: 2 });
  expect(await found('겹친 산')).toHaveLength(2);
});

test('what was changed on top of an import keeps it from being undone, and is listed', async () => {
  const { id } = await sheets.through('art-works', '작품명,크기\n바뀐 그림,10 x 20 cm\n');
  const [work] = await found('바뀐 그림');
  await api.put(`/art-works/${work.id}`, administrator, { material: '먹' });
  expect(await sheets.undo(id)).toMatchObject({
    state: 'done',
    done: 1,
    changedSince: [{ row: 2, record: work.id, title: '바뀐 그림' }],
  });
  expect(await found('바뀐 그림')).toMatchObject([{ material: '먹' }]);
});

test('a run that ended half-way and cannot be undone can still go on', async () => {
  const { id } = await sheets.through('art-works', '작품명\n반쯤 산\n반쯤 강\n');
  const [work] = await found('반쯤 산');
  await api.put(`/art-works/${work.id}`, administrator, { material: '먹' });
  // As if a fault had ended it after the first row.
  const { orm } = testApp().services.database;
  await orm.update(imports).set({ state: 'failed', problem: 'unexpected', cursor: 2 }).where(eq(imports.id, id));
  const refused = await sheets.undo(id);
  expect(refused).toMatchObject({ state: 'failed', problem: 'unexpected', done: 1, changedSince: [{ row: 2 }] });
  expect(await sheets.run(id)).toMatchObject({ state: 'done', problem: null, done: 2 });
});

test('an artist with a similar name is asked about, and the answer holds for all rows that say the same', async () => {
  const known = await create.artist({ localname: '천경자', englishname: 'Chun Kyungja' });
  const sheet = '작품명,작가,크기\n가을 하나,Kyungja Chun,10 x 20 cm\n가을 둘,Kyungja Chun,10 x 20 cm\n';
  const { id } = await sheets.upload('art-works', sheet);
  expect((await sheets.check(id)).counts).toMatchObject({ ask: 2 });
  const { rows } = await api.json<{ rows: ImportRow[] }>(`/imports/${id}/rows?outcome=ask`, administrator);
  expect(rows[0]?.notes).toMatchObject([{ field: 'owner', level: 'question', candidates: [{ id: known }] }]);
  const answered = await api.put(`/imports/${id}/rows/2`, administrator, { field: 'owner', choice: known });
  expect(answered.json().counts).toMatchObject({ ask: 0 });
  expect((await sheets.run(id)).counts).toMatchObject({ make: 2, ask: 0 });
  expect(await found('가을 둘')).toMatchObject([{ owner: { id: known } }]);
});
