import { pointOnWall, type Room, WALL_NORMALS, type Wall } from '@hwarang/domain/virtual-gallery/room';
import type { Rgb } from './looks.ts';
import type { Mapping } from './solid.ts';

/** A plain rectangle on a wall as the floor's reflection shows it. */
export interface Mark {
  wall: Wall;
  left: number;
  right: number;
  bottom: number;
  top: number;
  colour: Rgb;
}

/** From wall coordinates (along, up, out of the wall) into the room. */
export function wallMapping(room: Room, wall: Wall): Mapping {
  const n = WALL_NORMALS[wall];
  return ([along, y, out]) => {
    const p = pointOnWall(room, wall, along, y);
    return [p.x + n.x * out, y, p.z + n.z * out];
  };
}
