import { existsSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makePrivateFolder } from './private-folder.ts';

const script = new URL('../../embedded-database.worker.mjs', import.meta.url);

/** What a new database takes, and one that has to recover wants for a new part of its log, in megabytes. */
const roomToOpen = 64;

/** The engine does not say what it lacks: where it may be room, that is told. */
export class DatabaseNotOpened extends Error {
  constructor(folder: string, cause: unknown) {
    const { bavail, bsize } = statfsSync(dirname(folder));
    const left = Math.floor((bavail * bsize) / 2 ** 20);
    const room = left < roomToOpen ? `: its disk has ${left} MB left, and it may need ${roomToOpen}` : '';
    // Errors of its file system come out of its thread as mere objects.
    const reason = cause instanceof Error ? cause.message : JSON.stringify(cause);
    super(`The embedded database in ${folder} does not open${room} (${reason.split('\n', 1)[0]})`, { cause });
  }
}

/** The engine as the first thread compiled it. Kept, so that no other database of this process pays for it again. */
let compiled: unknown;

function start(folder: string, settings: string[] = [], socket?: string): Promise<Worker> {
  const worker = new Worker(script, { workerData: { folder, settings, socket, compiled }, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once('message', (message: { compiled?: unknown; broken?: string }) => {
      // A folder that was being made is not taken for one.
      if (message.broken) return reject(new DatabaseNotOpened(folder, new Error(message.broken)));
      compiled = message.compiled;
      worker.removeAllListeners();
      resolve(worker);
    });
    worker.once('error', (failure) => reject(new DatabaseNotOpened(folder, failure)));
    worker.once('exit', () => reject(new DatabaseNotOpened(folder, new Error('its thread ended'))));
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
