// The embedded database's own worker, with each fsync it asks of the system counted in shared memory.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { workerData } from 'node:worker_threads';

const fsync = fs.fsyncSync;
fs.fsyncSync = (descriptor) => {
  Atomics.add(workerData.syncs, 0, 1);
  fsync(descriptor);
};
syncBuiltinESMExports();
await import('../../embedded-database.worker.mjs');
