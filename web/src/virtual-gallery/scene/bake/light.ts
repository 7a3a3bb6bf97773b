import type { Emitter, Spotlight } from './plan.ts';

/** Share of a surface's half-sphere that a rectangle fills, weighted by the cosine: the classic sum over its edges. */
export function rectangleShare(
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
  corners: readonly (readonly [number, number, number])[],
): number {
  let sum = 0;
  const last = corners[3];
  if (!last) return 0;
  let ax = last[0] - px;
  let ay = last[1] - py;
  let az = last[2] - pz;
  let al = Math.sqrt(ax * ax + ay * ay + az * az) + 1e-9;
  for (let i = 0; i < 4; i++) {
    const corner = corners[i];
    if (!corner) continue;
    const bx = corner[0] - px;
    const by = corner[1] - py;
    const bz = corner[2] - pz;
    const bl = Math.sqrt(bx * bx + by * by + bz * bz) + 1e-9;
    const cx = ay * bz - az * by;
    const cy = az * bx - ax * bz;
    const cz = ax * by - ay * bx;
    const cl = Math.sqrt(cx * cx + cy * cy + cz * cz);
    if (cl > 1e-12) {
      const cos = (ax * bx + ay * by + az * bz) / (al * bl);
      const angle = Math.acos(cos > 1 ? 1 : cos < -1 ? -1 : cos);
      sum += (angle * (cx * nx + cy * ny + cz * nz)) / cl;
    }
    ax = bx;
    ay = by;
    az = bz;
    al = bl;
  }
  return Math.abs(sum) / (2 * Math.PI);
}

export function emitterLight(p: ArrayLike<number>, n: ArrayLike<number>, emitters: readonly Emitter[]): number {
  let sum = 0;
  for (const { corners, weight } of emitters) {
    const [a, , c] = corners;
    if (!a || !c) continue;
    // An opening in the surface's own plane lights it not at all, but its angles would add up to a whole turn.
    const off =
      ((a[0] + c[0]) / 2 - (p[0] ?? 0)) * (n[0] ?? 0) +
      ((a[1] + c[1]) / 2 - (p[1] ?? 0)) * (n[1] ?? 0) +
      ((a[2] + c[2]) / 2 - (p[2] ?? 0)) * (n[2] ?? 0);
    if (off < 1e-3) continue;
    sum += weight * rectangleShare(p[0] ?? 0, p[1] ?? 0, p[2] ?? 0, n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, corners);
  }
  return sum;
}

export interface PreparedSpot {
  px: number;
  py: number;
  pz: number;
  /** Axis, and the two directions across it. */
  ax: number;
  ay: number;
  az: number;
  rx: number;
  rz: number;
  ux: number;
  uy: number;
  uz: number;
  wide: number;
  tall: number;
  /** So that the light on the work's middle is 1. */
  power: number;
  spot: Spotlight;
}

export function prepareSpot(spot: Spotlight, normal: { x: number; z: number }): PreparedSpot {
  const [px, py, pz] = spot.p;
  let ax = spot.aim[0] - px;
  let ay = spot.aim[1] - py;
  let az = spot.aim[2] - pz;
  const distance = Math.hypot(ax, ay, az);
  ax /= distance;
  ay /= distance;
  az /= distance;
  const rx = normal.z;
  const rz = -normal.x;
  const ux = -rz * ay;
  const uy = rz * ax - rx * az;
  const uz = rx * ay;
  const cos = -(ax * normal.x + az * normal.z);
  return {
    px,
    py,
    pz,
    ax,
    ay,
    az,
    rx,
    rz,
    ux,
    uy,
    uz,
    wide: spot.wide,
    tall: spot.tall,
    power: (distance * distance) / cos,
    spot,
  };
}

/** Light of one lamp at a point: falls off with distance, ends in a soft ellipse. */
export function spotLight(
  s: PreparedSpot,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const dx = x - s.px;
  const dy = y - s.py;
  const dz = z - s.pz;
  const along = dx * s.ax + dy * s.ay + dz * s.az;
  if (along <= 0.05) return 0;
  const across = (dx * s.rx + dz * s.rz) / (along * s.wide);
  const up = (dx * s.ux + dy * s.uy + dz * s.uz) / (along * s.tall);
  const r2 = across * across + up * up;
  if (r2 >= 2.6) return 0;
  const d2 = dx * dx + dy * dy + dz * dz;
  const cos = -(dx * nx + dy * ny + dz * nz) / Math.sqrt(d2);
  if (cos <= 0) return 0;
  const r = Math.sqrt(r2);
  const edge = r < 0.55 ? 1 : r > 1.6 ? 0 : 1 - smooth((r - 0.55) / 1.05);
  return (s.power * cos * edge * (0.86 + 0.14 * edge)) / d2;
}

export const smooth = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
