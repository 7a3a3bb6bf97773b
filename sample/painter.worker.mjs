// Plain JavaScript on purpose: a worker thread cannot load TypeScript by itself on Node 20.
import { parentPort, workerData } from 'node:worker_threads';

const { folder, ending } = workerData;
if (ending === '.ts') (await import('tsx/esm/api')).register();
const [{ paint }, { portrait }] = await Promise.all([
  import(`${folder}paint${ending}`),
  import(`${folder}portrait${ending}`),
]);

parentPort.on('message', (order) => {
  const painting = order.style ? paint(order) : portrait(order.seed, order.width);
  parentPort.postMessage(painting, [painting.data.buffer]);
});
