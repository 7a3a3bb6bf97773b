import type { Point, Room } from './room.ts';

export const EYE_HEIGHT = 1.55;

interface Entrance {
  eye: Point;
  lookAt: Point;
  /** Degrees, from the lower to the upper edge. */
  fieldOfView: number;
}

/** How somebody sees the room who has just come in: the wall opposite the door. */
export const entranceOf = ({ depth }: Pick<Room, 'depth'>): Entrance => ({
  eye: { x: 0, y: EYE_HEIGHT, z: depth / 2 - 0.9 },
  lookAt: { x: 0, y: EYE_HEIGHT, z: -depth / 2 },
  fieldOfView: 60,
});
