import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus, by the name a screen reader says; nothing when the focus is lost or cannot be seen. */
export const held = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return '';
    // A change of page takes the focus there, perhaps a moment after its address; it has no mark, being the page itself.
    if (at.id === 'main') return 'the content';
    // A field with a unit is marked around both; the parts of a date take the focus in turn, each with the browser's own mark.
    const isDate = /^(date|time)/.test(at.getAttribute('type') ?? '');
    const isMarked = [at, at.parentElement ?? at].some((one) => getComputedStyle(one).outlineStyle !== 'none');
    if (!isDate && !(at.matches(':focus-visible') && isMarked)) return `unseen: ${at.outerHTML.slice(0, 200)}`;
    const [label] = 'labels' in at ? [...((at as HTMLInputElement).labels ?? [])] : [];
    return (at.ariaLabel ?? (label?.innerText || at.innerText)).replace(/\s+/g, ' ').trim();
  });

/** Goes on with Tab until what is called so has the focus, and says its whole name. */
export async function tabTo(page: Page, name: RegExp, { back = false } = {}): Promise<string> {
  const passed: string[] = [];
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const now = await held(page);
    expect(now, `after ${passed.join(' > ')}`).not.toMatch(/^unseen/);
    if (name.test(now)) return now;
    passed.push(now);
  }
  throw new Error(`no ${name} after ${passed.join(' > ')}`);
}

/** Waits until what is called so has the focus by itself. */
export const heldSoon = (page: Page, name: RegExp) => expect.poll(() => held(page)).toMatch(name);
