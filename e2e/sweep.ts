import type { Language } from '@hwarang/domain/language';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { hydrated, type Visit, visit } from './browser.ts';
import { artist, returning } from './members.ts';
import { routes } from './routes.ts';
import { site } from './site.ts';
import { wordsOfOthers } from './spoken.ts';

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

/** What a visitor sees, and then what an artist sees; the administrators' pages have a test of their own. */
const forArtists = [
  '/my-artworks',
  '/my-galleries',
  '/studio',
  '/profile',
  '/inbox',
  '/message',
  '/event-artist-register',
  '/artist-register',
];
const forVisitors = routes
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('/admin') && !forArtists.includes(path));

/** Every page once: what axe finds, what is wider than a phone, and what is said in the other language. */
export async function sweep(as: Visit & { width: number; language: Language }): Promise<string[]> {
  const who = await artist();
  const others = await wordsOfOthers(as.language, [who.username]);
  const faults: string[] = [];
  const check = async (page: Page, path: string) => {
    if (as.width !== phone) await page.setViewportSize({ width: as.width, height: 800 });
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page, 'body');
    for (const fault of await violations(page)) faults.push(`${path}: ${fault}`);
    faults.push(...(await others(page)));
    if (as.width !== phone) await page.setViewportSize({ width: phone, height: 800 });
    const wider = await overflow(page);
    if (wider > 0) faults.push(`${path} is ${wider} pixels wider than a phone`);
  };
  const visitor = await visit(as);
  visitor.expectFailure(/./);
  for (const path of [...forVisitors, ...(await details())]) await check(visitor.page, path);
  const member = await returning(who, '/company', as);
  member.expectFailure(/./);
  for (const path of forArtists) await check(member.page, path);
  return faults;
}
