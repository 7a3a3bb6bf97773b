// Plain JavaScript on purpose: a worker thread cannot load TypeScript by itself on Node 20.
import { parentPort, workerData } from 'node:worker_threads';

const { folder, ending } = workerData;
if (ending === '.ts') (await import('tsx/esm/api')).register();
const { paintOrder } = await import(`${folder}order${ending}`);

parentPort.on('message', (order) => {
  const painting = paintOrder(order);
  parentPort.postMessage(painting, [painting.data.buffer]);
});
