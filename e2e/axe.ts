import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Not `axe.source`: that is more than twice as long, and a page takes twice as long to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, in the page itself and once: the builder of @axe-core/playwright loads axe twice, or opens a second page, which moves the first. */
export async function violations(page: Page): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const found = await page.evaluate(async (options) => (await window.axe.run(document, options)).violations, {
    resultTypes: ['violations' as const],
    rules: { 'target-size': { enabled: true } },
  });
  return found.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}
