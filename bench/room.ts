// npm run bench:room : a frame of the room beside the same room without light, and its first frame beside a single triangle.
import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { chromium, type Page } from 'playwright-core';
import { webglFlags } from '../e2e/flags.ts';
import { countGl } from '../e2e/virtual-gallery/gl-counter.ts';
import { findChromium } from '../scripts/requirements.mjs';
import { startSite } from '../scripts/site.mjs';
import { descendantsMeter } from './meter.ts';
import { buildBenchPages } from './room-pages.ts';
import { printTable } from './table.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 5);
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Counted {
  glCounter: { frames: number; firstDraw?: number };
  scriptStart: number;
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
  await page.goto(path);
  return page;
}

async function firstFrame(path: string): Promise<number> {
  const page = await visit(path, 1280, 720);
  await page.waitForFunction(() => (window as unknown as Counted).glCounter.firstDraw !== undefined);
  const ms = await page.evaluate(() => {
    const { glCounter, scriptStart } = window as unknown as Counted;
    return (glCounter.firstDraw ?? Number.NaN) - scriptStart;
  });
  await page.context().close();
  return ms;
}

/** Milliseconds of CPU of the whole browser for each frame while turning about. */
async function frameCost(path: string): Promise<number> {
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
  return cost;
}

async function beside(measure: (path: string) => Promise<number>, path: string, other: string) {
  const own: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    others.push(await measure(other));
    own.push(await measure(path));
  }
  return { own: median(own), other: median(others), ratio: median(own.map((ms, i) => ms / (others[i] ?? Number.NaN))) };
}

try {
  const cost = await beside(frameCost, '/bench/bare', '/bench/bare?flat');
  const first = await beside(firstFrame, `/virtualgalleries/${exhibition.id}`, '/bench/triangle');
  const row = (figure: string, { own, other, ratio }: typeof cost, most: number) => ({
    figure,
    room: `${own.toFixed(1)} ms`,
    beside: `${other.toFixed(1)} ms`,
    ratio: ratio.toFixed(2),
    goal: `${most}×: ${ratio <= most ? 'met' : 'MISSED'}`,
  });
  printTable([
    row('CPU a frame, 640×360, beside flat unlit colours', cost, 1.5),
    row('first frame after the script starts, beside one triangle', first, 2),
  ]);
} finally {
  await browser.close();
  await site.stop();
  pages.remove();
}
