import type { Page } from 'playwright-core';
import { type Visit, visit } from './browser.ts';

/** What is asked for at such an address waits until the returned function is called. */
export async function held(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * A processor six times slower, at a page that is painted but has none of its scripts yet: a phone, unless a width is named. The browser
 * slows a page by keeping its processor busy: a journey that goes on after the slow arrival calls `atFullSpeed` first.
 */
export async function slowPhone(path: string, options: Visit = {}) {
  const { page } = await visit({ language: 'en', width: 412, height: 800, touch: true, ...options });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const release = await held(page, /\/assets\/[^/]+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1, main img').first().waitFor();
  const atFullSpeed = async (): Promise<void> => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
  return { page, release, atFullSpeed };
}

export const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')));
