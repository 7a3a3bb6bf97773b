import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from './browser.ts';
import { site } from './site.ts';
import { held, isHydrated, slowPhone } from './slow-phone.ts';

const desk = { width: 1280, height: 800, touch: false };

test.each(['/artists', '/artworks'])(
  'an order chosen on %s before hydration is the order of the list',
  async (path) => {
    const { page, release } = await slowPhone(path);
    const order = page.getByRole('main').locator('select[name=sort]');
    await order.selectOption('oldest');
    expect(await isHydrated(page)).toBe(false);
    release();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'oldest');
    await expect.poll(() => order.inputValue()).toBe('oldest');
  },
);

test('words typed on /artists before hydration are looked for, together with the order', async () => {
  const { page, release } = await slowPhone('/artists');
  await page.getByRole('main').getByRole('searchbox').tap();
  await page.keyboard.type('kim');
  await page.getByRole('main').locator('select[name=sort]').selectOption('oldest');
  release();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'oldest' && url.searchParams.get('q') === 'kim');
  expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('kim');
});

test('a filter chosen before hydration narrows the wall', async () => {
  const { page, release } = await slowPhone('/artworks');
  await page.locator('main summary').tap();
  await page.locator('select[name=shape]').selectOption('landscape');
  await page.locator('label:has(input[name=colour][value=blue])').tap();
  release();
  await page.waitForURL(
    (url) => url.searchParams.get('shape') === 'landscape' && url.searchParams.get('colour') === 'blue',
  );
  expect(await page.locator('main details').first().getAttribute('open')).not.toBeNull();
});

test.each([
  ['/artists', 'material', 'ink'],
  ['/artists', 'country', 'KR'],
  ['/exhibitions?when=over', 'city', 'Seoul'],
])('a filter of %s by %s chosen before hydration narrows the list', async (path, name, value) => {
  const { page, release } = await slowPhone(path);
  await page.locator('main summary').tap();
  await page.locator(`select[name=${name}]`).selectOption(value);
  expect(await isHydrated(page)).toBe(false);
  release();
  await page.waitForURL((url) => url.searchParams.get(name) === value);
  expect(new URL(page.url()).searchParams.get('when')).toBe(new URLSearchParams(path.split('?')[1]).get('when'));
  await expect.poll(() => page.locator(`select[name=${name}]`).inputValue()).toBe(value);
});

test.each([
  ['/artworks', { sort: 'oldest', material: 'ink', shape: 'landscape' }],
  ['/artists', { sort: 'oldest', material: 'ink', country: 'KR' }],
])('choices made on %s faster than the list answers all count', async (path, choices) => {
  const { page } = await visit({ language: 'en' });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate((chosen) => {
    for (const [name, value] of Object.entries(chosen)) {
      const select = document.querySelector<HTMLSelectElement>(`main select[name=${name}]`);
      if (!select) throw new Error(`no select is called ${name}`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, choices);
  await page.waitForURL((url) =>
    Object.entries(choices).every(([name, value]) => url.searchParams.get(name) === value),
  );
});

test('an address with a year that the choices lack is left as it is', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/artworks?year=1993&page=1');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).searchParams.get('year')).toBe('1993');
});

test('words typed into the header before hydration are in the dialog after it', async () => {
  const { page, release } = await slowPhone('/', desk);
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).click();
  await page.keyboard.type('sona');
  expect(await isHydrated(page)).toBe(false);
  release();
  await page.keyboard.type('gi');
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Search artists, artworks' });
  await field.waitFor();
  await page.keyboard.type('!');
  expect(await field.inputValue()).toBe('sonagi!');
});

test('letters typed into the header at once are all in the dialog, by mouse and by keyboard', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await hydrated(page);
  const header = page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
  const field = page.getByRole('combobox', { name: 'Search artists, artworks' });
  for (const reach of [() => header.click(), () => header.focus()]) {
    await reach();
    await page.keyboard.type('kim');
    await field.waitFor();
    expect(await field.inputValue()).toBe('kim');
    await page
      .getByRole('status')
      .filter({ hasText: /result|No results for “kim”/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    expect(await header.inputValue()).toBe('');
    expect(await header.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('a Korean syllable is finished in the header before the dialog takes it over', async () => {
  const { page } = await visit();
  await page.goto('/');
  await hydrated(page);
  const devtools = await page.context().newCDPSession(page);
  const header = page.getByRole('banner').getByRole('searchbox');
  await header.focus();
  for (const text of ['ㄱ', '기', '김'])
    await devtools.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  expect(await header.inputValue()).toBe('김');
  expect(await page.getByRole('combobox').isVisible()).toBe(false);
  await devtools.send('Input.insertText', { text: '김' });
  await page.getByRole('combobox').waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('김');
});

test('on a phone search opens over the whole screen', async () => {
  const { page } = await visit({ language: 'en', width: 360, height: 640, touch: true });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Search artists, artworks' });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().toJSON())).toMatchObject({
    top: 0,
    left: 0,
    width: 360,
    height: 640,
  });
});

test.each([
  ['desk', 1280],
  ['phone', 360],
])('without scripts the search of the header leads to results on a %s', async (_, width) => {
  const { page } = await visit({ language: 'en', width, scripts: false });
  await page.goto('/');
  if (width === 1280) await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).fill('mountain');
  else {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('mountain');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/artworks?q=mountain');
  await page.locator('main img').first().waitFor();
});

test('a menu of the header opened before hydration stays open through it', async () => {
  const { page, release } = await slowPhone('/', desk);
  const menu = page.locator('header details').filter({ hasText: 'Services' });
  await menu.locator('summary').click();
  expect(await isHydrated(page)).toBe(false);
  release();
  await hydrated(page);
  await menu.getByRole('link', { name: 'Online Shop' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await menu.getAttribute('open')).not.toBeNull();
});

const slideShown = (page: Page) => page.locator('[aria-roledescription=slide]:not([inert])').first();

test('two quick clicks on the arrow move the banner two slides', async () => {
  const { page, release } = await slowPhone('/', desk);
  release();
  await hydrated(page);
  await hydrated(page, '[aria-roledescription=carousel]');
  await page.getByRole('button', { name: 'Next slide' }).dblclick({ delay: 20 });
  await expect.poll(() => slideShown(page).getAttribute('aria-label')).toMatch(/^3 of /);
});

test('zoom shows the picture of the page at once, until its own copies have come', async () => {
  const [work] = (await (
    await fetch(`${site().base}/api/art-works?is_exposed=true&_sort=createdAt:ASC&_limit=1`)
  ).json()) as {
    id: string;
  }[];
  const { page } = await visit({ language: 'en', width: 412, height: 800, touch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const release = await held(page, /\/assets\/openseadragon[^/]+\.js$/);
  await page.goto(`/artworks-detail/${work?.id}`);
  await hydrated(page);
  const shown = await page
    .locator('main img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  const still = page.getByRole('dialog').locator('img');
  await still.waitFor();
  expect(await still.evaluate((image: HTMLImageElement) => [image.currentSrc, image.complete])).toEqual([shown, true]);
  const canvas = page.getByRole('dialog').locator('canvas').first();
  expect(await canvas.isVisible()).toBe(false);
  release();
  await still.waitFor({ state: 'detached' });
  expect(await canvas.isVisible()).toBe(true);
  expect(asked.filter((url) => url === shown)).toEqual([]);
});
