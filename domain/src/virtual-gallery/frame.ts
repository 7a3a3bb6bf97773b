import type { HungWork, Wall } from './room.ts';
import type { RoomColours } from './room-colours.ts';

/** A rectangle on a wall, in metres from its left end and from the floor. */
export interface WallPlace {
  wall: Wall;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

type Framed = Pick<RoomColours, 'frame'>;

/** Frames hang a little off the wall; the picture lies a little behind the frame's face. */
export const STANDING_OFF = 0.012;
export const RECESS = 0.007;

/** Depth of the thing on the wall: a given depth hangs unframed, up to a hand's breadth. */
export const outDepth = (depthMm: number | null, { frame }: Framed): number =>
  depthMm === null ? frame.depth : Math.min(0.16, Math.max(0.012, depthMm / 1000));

/** How far the picture's plane stands out of the wall. */
export const pictureOut = (depthMm: number | null, look: Framed): number =>
  STANDING_OFF + outDepth(depthMm, look) + (depthMm === null ? -RECESS : 0.001);

/** Where a work hangs on its wall, with a rim around it. */
export function placeOf({ wall, along, centre, widthMm, heightMm }: HungWork, rim = 0): WallPlace {
  const halfW = widthMm / 2000 + rim;
  const halfH = heightMm / 2000 + rim;
  return { wall, left: along - halfW, right: along + halfW, bottom: centre.y - halfH, top: centre.y + halfH };
}
