import { expect, test } from 'vitest';
import { hydrated, openSearchByKeys, visit } from './browser.ts';

test('search everywhere opens with Ctrl-K and leads to a work by keyboard alone, in Korean', async () => {
  const { page } = await visit();
  await page.goto('/');
  await hydrated(page);
  await openSearchByKeys(page);
  await page.keyboard.type('thskrl');
  const first = page.getByRole('option').first();
  await first.waitFor();
  expect(await first.locator('mark').first().textContent()).toBe('소나기');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await first.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(artworks-detail|exhibition-detail|artist-profile)\/[0-9a-f]{24}$/);
});

test('initial consonants find, Escape closes and gives the focus back', async () => {
  const { page } = await visit({ language: 'en', width: 360, height: 640 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await page.getByRole('combobox').fill('ㅅㄴㄱ');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Enter opens what the typed words find, not what fewer of them had found before', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await hydrated(page);
  await openSearchByKeys(page);
  await page.keyboard.type('k');
  const first = page.getByRole('option').first();
  await first.waitFor();
  expect(await first.textContent()).not.toContain('Moon');
  let answer = () => {};
  const entered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/search\?/, async (route) => {
    await entered;
    await route.continue();
  });
  await page.getByRole('combobox').fill('dark of the moon');
  await page.keyboard.press('Enter');
  answer();
  await page.getByRole('heading', { level: 1, name: 'Dark of the Moon' }).waitFor();
});

test('a query that nothing matches says so', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox');
  await openSearchByKeys(page);
  await box.fill('qqqq wwww zzzz');
  await page.getByText('No results for “qqqq wwww zzzz”.').waitFor();
});

test('the small picture of a result stands within its own line, however tall the work is', async () => {
  const { page } = await visit({ language: 'en', width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('moon');
  await page.getByRole('option', { name: /Dark of the Moon/ }).waitFor();
  const over = await page.getByRole('option').evaluateAll((options) =>
    options.flatMap((option) => {
      const line = option.getBoundingClientRect();
      const picture = option.querySelector('img')?.getBoundingClientRect();
      return picture && (picture.top < line.top || picture.bottom > line.bottom) ? [option.textContent] : [];
    }),
  );
  expect(over).toEqual([]);
});
