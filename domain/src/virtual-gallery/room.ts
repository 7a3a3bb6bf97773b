export const WALLS = ['west', 'north', 'east', 'south'] as const;
export type Wall = (typeof WALLS)[number];

export const WORKS_IN_ROOM = 9;
export const MAIN_IMAGE_ID = 'main-image';

export type Vec = readonly [number, number, number];

/** Metres. x runs east, y up, z south; the origin lies on the floor in the middle of the room. */
export interface Point {
  x: number;
  y: number;
  z: number;
}

export interface HangOverride {
  wall?: Wall;
  /** Space before this work on its wall, instead of the computed gap. */
  gapCm?: number;
  /** Shift along the wall from the computed place, clockwise positive; stops at its neighbours. */
  offsetCm?: number;
  centreHeightCm?: number;
}

export interface MainImageToHang {
  pixelWidth: number | null;
  pixelHeight: number | null;
}

export interface WorkToHang extends MainImageToHang {
  id: string;
  widthCm: number | null;
  heightCm: number | null;
  depthCm: number | null;
  override?: HangOverride | undefined;
}

export type HangFlag = 'size-not-given' | 'proportions-swapped';

export interface TrueSize {
  widthMm: number;
  heightMm: number;
  depthMm: number | null;
  flags: HangFlag[];
  /** Part of the width and of the height that the picture fills; less than 1 where its proportions differ from the size. */
  fill: { width: number; height: number };
}

export interface HungWork extends TrueSize {
  id: string;
  wall: Wall;
  /** Middle of the picture on the wall's plane. */
  centre: Point;
  /** Metres from the wall's left end as a viewer facing it sees it, to the middle of the picture. */
  along: number;
}

export interface Bench {
  x: number;
  z: number;
  /** Full extents in metres. */
  width: number;
  depth: number;
  height: number;
}

export interface Door {
  wall: 'south';
  width: number;
  height: number;
}

export interface Room {
  width: number;
  depth: number;
  height: number;
  works: HungWork[];
  bench: Bench | null;
  door: Door;
  /** Ids of the works that did not fit in, in the curator's order. */
  left: string[];
}

export const wallLength = (room: Pick<Room, 'width' | 'depth'>, wall: Wall): number =>
  wall === 'north' || wall === 'south' ? room.width : room.depth;

/** Unit normals point into the room. */
export const WALL_NORMALS: Record<Wall, { x: number; z: number }> = {
  west: { x: 1, z: 0 },
  north: { x: 0, z: 1 },
  east: { x: -1, z: 0 },
  south: { x: 0, z: -1 },
};

/** A place on a wall, given by its distance from the wall's left end as seen from inside. */
export function pointOnWall(room: Pick<Room, 'width' | 'depth'>, wall: Wall, along: number, y: number): Point {
  const halfW = room.width / 2;
  const halfD = room.depth / 2;
  switch (wall) {
    case 'west':
      return { x: -halfW, y, z: halfD - along };
    case 'north':
      return { x: along - halfW, y, z: -halfD };
    case 'east':
      return { x: halfW, y, z: along - halfD };
    case 'south':
      return { x: halfW - along, y, z: halfD };
  }
}

/** From wall coordinates (along, up, out of the wall) into the room. */
export function onWall(room: Pick<Room, 'width' | 'depth'>, wall: Wall): (point: Vec) => Vec {
  const n = WALL_NORMALS[wall];
  return ([along, y, out]) => {
    const p = pointOnWall(room, wall, along, y);
    return [p.x + n.x * out, y, p.z + n.z * out];
  };
}
