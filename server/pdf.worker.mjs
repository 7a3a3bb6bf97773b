// A thread that draws PDF files (src/captions/pdf-threads.ts).
import { parentPort, workerData } from 'node:worker_threads';

// In development and in tests the modules are TypeScript.
if (workerData.module.endsWith('.ts')) (await import('tsx/esm/api')).register();
const { draw } = await import(workerData.module);

parentPort.on('message', async (task) => {
  try {
    await draw(task, (piece) => parentPort.postMessage({ piece }));
    parentPort.postMessage({ done: true });
  } catch (failure) {
    parentPort.postMessage({ failure });
  }
});
