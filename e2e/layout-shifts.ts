import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Adds up, in every page opened from now on, how much of it moves without a press of the visitor. */
export const countShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
