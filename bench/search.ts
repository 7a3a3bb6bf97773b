// npm run bench:search : the search box on 100,000 artworks, on both databases.
import { words } from './collection.ts';
import { cpuOf, measure } from './load.ts';
import { openHwarang } from './systems.ts';
import { printTable } from './table.ts';

const artworks = Number(process.env.ARTWORKS ?? 100_000);
const most = Number(process.env.REQUESTS ?? 600);

/** What people type: a word in many titles, two words, one title, an artist, something that is nowhere. */
const typed = words.things.flatMap((thing, index) => [
  thing,
  `${words.moods[index % 20]} ${thing}`,
  `${thing} ${index}`,
  `${words.thingsEn[index]} ${index}`,
  `Garam ${index}`,
  `없는말${index}`,
]);
const asks = typed.map((text) => ({ path: `/api/search?q=${encodeURIComponent(text)}` }));

const rows = [];
for (const engine of ['postgres', 'embedded'] as const) {
  const system = await openHwarang(engine, artworks);
  try {
    const load = { base: system.base, cheap: system.cheap, connections: 1, seconds: 120, asks };
    await measure({ ...load, most: asks.length }, system.meter);
    const figures = await measure({ ...load, most }, system.meter);
    rows.push({
      engine,
      'p50 ms': figures.p50.toFixed(1),
      'p95 ms': figures.p95.toFixed(1),
      'p99 ms': figures.p99.toFixed(1),
      'CPU ms': cpuOf(figures).toFixed(2),
      goal: `p95 30 ms: ${figures.p95 <= 30 ? 'met' : 'MISSED'}`,
      failed: figures.failed,
    });
  } finally {
    await system.stop();
  }
}
printTable(rows);
