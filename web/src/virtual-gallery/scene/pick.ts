import { type Room, WALL_NORMALS, WALLS, wallLength } from '@hwarang/domain/virtual-gallery/room';
import type { Spot } from '../walk.ts';

export interface Ray {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
}

export type Picked = { kind: 'work'; id: string } | { kind: 'floor'; spot: Spot } | { kind: 'none' };

const RIM = 0.03;

/** What a ray from inside the room meets first: a work, the floor, or a bare wall (whose foot counts as floor). */
export function pick(room: Room, { from, to }: Ray): Picked {
  const [x, y, z] = from;
  const [dx, dy, dz] = to;
  let nearest = Number.POSITIVE_INFINITY;
  let picked: Picked = { kind: 'none' };
  if (dy < 0) {
    nearest = -y / dy;
    picked = { kind: 'floor', spot: { x: x + dx * nearest, z: z + dz * nearest } };
  }
  for (const wall of WALLS) {
    const n = WALL_NORMALS[wall];
    const toward = dx * n.x + dz * n.z;
    if (toward >= 0) continue;
    const half = wallLength(room, wall === 'west' || wall === 'east' ? 'north' : 'west') / 2;
    const t = -(half + x * n.x + z * n.z) / toward;
    if (t >= nearest || t < 0) continue;
    const hx = x + dx * t;
    const hy = y + dy * t;
    const hz = z + dz * t;
    nearest = t;
    picked = hy < room.height ? { kind: 'floor', spot: { x: hx, z: hz } } : { kind: 'none' };
    for (const work of room.works) {
      if (work.wall !== wall) continue;
      const aside = n.x === 0 ? Math.abs(hx - work.centre.x) : Math.abs(hz - work.centre.z);
      if (aside > work.widthMm / 2000 + RIM || Math.abs(hy - work.centre.y) > work.heightMm / 2000 + RIM) continue;
      picked = { kind: 'work', id: work.id };
    }
  }
  return picked;
}
