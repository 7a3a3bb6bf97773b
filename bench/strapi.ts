import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { painter } from './collection.ts';
import { processMeter } from './meter.ts';
import { type System, signIn } from './systems.ts';

const folder = fileURLToPath(new URL('peers/strapi', import.meta.url));
const command = join(folder, 'node_modules/@strapi/strapi/bin/strapi.js');
const patience = 300_000;

function install(): void {
  if (existsSync(command) && existsSync(join(folder, 'node_modules/better-sqlite3/build'))) return;
  console.info('Installing Strapi beside the product (some 700 MB, once) …');
  execFileSync('npm', ['install'], { cwd: folder, stdio: 'inherit' });
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Strapi 5 in production mode on SQLite, with a temporary folder for its database and uploads. */
export async function openStrapi(artworks: number): Promise<System> {
  install();
  const ground = mkdtempSync(join(tmpdir(), 'hwarang-strapi-'));
  mkdirSync(join(ground, 'public/uploads'), { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, [command, 'start'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BENCH_FOLDER: ground,
      BENCH_ARTWORKS: String(artworks),
      STRAPI_TELEMETRY_DISABLED: 'true',
      STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const base = `http://127.0.0.1:${port}`;
  for (let waited = 0; ; waited += 250) {
    if (child.exitCode !== null || waited > patience) throw new Error(`Strapi did not start:\n${output}`);
    if ((await fetch(`${base}/_health`).catch(() => undefined))?.ok) break;
    await sleep(250);
  }
  return {
    base,
    cheap: '/_health',
    meter: processMeter('server', child.pid ?? 0),
    token: await signIn(base, painter),
    stop: async () => {
      child.kill();
      await ended;
      rmSync(ground, { recursive: true, force: true });
      // Left behind at every start, and no file that the linter knows.
      rmSync(join(folder, '.strapi-updater.json'), { force: true });
    },
  };
}
