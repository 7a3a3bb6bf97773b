import { type BakeOrder, bake } from './bake.ts';

addEventListener('message', ({ data }: MessageEvent<BakeOrder>) => {
  for (const stage of ['coarse', 'fine'] as const) {
    const baked = bake(data, stage);
    const { position, uv, colour, index } = baked.furniture;
    const images = [baked.lightmap, baked.floor, baked.grain, ...(baked.wall ? [baked.wall] : [])];
    const arrays = [position, uv, colour, index, ...images.map(({ pixels }) => pixels)];
    postMessage(baked, { transfer: arrays.map(({ buffer }) => buffer) });
  }
});
