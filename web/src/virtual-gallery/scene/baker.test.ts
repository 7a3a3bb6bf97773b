import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { afterEach, expect, it, vi } from 'vitest';
import { startBake } from './baker.ts';

/** Stands for the browser's worker, which Node does not have. */
class QuickWorker {
  onmessage: ((event: { data: { stage: string } }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(): void {
    for (const stage of ['coarse', 'fine']) queueMicrotask(() => this.onmessage?.({ data: { stage } }));
  }
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

const order = { room: {} as Room, style: 'hanok' } as const;

it('delivers the coarse light of a bake and then the fine one', async () => {
  vi.stubGlobal('Worker', QuickWorker);
  const heard: string[] = [];
  startBake(order, (baked) => heard.push(baked.stage));
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(['coarse', 'fine']);
});

it('delivers nothing of a bake that was stopped', async () => {
  vi.stubGlobal('Worker', QuickWorker);
  const heard: string[] = [];
  startBake(order, (baked) => heard.push(baked.stage))();
  await Promise.resolve();
  expect(heard).toEqual([]);
});
