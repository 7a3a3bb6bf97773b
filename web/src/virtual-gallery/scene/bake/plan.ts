import {
  MAIN_IMAGE_ID,
  pointOnWall,
  type Room,
  WALL_NORMALS,
  WALLS,
  type Wall,
  wallLength,
} from '@hwarang/domain/virtual-gallery/room';
import type { Look } from './looks.ts';

/** One flat side of the room, spanned from `o` by the unit vectors `u` (along) and `v`, seen from inside. */
export interface Face {
  name: Wall | 'floor' | 'ceiling';
  o: [number, number, number];
  u: [number, number, number];
  v: [number, number, number];
  n: [number, number, number];
  lu: number;
  lv: number;
}

/** Something flat that stands out from a wall by `depth`: it shades the wall around it. */
export interface Relief {
  wall: Wall;
  left: number;
  right: number;
  bottom: number;
  top: number;
  depth: number;
}

export interface Spotlight {
  p: [number, number, number];
  aim: [number, number, number];
  /** Half-widths of the pool as tangents. */
  wide: number;
  tall: number;
  wall: Wall;
  /** In wall coordinates: along, height, distance. */
  onWall: [number, number, number];
}

/** A rectangle that gives light, by corners in order. */
export interface Emitter {
  corners: [number, number, number][];
  weight: number;
}

/** Frames hang a little off the wall; the picture lies a little behind the frame's face. */
export const STANDING_OFF = 0.012;
export const RECESS = 0.007;

export function facesOf(room: Room): Face[] {
  const { width: w, depth: d, height: h } = room;
  const walls = WALLS.map((wall): Face => {
    const o = pointOnWall(room, wall, 0, 0);
    const e = pointOnWall(room, wall, 1, 0);
    const n = WALL_NORMALS[wall];
    return {
      name: wall,
      o: [o.x, 0, o.z],
      u: [e.x - o.x, 0, e.z - o.z],
      v: [0, 1, 0],
      n: [n.x, 0, n.z],
      lu: wallLength(room, wall),
      lv: h,
    };
  });
  const flat = (name: 'floor' | 'ceiling', y: number, ny: number): Face => ({
    name,
    o: [-w / 2, y, -d / 2],
    u: [1, 0, 0],
    v: [0, 0, 1],
    n: [0, ny, 0],
    lu: w,
    lv: d,
  });
  return [...walls, flat('floor', 0, 1), flat('ceiling', h, -1)];
}

/** Height of the rail's upper side, and of the lamps below it. Under rafters both hang lower. */
export const railHeight = (room: Room, look: Look): number => room.height - (look.opening === 'paper' ? 0.125 : 0.004);
export const lampHeight = (room: Room, look: Look): number => railHeight(room, look) - 0.14;

export const railDistance = (room: Room): number => Math.min(2.2, (room.height - 0.12 - 1.5) * Math.tan(Math.PI / 6));

/** Depth of the thing on the wall: a given depth hangs unframed, up to a hand's breadth. */
export const outDepth = (depthMm: number | null, look: Look): number =>
  depthMm === null ? look.frame.depth : Math.min(0.16, Math.max(0.012, depthMm / 1000));

/** How far the picture's plane stands out of the wall. */
export const pictureOut = (depthMm: number | null, look: Look): number =>
  STANDING_OFF + outDepth(depthMm, look) + (depthMm === null ? -RECESS : 0.001);

export function framesOf(room: Room, look: Look): Relief[] {
  return room.works.map((work) => {
    const rim = work.depthMm === null ? look.frame.width : 0;
    const halfW = work.widthMm / 2000 + rim;
    const halfH = work.heightMm / 2000 + rim;
    return {
      wall: work.wall,
      left: work.along - halfW,
      right: work.along + halfW,
      bottom: work.centre.y - halfH,
      top: work.centre.y + halfH,
      depth: outDepth(work.depthMm, look) + STANDING_OFF,
    };
  });
}

export function spotlightsOf(room: Room, look: Look): Spotlight[] {
  const distance = railDistance(room);
  const y = lampHeight(room, look);
  return room.works.map((work) => {
    const n = WALL_NORMALS[work.wall];
    const foot = pointOnWall(room, work.wall, work.along, y);
    const p: [number, number, number] = [foot.x + n.x * distance, y, foot.z + n.z * distance];
    const drop = y - work.centre.y;
    const throwLength = Math.hypot(distance, drop);
    const halfW = work.widthMm / 2000;
    const halfH = work.heightMm / 2000;
    const margin = work.id === MAIN_IMAGE_ID ? 0.42 : 0.36;
    return {
      p,
      aim: [work.centre.x, work.centre.y, work.centre.z],
      wide: (halfW * 1.12 + margin) / throwLength,
      tall: Math.max(0.34, (halfH * 0.62 + margin * 0.8) / throwLength),
      wall: work.wall,
      onWall: [work.along, y, distance],
    };
  });
}

export interface Opening {
  minX: number;
  maxX: number;
  minZ: number;
  maxZ: number;
}

export const SLOT = 0.42;

/** Holes in the ceiling through which light comes. */
export function openingsOf(room: Room, look: Look): Opening[] {
  const halfW = room.width / 2;
  const halfD = room.depth / 2;
  if (look.opening === 'laylight' || look.opening === 'paper') {
    const margin = Math.max(look.opening === 'paper' ? 1.75 : 1.5, railDistance(room) + 0.35);
    const x = Math.max(0.6, halfW - margin);
    const z = Math.max(0.6, halfD - margin);
    return [{ minX: -x, maxX: x, minZ: -z, maxZ: z }];
  }
  if (look.opening === 'slots') {
    return [
      { minX: -halfW, maxX: -halfW + SLOT, minZ: -halfD, maxZ: halfD },
      { minX: halfW - SLOT, maxX: halfW, minZ: -halfD, maxZ: halfD },
    ];
  }
  return [];
}

export interface WindowBand {
  bottom: number;
  top: number;
}

/** Paper windows above the lintel. */
export const windowBand = (room: Room): WindowBand => ({ bottom: room.height - 0.6, top: room.height - 0.14 });

export function emittersOf(room: Room, look: Look): Emitter[] {
  const h = room.height;
  const fromCeiling = openingsOf(room, look).map(
    (o): Emitter => ({
      corners: [
        [o.minX, h, o.minZ],
        [o.maxX, h, o.minZ],
        [o.maxX, h, o.maxZ],
        [o.minX, h, o.maxZ],
      ],
      weight: 1,
    }),
  );
  const x = room.width / 2;
  const z = room.depth / 2;
  const sky: Emitter = {
    corners: [
      [-x, h, -z],
      [x, h, -z],
      [x, h, z],
      [-x, h, z],
    ],
    weight: 1,
  };
  if (look.opening === 'none') return [sky];
  if (look.opening === 'slots') return [...fromCeiling, { ...sky, weight: 0.1 }];
  if (look.opening !== 'paper') return fromCeiling;
  const band = windowBand(room);
  const windows = WALLS.map((wall): Emitter => {
    const length = wallLength(room, wall);
    const at = (along: number, y: number): [number, number, number] => {
      const p = pointOnWall(room, wall, along, y);
      return [p.x, p.y, p.z];
    };
    return {
      corners: [at(0, band.bottom), at(length, band.bottom), at(length, band.top), at(0, band.top)],
      weight: 0.7,
    };
  });
  return [...fromCeiling, ...windows];
}

const POST = 0.17;

/** Wooden posts stand in the corners and in the gaps between works, never behind one. */
export function postsOf(room: Room, look: Look): Relief[] {
  if (look.opening !== 'paper') return [];
  const frames = framesOf(room, look);
  return WALLS.flatMap((wall) => {
    const length = wallLength(room, wall);
    const post = (centre: number): Relief => ({
      wall,
      left: Math.max(0, centre - POST / 2),
      right: Math.min(length, centre + POST / 2),
      bottom: 0,
      top: room.height,
      depth: 0.1,
    });
    const row = frames.filter((frame) => frame.wall === wall).sort((a, b) => a.left - b.left);
    const between = row.flatMap((frame, i) => {
      const before = row[i - 1];
      return before && frame.left - before.right >= 0.6 ? [(frame.left + before.right) / 2] : [];
    });
    const door =
      wall === 'south' ? [length / 2 - room.door.width / 2 - 0.12, length / 2 + room.door.width / 2 + 0.12] : [];
    return [POST / 2, length - POST / 2, ...between, ...door].map(post);
  });
}

export const LINTEL = { below: 0.8, height: 0.18, depth: 0.12 };

export function lintelsOf(room: Room, look: Look): Relief[] {
  if (look.opening !== 'paper') return [];
  return WALLS.flatMap((wall): Relief[] => {
    const right = wallLength(room, wall);
    const h = room.height;
    return [
      { wall, left: 0, right, bottom: h - LINTEL.below, top: h - LINTEL.below + LINTEL.height, depth: LINTEL.depth },
      { wall, left: 0, right, bottom: h - 0.14, top: h, depth: 0.14 },
    ];
  });
}
