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
const scene = /\/assets\/mount-[^/]+\.js$/;

/** Counts the graphics contexts that the page asks for. */
async function countContexts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext;
    const contexts = new Set<unknown>();
    Object.assign(window, { contexts });
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      const context = own.apply(this, [kind, ...more] as never);
      if (kind === 'webgl2') contexts.add(context);
      return context;
    } as never;
  });
  return () => page.evaluate(() => (window as unknown as { contexts: Set<unknown> }).contexts.size);
}

test('the flat wall is seen until the room opens before the work of the address, once', async () => {
  const { page } = await stepIn({ language: 'en' });
  const contexts = await countContexts(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scene, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/virtualgalleries/${exhibition.id}?work=${work(0)}`, { waitUntil: 'commit' });
  await page.locator('[data-flat-wall] a').first().waitFor();
  await hydrated(page);
  await page.waitForSelector('[data-state="opening"]');
  expect(await page.locator('[data-flat-wall] a').count()).toBe(10);
  expect((await drawn(page)).frames).toBe(0);

  release();
  await page.waitForSelector(`[data-state="open"] [data-caption="${work(0)}"]`);
  expect(await page.locator('[data-flat-wall]').count()).toBe(0);
  expect((await drawn(page)).perFrame[0]).toBeGreaterThanOrEqual(3);
  expect(await publishedWorks(page)).toHaveLength(10);
  await finished(page);
  expect(await pixelsOf(await canvasOf(page).screenshot(), [20, 90, 200])).toBeGreaterThan(10_000);
  await canvasOf(page).focus();
  await page.keyboard.press('n');
  await page.waitForSelector(`[data-state="open"] [data-caption="${work(1)}"]`);
  expect(await contexts()).toBe(1);

  await page.getByRole('button', { name: 'List' }).click();
  await page.waitForSelector('canvas', { state: 'detached' });
  await page.getByRole('button', { name: '3D room' }).click();
  await page.waitForSelector('[data-state="open"] canvas');
  expect(await contexts()).toBe(2);
});

test('where the scene cannot be loaded the flat wall stays, and says so', async () => {
  const { page, expectFailure } = await stepIn({ language: 'en' });
  expectFailure(scene);
  await page.route(scene, (route) => route.abort());
  await page.goto(`/virtualgalleries/${exhibition.id}`);
  await page.waitForSelector('[data-state="impossible"]');
  expect(await page.locator('[data-flat-wall] a').count()).toBe(10);
});
