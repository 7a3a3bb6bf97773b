import type { Settings } from '@hwarang/domain/settings/settings.contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startSite } from '../scripts/site.mjs';
import { settingsWords } from '../web/src/admin/settings/settings.words.ts';
import { approve } from '../web/src/admin/tables.words.ts';
import { artistRegisterWords, heldWords } from '../web/src/artists/artist-pages.words.ts';
import { violations } from './axe.ts';
import { alerts, field, login, openHydrated, picture, somebody } from './members.ts';

/** A site of its own: what fronts it, and whether artists wait, would reach the other tests. */
let site: Awaited<ReturnType<typeof startSite>>;
let token = '';
beforeAll(async () => {
  const { email, password } = inject('administrator');
  site = await startSite({ SAMPLE_DATA: 'off', ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  token = await tokenOf(email, password);
}, 120_000);
afterAll(() => site.stop());

async function call<T>(method: string, path: string, body?: object, jwt = token): Promise<T> {
  const form = body instanceof FormData;
  const answer = await fetch(`${site.base}/api${path}`, {
    method,
    headers: {
      ...(jwt ? { authorization: `Bearer ${jwt}` } : {}),
      ...(body && !form ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
const tokenOf = async (identifier: string, password: string) =>
  (await call<{ jwt: string }>('POST', '/auth/local', { identifier, password }, '')).jwt;

async function addWork(title: string, owner: string) {
  const { name, mimeType, buffer } = await picture(600, 400);
  const form = new FormData();
  form.append('data', JSON.stringify({ title, size: '60 cm x 40 cm', owner }));
  form.append('files.image', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  return call<{ id: string; image: { url: string } }>('POST', '/art-works', form);
}

async function addExhibition(title: string, opens_on: string, closes_on: string) {
  const { name, mimeType, buffer } = await picture(600, 400);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const [image] = await call<{ id: string }[]>('POST', '/upload', form);
  await call('POST', '/exhibitions', { title, opens_on, closes_on, is_exposed: true, mainimage: [image?.id] });
}

async function administrator(path: string) {
  const { email, password } = inject('administrator');
  const visitor = await openHydrated(`/login?to=${path}`, { base: site.base });
  await login(visitor.page, email, password);
  await visitor.page.waitForURL((url) => url.pathname === path);
  return visitor;
}
const html = async (path: string) =>
  (await fetch(`${site.base}${path}`, { headers: { 'accept-language': 'en' } })).text();
/** The works of the home page's wall, in their order. */
const onHome = async () => [
  ...new Set([...(await html('/')).matchAll(/\/artworks-detail\/([0-9a-f]{24})/g)].map(([, id]) => id)),
];
const cardOf = async (path: string) => /og:image" content="([^"]+)"/.exec(await html(path))?.[1] ?? '';

test('works of exhibitions front the site, not the newest upload, until an administrator picks others', async () => {
  const names = { localname: '윤슬', englishname: 'Yun Seul', mobile: '1', email: 'yun@example.com', user: null };
  const artist = await call<{ id: string }>('POST', '/artists', names);
  const hung = await addWork('Hung in a show', artist.id);
  const picked = await addWork('Picked by hand', artist.id);
  const newest = await addWork('Newest upload', artist.id);
  await call('POST', '/exhibitions', { title: 'Still light', is_exposed: true, art_works: [hung.id] });
  expect(await onHome()).toEqual([hung.id]);
  const keyOf = ({ image }: typeof newest) => image.url.split('/').at(-2) ?? '';
  expect(await cardOf('/artworks')).not.toContain(keyOf(newest));
  expect(await html('/login')).toContain('Hung in a show');
  expect(await html('/login')).not.toContain('Newest upload');

  const { page } = await administrator('/admin/settings');
  const finder = page.getByRole('combobox', { name: settingsWords.picks.en });
  await finder.fill('Picked');
  await page.getByRole('listbox', { name: settingsWords.picks.en }).getByRole('option').first().waitFor();
  await finder.press('Enter');
  const row = page.getByRole('region', { name: settingsWords.picks.en }).getByRole('listitem');
  await row.getByText('Picked by hand').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await alerts(page).getByText('Saved.').waitFor();
  await page.reload();
  await row.getByText('Picked by hand').waitFor();

  expect(await onHome()).toEqual([picked.id, hung.id]);
  expect(await html('/login')).toContain('Picked by hand');
  for (const path of ['/', '/artists', '/artworks']) expect(await cardOf(path), path).toContain(keyOf(picked));
  // A pick that is hidden later fronts nothing.
  await call('PUT', `/art-works/${picked.id}`, { is_exposed: false });
  expect(await onHome()).toEqual([hung.id]);
  expect(await html('/login')).toContain('Hung in a show');
  expect(await onHome()).not.toContain(newest.id);
});

test('a held artist is told so, prepares, and is public once an administrator approves', async () => {
  const { page } = await administrator('/admin/settings');
  await field(page, 'hold_new_artists').check();
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await alerts(page).getByText('Saved.').waitFor();
  expect((await call<Settings>('GET', '/settings')).hold_new_artists).toBe(true);

  const who = somebody();
  const { user } = await call<{ user: { id: string } }>('POST', '/auth/local/register', who, '');
  await call('PUT', `/users/${user.id}`, { confirmed: true });
  const newcomer = await openHydrated('/login?to=/artist-register', { base: site.base, width: 360 });
  await login(newcomer.page, who.email, who.password);
  await newcomer.page.getByText(artistRegisterWords.reviewed.en).waitFor();
  const own = await tokenOf(who.email, who.password);
  const names = { localname: '새별', englishname: 'Saebyeol', mobile: '1', email: who.email };
  const artist = await call<{ id: string }>('POST', '/artists', names, own);
  await newcomer.page.goto('/profile');
  await newcomer.page.getByText(heldWords.title.en).waitFor();
  expect(await violations(newcomer.page)).toEqual([]);
  await newcomer.page.goto('/my-artworks');
  await newcomer.page.getByText(heldWords.text.en).waitFor();
  expect((await fetch(`${site.base}/artist-profile/${artist.id}`)).status).toBe(404);
  expect(await html('/artists')).not.toContain('Saebyeol');

  await page.goto('/admin/artists?held=true');
  const button = page.getByRole('button', { name: approve('새별').en });
  await button.waitFor();
  expect(await violations(page)).toEqual([]);
  await button.click();
  await button.waitFor({ state: 'detached' });
  expect((await fetch(`${site.base}/artist-profile/${artist.id}`)).status).toBe(200);
  expect((await fetch(`${site.base}/api/artists/${artist.id}`)).status).toBe(200);
  await newcomer.page.goto('/inbox');
  await newcomer.page.getByText('Your artist profile is public').first().waitFor();
  await newcomer.page.goto('/profile');
  await newcomer.page.getByRole('link', { name: 'View public page' }).waitFor();
  expect(await newcomer.page.getByText(heldWords.title.en).count()).toBe(0);
});

test('the banner begins with what can be seen now, however much was announced after it', async () => {
  await addExhibition('Open for years', '2020-01-01', '2999-12-31');
  for (const number of [1, 2, 3, 4, 5, 6]) await addExhibition(`Announced ${number}`, '2999-01-01', '2999-12-31');
  for (const path of ['/', '/excarousel']) {
    const banner = (await html(path)).split('aria-roledescription="carousel"')[1] ?? '';
    expect(/<h2[^>]*>([^<]*)/.exec(banner)?.[1], path).toBe('Open for years');
  }
});
