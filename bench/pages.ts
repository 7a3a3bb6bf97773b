// npm run bench:pages -- / /artworks : pages from the cache beside the same pages rendered for each request.

import { cpuOf, measure } from './load.ts';
import { openHwarang } from './systems.ts';
import { printTable } from './table.ts';

const paths = process.argv.slice(2);
if (paths.length === 0) paths.push('/', '/artworks', '/artists', '/exhibitions');
const seconds = Number(process.env.SECONDS ?? 3);

const system = await openHwarang('embedded', 1000);
try {
  const rows = [];
  for (const path of paths) {
    const load = { base: system.base, cheap: '/api/health', connections: 8 };
    // An address never asked for before is in no cache.
    const asks = (round: string) =>
      Array.from({ length: 20_000 }, (_, number) => ({ path: `${path}?${round}=${number}` }));
    const kept = [{ path }];
    await measure({ ...load, asks: asks('first'), seconds: 30, most: 60 }, system.meter);
    const rendered = await measure({ ...load, asks: asks('then'), seconds }, system.meter);
    await measure({ ...load, asks: kept, seconds: 30, most: 500 }, system.meter);
    const cached = await measure({ ...load, asks: kept, seconds }, system.meter);
    const ratio = cached.perSecond / rendered.perSecond;
    rows.push({
      page: path,
      'rendered/s': rendered.perSecond.toFixed(1),
      'rendered CPU ms': cpuOf(rendered).toFixed(1),
      'kept/s': cached.perSecond.toFixed(0),
      'kept CPU ms': cpuOf(cached).toFixed(2),
      'times as fast': ratio.toFixed(1),
      goal: `20×: ${ratio >= 20 ? 'met' : 'MISSED'}`,
      failed: `${rendered.failed} ${cached.failed}`,
    });
  }
  printTable(rows);
} finally {
  await system.stop();
}
