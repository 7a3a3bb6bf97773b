import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makePrivateFolder } from './private-folder.ts';

const script = new URL('../../embedded-database.worker.mjs', import.meta.url);

/** The engine as the first thread compiled it. Kept, so that no other database of this process pays for it again. */
let compiled: unknown;

function start(folder: string, settings: string[] = [], socket?: string): Promise<Worker> {
  const worker = new Worker(script, { workerData: { folder, settings, socket, compiled }, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once('message', (message: { compiled?: unknown; broken?: string }) => {
      // A folder that was being made is not taken for one.
      if (message.broken) return reject(new Error(`the embedded database at ${folder} broke: ${message.broken}`));
      compiled = message.compiled;
      worker.removeAllListeners();
      resolve(worker);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`the embedded database at ${folder} did not start`)));
  });
}

/** Makes the folder beside its place and renames it: a kill in the middle must never leave one that cannot be opened. */
async function initialise(folder: string): Promise<void> {
  const beside = `${folder}.new`;
  rmSync(beside, { recursive: true, force: true });
  const worker = await start(beside);
  await worker.terminate();
  renameSync(beside, folder);
}

/** The database in a thread of its own behind a socket, so that a long query does not stall the requests. `onBroken` is told when it ends by itself. */
export async function startEmbeddedDatabase(
  folder: string,
  settings: string[],
  onBroken: (failure: Error) => void,
): Promise<{ host: string; stop: () => Promise<void> }> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(folder);
  // The engine lets every user of the machine write to its files.
  await makePrivateFolder(folder);
  const host = mkdtempSync(join(tmpdir(), 'hwarang-'));
  const worker = await start(folder, settings, join(host, '.s.PGSQL.5432'));
  let reason: unknown;
  let stopping = false;
  worker.on('message', (message) => {
    reason = message?.broken;
  });
  worker.once('error', (failure) => {
    reason = failure;
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      rmSync(host, { recursive: true, force: true });
      resolve();
      if (!stopping) onBroken(new Error(`The embedded database broke: ${reason}`));
    });
  });
  return {
    host,
    stop: async () => {
      stopping = true;
      worker.postMessage('close');
      await ended;
    },
  };
}
