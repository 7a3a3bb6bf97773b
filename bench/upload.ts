// npm run bench:upload : the time until a 12-megapixel JPEG is answered, beside Strapi 5.
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './load.ts';
import { picture, pictureForm } from './pictures.ts';
import { openStrapi } from './strapi.ts';
import { openHwarang, type System } from './systems.ts';
import { printTable } from './table.ts';

const times = Number(process.env.TIMES ?? 8);
const warmUp = 2;

interface Answered {
  url: string;
  formats: Record<string, { url: string }> | null;
}

async function send(system: System, content: Buffer, name: string): Promise<{ took: number; file: Answered }> {
  const body = pictureForm(content, name);
  const began = performance.now();
  const answer = await fetch(`${system.base}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${system.token}` },
    body,
  });
  const text = await answer.text();
  const took = performance.now() - began;
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${text}`);
  const [file] = JSON.parse(text) as Answered[];
  if (!file) throw new Error('the upload answered nothing');
  return { took, file };
}

const spent = (system: System): number => Object.values(system.meter()).reduce((sum, part) => sum + part, 0);

/** Until the work that goes on behind the answer is done: half a second in which next to no CPU was used. */
async function quiet(system: System): Promise<void> {
  for (let last = spent(system), tries = 0; tries < 24; tries += 1) {
    await sleep(500);
    const now = spent(system);
    if (now - last < 25) return;
    last = now;
  }
}

async function run(name: string, open: () => Promise<System>, pictures: Buffer[]) {
  const system = await open();
  try {
    const took: number[] = [];
    let before = 0;
    let sizes = 0;
    for (const [index, content] of pictures.entries()) {
      if (index === warmUp) {
        await quiet(system);
        before = spent(system);
      }
      const sent = await send(system, content, `work-${index}.jpg`);
      if (index >= warmUp) took.push(sent.took);
      sizes = Object.keys(sent.file.formats ?? {}).length;
      await quiet(system);
    }
    const cpu = (spent(system) - before) / (pictures.length - warmUp);
    return { name, median: percentile(took, 0.5), slowest: Math.max(...took), cpu, sizes };
  } finally {
    await system.stop();
  }
}

const pictures: Buffer[] = [];
for (let number = 0; number < times + warmUp; number += 1) pictures.push(await picture(number, 4000, 3000));
console.info(`${times} pictures of 12 megapixels, ${((pictures[0]?.length ?? 0) / 1e6).toFixed(1)} MB each`);
const strapi = await run('Strapi', () => openStrapi(100), pictures);
const runs = [strapi];
for (const engine of ['embedded', 'postgres'] as const)
  runs.push(await run(`Hwarang, ${engine}`, () => openHwarang(engine, 100), pictures));
printTable(
  runs.map((one) => ({
    server: one.name,
    'answer, median ms': one.median.toFixed(0),
    'slowest ms': one.slowest.toFixed(0),
    'sizes in the answer': one.sizes,
    'CPU ms with the work behind': one.cpu.toFixed(0),
    'of Strapi’s time': (one.median / strapi.median).toFixed(2),
    goal: one === strapi ? '–' : `0.2: ${one.median <= strapi.median / 5 ? 'met' : 'MISSED'}`,
  })),
);
