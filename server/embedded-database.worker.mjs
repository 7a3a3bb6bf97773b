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

const compile = async (name) =>
  WebAssembly.compile(await readFile(new URL(name, import.meta.resolve('@electric-sql/pglite'))));
const compiled = workerData.compiled ?? {
  pgliteWasmModule: await compile('pglite.wasm'),
  initdbWasmModule: await compile('initdb.wasm'),
};
const db = await PGlite.create({ dataDir: workerData.folder, extensions: { pg_trgm }, startParams, ...compiled });
db.Module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
  if (stream.nfd !== undefined) fsyncSync(stream.nfd);
  return 0;
};

if (workerData.socket) {
  const server = new PGLiteSocketServer({ db, path: workerData.socket, maxConnections: 4 });
  await server.start();
  parentPort.once('message', async () => {
    await server.stop();
    await db.close();
    parentPort.postMessage('closed');
  });
} else {
  await db.close();
}
parentPort.postMessage({ compiled });
