import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { type Visit, visit } from './browser.ts';
import { routes } from './routes.ts';
import { site } from './site.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** In the page itself and once: the builder of @axe-core/playwright loads axe twice, or opens a second page, which moves the first. */
async function violations(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  const found = await page.evaluate(async (options) => (await window.axe.run(document, options)).violations, {
    resultTypes: ['violations' as const],
    rules: { 'target-size': { enabled: true } },
  });
  return found.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}

/** How much wider than the window a page is. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The first record of each kind: what only a page with a record shows. */
export async function details(): Promise<string[]> {
  const of = {
    'artist-profile': 'artists',
    'exhibition-detail': 'exhibitions',
    'gallery-detail': 'galleries',
    'artworks-detail': 'art-works',
  };
  return Promise.all(
    Object.entries(of).map(async ([page, records]) => {
      const [record] = await (await fetch(`${site().base}/api/${records}?_sort=createdAt:asc&_limit=1`)).json();
      return `/${page}/${record.id}`;
    }),
  );
}

const phone = 360;

/** Every page once, as this visitor: what axe finds, and what is wider than a phone. */
export async function sweep(as: Visit & { width: number }): Promise<string[]> {
  const { page, expectFailure } = await visit(as);
  expectFailure(/./);
  const faults: string[] = [];
  for (const path of [...routes.map((route) => route.path), ...(await details())]) {
    if (as.width !== phone) await page.setViewportSize({ width: as.width, height: 800 });
    await page.goto(path, { waitUntil: 'load' });
    for (const fault of await violations(page)) faults.push(`${path}: ${fault}`);
    if (as.width !== phone) await page.setViewportSize({ width: phone, height: 800 });
    const wider = await overflow(page);
    if (wider > 0) faults.push(`${path} is ${wider} pixels wider than a phone`);
  }
  return faults;
}
