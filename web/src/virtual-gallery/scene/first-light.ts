import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { FIRST_TEXELS, layAtlas } from './bake/atlas.ts';
import type { Baked } from './bake/bake.ts';
import type { Look } from './bake/looks.ts';
import { facesOf } from './bake/plan.ts';
import type { Tile } from './bake/tiles.ts';

/** What the server knows of the room's looks, small enough to travel inside the page. */
export interface FirstLook {
  /** The light at one texel a metre, three bytes a texel, in base64. */
  light: string;
  /** A mean colour for each work, in the order of the hang; null where nothing is known. */
  colours: (string | null)[];
}

/** One texel of the mean colour. */
const plain = (): Tile => ({ size: 1, metres: [1, 1], pixels: new Uint8Array([128, 128, 128, 255]) });

/** The room as the first frame shows it: in its light, still without boards, frames and fittings. */
export function firstBaked(room: Room, look: Look, { light }: FirstLook): Baked {
  const atlas = layAtlas(facesOf(room), FIRST_TEXELS);
  const bytes = atob(light);
  const pixels = new Uint8Array(atlas.width * atlas.height * 4).fill(255);
  for (let i = 0; i < bytes.length; i++) pixels[Math.floor(i / 3) * 4 + (i % 3)] = bytes.charCodeAt(i);
  return {
    stage: 'first',
    lightmap: { atlas, pixels },
    floor: plain(),
    wall: look.wallTile ? plain() : null,
    furniture: {
      position: new Float32Array(),
      uv: new Float32Array(),
      colour: new Uint8Array(),
      index: new Uint32Array(),
      marks: [],
    },
    grain: plain(),
  };
}
