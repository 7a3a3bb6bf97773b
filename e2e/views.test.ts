import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { viewsNote, viewsText } from '../web/src/my-artworks/views.words.ts';
import { visit } from './browser.ts';
import { artist, callAs, returning } from './members.ts';

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const told = (page: Page, id: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/art-works/${id}/views`) && answer.ok());

async function artistWithWork() {
  const who = await artist();
  const { id } = await callAs<{ id: string }>(who.jwt, 'POST', '/art-works', { title: '눈길', size: '10 cm x 10 cm' });
  const counted = async () =>
    (await callAs<{ id: string; total: number }[]>(who.jwt, 'GET', '/art-works/views')).find((one) => one.id === id)
      ?.total;
  return { who, id, path: `/artworks-detail/${id}`, counted };
}

test('a look at a work counts once a day for each visitor, whatever is cached', async () => {
  const { id, path, counted } = await artistWithWork();
  const { page, context } = await visit({ userAgent });
  await Promise.all([told(page, id), page.goto(path)]);
  expect(await counted()).toBe(1);
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.reload();
  // The page has been in sight longer than a look has to last.
  await page.waitForFunction(() => performance.now() > 3000 && document.visibilityState === 'visible');
  expect(calls.filter((url) => url.endsWith('/views'))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /seen|view/.test(name))).toEqual([]);
  const other = await visit({ userAgent });
  await Promise.all([told(other.page, id), other.page.goto(path)]);
  expect(await counted()).toBe(2);
});

test('neither the artist nor a browser that is driven by a program counts', async () => {
  const { who, id, path, counted } = await artistWithWork();
  const own = await visit({ userAgent, stored: { '@usertoken': who.jwt, '@artist': who.artistId } });
  await Promise.all([told(own.page, id), own.page.goto(path)]);
  const bot = await visit();
  await Promise.all([told(bot.page, id), bot.page.goto(path)]);
  expect(await counted()).toBeUndefined();
});

test.each([
  ['ko', 360],
  ['en', 1280],
] as const)('an artist reads at each work how often it was looked at, in %s at %s px', async (language, width) => {
  const { who, id, path } = await artistWithWork();
  const visitor = await visit({ userAgent });
  await Promise.all([told(visitor.page, id), visitor.page.goto(path)]);
  const { page } = await returning(who, '/my-artworks', { language, width });
  await page.getByText(viewsText(1, 1)[language], { exact: true }).waitFor();
  await page.getByText(viewsNote[language], { exact: true }).waitFor();
});
