// npm run bench:ingest : what each step of taking a 12-megapixel JPEG costs, and how fast sample pictures come in.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { derivativesOf, encode } from '../server/src/media/derivatives.ts';
import { portray } from '../server/src/media/palette.ts';
import { readHeader, unpack } from '../server/src/media/pictures.ts';
import { prepare } from '../server/src/media/prepare.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { openServices } from '../server/src/services/services.ts';
import { painting } from '../server/src/testing/pictures.ts';

/** CPU tells more than the clock on a machine that others use too. */
async function cost(name: string, work: () => Promise<unknown>, times = 5): Promise<void> {
  await work();
  const [used, begun] = [process.cpuUsage(), performance.now()];
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.cpuUsage(used);
  const [cpu, clock] = [(user + system) / 1000 / times, (performance.now() - begun) / times];
  console.info(`${name.padEnd(24)} ${cpu.toFixed(1).padStart(7)} ms CPU ${clock.toFixed(1).padStart(7)} ms`);
}

const jpeg = await painting(4000, 3000).jpeg({ quality: 90 }).toBuffer();
const header = await readHeader(jpeg, 'image/jpeg');
const pixels = await unpack(jpeg, header, { width: 1000, height: 1000 });
await cost('header', () => readHeader(jpeg, 'image/jpeg'));
await cost('unpack to 1000', () => unpack(jpeg, header, { width: 1000, height: 1000 }));
await cost('placeholder, colours', () => portray(pixels));
for (const one of derivativesOf(header).values()) if (one.atOnce) await cost(one.name, () => encode(pixels, one));
await cost('all that is awaited', () => prepare(jpeg, 'now'));

const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-ingest-'));
const services = await openServices(readConfig({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' }));
const { data, info } = await painting(1200, 900).raw().toBuffer({ resolveWithObject: true });
let number = 0;
const seed = () => {
  const own = Buffer.from(data);
  number += 1;
  own.writeUInt32BE(number, 0);
  const picture = { data: own, width: info.width, height: info.height, channels: 3 as const };
  return services.media.ingest({ pixels: picture }, { name: `${number}.jpg`, sizes: 'later' });
};
await cost('20 sample pictures', () => Promise.all(Array.from({ length: 20 }, seed)), 3);
await services.close();
rmSync(dataDir, { recursive: true, force: true });
