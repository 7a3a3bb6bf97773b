// npm run bench:room : a frame of the room beside the same room without light, and its first frame beside a single triangle.
import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { chromium, type Page } from 'playwright-core';
import { webglFlags } from '../e2e/flags.ts';
import { countGl } from '../e2e/virtual-gallery/gl-counter.ts';
import { findChromium } from '../scripts/requirements.mjs';
import { startSite } from '../scripts/site.mjs';
import { readFirstPixels } from './first-pixels.ts';
import { descendantsMeter } from './meter.ts';
import { buildBenchPages } from './room-pages.ts';
import { printTable } from './table.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 5);
/** A new window draws itself and its address bar for a second or more, on the same two threads: no page is to pay for that. */
const settle = 1500;
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Counted {
  glCounter: { frames: number; firstFrame?: number };
  scriptStart: number;
  firstPixels?: number;
}
const frames = (page: Page) => page.evaluate(() => (window as unknown as Counted).glCounter.frames);

const pages = await buildBenchPages();
const site = await startSite(process.env.DATA_DIR ? { DATA_DIR: process.env.DATA_DIR } : {});
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: webglFlags });
const meter = descendantsMeter(site.pid);

async function tenWorks(): Promise<Exhibition> {
  const shows = (await (await fetch(`${site.base}/api/exhibitions?room_style=white-cube`)).json()) as Exhibition[];
  const found = shows.find(({ art_works, mainimage }) => art_works.length >= 9 && mainimage.length > 0);
  if (!found) throw new Error('the collection has no white room of ten works');
  return found;
}
const exhibition = await tenWorks();

async function visit(path: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.base, viewport: { width, height } });
  await pages.open(context, exhibition);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript('globalThis.__name ??= (f) => f');
  await page.addInitScript(countGl);
  await page.addInitScript(readFirstPixels);
  await page.waitForTimeout(settle);
  await page.goto(path);
  return page;
}

/** Milliseconds from the script's start until the whole first frame has been asked for, and until the card has drawn it. */
async function firstFrame(path: string): Promise<number[]> {
  const page = await visit(path, 1280, 720);
  await page.waitForFunction(() => (window as unknown as Counted).firstPixels !== undefined);
  const ms = await page.evaluate(() => {
    const { glCounter, scriptStart, firstPixels } = window as unknown as Counted;
    return [glCounter.firstFrame, firstPixels].map((at) => (at ?? Number.NaN) - scriptStart);
  });
  await page.context().close();
  return ms;
}

/** Milliseconds of CPU of the whole browser for each frame while turning about. */
async function frameCost(path: string): Promise<number[]> {
  const page = await visit(path, 640, 360);
  await page.waitForSelector('#host[data-light="fine"][data-pictures="there"]', { state: 'attached' });
  await page.waitForTimeout(1500);
  await page.locator('canvas').focus();
  await page.keyboard.down('ArrowLeft');
  await page.waitForTimeout(600);
  const [before, spent] = [await frames(page), meter()];
  await page.waitForTimeout(seconds * 1000);
  const cost = (meter() - spent) / Math.max(1, (await frames(page)) - before);
  await page.keyboard.up('ArrowLeft');
  await page.context().close();
  return [cost];
}

interface Beside {
  own: number;
  other: number;
  ratio: number;
}

/** Each figure of a page beside the same figure of another, measured in turn. */
async function beside(measure: (path: string) => Promise<number[]>, path: string, other: string): Promise<Beside[]> {
  const pairs: Beside[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const others = await measure(other);
    const owns = await measure(path);
    for (const [i, own] of owns.entries()) {
      const ms = others[i] ?? Number.NaN;
      pairs[i] = [...(pairs[i] ?? []), { own, other: ms, ratio: own / ms }];
    }
  }
  const middle = (pair: Beside[], key: keyof Beside) => median(pair.map((figures) => figures[key]));
  return pairs.map((pair) => ({
    own: middle(pair, 'own'),
    other: middle(pair, 'other'),
    ratio: middle(pair, 'ratio'),
  }));
}

try {
  const figures = [
    ...(await beside(frameCost, '/bench/bare', '/bench/bare?flat')),
    ...(await beside(firstFrame, `/virtualgalleries/${exhibition.id}`, '/bench/triangle')),
  ];
  const goals: [string, number][] = [
    ['CPU a frame, 640×360, beside flat unlit colours', 1.5],
    ['first frame after the script starts, beside one triangle', 3],
    ['the same until its pixels are there', 3],
  ];
  printTable(
    figures.map(({ own, other, ratio }, i) => {
      const [figure, most] = goals[i] ?? ['', 0];
      return {
        figure,
        room: `${own.toFixed(1)} ms`,
        beside: `${other.toFixed(1)} ms`,
        ratio: ratio.toFixed(2),
        goal: `${most}×: ${ratio <= most ? 'met' : 'MISSED'}`,
      };
    }),
  );
} finally {
  await browser.close();
  await site.stop();
  pages.remove();
}
