import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { framesOffered, hydrated, openSearchByKeys, visit } from './browser.ts';
import { slowPhone } from './slow-phone.ts';

const phone = { language: 'en', width: 390, height: 800, touch: true } as const;

/** With a picture, which can be looked at closely: works that other tests made have none. */
const aWork = ['/artworks', 'main a[href^="/artworks-detail/"]:has(img)'] as const;
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().tap();
/** What lies over a page: the page before it, the link to it, what opens it, and what is seen then. */
const layers: [string, readonly [string, string], (page: Page) => Promise<void>, string][] = [
  ['zoom', aWork, press('Zoom in'), 'dialog[open]'],
  ['search', aWork, press('Search'), '#search'],
  ['drawer', aWork, press('Open menu'), '#side-menu'],
  ['tray', aWork, (page) => page.locator('header summary[title=Notifications]').tap(), 'header details[open] h2'],
  ['dialog', ['/style-guide', 'main a[href="/form-elements"]'], press('Open dialog'), 'dialog[open] h2'],
];

/** How many layers the current entry stands for. */
const layersInHistory = (page: Page): Promise<number> => page.evaluate(() => window.history.state?.layer ?? 0);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** By a link within the application, so that Back has a page of ours to lead to. */
async function arrive([from, link]: readonly [string, string] = aWork) {
  const { page } = await visit(phone);
  await page.goto(from);
  await hydrated(page);
  await page.locator(link).first().tap();
  await page.waitForURL((url) => url.pathname !== from);
  await page.locator('h1').waitFor();
  return { page, from, at: pathOf(page) };
}

const back = (page: Page) => page.evaluate(() => window.history.back());

test.each(layers)('Back on a phone closes the %s first, then leaves the page', async (_, way, open, layer) => {
  const { page, from, at } = await arrive(way);
  await open(page);
  await page.locator(layer).waitFor();
  await back(page);
  await page.locator(layer).waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe(at);
  await back(page);
  await page.waitForURL(`**${from}`);
});

test.each(layers)('after Escape has closed the %s, Back leaves the page at once', async (_, way, open, layer) => {
  const { page, from } = await arrive(way);
  for (let time = 0; time < 2; time++) {
    await open(page);
    await page.locator(layer).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(layer).waitFor({ state: 'hidden' });
  }
  await expect.poll(() => layersInHistory(page)).toBe(0);
  await back(page);
  await page.waitForURL(`**${from}`);
});

test('what opens in the moment in which another closes stays open, and Back still closes it first', async () => {
  const { page, from, at } = await arrive();
  const drawer = page.locator('dialog[open]');
  await press('Open menu')(page);
  await drawer.waitFor();
  // After the way back has begun, and before the browser has arrived.
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    const { history } = window;
    const go = history.go.bind(history);
    history.go = (delta) => {
      go(delta);
      history.go = go;
      dialog?.showModal();
    };
    dialog?.close();
  });
  await framesOffered(page, 20);
  expect(await drawer.count()).toBe(1);
  await expect.poll(() => layersInHistory(page)).toBe(1);
  await back(page);
  await drawer.waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe(at);
  await back(page);
  await page.waitForURL(`**${from}`);
});

test('Back and Forward over a link in the drawer show the pages, and never an open drawer', async () => {
  const { page, from, at } = await arrive();
  const drawer = page.locator('#side-menu');
  const title = page.getByRole('heading', { level: 1, name: 'Exhibitions' });
  await press('Open menu')(page);
  await drawer.getByRole('link', { name: 'Exhibitions' }).tap();
  await title.waitFor();
  await drawer.waitFor({ state: 'hidden' });
  await back(page);
  await page.waitForURL(`**${at}`);
  await title.waitFor({ state: 'hidden' });
  expect(await drawer.isVisible()).toBe(false);
  await page.evaluate(() => window.history.forward());
  await title.waitFor();
  await back(page);
  await title.waitFor({ state: 'hidden' });
  await back(page);
  await page.waitForURL(`**${from}`);
});

test('Forward after Back has closed the drawer opens nothing, and the page works on', async () => {
  const { page, at } = await arrive();
  const drawer = page.locator('#side-menu');
  for (let time = 0; time < 2; time++) {
    await press('Open menu')(page);
    await drawer.waitFor();
    await back(page);
    await drawer.waitFor({ state: 'hidden' });
    // Forward, and back again by itself.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const places: unknown[] = [];
          const arrived = () => {
            places.push(window.history.state?.layer);
            if (places.length === 2) resolve();
          };
          window.navigation.addEventListener('currententrychange', arrived);
          window.history.forward();
        }),
    );
    await expect.poll(() => layersInHistory(page)).toBe(0);
    expect(await drawer.isVisible()).toBe(false);
    expect(pathOf(page)).toBe(at);
  }
});

test('of two that lie over each other Back closes the upper one first', async () => {
  const { page, from, at } = await arrive();
  await press('Open menu')(page);
  await page.locator('#side-menu').waitFor();
  await openSearchByKeys(page);
  await back(page);
  await page.locator('#search').waitFor({ state: 'hidden' });
  expect(await page.locator('#side-menu').isVisible()).toBe(true);
  await back(page);
  await page.locator('#side-menu').waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe(at);
  await back(page);
  await page.waitForURL(`**${from}`);
});

test('a page that is loaded again under an open drawer has no entry left of it', async () => {
  const { page, from } = await arrive();
  await press('Open menu')(page);
  await page.locator('#side-menu').waitFor();
  await page.reload();
  await expect.poll(() => layersInHistory(page)).toBe(0);
  await back(page);
  await page.waitForURL(`**${from}`);
});

test('a drawer opened before hydration is closed by Back after it', async () => {
  const { page, release } = await slowPhone('/artists');
  await press('Open menu')(page);
  await page.locator('#side-menu').waitFor();
  release();
  await hydrated(page);
  await expect.poll(() => layersInHistory(page)).toBe(1);
  await back(page);
  await page.locator('#side-menu').waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe('/artists');
});
