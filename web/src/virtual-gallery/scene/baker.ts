import type { Baked, BakeOrder } from './bake/bake.ts';

/** A bake under way: whoever listens late still gets what has been delivered. */
export interface BakeFeed {
  listen: (deliver: (baked: Baked) => void) => void;
  stop: () => void;
}

/** Orders the bake in a worker; where workers are not to be had it runs here. */
export function startBake(order: BakeOrder): BakeFeed {
  let stopped = false;
  let deliver: ((baked: Baked) => void) | null = null;
  const early: Baked[] = [];
  const hand = (baked: Baked): void => {
    if (stopped) return;
    if (deliver) deliver(baked);
    else early.push(baked);
  };
  const here = async (): Promise<void> => {
    const { bakeCoarse, bakeFine } = await import('./bake/bake.ts');
    hand(bakeCoarse(order));
    setTimeout(() => !stopped && hand(bakeFine(order)), 50);
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
  return {
    // Never at once: whoever listens has first to finish setting up, or it misses its own first event.
    listen: (listener) => {
      queueMicrotask(() => {
        deliver = listener;
        for (const baked of early.splice(0)) hand(baked);
      });
    },
    stop: () => {
      stopped = true;
      worker?.terminate();
    },
  };
}

function newWorker(): Worker | null {
  try {
    return new Worker(new URL('./bake/bake.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
