import { FIRST_TEXELS } from '../first-light.ts';
import type { BakeOrder } from './bake.ts';
import { bakeLightmap, lightRoom } from './lightmap.ts';
import { LOOKS } from './looks.ts';

/** The light of the first frame, baked by the server, so that the first frame waits for no bake. */
export function bakeFirst({ room, style }: BakeOrder): string {
  const light = lightRoom(room, LOOKS[style], 2.6);
  const { pixels } = bakeLightmap(light, { texels: FIRST_TEXELS, field: 0.6, bench: 3 });
  return btoa(String.fromCharCode(...pixels.filter((_, i) => i % 4 < 3)));
}
