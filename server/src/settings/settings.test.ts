import type { Settings } from '@hwarang/domain/settings/settings.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});
const read = async (): Promise<Settings> => await api.json('/settings');
const put = (path: string, body: object) => api.put(path, administrator, body);

test('a site nobody has set up has a name, no banners and its own chat', async () => {
  expect(await read()).toMatchObject({
    __v: 0,
    site_name: { ko: '화랑', en: 'Hwarang' },
    banners: [],
    picks: [],
    hold_new_artists: false,
  });
});

test('settings are kept, told to every instance and written into the log', async () => {
  const heard: string[] = [];
  const stop = testApp().services.changes.on(({ table }) => heard.push(table));
  const exhibition = await create.exhibition();
  const before = await read();
  const picks = [await create.artwork(), await create.artwork()];
  const next = {
    ...before,
    picks,
    hold_new_artists: true,
    banners: [exhibition],
    links: { ...before.links, onlineShop: 'https://shop.example/' },
  };
  const saved = await put('/settings', next);
  expect(saved.statusCode).toBe(200);
  expect(await read()).toEqual({ ...next, __v: before.__v + 1 });
  expect(heard).toContain('settings');
  stop();
  const [entry] = await api.json('/admin/audit?noun=settings&_limit=1', administrator);
  expect(entry.after).toMatchObject({
    picks,
    hold_new_artists: true,
    banners: [exhibition],
    links: { onlineShop: 'https://shop.example/' },
  });
});

test('a bad value is told at its place, and nothing is kept', async () => {
  const before = await read();
  const wrong = [
    { site_name: { ko: ' ', en: 'Hwarang' } },
    { links: { ...before.links, eCatalog: 'javascript:alert(1)' } },
    { banners: ['0123456789abcdef01234567'] },
    { picks: ['0123456789abcdef01234567'] },
    { picks: 'x' },
    { picks: ['x'] },
    { picks: [await create.exhibition()] },
    { picks: await Promise.all(Array.from({ length: 31 }, () => create.artwork())) },
    { hold_new_artists: 'yes' },
    { hold_new_artists: null },
    { chat: { provider: 'channel', plugin_key: '' } },
    { operator: { ...before.operator, registration_number: '124-81-00999' } },
    { operator: { ...before.operator, email: 'nobody' } },
    { operator: null },
    { ledger: { ...before.ledger, retention_years: 4 } },
    { ledger: { ...before.ledger, resale_percent: 101 } },
    { ledger: { ...before.ledger, resale_percent: '3' } },
  ];
  for (const part of wrong) {
    const answer = await put('/settings', { ...before, ...part });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().data.errors)).toEqual(Object.keys(part));
  }
  expect(await read()).toEqual(before);
});

test('the operator is kept with the registration number as people write it', async () => {
  const before = await read();
  const operator = { ...before.operator, trade_name: ' 화랑\n주식회사 ', registration_number: '1248100998' };
  expect((await put('/settings', { ...before, operator })).statusCode).toBe(200);
  expect((await read()).operator).toEqual({
    ...before.operator,
    trade_name: '화랑 주식회사',
    registration_number: '124-81-00998',
  });
});

test('of two who save at once the second is shown what the first has saved', async () => {
  const before = await read();
  const named = (ko: string) => put('/settings', { ...before, site_name: { ko, en: 'Hwarang' } });
  const answers = await Promise.all([named('하나'), named('둘')]);
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  const lost = answers.find(({ statusCode }) => statusCode === 409);
  expect(lost?.json().data.current).toEqual(await read());
});

test('a footer page has versions: the newest is shown, an old one stays as it was, none is overwritten', async () => {
  const shown = async () => await api.json('/pages/terms');
  expect(await shown()).toMatchObject({ version: 0 });
  expect((await put('/pages/terms', { version: 0, ko: '# 약관', en: '# Terms' })).json()).toMatchObject({
    version: 1,
    username: administrator.username,
  });
  expect((await put('/pages/terms', { version: 0, ko: '늦은 글', en: 'Late' })).statusCode).toBe(409);
  await put('/pages/terms', { version: 1, ko: '# 새 약관', en: '# New terms' });
  expect(await shown()).toMatchObject({ version: 2, ko: '# 새 약관' });
  const versions = await api.json('/pages/terms/versions', administrator);
  expect(versions.map(({ version, ko }: { version: number; ko: string }) => [version, ko]).slice(0, 2)).toEqual([
    [2, '# 새 약관'],
    [1, '# 약관'],
  ]);
  await expect(
    testApp().services.database.orm.execute(sql`update page_versions set ko = 'x' where page = 'terms'`),
  ).rejects.toThrow();
  expect(await api.status('/pages/nosuch')).toBe(400);
});

test('who published a footer page is told to administrators alone', async () => {
  await put('/pages/privacy', { version: 0, ko: '# 방침', en: '# Policy' });
  expect(await api.json('/pages/privacy')).toMatchObject({ version: 1, username: null });
  const [newest] = await api.json('/pages/privacy/versions', administrator);
  expect(newest.username).toBe(administrator.username);
});

test('the overview counts what is there and what wants a look', async () => {
  await create.artwork({ isExposed: false });
  await create.artist();
  const seen = await api.json('/admin/overview', administrator);
  expect(seen.hidden.artworks).toBe(1);
  expect(seen.attention.artistsWithoutWorks).toBe(1);
  expect(seen.counts.users).toBeGreaterThan(1);
  expect(seen.health.databaseBytes).toBeGreaterThan(0);
});
