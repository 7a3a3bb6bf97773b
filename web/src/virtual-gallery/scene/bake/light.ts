import { type Corners, clamp, cross, dot, minus, plus, scaled, size, smooth, type Vec } from './maths.ts';
import type { Emitter, Spotlight } from './plan.ts';

/** Share of a surface's half-sphere that a rectangle fills, weighted by the cosine: the classic sum over its edges. */
export function rectangleShare(p: Vec, n: Vec, corners: Corners): number {
  const a = minus(corners[0], p);
  const b = minus(corners[1], p);
  const c = minus(corners[2], p);
  const d = minus(corners[3], p);
  return Math.abs(edgeShare(a, b, n) + edgeShare(b, c, n) + edgeShare(c, d, n) + edgeShare(d, a, n)) / (2 * Math.PI);
}

function edgeShare(a: Vec, b: Vec, n: Vec): number {
  const across = cross(a, b);
  const length = size(across);
  if (length < 1e-12) return 0;
  return (Math.acos(clamp(dot(a, b) / (size(a) * size(b)), -1, 1)) * dot(across, n)) / length;
}

export function emitterLight(p: Vec, n: Vec, emitters: readonly Emitter[]): number {
  let sum = 0;
  for (const { corners, weight } of emitters) {
    // An opening in the surface's own plane lights it not at all, but its angles would add up to a whole turn.
    const middle = scaled(plus(corners[0], corners[2]), 0.5);
    if (dot(minus(middle, p), n) >= 1e-3) sum += weight * rectangleShare(p, n, corners);
  }
  return sum;
}

/** Light of one lamp at a point: falls off with distance, ends in a soft ellipse. */
export function spotLight(spot: Spotlight, p: Vec, n: Vec): number {
  const d = minus(p, spot.p);
  const along = dot(d, spot.axis);
  if (along <= 0.05) return 0;
  const across = dot(d, spot.right) / (along * spot.wide);
  const up = dot(d, spot.up) / (along * spot.tall);
  const r2 = across * across + up * up;
  if (r2 >= 2.6) return 0;
  const d2 = dot(d, d);
  const cos = -dot(d, n) / Math.sqrt(d2);
  if (cos <= 0) return 0;
  const edge = 1 - smooth((Math.sqrt(r2) - 0.55) / 1.05);
  return (spot.power * cos * edge * (0.86 + 0.14 * edge)) / d2;
}
