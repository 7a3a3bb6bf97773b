import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Order } from './paintings/order.ts';
import type { Painting } from './paintings/paint.ts';

const script = new URL('../painter.worker.mjs', import.meta.url);
const folder = new URL('./paintings/', import.meta.url).href;
const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** So many pictures may wait to be stored before the painters pause: each is some ten megabytes. */
const mostWaiting = 6;

/** Paints every order, one painter for each core, and hands each picture over as soon as it is dry. */
export async function paintAll(
  orders: Order[],
  deliver: (order: number, painting: Painting) => Promise<void>,
): Promise<void> {
  const waiting = new Set<Promise<void>>();
  let next = 0;
  const paint = (worker: Worker, order: number, commission: Order) =>
    new Promise<Painting>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (painting: Painting) => {
        worker.off('error', reject);
        resolve(painting);
      });
      worker.postMessage(commission);
    }).then((painting) => {
      const handing = deliver(order, painting).finally(() => waiting.delete(handing));
      // The failure is thrown by the wait below; until then it must not count as unhandled.
      handing.catch(() => {});
      waiting.add(handing);
    });
  const painter = async () => {
    const worker = new Worker(script, { workerData: { folder, ending }, execArgv: [] });
    try {
      for (let order = next++; order < orders.length; order = next++) {
        const commission = orders[order];
        if (commission) await paint(worker, order, commission);
        if (waiting.size > mostWaiting) await Promise.race(waiting);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), orders.length) }, painter));
  await Promise.all(waiting);
}
