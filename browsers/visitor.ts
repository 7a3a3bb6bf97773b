import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { picture } from '../e2e/members.ts';
import { site } from '../e2e/site.ts';
import { type Browser, locate, type Session } from './browser.ts';

/** Retried for as long as anything may take on a busy machine. */
const soon = { timeout: 30_000, interval: 100 };
/** An element that went away between finding and using it is looked for again; so is one that another still covers. */
const once = <T>(attempt: () => Promise<T>, otherwise: T): Promise<T> => attempt().catch(() => otherwise);

const textIn = (css: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(css)].map((element) => element.innerText.trim());
const isHydrated = (): boolean =>
  Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react'));
const selectAll = (css: string): boolean => {
  const input = document.querySelector<HTMLInputElement>(css);
  input?.focus();
  input?.select();
  return input !== null && document.activeElement === input;
};
const valueIn = (css: string): string | undefined => document.querySelector<HTMLInputElement>(css)?.value;
const setChoice = (css: string, value: string): string | undefined => {
  const select = document.querySelector<HTMLSelectElement>(css);
  if (!select) return undefined;
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return select.value;
};

export class Visitor {
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  get evaluate() {
    return this.session.evaluate;
  }
  get back() {
    return this.session.back;
  }
  get keys() {
    return this.session.keys;
  }

  /** A page of the site, until it is interactive; an address of another site is opened as it is. */
  async open(path: string): Promise<void> {
    if (!path.startsWith('/')) return this.session.open(path);
    await this.session.open(site().base + path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await expect.poll(() => once(() => this.evaluate(isHydrated), false), soon).toBe(true);
  }

  async press(css: string, name?: string): Promise<void> {
    const attempt = () => this.session.press(css, name).catch((failure: Error) => failure.message);
    await expect.poll(attempt, { ...soon, message: `no ${css} ${name ?? ''} to press` }).toBe(true);
  }

  /** Replaces what a field holds. */
  async type(css: string, text: string): Promise<void> {
    await expect.poll(() => once(() => this.evaluate(selectAll, css), false), { ...soon, message: css }).toBe(true);
    await this.keys(text);
    await expect.poll(() => this.evaluate(valueIn, css), soon).toBe(text);
  }

  async choose(css: string, value: string): Promise<void> {
    await expect.poll(() => this.evaluate(setChoice, css, value), { ...soon, message: css }).toBe(value);
  }

  /** A picture of that size, chosen from the disk. */
  async attach(css: string, width: number, height: number): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'hwarang-browsers-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'painting.png');
    writeFileSync(file, (await picture(width, height)).buffer);
    // Such an input is often hidden behind a button.
    const there = () => this.evaluate((selector: string) => document.querySelector(selector) !== null, css);
    await expect.poll(() => once(there, false), { ...soon, message: css }).toBe(true);
    await this.session.attach(css, file);
  }

  /** Waits until an element of that selector, and of that name if one is given, is seen. */
  async sees(css: string, name?: string): Promise<void> {
    const seen = async () => (await this.evaluate(locate, css, name)) !== null;
    await expect.poll(() => once(seen, false), { ...soon, message: `no ${css} ${name ?? ''} is seen` }).toBe(true);
  }

  /** Waits for the path of the page. */
  async at(path: string | RegExp): Promise<void> {
    const here = () => once(() => this.evaluate(() => location.pathname + location.search), '');
    if (typeof path === 'string') await expect.poll(here, soon).toBe(path);
    else await expect.poll(here, soon).toMatch(path);
  }

  texts(css: string): Promise<string[]> {
    return this.evaluate(textIn, css);
  }
}

/** Somebody new for one test, which fails on any error that the browser reports. */
export async function visitor(browser: Browser): Promise<Visitor> {
  const session = await browser.session();
  onTestFinished(async () => {
    await session.close();
    expect(session.faults()).toEqual([]);
  });
  return new Visitor(session);
}
