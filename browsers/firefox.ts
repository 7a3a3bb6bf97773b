import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../scripts/requirements.mjs';
import { type Browser, locate, type Session } from './browser.ts';

async function sessionOf(page: Page, close: () => Promise<void>): Promise<Session> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (failure) => faults.push(`page: ${failure instanceof Error ? failure.message : failure}`));
  await page.setViewport({ width: 1280, height: 800 });
  return {
    open: async (address) => void (await page.goto(address)),
    // Puppeteer's own command waits for a load, which a page kept in memory does not have.
    back: () => page.evaluate(() => history.back()),
    // Puppeteer's type of a page's function differs from the plain one in its name only.
    evaluate: (work, ...args) => page.evaluate(work as never, ...args) as never,
    press: async (css, name) => {
      const element = (await page.evaluateHandle(locate, css, name)).asElement() as ElementHandle<Element> | null;
      if (!element) return false;
      await element.click();
      return true;
    },
    keys: (text) => page.keyboard.type(text),
    attach: async (css, file) => {
      const input = (await page.$(css)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(file);
    },
    faults: () => faults,
    close,
  };
}

/** Debian's Firefox over WebDriver BiDi, which it speaks by itself. */
export async function firefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en', 'ui.systemUsesDarkTheme': 0 },
  });
  return {
    session: async () => {
      const context = await browser.createBrowserContext();
      return sessionOf(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}
