// npm run bench:writes : 20 readers of public pages and lists, in peace, beside one write a second and beside ten, on PostgreSQL.
import { startSite } from '../scripts/site.mjs';
import { browseBesideWrites } from './browsing.ts';
import { fill, unhurried, words } from './collection.ts';
import { familyMeter, processMeter, together } from './meter.ts';
import { administrator, newGround, signIn } from './systems.ts';
import { printTable } from './table.ts';

const artworks = Number(process.env.ARTWORKS ?? 10_000);
const seconds = Number(process.env.SECONDS ?? 20);
const connections = Number(process.env.CONNECTIONS ?? 20);

const ground = await newGround('postgres');
try {
  await fill(ground, artworks);
  // Some forty works in an exhibition, as most have: the page of one with hundreds would be the only thing that is measured.
  await unhurried(ground, async (query) => {
    await query('delete from exhibition_artworks where position % greatest(1, $1::int / 1000) <> 0', [artworks]);
    await query('analyze');
  });
  const site = await startSite(ground.settings);
  try {
    const token = await signIn(site.base, administrator);
    const meter = together(processMeter('server', site.pid), familyMeter('postgres', ground.postgresPid ?? 0));
    const collection = { artworks, words: words.things, exhibition: 0 };
    printTable(await browseBesideWrites({ base: site.base, token, meter, collection, connections, seconds }));
  } finally {
    await site.stop();
  }
} finally {
  await ground.remove();
}
