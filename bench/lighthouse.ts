// npm run lighthouse -- / /artworks : the median of five runs of each page, as a phone and as a desktop, of the built product.
import { readdir } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findHeadless } from '../scripts/requirements.mjs';
import { startSite } from '../scripts/site.mjs';

const runs = Number(process.env.RUNS ?? 5);
const devices = (process.env.DEVICES?.split(',') ?? ['mobile', 'desktop']) as ('mobile' | 'desktop')[];
const paths = process.argv.slice(2);
if (paths.length === 0) paths.push('/');

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A new system makes its picture sizes ahead for some minutes, and would share the processor with the phone that is measured. */
async function furnished(dataDir: string): Promise<void> {
  for (let before = -1, now = 0; now !== before; await sleep(20_000)) {
    before = now;
    now = (await readdir(join(dataDir, 'files'), { recursive: true })).length;
  }
}

const site = process.env.BASE ? undefined : await startSite();
if (site) await furnished(site.dataDir);
const base = process.env.BASE ?? site?.base ?? '';
const chrome = await launch({
  chromePath: findHeadless() ?? '',
  chromeFlags: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

// Who watches must not take the processor from what is watched: on two cores it would be measured as the page's own slowness.
setPriority(19);

for (const path of paths) {
  await fetch(base + path);
  for (const device of devices) {
    const found: Record<string, number[]> = {};
    const faults = new Set<string>();
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(
        base + path,
        { port: chrome.port, logLevel: 'error', output: 'json', onlyCategories: [...categories] },
        device === 'desktop' ? desktopConfig : undefined,
      );
      if (!result) throw new Error(`no result for ${path}`);
      const { audits } = result.lhr;
      const note = (name: string, value: number | null | undefined) => {
        found[name] ??= [];
        found[name].push(value ?? Number.NaN);
      };
      for (const category of categories) note(category, (result.lhr.categories[category]?.score ?? Number.NaN) * 100);
      note('LCP s', (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000);
      note('TBT ms', audits['total-blocking-time']?.numericValue);
      note('CLS', audits['cumulative-layout-shift']?.numericValue);
      for (const category of categories)
        for (const { id, weight } of result.lhr.categories[category]?.auditRefs ?? [])
          if (weight > 0 && (audits[id]?.score ?? 1) < 0.9) faults.add(id);
    }
    const figures = Object.entries(found).map(([name, values]) => `${name} ${Number(median(values).toFixed(3))}`);
    console.info(
      `${path} ${device}: ${figures.join(', ')}${faults.size > 0 ? ` | below 90: ${[...faults].join(' ')}` : ''}`,
    );
  }
}
chrome.kill();
await site?.stop();
