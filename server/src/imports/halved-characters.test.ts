import type { ImportRow } from '@hwarang/domain/imports/imports.contract';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { importsOf } from '../testing/imports.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
let administrator: SignedIn;
const sheets = importsOf(testApp, () => administrator);

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

test('a sheet is taken whose long cells have an emoji where what is shown of them ends', async () => {
  const long = `${'가'.repeat(199)}😀 뒤`;
  const made = await sheets.upload('art-works', `작품명,설명\n하나,${long}\n`);
  expect(made.samples[1]).toEqual(['가'.repeat(199)]);
  expect(await sheets.check(made.id)).toMatchObject({ state: 'checked', counts: { make: 1 } });
});

test('what is said of a long cell with an emoji where its quotation ends is kept', async () => {
  const long = `${'나'.repeat(118)}😀 뒤`;
  const { id } = await sheets.upload('art-works', `작품명,가로,작가\n둘,${long},${long}\n`);
  expect(await sheets.check(id)).toMatchObject({ state: 'checked', counts: { refuse: 1 } });
  const { rows } = await api.json<{ rows: ImportRow[] }>(`/imports/${id}/rows`, administrator);
  const value = `${'나'.repeat(118)}…`;
  expect(rows[0]?.notes).toContainEqual({ field: 'width_cm', level: 'problem', key: 'badMeasure', values: { value } });
});

test('a long name with an emoji where its quotation ends can be asked about and answered', async () => {
  const long = (end: string) => `${'다'.repeat(118)}😀 ${end}`;
  await sheets.through('artists', `작가명,영문명\n${long('뒤')},One\n${long('뒤')},Two\n`);
  const { id } = await sheets.upload('art-works', `작품명,작가\n셋,${long('뒤')}\n`);
  expect(await sheets.check(id)).toMatchObject({ state: 'checked', counts: { ask: 1 } });
  const { rows } = await api.json<{ rows: ImportRow[] }>(`/imports/${id}/rows`, administrator);
  const [question] = rows[0]?.notes ?? [];
  expect(question?.values?.value).toBe(`${'다'.repeat(118)}…`);
});
