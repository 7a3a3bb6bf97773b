import type { Page } from 'playwright-core';
import { type Visit, type Visitor, visit } from '../browser.ts';
import { webglFlags } from '../flags.ts';
import { countGl } from './gl-counter.ts';

export interface PublishedView {
  x: number;
  y: number;
  z: number;
  yaw: number;
  pitch: number;
  fovY: number;
  shift: { x: number; y: number };
}

export interface PublishedWork {
  id: string;
  wall: string;
  centre: { x: number; y: number; z: number };
  widthMm: number;
  heightMm: number;
}

const host = '[data-room-host]';
export const canvasOf = (page: Page) => page.locator(`${host} canvas`);

/** A visitor whose browser draws by the processor, and counts what it draws. */
export async function stepIn(options: Visit = {}): Promise<Visitor> {
  const visitor = await visit({ args: webglFlags, height: 720, ...options });
  await visitor.page.addInitScript(countGl);
  return visitor;
}

/** In the room, with everything in view at rest. */
export async function enter(path: string, options: Visit = {}): Promise<Visitor> {
  const visitor = await stepIn(options);
  await visitor.page.goto(`/virtualgalleries/${path}`);
  await opened(visitor.page);
  return visitor;
}

export async function opened(page: Page): Promise<void> {
  await page.waitForSelector(`${host}[data-open]`);
  await atRest(page);
}

/** Waits until the room has stopped moving and every picture in view has come. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForSelector(`${host}[data-view][data-pictures="there"]`, { state: 'attached' });
}

/** Waits for the fine light too, after which nothing more is to come. */
export async function finished(page: Page): Promise<void> {
  await page.waitForSelector(`${host}[data-view][data-light="fine"][data-pictures="there"]`, { state: 'attached' });
}

/** Where the visitor stands, once standing still. */
export async function publishedView(page: Page): Promise<PublishedView> {
  const still = await page.waitForSelector(`${host}[data-view]`, { state: 'attached' });
  return JSON.parse((await still.getAttribute('data-view')) ?? 'null');
}

export const publishedWorks = async (page: Page): Promise<PublishedWork[]> =>
  JSON.parse((await page.getAttribute(host, 'data-works')) ?? '[]');

export async function focusFromList(page: Page, id: string): Promise<void> {
  await page.locator(`[data-works-list] [data-work="${id}"] button`).click();
  await page.waitForSelector(`[data-caption="${id}"]`);
  await page.waitForSelector(`${host}[data-focus="${id}"][data-view]`, { state: 'attached' });
  await atRest(page);
}

interface Counter {
  frames: number;
  perFrame: number[];
  firstPrograms: number;
}

export const drawn = (page: Page): Promise<Counter> =>
  page.evaluate(() => {
    const { frames, perFrame, firstPrograms } = (window as unknown as { glCounter: Counter }).glCounter;
    return { frames, perFrame, firstPrograms };
  });
