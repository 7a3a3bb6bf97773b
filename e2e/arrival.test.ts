import { expect, inject, test } from 'vitest';
import { hydrated, visit } from './browser.ts';
import { field as fieldOf } from './members.ts';
import { site } from './site.ts';
import { isHydrated, slowPhone } from './slow-phone.ts';

test('the placeholder of a picture stands in the first HTML and stays through hydration', async () => {
  const { page } = await visit();
  await page.route('**/media/**', () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const grounds = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main img')].map((image) => getComputedStyle(image).backgroundImage),
    );
  const before = await grounds();
  expect(before.filter((ground) => ground.startsWith('url("data:image/bmp')).length).toBeGreaterThan(10);
  await hydrated(page);
  expect(await grounds()).toEqual(expect.arrayContaining(before));
});

test('on a slow phone the menu opens before hydration, stays open through it and leads on', async () => {
  const { page, release } = await slowPhone('/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'All pages' });
  await menu.waitFor();
  expect(await isHydrated(page)).toBe(false);
  release();
  await hydrated(page);
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Artists' }).tap();
  await page.waitForURL('**/artists');
  await menu.waitFor({ state: 'hidden' });
});

test('on a slow phone words typed into search before hydration are kept and found after it', async () => {
  const { page, release } = await slowPhone('/');
  await page.getByRole('button', { name: 'Search' }).tap();
  const field = page.getByRole('combobox', { name: 'Search artists, artworks' });
  await page.keyboard.type('sona');
  expect(await isHydrated(page)).toBe(false);
  release();
  await page.keyboard.type('gi');
  await hydrated(page);
  expect(await field.inputValue()).toBe('sonagi');
  await page.keyboard.press('End');
  await page
    .getByRole('status')
    .filter({ hasText: /result|No results for “sonagi”/ })
    .waitFor();
});

test('on a slow phone words typed above a list before hydration are kept and looked for', async () => {
  const { page, release } = await slowPhone('/artworks');
  const field = page.getByRole('searchbox');
  await field.tap();
  await page.keyboard.type('blue mount');
  expect(await isHydrated(page)).toBe(false);
  release();
  await page.keyboard.type('ain');
  await hydrated(page);
  await page.waitForURL((url) => url.searchParams.get('q') === 'blue mountain');
  expect(await field.inputValue()).toBe('blue mountain');
});

test('on a slow phone an address and a password typed before hydration are kept and sent', async () => {
  const { page, release } = await slowPhone('/login');
  await fieldOf(page, 'email').tap();
  await page.keyboard.type(inject('administrator').email);
  await fieldOf(page, 'password').tap();
  const { password } = inject('administrator');
  await page.keyboard.type(password.slice(0, 5));
  expect(await isHydrated(page)).toBe(false);
  release();
  await page.keyboard.type(password.slice(5));
  await hydrated(page);
  expect(await fieldOf(page, 'password').inputValue()).toBe(password);
  await page.locator('main form button[type=submit]').tap();
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('the picture that a page is about is asked for before its scripts', async () => {
  const answer = await fetch(`${site().base}/api/art-works?is_exposed=true&_sort=createdAt:asc&_limit=1`);
  const [work] = (await answer.json()) as { id: string }[];
  const { page } = await visit({ width: 412 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/artworks-detail/${work?.id}`);
  const picture = asked.findIndex((url) => url.includes('/media/'));
  expect(picture).toBeGreaterThan(0);
  expect(picture).toBeLessThan(asked.findIndex((url) => url.endsWith('.js')));
  const shown = await page.locator('main img[fetchpriority=high]').first();
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(asked[picture]);
});

test('a page is set in our typefaces after hydration, and without script', async () => {
  for (const scripts of [true, false]) {
    const { page } = await visit({ width: 412, scripts, fonts: true });
    const fonts: string[] = [];
    page.on('requestfinished', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
    await page.goto('/', { waitUntil: 'load' });
    await expect.poll(() => fonts.some((url) => /pretendard/i.test(url))).toBe(true);
    await expect.poll(() => fonts.some((url) => /noto-serif-kr/i.test(url))).toBe(true);
  }
});
