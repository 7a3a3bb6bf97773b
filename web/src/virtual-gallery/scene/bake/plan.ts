import { outDepth, placeOf, STANDING_OFF, type WallPlace } from '@hwarang/domain/virtual-gallery/frame';
import { MAIN_IMAGE_ID, onWall, type Room, WALLS, type Wall, wallLength } from '@hwarang/domain/virtual-gallery/room';
import type { Look, Rgb } from './looks.ts';
import { type Corners, cross, dot, minus, plus, size, unit, type Vec } from './maths.ts';

/** One flat side of the room, spanned from `o` by the unit vectors `u` (along) and `v`, seen from inside. */
export interface Face {
  name: Wall | 'floor' | 'ceiling';
  o: Vec;
  u: Vec;
  v: Vec;
  n: Vec;
  lu: number;
  lv: number;
}

/** Something flat that stands out from a wall by `depth`: it shades the wall around it. */
export interface Relief extends WallPlace {
  depth: number;
}

/** A plain rectangle on a wall as the floor's reflection shows it. */
export interface Mark extends WallPlace {
  colour: Rgb;
}

export interface Spotlight {
  p: Vec;
  /** The way it points, and the two directions across. */
  axis: Vec;
  right: Vec;
  up: Vec;
  /** Half-widths of the pool as tangents. */
  wide: number;
  tall: number;
  /** So that the light on the work's middle is 1. */
  power: number;
  wall: Wall;
  /** In wall coordinates: along, height, distance. */
  onWall: Vec;
}

/** A rectangle that gives light. */
export interface Emitter {
  corners: Corners;
  weight: number;
}

export const pointOn = (face: Face, a: number, b: number): Vec => plus(plus(face.o, face.u, a), face.v, b);

export function facesOf(room: Room): Face[] {
  const { width, depth, height } = room;
  const walls = WALLS.map((wall): Face => {
    const to = onWall(room, wall);
    const o = to([0, 0, 0]);
    const u = minus(to([1, 0, 0]), o);
    const v: Vec = [0, 1, 0];
    return { name: wall, o, u, v, n: cross(u, v), lu: wallLength(room, wall), lv: height };
  });
  const flat = (name: 'floor' | 'ceiling', y: number, ny: number): Face => ({
    name,
    o: [-width / 2, y, -depth / 2],
    u: [1, 0, 0],
    v: [0, 0, 1],
    n: [0, ny, 0],
    lu: width,
    lv: depth,
  });
  return [...walls, flat('floor', 0, 1), flat('ceiling', height, -1)];
}

/** Height of the rail's upper side, and of the lamps below it. Under rafters both hang lower. */
export const railHeight = (room: Room, look: Look): number => room.height - (look.opening === 'paper' ? 0.125 : 0.004);
const lampHeight = (room: Room, look: Look): number => railHeight(room, look) - 0.14;

export const railDistance = (room: Room): number => Math.min(2.2, (room.height - 0.12 - 1.5) * Math.tan(Math.PI / 6));

export const framesOf = (room: Room, look: Look): Relief[] =>
  room.works.map((work) => ({
    ...placeOf(work, work.depthMm === null ? look.frame.width : 0),
    depth: outDepth(work.depthMm, look) + STANDING_OFF,
  }));

export function spotlightsOf(room: Room, look: Look): Spotlight[] {
  const distance = railDistance(room);
  const y = lampHeight(room, look);
  return room.works.map(({ id, wall, along, centre, widthMm, heightMm }) => {
    const to = onWall(room, wall);
    const p = to([along, y, distance]);
    const way = minus([centre.x, centre.y, centre.z], p);
    const axis = unit(way);
    const n = minus(to([0, 0, 1]), to([0, 0, 0]));
    const right: Vec = [n[2], 0, -n[0]];
    const throwLength = size(way);
    const margin = id === MAIN_IMAGE_ID ? 0.42 : 0.36;
    return {
      p,
      axis,
      right,
      up: cross(axis, right),
      wide: ((widthMm / 2000) * 1.12 + margin) / throwLength,
      tall: Math.max(0.34, ((heightMm / 2000) * 0.62 + margin * 0.8) / throwLength),
      power: -(throwLength * throwLength) / dot(axis, n),
      wall,
      onWall: [along, y, distance],
    };
  });
}

export interface Opening {
  minX: number;
  maxX: number;
  minZ: number;
  maxZ: number;
}

const SLOT = 0.42;

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

/** Paper windows above the lintel. */
export const windowBand = (room: Room) => ({ bottom: room.height - 0.6, top: room.height - 0.14 });

export function emittersOf(room: Room, look: Look): Emitter[] {
  const y = room.height;
  const inCeiling = ({ minX, maxX, minZ, maxZ }: Opening, weight: number): Emitter => ({
    corners: [
      [minX, y, minZ],
      [maxX, y, minZ],
      [maxX, y, maxZ],
      [minX, y, maxZ],
    ],
    weight,
  });
  const { width, depth } = room;
  const whole = { minX: -width / 2, maxX: width / 2, minZ: -depth / 2, maxZ: depth / 2 };
  const openings = openingsOf(room, look).map((opening) => inCeiling(opening, 1));
  if (look.opening === 'none') return [inCeiling(whole, 1)];
  if (look.opening === 'slots') return [...openings, inCeiling(whole, 0.1)];
  if (look.opening === 'laylight') return openings;
  const { bottom, top } = windowBand(room);
  const windows = WALLS.map((wall): Emitter => {
    const to = onWall(room, wall);
    const length = wallLength(room, wall);
    return {
      corners: [to([0, bottom, 0]), to([length, bottom, 0]), to([length, top, 0]), to([0, top, 0])],
      weight: 0.7,
    };
  });
  return [...openings, ...windows];
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

const LINTEL = { below: 0.8, height: 0.18, depth: 0.12 };

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
