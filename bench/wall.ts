// npm run bench:wall : walks along the wall of 5,000 artworks to its end and back from a work, in a real browser.
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/requirements.mjs';
import { openHwarang } from './systems.ts';
import { printTable } from './table.ts';

const artworks = Number(process.env.ARTWORKS ?? 5000);
const system = await openHwarang('embedded', artworks);
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ baseURL: system.base, viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    const seen = { longest: 0, blocked: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longest = Math.max(seen.longest, duration);
        seen.blocked += Math.max(0, duration - 50);
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto('/artworks', { waitUntil: 'load' });
  const began = performance.now();
  let [steps, most, still, before] = [0, 0, 0, 0];
  while (still < 25) {
    await page.mouse.wheel(0, 2400);
    await page.waitForTimeout(60);
    const { height, figures } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      figures: document.querySelectorAll('figure').length,
    }));
    most = Math.max(most, figures);
    const at = await page.evaluate(() => window.scrollY);
    still = at === before ? still + 1 : 0;
    before = at;
    steps += 1;
    if (steps > 4000 || height === 0) break;
  }
  const walked = performance.now() - began;
  const seen = () => page.evaluate(() => (window as unknown as { seen: { longest: number; blocked: number } }).seen);
  const walking = await seen();
  await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { longest: 0, blocked: 0 }));
  const last = await page.locator('figure').last().innerText();
  await page.locator('figure a').last().click();
  await page.waitForURL(/artworks-detail/);
  await page.goBack();
  await page.waitForURL(/\/artworks$/);
  // The address is back before the page is.
  await page.locator('figure').first().waitFor();
  await page.waitForFunction(() => window.scrollY > 0, undefined, { timeout: 10_000 }).catch(() => undefined);
  const back = await page.evaluate(() => window.scrollY);
  const turning = await seen();
  printTable([
    {
      artworks,
      'screens walked': Math.round(before / 800),
      seconds: (walked / 1000).toFixed(1),
      'most works in the page at once': most,
      'longest task ms, walking': Math.round(walking.longest),
      'blocked ms in all': Math.round(walking.blocked),
      'longest task ms, to a work and back': Math.round(turning.longest),
      'place kept on Back':
        Math.abs(back - before) < 1200 ? 'yes' : `NO (${Math.round(back)} of ${Math.round(before)})`,
      last: last.split('\n')[0] ?? '',
    },
  ]);
} finally {
  await browser.close();
  await system.stop();
}
