import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hydrated, visit } from './browser.ts';

test('the ground of a picture stands in the first HTML and stays while the page wakes', async () => {
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

test('the picture comes before the script, and a button pressed while the page still sleeps does its work when it wakes', async () => {
  const { page } = await visit({ language: 'en' });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.route('**/media/**', () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: /search/i }).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  expect(scripts).not.toEqual([]);
});

/** What is asked for at such an address waits until the returned function is called. */
async function held(page: Page, address: string): Promise<() => void> {
  let bring = () => {};
  const gate = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return bring;
}

/** The page of a work of the sample: it is about one picture, whatever other tests have made. */
async function pageOfAWork(): Promise<string> {
  const answer = await fetch(`${inject('base')}/api/art-works?is_exposed=true&_sort=createdAt:asc&_limit=1`);
  const [work] = (await answer.json()) as { id: string }[];
  return `/artworks-detail/${work?.id}`;
}

test('a page wakes behind its letters, and before them at a touch', async () => {
  for (const touched of [false, true]) {
    const { page } = await visit({ width: 412 });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const bring = await held(page, '**/letters/**');
    await page.goto(await pageOfAWork(), { waitUntil: 'load' });
    await sleep(300);
    expect(scripts).toEqual([]);
    if (touched) await page.keyboard.press('Shift');
    else bring();
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(5);
    bring();
    await page.context().close();
  }
});

test('what is far below takes its true height once its letters have come, though it was seen in others before, and lies over nothing', async () => {
  const { page } = await visit({ language: 'en', width: 412 });
  const bring = await held(page, '**/letters/**');
  // One of the sample, with a long page; other tests make short ones.
  const [exhibition] = await (
    await fetch(`${inject('base')}/api/exhibitions?title_en=${encodeURIComponent('A Study in Eight Panels')}`)
  ).json();
  await page.goto(`/exhibition-detail/${exhibition.id}`);
  await hydrated(page);
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8, 0]) {
    await page.evaluate((at) => window.scrollTo(0, at * 1000), place);
    await page.waitForTimeout(60);
  }
  bring();
  await page.waitForFunction(() => document.querySelector<HTMLStyleElement>('style[data-faces]')?.media === '');
  const overhang = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('body *')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      );
      const over = parts.map(
        (part) => (part.lastElementChild ?? part).getBoundingClientRect().bottom - part.getBoundingClientRect().bottom,
      );
      return parts.length < 5 ? Number.NaN : Math.max(...over);
    });
  await expect.poll(overhang).toBeLessThan(1);
  await sleep(400);
  expect(await overhang()).toBeLessThan(1);
});

test('what is being measured is never hidden from whoever has come near it', async () => {
  const { page } = await visit({ width: 360 });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'hiddenInWindow', seen);
    const look = () => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-part], [data-parts] > *')) {
        const { top, bottom } = part.getBoundingClientRect();
        if (part.style.contentVisibility === 'hidden' && top < window.innerHeight && bottom > 0)
          seen.push(`${part.id || part.className} at ${Math.round(top)}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const started = new MutationObserver(() => {
      const measured = [...document.querySelectorAll<HTMLElement>('[data-part]')].find(({ style }) => style.contain);
      if (!measured) return;
      started.disconnect();
      measured.scrollIntoView();
      window.scrollBy(0, 300);
    });
    document.addEventListener('awake', () =>
      started.observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true }),
    );
  });
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await sleep(1500);
  expect(await page.evaluate(() => Reflect.get(window, 'hiddenInWindow'))).toEqual([]);
});

const isSubset = (url: string): boolean => url.endsWith('.woff2');
const lettersOn = async (path: string, language: 'ko' | 'en') => {
  const { page, expectFailure } = await visit({ language, width: 412 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { page, expectFailure, asked, open: () => page.goto(path, { waitUntil: 'load' }) };
};
/** Fonts of that family that have come. */
const come = (page: Page, family: RegExp) =>
  page.evaluate(
    (name) =>
      [...document.fonts].filter((font) => font.status === 'loaded' && new RegExp(name).test(font.family)).length,
    family.source,
  );
const letters = /^Hwarang (Sans|Serif)$/;
const subsets = /KR|Pretendard/;

test('the letters of a page come in one piece, and none of the subsets they are in, down to the end of the page', async () => {
  for (const [path, language] of [
    ['/', 'ko'],
    ['/', 'en'],
    ['/artists', 'ko'],
    ['/artworks', 'ko'],
    ['/exhibitions', 'en'],
  ] as const) {
    const { page, asked, open } = await lettersOn(path, language);
    await open();
    await expect.poll(() => come(page, letters)).toBe(5);
    await page.evaluate(() => document.documentElement.removeAttribute('data-fresh'));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
    expect(
      asked.filter((url) => url.includes('/letters/')),
      path,
    ).toHaveLength(1);
    expect(asked.filter(isSubset), `${path} in ${language}`).toEqual([]);
    await page.context().close();
  }
});

test('the letters of a page are asked for behind its first picture', async () => {
  const path = await pageOfAWork();
  const { page, asked } = await lettersOn(path, 'ko');
  const letterRequests = () => asked.filter((url) => url.includes('/letters/'));
  const bring = await held(page, '**/media/**');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await sleep(300);
  expect(letterRequests()).toEqual([]);
  bring();
  await expect.poll(letterRequests).toHaveLength(1);
});

test('where the letters cannot be had, the subsets come by themselves', async () => {
  const { page, expectFailure, asked, open } = await lettersOn('/', 'ko');
  expectFailure(/\/letters\//);
  await page.route('**/letters/**', (route) => route.abort());
  await open();
  await expect.poll(() => come(page, subsets)).toBeGreaterThan(5);
  expect(asked.filter(isSubset).length).toBeGreaterThan(5);
});

test('where the letters are sent and never come, the subsets come after ten seconds', async () => {
  const { page, asked, open } = await lettersOn('/', 'ko');
  await page.route('**/letters/**', () => undefined);
  await page.clock.install();
  await open();
  await expect.poll(() => asked.some((url) => url.includes('/letters/'))).toBe(true);
  await page.clock.runFor(9_000);
  expect(asked.filter(isSubset)).toEqual([]);
  await page.clock.runFor(1_500);
  await expect.poll(() => come(page, subsets)).toBeGreaterThan(5);
});

test('letters that nobody asks for are refused with a sentence, and so are too many and unknown lists', async () => {
  const html = await (await fetch(`${inject('base')}/`)).text();
  const list = /\/letters\/fonts[\w-]*\.css/.exec(html)?.[0];
  const ask = (path: string) => fetch(inject('base') + path);
  for (const code of ['', 'zz', '____', 'A'.repeat(9000)]) {
    const answer = await ask(`${list}?of=${code}`);
    expect(answer.status, code.slice(0, 9)).toBe(400);
    expect((await answer.json()).message).toMatch(/letters/);
  }
  expect((await ask(`${list}?of=AQ&of=AQ`)).status).toBe(400);
  for (const other of ['none.css', '..%2f..%2fpackage.json', '%00.css'])
    expect((await ask(`/letters/${other}?of=AA`)).status).toBe(404);
});
