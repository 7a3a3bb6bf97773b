import { AxeBuilder } from '@axe-core/playwright';
import { languages } from '@hwarang/domain/language';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { visit } from './browser.ts';
import { routes } from './routes.ts';

/** In one go in the page itself: axe's other way opens a second page, which moves the first while it is measured. */
async function axe(page: Page, runOnly?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The first record of each kind: what only a page with a record shows. */
async function details(): Promise<string[]> {
  const of = {
    'artist-profile': 'artists',
    'exhibition-detail': 'exhibitions',
    'gallery-detail': 'galleries',
    'artworks-detail': 'art-works',
  };
  return Promise.all(
    Object.entries(of).map(async ([page, records]) => {
      const [record] = await (await fetch(`${inject('base')}/api/${records}?_limit=1`)).json();
      return `/${page}/${record.id}`;
    }),
  );
}

for (const language of languages)
  test(`no page has a fault that axe can find, by day or night, nor is wider than a phone, in ${language}`, async () => {
    const { page, expectFailure } = await visit({ language });
    expectFailure(/./);
    const faults: string[] = [];
    for (const path of [...routes.map((route) => route.path), ...(await details())]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path, { waitUntil: 'load' });
      for (const fault of await axe(page)) faults.push(`${path}: ${fault}`);
      if (language === 'ko') {
        await page.emulateMedia({ colorScheme: 'dark' });
        for (const fault of await axe(page, ['color-contrast'])) faults.push(`${path} at night: ${fault}`);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize({ width: 360, height: 740 });
      if (language === 'en')
        for (const fault of await axe(page, ['target-size'])) faults.push(`${path} under a thumb: ${fault}`);
      const wider = await overflow(page);
      if (wider > 0) faults.push(`${path} is ${wider} pixels wider than a phone`);
    }
    expect(faults).toEqual([]);
  }, 1_200_000);
