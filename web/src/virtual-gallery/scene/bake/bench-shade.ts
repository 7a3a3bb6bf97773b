import type { Bench } from '@hwarang/domain/virtual-gallery/room';
import { rectangleShare } from './light.ts';
import type { Emitter } from './plan.ts';

export interface Block {
  min: [number, number, number];
  max: [number, number, number];
}

const SEAT = 0.07;
const LEG = 0.06;

/** A thick seat on two slab legs. */
export function benchBlocks(bench: Bench): { seat: Block; legs: Block[] } {
  const { x, z, width, depth, height } = bench;
  const hw = width / 2;
  const hd = depth / 2;
  const seat: Block = { min: [x - hw, height - SEAT, z - hd], max: [x + hw, height, z + hd] };
  const alongZ = depth > width;
  const legs = [-1, 1].map((side): Block => {
    const at = side * ((alongZ ? hd : hw) - 0.28);
    const half = LEG / 2;
    const inset = 0.05;
    return alongZ
      ? { min: [x - hw + inset, 0, z + at - half], max: [x + hw - inset, height - SEAT, z + at + half] }
      : { min: [x + at - half, 0, z - hd + inset], max: [x + at + half, height - SEAT, z + hd - inset] };
  });
  return { seat, legs };
}

/** What a place on the floor keeps beside and below the bench: of the light from the openings, and of the room at large. */
export type FloorShade = (x: number, z: number, out: Float32Array) => void;

const REACH = 2.2;

/** Shadows of wide lights are soft, so they are worked out on a grid and read between its points. */
export function benchShade(bench: Bench, emitters: readonly Emitter[], perMetre: number): FloorShade {
  const minX = bench.x - bench.width / 2 - REACH;
  const minZ = bench.z - bench.depth / 2 - REACH;
  const nx = Math.ceil((bench.width + 2 * REACH) * perMetre) + 1;
  const nz = Math.ceil((bench.depth + 2 * REACH) * perMetre) + 1;
  const grid = new Float32Array(nx * nz * 2);
  const at = exactShade(bench, emitters, perMetre < 10 ? 3 : 6);
  for (let j = 0; j < nz; j++) {
    for (let i = 0; i < nx; i++) at(minX + i / perMetre, minZ + j / perMetre, grid, (j * nx + i) * 2);
  }
  return (x, z, out) => {
    const gx = (x - minX) * perMetre;
    const gz = (z - minZ) * perMetre;
    const i = Math.floor(gx);
    const j = Math.floor(gz);
    if (i < 0 || j < 0 || i >= nx - 1 || j >= nz - 1) {
      out.fill(1);
      return;
    }
    const fx = gx - i;
    const fz = gz - j;
    for (let c = 0; c < 2; c++) {
      const k = (j * nx + i) * 2 + c;
      const near = (grid[k] ?? 1) * (1 - fx) + (grid[k + 2] ?? 1) * fx;
      const far = (grid[k + nx * 2] ?? 1) * (1 - fx) + (grid[k + nx * 2 + 2] ?? 1) * fx;
      out[c] = near * (1 - fz) + far * fz;
    }
  };
}

function exactShade(bench: Bench, emitters: readonly Emitter[], steps: number) {
  const { seat, legs } = benchBlocks(bench);
  const y = seat.min[1];
  const under: [number, number, number][] = [
    [seat.min[0], y, seat.min[2]],
    [seat.max[0], y, seat.min[2]],
    [seat.max[0], y, seat.max[2]],
    [seat.min[0], y, seat.max[2]],
  ];
  const [legA, legB] = legs;
  return (x: number, z: number, out: Float32Array, k: number): void => {
    let open = 0;
    let all = 0;
    for (const { corners } of emitters) {
      const [a, b, , d] = corners;
      if (!a || !b || !d) continue;
      for (let i = 0; i < steps; i++) {
        for (let j = 0; j < steps; j++) {
          const s = (i + 0.5) / steps;
          const t = (j + 0.5) / steps;
          const dx = a[0] + (b[0] - a[0]) * s + (d[0] - a[0]) * t - x;
          const dy = a[1] + (b[1] - a[1]) * s + (d[1] - a[1]) * t;
          const dz = a[2] + (b[2] - a[2]) * s + (d[2] - a[2]) * t - z;
          const d2 = dx * dx + dy * dy + dz * dz;
          const w = (dy * dy) / (d2 * d2);
          all += w;
          const hidden =
            hits(seat, x, z, dx, dy, dz) ||
            (legA !== undefined && hits(legA, x, z, dx, dy, dz)) ||
            (legB !== undefined && hits(legB, x, z, dx, dy, dz));
          if (!hidden) open += w;
        }
      }
    }
    const reach = Math.max(Math.abs(x - bench.x) - bench.width / 2, Math.abs(z - bench.z) - bench.depth / 2);
    const fade = Math.min(1, Math.max(0, (REACH - reach) / 0.6));
    const around = rectangleShare(x, 0.001, z, 0, 1, 0, under) * 1.05 + legFoot(legs, x, z);
    out[k] = 1 - fade * (1 - (all > 0 ? open / all : 1));
    out[k + 1] = 1 - fade * Math.min(0.93, around);
  };
}

function legFoot(legs: readonly Block[], x: number, z: number): number {
  let sum = 0;
  for (const { min, max } of legs) {
    const dx = Math.max(min[0] - x, 0, x - max[0]);
    const dz = Math.max(min[2] - z, 0, z - max[2]);
    const distance = Math.hypot(dx, dz);
    sum += 0.42 * (1 - distance / Math.sqrt(distance * distance + 0.03));
  }
  return sum;
}

function hits({ min, max }: Block, x: number, z: number, dx: number, dy: number, dz: number): boolean {
  const ix = 1 / (dx || 1e-9);
  const iy = 1 / (dy || 1e-9);
  const iz = 1 / (dz || 1e-9);
  const ax = (min[0] - x) * ix;
  const bx = (max[0] - x) * ix;
  const az = (min[2] - z) * iz;
  const bz = (max[2] - z) * iz;
  const near = Math.max(ax < bx ? ax : bx, az < bz ? az : bz, min[1] * iy, 0.0001);
  const far = Math.min(ax < bx ? bx : ax, az < bz ? bz : az, max[1] * iy, 1);
  return near <= far;
}
