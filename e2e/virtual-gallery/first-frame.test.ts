import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { hydrated } from '../browser.ts';
import { hangPlain } from './curator.ts';
import { pixelsOf } from './pinhole.ts';
import { canvasOf, drawn, finished, publishedWorks, stepIn } from './visit.ts';

let exhibition: Exhibition;
beforeAll(async () => {
  exhibition = await hangPlain(9);
});

const work = (index: number): string => exhibition.art_works[index]?.id ?? '';

interface Counted {
  contexts: Set<unknown>;
  putOff: boolean[];
}
const contexts = (page: Page) => page.evaluate(() => (window as unknown as Counted).contexts.size);

/** A visitor whose page gets no script but the room's own until it is let in. */
async function asleep(): Promise<{ page: Page; letIn: () => void }> {
  const { page } = await stepIn({ language: 'en' });
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext;
    const { contexts, putOff } = Object.assign(window, { contexts: new Set<unknown>(), putOff: [] as boolean[] });
    new MutationObserver(() => putOff.push(document.documentElement.hasAttribute('data-first-alone'))).observe(
      document,
      {
        attributeFilter: ['data-first-alone'],
        subtree: true,
      },
    );
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      const context = own.apply(this, [kind, ...more] as never);
      if (kind === 'webgl2') contexts.add(context);
      return context;
    } as never;
  });
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/(?!scene-|bake)[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return { page, letIn };
}

test('the room opens before the page has woken, and the woken page takes over the very same canvas', async () => {
  const { page, letIn } = await asleep();
  await page.goto(`/virtualgalleries/${exhibition.id}?work=${work(0)}`, { waitUntil: 'commit' });
  await page.waitForSelector('[data-room-host][data-open] canvas');
  await expect.poll(async () => (await drawn(page)).frames, { timeout: 20_000 }).toBeGreaterThan(0);
  const { perFrame, firstPrograms } = await drawn(page);
  expect(perFrame[0]).toBeGreaterThanOrEqual(3);
  expect(firstPrograms, 'the first frame waits for one program').toBe(1);
  expect(await publishedWorks(page)).toHaveLength(10);
  await finished(page);
  expect(await pixelsOf(await canvasOf(page).screenshot(), [20, 90, 200])).toBeGreaterThan(10_000);
  await canvasOf(page).focus();
  await page.keyboard.press('n');
  await page.waitForSelector(`[data-room-host][data-focus="${work(1)}"]`, { state: 'attached' });
  expect(await page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')))).toBe(false);
  const canvas = await canvasOf(page).elementHandle();

  letIn();
  await hydrated(page);
  await page.waitForSelector(`[data-state="open"] [data-caption="${work(1)}"]`);
  expect(await page.evaluate((own) => document.querySelector('[data-room-host] canvas') === own, canvas)).toBe(true);
  expect(await page.locator('canvas').count()).toBe(1);
  expect(await contexts(page)).toBe(1);
  await page.getByRole('button', { name: 'List only' }).click();
  await page.waitForSelector('canvas', { state: 'detached' });
  await page.getByRole('button', { name: '3D room' }).click();
  await page.waitForSelector('[data-state="open"] canvas');
  expect(await contexts(page)).toBe(2);
});

test('a page that is touched before its room has come wakes, and the room still opens once', async () => {
  const { page, letIn } = await asleep();
  let bring = () => {};
  const gate = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/assets\/scene-[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  letIn();
  await page.goto(`/virtualgalleries/${exhibition.id}`, { waitUntil: 'commit' });
  await page.locator('[data-flat-wall]').waitFor();
  const putOff = await page.evaluate(() => (window as unknown as Counted).putOff);
  expect(putOff, 'the wall waits for the room, but not for long').toEqual([true, false]);
  await expect.poll(() => page.locator('style[data-faces]').getAttribute('media')).toBe('');
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect((await drawn(page)).frames).toBe(0);
  bring();
  await page.waitForSelector('[data-state="open"] canvas');
  expect(await contexts(page)).toBe(1);
});
