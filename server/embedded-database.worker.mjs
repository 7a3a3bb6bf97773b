// Plain JavaScript on purpose: a worker thread cannot load TypeScript on Node 20.
import { fsyncSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

// As shipped the engine never syncs its files, and a power cut loses what was acknowledged:
// '-F' switches syncing off, 'fdatasync' is empty in this build, and the file system has no sync operation.
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...(workerData.settings ?? []).flatMap((setting) => ['-c', setting]),
];

let closing = false;

/** Its memory is in no known state: nothing more may run in it (decision 0119). The next start recovers as after a power cut. */
function endBroken(failure) {
  parentPort.postMessage({ broken: failure instanceof Error ? failure.stack : String(failure) });
  process.exit(1);
}

class Engine extends PGlite {
  /** The error of a statement is an answer. After one that is thrown the socket server would answer nobody any more. */
  async execProtocolRawStream(message, options) {
    try {
      return await super.execProtocolRawStream(message, options);
    } catch (failure) {
      if (closing) throw failure;
      return endBroken(failure);
    }
  }
}

const compile = async (name) =>
  WebAssembly.compile(await readFile(new URL(name, import.meta.resolve('@electric-sql/pglite'))));
const compiled = workerData.compiled ?? {
  pgliteWasmModule: await compile('pglite.wasm'),
  initdbWasmModule: await compile('initdb.wasm'),
};
const db = new Engine({ dataDir: workerData.folder, extensions: { pg_trgm }, startParams, ...compiled });
await db.waitReady;
// PGlite swallows whatever the engine throws beside its jump to the main loop, and goes on with it.
const toMainLoop = 100;
const runOnce = db.Module._PostgresMainLoopOnce;
db.Module._PostgresMainLoopOnce = () => {
  try {
    return runOnce();
  } catch (failure) {
    if (failure?.status !== toMainLoop) endBroken(failure);
    throw failure;
  }
};
db.Module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
  if (stream.nfd !== undefined) fsyncSync(stream.nfd);
  return 0;
};

if (workerData.socket) {
  const server = new PGLiteSocketServer({ db, path: workerData.socket, maxConnections: 4 });
  await server.start();
  parentPort.once('message', async () => {
    closing = true;
    await server.stop();
    await db.close();
    process.exit();
  });
} else {
  await db.close();
}
parentPort.postMessage({ compiled });
