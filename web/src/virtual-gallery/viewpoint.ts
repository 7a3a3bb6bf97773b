import { type HungWork, type Point, type Room, WALL_NORMALS } from '@hwarang/domain/virtual-gallery/room';

/** Nobody walks nearer to a wall than this. */
export const INSET = 0.45;
const FILL = 0.84;
const NEAREST = 0.55;
const WIDEST_FOV = 95;

export interface View extends Point {
  /** Radians; 0 looks north, positive turns left. */
  yaw: number;
  pitch: number;
  /** Degrees, vertical. */
  fovY: number;
}

export interface Lens {
  /** Width by height of the part of the screen that the work may fill. */
  aspect: number;
  /** Vertical angle of that part in degrees. */
  fovY: number;
}

const rad = Math.PI / 180;

/** The usual vertical angle for a screen: upright screens get a taller one, so that they see enough of the wall. */
export const restingFov = (aspect: number): number =>
  Math.min(80, Math.max(52, (2 * Math.atan(0.42 / aspect)) / rad + 8));

/** Where one stands to see a work whole, in metres. */
export const viewingDistance = ({ widthMm, heightMm }: Pick<HungWork, 'widthMm' | 'heightMm'>): number =>
  (1.3 * Math.hypot(widthMm, heightMm)) / 1000;

/**
 * Straight before the work, at the distance at which it fills the view, or at `least` where that is farther; where the room ends first, the
 * angle widens instead.
 */
export function viewpoint(room: Pick<Room, 'width' | 'depth'>, work: HungWork, lens: Lens, least = 0): View {
  const normal = WALL_NORMALS[work.wall];
  const tan = Math.tan((lens.fovY * rad) / 2) * FILL;
  const width = work.widthMm / 1000;
  const height = work.heightMm / 1000;
  const front = (work.depthMm ?? 40) / 1000;
  const wanted = Math.max(NEAREST, height / 2 / tan, width / 2 / (tan * lens.aspect)) + front;
  const across = work.wall === 'north' || work.wall === 'south' ? room.depth : room.width;
  const distance = Math.min(Math.max(wanted, least), across - INSET);
  const scale = Math.max(1, (wanted - front) / Math.max(0.1, distance - front));
  const fovY = Math.min(WIDEST_FOV, (2 * Math.atan(Math.tan((lens.fovY * rad) / 2) * scale)) / rad);
  const { x, y, z } = work.centre;
  const yaw = Math.atan2(normal.x, normal.z);
  return { x: x + normal.x * distance, y, z: z + normal.z * distance, yaw, pitch: 0, fovY };
}
