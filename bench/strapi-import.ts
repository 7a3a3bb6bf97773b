// npm run bench:strapi-import : an export of 69,000 works and 4,000 artists comes in through the command, and once more.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { familyMeter, type Meter, processMeter } from './meter.ts';
import { writeStrapiExport } from './strapi-export.ts';
import { type Engine, newGround } from './systems.ts';

const works = Number(process.env.WORKS ?? 69_000);
const artists = Number(process.env.ARTISTS ?? Math.max(1, Math.round((works * 4) / 69)));
const engines = (process.env.ENGINE ?? 'postgres,embedded').split(',') as Engine[];
const command = fileURLToPath(new URL('../server/dist/import-main.js', import.meta.url));

/** The most memory that the process has held until now, in MB. */
function peak(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

const total = (meter: Meter): number => Object.values(meter()).reduce((sum, one) => sum + one, 0);

async function run(name: string, ground: Awaited<ReturnType<typeof newGround>>, folder: string, records: number) {
  const spent: Meter = ground.postgresPid ? familyMeter('postgres', ground.postgresPid) : () => ({});
  const before = total(spent);
  const began = performance.now();
  const child = spawn(process.execPath, [command, folder], {
    env: { ...process.env, ...ground.settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const pid = child.pid ?? 0;
  const own = processMeter('own', pid);
  let [memory, cpu] = [0, 0];
  const watch = setInterval(() => {
    memory = Math.max(memory, peak(pid));
    cpu = Math.max(cpu, total(own));
  }, 50);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  const database = (total(spent) - before) / 1000;
  console.info(
    `${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s ${Math.round(records / seconds)
      .toString()
      .padStart(
        6,
      )} records/s ${(cpu / 1000).toFixed(1).padStart(6)} s CPU, PostgreSQL ${database.toFixed(1).padStart(6)} s CPU, at most ${memory} MB, exit ${code}`,
  );
  for (const line of said.split('\n').slice(0, 4)) if (line) console.info(`    ${line.slice(0, 150)}`);
}

for (const engine of engines) {
  const ground = await newGround(engine);
  try {
    const one = join(ground.dataDir, 'one');
    const all = join(ground.dataDir, 'export');
    await run(`${engine}, one work`, ground, one, await writeStrapiExport(one, 1, 1));
    const records = await writeStrapiExport(all, works, artists);
    await run(`${engine}, ${works} works`, ground, all, records);
    await run(`${engine}, again`, ground, all, records);
  } finally {
    await ground.remove();
  }
}
