import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
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
  stage: 'first' | 'coarse' | 'fine';
  lightmap: Lightmap;
  floor: Tile;
  /** Shared by walls and ceiling. */
  wall: Tile | null;
  furniture: Furniture;
  grain: Tile;
}

const COARSE = { patch: 2.6, texels: 3, field: 0.6, bench: 3, tile: 32 };
const FINE = { patch: 0.95, texels: 48, field: 5, bench: 24, tile: 1024 };

export function bakeCoarse({ room, style }: BakeOrder): Baked {
  const look = LOOKS[style];
  const light = lightRoom(room, look, COARSE.patch);
  return {
    stage: 'coarse',
    lightmap: bakeLightmap(light, COARSE),
    ...tiles(style, COARSE.tile),
    furniture: furnish(light, true),
    grain: paintTile('grain', 8),
  };
}

export function bakeFine({ room, style }: BakeOrder): Baked {
  const light = lightRoom(room, LOOKS[style], FINE.patch);
  return {
    stage: 'fine',
    lightmap: bakeLightmap(light, FINE),
    ...tiles(style, FINE.tile),
    furniture: furnish(light, false),
    grain: paintTile('grain', 256),
  };
}

function tiles(style: RoomStyle, size: number): Pick<Baked, 'floor' | 'wall'> {
  const { floorTile, wallTile } = LOOKS[style];
  const floor = paintTile(floorTile, size);
  const wall = wallTile ? paintTile(wallTile, wallTile === 'formwork' ? size : Math.min(size, 512)) : null;
  return { floor, wall };
}

export function transfersOf({ lightmap, floor, wall, grain, furniture }: Baked): ArrayBuffer[] {
  const { position, uv, colour, index } = furniture;
  const arrays = [
    lightmap.pixels,
    floor.pixels,
    grain.pixels,
    position,
    uv,
    colour,
    index,
    ...(wall ? [wall.pixels] : []),
  ];
  return arrays.map((array) => array.buffer);
}
