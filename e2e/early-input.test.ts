import { expect, test } from 'vitest';
import { hydrated, visit } from './browser.ts';
import { isHydrated, slowPhone } from './slow-phone.ts';

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
