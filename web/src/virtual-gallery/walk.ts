import { type Bench, type HungWork, type Room, WALL_NORMALS } from '@hwarang/domain/virtual-gallery/room';
import { INSET, viewingDistance } from './viewpoint.ts';

export interface Spot {
  x: number;
  z: number;
}

type Ground = Pick<Room, 'width' | 'depth' | 'bench'>;

const ROUND_BENCH = 0.35;

interface Box {
  minX: number;
  maxX: number;
  minZ: number;
  maxZ: number;
}

function blocked(bench: Bench): Box {
  const w = bench.width / 2 + ROUND_BENCH;
  const d = bench.depth / 2 + ROUND_BENCH;
  return { minX: bench.x - w, maxX: bench.x + w, minZ: bench.z - d, maxZ: bench.z + d };
}

const inside = (box: Box, p: Spot): boolean => p.x > box.minX && p.x < box.maxX && p.z > box.minZ && p.z < box.maxZ;

/** The nearest place to the wished one where a person can stand. */
export function standable(room: Ground, wish: Spot): Spot {
  const halfW = room.width / 2 - INSET;
  const halfD = room.depth / 2 - INSET;
  const p = { x: clamp(wish.x, -halfW, halfW), z: clamp(wish.z, -halfD, halfD) };
  if (!room.bench) return p;
  const box = blocked(room.bench);
  if (!inside(box, p)) return p;
  const ways = [
    { cost: p.x - box.minX, to: { x: box.minX, z: p.z } },
    { cost: box.maxX - p.x, to: { x: box.maxX, z: p.z } },
    { cost: p.z - box.minZ, to: { x: p.x, z: box.minZ } },
    { cost: box.maxZ - p.z, to: { x: p.x, z: box.maxZ } },
  ];
  return ways.reduce((a, b) => (b.cost < a.cost ? b : a)).to;
}

/** How near to a wall a place is one before a work: within viewing distance, but never across half of the room. */
const NEAR_WALL = { least: 0.8, most: 1.5 };
const BESIDE_WORK = 0.4;

/** The work that hangs where one would bump into the wall; none in the middle of the room, or before a bare wall. */
export function workBeside(room: Pick<Room, 'works'>, spot: Spot): HungWork | undefined {
  const near = room.works.flatMap((work) => {
    const normal = WALL_NORMALS[work.wall];
    const [dx, dz] = [spot.x - work.centre.x, spot.z - work.centre.z];
    const away = dx * normal.x + dz * normal.z;
    const aside = Math.abs(normal.x === 0 ? dx : dz);
    const reach = clamp(viewingDistance(work), NEAR_WALL.least, NEAR_WALL.most);
    return away <= reach && aside <= work.widthMm / 2000 + BESIDE_WORK ? [{ work, aside }] : [];
  });
  return near.sort((a, b) => a.aside - b.aside)[0]?.work;
}

/** Corners to walk by, ending at the goal; a straight walk has only the goal. */
export function pathTo(room: Ground, from: Spot, goal: Spot): Spot[] {
  const to = standable(room, goal);
  if (!room.bench) return [to];
  const box = blocked(room.bench);
  if (!crosses(box, from, to)) return [to];
  const corners: Spot[] = [
    { x: box.minX, z: box.minZ },
    { x: box.maxX, z: box.minZ },
    { x: box.maxX, z: box.maxZ },
    { x: box.minX, z: box.maxZ },
  ];
  let best: Spot[] = [to];
  let shortest = Number.POSITIVE_INFINITY;
  const consider = (way: Spot[]) => {
    const stops = [from, ...way];
    const free = way.every((stop, i) => !crosses(box, stops[i] ?? from, stop));
    const length = way.reduce((sum, stop, i) => sum + apart(stops[i] ?? from, stop), 0);
    if (free && length < shortest) {
      shortest = length;
      best = way;
    }
  };
  for (const [i, corner] of corners.entries()) {
    consider([corner, to]);
    for (const step of [1, 3]) {
      const next = corners[(i + step) % 4];
      if (next) consider([corner, next, to]);
    }
  }
  return best;
}

export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.z - b.z);

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Whether the open segment passes through the inside of the box; touching its sides is free. */
function crosses(box: Box, a: Spot, b: Spot): boolean {
  let enter = 0;
  let leave = 1;
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const sides = [
    [dx, box.minX - a.x, box.maxX - a.x],
    [dz, box.minZ - a.z, box.maxZ - a.z],
  ] as const;
  for (const [delta, low, high] of sides) {
    if (Math.abs(delta) < 1e-9) {
      if (low >= -1e-9 || high <= 1e-9) return false;
      continue;
    }
    enter = Math.max(enter, Math.min(low / delta, high / delta));
    leave = Math.min(leave, Math.max(low / delta, high / delta));
  }
  return leave - enter > 1e-6;
}
