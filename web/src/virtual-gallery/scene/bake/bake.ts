import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import { FIRST_TEXELS } from './atlas.ts';
import { type Furniture, furnish } from './furnish.ts';
import { bakeLightmap, type Lightmap, lightRoom } from './lightmap.ts';
import { LOOKS } from './looks.ts';
import { paintTile, type Tile } from './tiles.ts';

export interface BakeOrder {
  room: Room;
  style: RoomStyle;
}

/** One stage of the bake. Where the page brings a first light the room stands in that; each later stage replaces the one before. */
export interface Baked {
  stage: 'first' | keyof typeof STAGES;
  lightmap: Lightmap;
  floor: Tile;
  /** Shared by walls and ceiling. */
  wall: Tile | null;
  furniture: Furniture;
  grain: Tile;
}

const COARSE = { patch: 2.6, texels: 3, field: 0.6, bench: 3, tile: 32, grain: 8 };
const STAGES = { coarse: COARSE, fine: { patch: 0.95, texels: 48, field: 5, bench: 24, tile: 1024, grain: 256 } };

export function bake({ room, style }: BakeOrder, stage: keyof typeof STAGES): Baked {
  const { patch, tile, grain, ...density } = STAGES[stage];
  const { floorTile, wallTile } = LOOKS[style];
  const light = lightRoom(room, LOOKS[style], patch);
  return {
    stage,
    lightmap: bakeLightmap(light, density),
    floor: paintTile(floorTile, tile),
    wall: wallTile && paintTile(wallTile, wallTile === 'formwork' ? tile : Math.min(tile, 512)),
    furniture: furnish(light),
    grain: paintTile('grain', grain),
  };
}

/** The light of the first frame, baked by the server, so that the first frame waits for no bake: three bytes a texel in base64. */
export function bakeFirst({ room, style }: BakeOrder): string {
  const { patch, field, bench } = COARSE;
  const { pixels } = bakeLightmap(lightRoom(room, LOOKS[style], patch), { texels: FIRST_TEXELS, field, bench });
  return btoa(String.fromCharCode(...pixels.filter((_, i) => i % 4 < 3)));
}
