import type { Import } from '@hwarang/domain/imports/imports.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { importsOf } from '../testing/imports.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile({ LOG_LEVEL: 'silent' });
const api = apiOf(testApp);
let administrator: SignedIn;
const sheets = importsOf(testApp, () => administrator);

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

/** The database is lost as it is told, for the first time, that an import is done. */
async function lostOnce(): Promise<() => Promise<unknown>> {
  const { orm } = testApp().services.database;
  await orm.execute(sql`create sequence told_done`);
  // A sequence goes on where its transaction is taken back.
  await orm.execute(sql`
    create function lost_once() returns trigger language plpgsql as $$ begin
      if new.state = 'done' and nextval('told_done') = 1 then
        raise exception 'terminating connection due to administrator command' using errcode = '57P01';
      end if;
      return new;
    end $$`);
  await orm.execute(sql`create trigger lost_once before update on imports for each row execute function lost_once()`);
  const { rows } = await orm.execute<{ is_called: boolean }>(sql`select is_called from told_done`);
  expect(rows).toEqual([{ is_called: false }]);
  return async () => (await orm.execute(sql`select is_called from told_done`)).rows[0]?.is_called;
}

test('a run of all rows or none whose end could not be written makes no record twice', async () => {
  const { id } = await sheets.upload('art-works', '작품명,작가\n두 번 아닌 산,강하늘\n두 번 아닌 강,강하늘\n');
  await api.put(`/imports/${id}`, administrator, { mode: 'together' });
  await sheets.check(id);
  const wasLost = await lostOnce();
  const ended: Import = await sheets.run(id);
  expect(await wasLost()).toBe(true);
  expect(ended).toMatchObject({ state: 'done', done: 2, counts: { make: 2, change: 0, leave: 0, ask: 0, refuse: 0 } });
  expect(await api.json('/art-works/count')).toBe(2);
  expect(await api.json('/artists/count')).toBe(1);
  const { rows } = await api.json<{ rows: { record: string | null }[] }>(`/imports/${id}/rows`, administrator);
  expect(rows.map(({ record }) => typeof record)).toEqual(['string', 'string']);
  expect(await sheets.undo(id)).toMatchObject({ state: 'undone' });
  expect(await api.json('/art-works/count')).toBe(0);
});
