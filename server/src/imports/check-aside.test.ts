import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Import } from '@hwarang/domain/imports/imports.contract';
import { isUnderWay } from '@hwarang/domain/imports/values';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { importsOf } from '../testing/imports.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
let administrator: SignedIn;
const sheets = importsOf(testApp, () => administrator);
const rows = 1_500;
const sheet = ['작품명,작가', ...Array.from({ length: rows }, (_, at) => `작품 ${at},작가 ${at % 9}`)].join('\n');

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

test('the site answers and tells how far a check is while it is under way', { timeout: 120_000 }, async () => {
  const copy = join(testApp().config.dataDir, 'cache', 'database-copy');
  // As a process leaves it that was killed during a check.
  mkdirSync(join(copy, 'database'), { recursive: true });
  writeFileSync(join(copy, 'database', 'PG_VERSION'), 'half a copy');
  const { id } = await sheets.upload('art-works', sheet);
  expect((await api.post(`/imports/${id}/check`, administrator)).statusCode).toBe(200);
  const seen = new Set<number>();
  for (;;) {
    const one = await api.json<Import>(`/imports/${id}`, administrator);
    expect(await api.json('/art-works/count')).toBe(0);
    if (!isUnderWay(one.state)) break;
    seen.add(one.done);
  }
  expect([...seen].filter((done) => done > 0 && done < rows).length).toBeGreaterThan(0);
  expect(await api.json<Import>(`/imports/${id}`, administrator)).toMatchObject({
    state: 'checked',
    counts: { make: rows, refuse: 0 },
  });
  if (testApp().services.database.kind === 'embedded') expect(existsSync(copy)).toBe(false);
});
