import type { Language } from '@hwarang/domain/language';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { findHeadless } from '../scripts/requirements.mjs';
import { flags, withoutFonts } from './flags.ts';
import { site } from './site.ts';

const started = new Map<string, Promise<Browser>>();

/** One browser of each kind for all files that a worker tests; Playwright closes it when the worker ends. */
async function browser(args: string[]): Promise<Browser> {
  const kind = args.join(' ');
  const known = await started.get(kind)?.catch(() => undefined);
  if (known?.isConnected()) return known;
  const launched = chromium.launch({ executablePath: findHeadless() ?? '', args });
  started.set(kind, launched);
  return launched;
}

export interface Visit {
  language?: Language;
  scheme?: 'light' | 'dark';
  width?: number;
  height?: number;
  scripts?: boolean;
  still?: boolean;
  /** A finger instead of a mouse, on a phone's screen. */
  touch?: boolean;
  args?: string[];
  /** Loads the typefaces, where a test looks at how text is set or at what moves when they come. */
  fonts?: boolean;
  /** Lets the pages keep what they show for hours without a connection. */
  keeping?: boolean;
  /** What the local storage holds from earlier visits. */
  stored?: Record<string, string>;
  /** Without it the browser says that it is driven by a program. */
  userAgent?: string;
  /** Another site than the one of all tests. */
  base?: string;
  /** Addresses of others that a test answers itself. */
  outside?: RegExp;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Answers of our own that a test expects to fail, by address: the browser reports them on its console. */
  expectFailure: (address: RegExp) => void;
}

/** A visitor of one test. The test fails on any error on the console or in a page, and on any request to another origin. */
export async function visit(options: Visit = {}): Promise<Visitor> {
  const base = options.base ?? site().base;
  const localStorage = Object.entries(options.stored ?? {}).map(([name, value]) => ({ name, value }));
  const args = [...(options.args ?? flags), ...(options.fonts ? [] : [withoutFonts])];
  const context = await (await browser(args)).newContext({
    baseURL: base,
    locale: options.language === 'en' ? 'en-US' : 'ko-KR',
    colorScheme: options.scheme ?? 'light',
    reducedMotion: options.still === false ? 'no-preference' : 'reduce',
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    javaScriptEnabled: options.scripts ?? true,
    ...(options.userAgent ? { userAgent: options.userAgent } : {}),
    serviceWorkers: options.keeping ? 'allow' : 'block',
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    storageState: { cookies: [], origins: [{ origin: base, localStorage }] },
  });
  const faults: string[] = [];
  const foreseen: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (!foreseen.some((address) => address.test(url))) faults.push(`console: ${message.text()} (${url})`);
  });
  // The browser reports some violations of our policy to the page alone.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  context.on('weberror', (failure) => {
    const { message } = failure.error();
    // The browser leaves out the animation to a page when the next one is asked for meanwhile: no fault of ours.
    if (!message.startsWith('Transition was skipped')) faults.push(`page: ${message}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    const own = url.startsWith(base) || /^(data|blob|about):/.test(url) || options.outside?.test(url);
    if (!own) faults.push(`request to another origin: ${url}`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  return { page: await context.newPage(), context, expectFailure: (address) => foreseen.push(address) };
}

/** Waits until React has taken the page over, or a part of it that comes later. */
export const hydrated = (page: Page, part = 'header'): Promise<unknown> =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    part,
  );

/** Pressed until it opens: the page listens to keys a moment after React has taken its header over. */
export async function openSearchByKeys(page: Page): Promise<void> {
  const opened = async () => {
    await page.keyboard.press('Control+k');
    return page.locator('#search').isVisible();
  };
  await expect.poll(opened).toBe(true);
}

/** Waits until the browser has offered so many frames: what was to be drawn or moved by now has been. */
export const framesOffered = (page: Page, number: number): Promise<unknown> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
        next(frames);
      }),
    number,
  );

/** Of a page that loads fonts: waits for their list, which comes after hydration; `document.fonts.ready` then knows of those it needs. */
export const fontsListed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => [...document.styleSheets].some(({ href }) => /\/fonts[^/]*\.css/.test(href ?? '')));
