import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startBake } from './baker.ts';

/** Stands for the browser's worker, which Node does not have: answers at once, before anyone can listen. */
class QuickWorker {
  onmessage: ((event: { data: { stage: string } }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(): void {
    this.onmessage?.({ data: { stage: 'coarse' } });
    this.onmessage?.({ data: { stage: 'fine' } });
  }
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

describe('a bake that is done before the scene has arrived', () => {
  it('is handed over complete, and only after the listener has finished setting up', async () => {
    vi.stubGlobal('Worker', QuickWorker);
    const feed = startBake({ room: {} as Room, style: 'hanok' });
    const heard: string[] = [];
    feed.listen((baked) => heard.push(baked.stage));
    expect(heard).toEqual([]);
    await Promise.resolve();
    expect(heard).toEqual(['coarse', 'fine']);
  });

  it('is not handed over once stopped', async () => {
    vi.stubGlobal('Worker', QuickWorker);
    const feed = startBake({ room: {} as Room, style: 'hanok' });
    const heard: string[] = [];
    feed.listen((baked) => heard.push(baked.stage));
    feed.stop();
    await Promise.resolve();
    expect(heard).toEqual([]);
  });
});
