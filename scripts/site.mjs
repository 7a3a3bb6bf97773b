// The built product, started as people start it, on a free port with a data folder of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './tools.mjs';

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Waits until the product answers at that address, or the process of that id has ended. */
export async function healthy(base, pid) {
  for (let waited = 0; waited < 300_000; waited += 100) {
    const answer = await fetch(`${base}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    try {
      if (pid) process.kill(pid, 0);
    } catch {
      throw new Error('the product did not start');
    }
    await sleep(100);
  }
  throw new Error('the product was not healthy after five minutes');
}

/**
 * Begins to start the product. `settings` are environment variables; without DATA_DIR a temporary folder is used and removed at the
 * end.
 */
export async function launchSite(settings = {}) {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'hwarang-site-'));
  const port = settings.PORT ?? (await freePort());
  const base = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
    // Every visitor of a measurement or a journey comes from one address.
    READS_PER_MINUTE: '1000000',
    ...settings,
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    base,
    dataDir,
    pid: child.pid,
    output: () => output,
    ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
      if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product, open. */
export async function startSite(settings = {}) {
  const site = await launchSite(settings);
  await healthy(site.base, site.pid).catch(async (failure) => {
    await site.stop('SIGKILL');
    throw new Error(`${failure.message}:\n${site.output()}`);
  });
  return site;
}
