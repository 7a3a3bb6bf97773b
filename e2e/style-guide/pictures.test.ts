import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPages } from '../../web/src/style-guide/style-guide.words.ts';
import { fontsListed, hydrated, visit } from '../browser.ts';
import { difference, reduced } from './compare.ts';

const folder = new URL('kept/', import.meta.url);
const updating = process.env.UPDATE_PICTURES !== undefined;
const paths = ['/style-guide', ...Object.keys(demoPages)];

/** What comes after the page itself, by its address. */
const latecomers: Record<string, string> = { '/email': '[role="textbox"]', '/maps': '[role="application"]' };

/** Everything that comes late has come: fonts, pictures, the editor, the map. What shows live numbers is left out, and of a set that
 * grows with the product, as icons do, the first two dozen are enough. */
async function settled(page: Page, late: string | undefined): Promise<void> {
  await hydrated(page);
  await page.addStyleTag({
    content:
      '[data-live], [data-growing] > :nth-child(n + 25) { display: none } * { caret-color: transparent !important }',
  });
  if (late) await page.waitForSelector(late);
  await fontsListed(page);
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

for (const [scheme, language] of [
  ['light', 'ko'],
  ['dark', 'en'],
] as const)
  test(`the demo pages look as their kept pictures, ${scheme} and in ${language}`, async () => {
    const { page } = await visit({ scheme, language, fonts: true });
    const faults: string[] = [];
    for (const path of paths)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 1280) await page.goto(path);
        await settled(page, latecomers[path]);
        const now = await reduced(await page.screenshot({ fullPage: true, animations: 'disabled' }));
        const file = new URL(`${path.slice(1)}-${width}-${scheme}-${language}.webp`, folder);
        if (updating) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(file, now);
        }
        const fault = existsSync(file) ? await difference(readFileSync(file), now) : 'has no kept picture';
        if (fault) faults.push(`${path} at ${width}, ${scheme}, ${language}: ${fault}`);
      }
    expect(faults).toEqual([]);
  }, 300_000);
