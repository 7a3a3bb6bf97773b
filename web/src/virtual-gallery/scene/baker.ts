import type { Baked, BakeOrder } from './bake/bake.ts';

/** Orders the bake in a worker; where workers are not to be had it runs here. Returns what stops it. */
export function startBake(order: BakeOrder, deliver: (baked: Baked) => void): () => void {
  let stopped = false;
  const hand = (baked: Baked): void => {
    if (!stopped) deliver(baked);
  };
  const here = async (): Promise<void> => {
    const { bake } = await import('./bake/bake.ts');
    hand(bake(order, 'coarse'));
    setTimeout(() => !stopped && hand(bake(order, 'fine')), 50);
  };
  const worker = newWorker();
  if (worker) {
    worker.onmessage = (event: MessageEvent<Baked>) => {
      if (event.data.stage === 'fine') worker.terminate();
      hand(event.data);
    };
    worker.onerror = () => {
      worker.terminate();
      void here();
    };
    worker.postMessage(order);
  } else {
    void here();
  }
  return () => {
    stopped = true;
    worker?.terminate();
  };
}

function newWorker(): Worker | null {
  try {
    return new Worker(new URL('./bake/bake.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
