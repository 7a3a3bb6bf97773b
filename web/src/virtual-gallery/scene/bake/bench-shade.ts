import { type Block, benchBlocks } from '@hwarang/domain/virtual-gallery/bench';
import type { Bench } from '@hwarang/domain/virtual-gallery/room';
import { rectangleShare } from './light.ts';
import { type Corners, clamp, minus, pointsOver, type Vec } from './maths.ts';
import type { Emitter } from './plan.ts';
import { smoothField } from './smooth-field.ts';

/** Puts out what a place on the floor keeps beside and below the bench: of the openings' light, and of the room's at large. */
export type FloorShade = (x: number, z: number, out: Float32Array) => void;

const REACH = 2.2;

/** Shadows of wide lights are soft, so they are worked out on a grid and read between its points. */
export function benchShade(bench: Bench, emitters: readonly Emitter[], perMetre: number): FloorShade {
  const wide = bench.width + 2 * REACH;
  const deep = bench.depth + 2 * REACH;
  const minX = bench.x - wide / 2;
  const minZ = bench.z - deep / 2;
  const exact = exactShade(bench, emitters, perMetre < 10 ? 3 : 6);
  const field = smoothField(Math.ceil(wide * perMetre) + 1, Math.ceil(deep * perMetre) + 1, 2, (s, t, out) =>
    exact(minX + s * wide, minZ + t * deep, out),
  );
  return (x, z, out) => field((x - minX) / wide, (z - minZ) / deep, out);
}

function exactShade(bench: Bench, emitters: readonly Emitter[], steps: number): FloorShade {
  const { seat, legs } = benchBlocks(bench);
  const [x0, y, z0] = seat.min;
  const [x1, , z1] = seat.max;
  const under: Corners = [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ];
  const lights = emitters.flatMap(({ corners }) => pointsOver(corners, steps));
  return (x, z, out) => {
    let open = 0;
    let all = 0;
    for (const light of lights) {
      const ray = minus(light, [x, 0, z]);
      const weight = (ray[1] / (ray[0] * ray[0] + ray[1] * ray[1] + ray[2] * ray[2])) ** 2;
      all += weight;
      if (!hits(seat, x, z, ray) && !legs.some((leg) => hits(leg, x, z, ray))) open += weight;
    }
    const reach = Math.max(Math.abs(x - bench.x) - bench.width / 2, Math.abs(z - bench.z) - bench.depth / 2);
    const fade = clamp((REACH - reach) / 0.6, 0, 1);
    const around = rectangleShare([x, 0.001, z], [0, 1, 0], under) * 1.05 + legFoot(legs, x, z);
    out[0] = 1 - fade * (1 - (all > 0 ? open / all : 1));
    out[1] = 1 - fade * Math.min(0.93, around);
  };
}

function legFoot(legs: readonly Block[], x: number, z: number): number {
  let sum = 0;
  for (const { min, max } of legs) {
    const distance = Math.hypot(Math.max(min[0] - x, 0, x - max[0]), Math.max(min[2] - z, 0, z - max[2]));
    sum += 0.42 * (1 - distance / Math.hypot(distance, Math.sqrt(0.03)));
  }
  return sum;
}

/** Whether a ray from the floor meets the block before its end. */
function hits({ min, max }: Block, x: number, z: number, ray: Vec): boolean {
  const ix = 1 / (ray[0] || 1e-9);
  const iy = 1 / (ray[1] || 1e-9);
  const iz = 1 / (ray[2] || 1e-9);
  const ax = (min[0] - x) * ix;
  const bx = (max[0] - x) * ix;
  const az = (min[2] - z) * iz;
  const bz = (max[2] - z) * iz;
  const near = Math.max(Math.min(ax, bx), Math.min(az, bz), min[1] * iy, 0.0001);
  return near <= Math.min(Math.max(ax, bx), Math.max(az, bz), max[1] * iy, 1);
}
