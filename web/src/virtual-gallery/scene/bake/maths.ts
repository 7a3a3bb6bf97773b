import type { Vec } from '@hwarang/domain/virtual-gallery/room';

export type { Vec };

/** A rectangle by its corners in order. */
export type Quad<T> = readonly [T, T, T, T];
export type Corners = Quad<Vec>;

/** The four quads between a rectangle and another one inside it. */
export const ring = <T>(outer: Quad<T>, inner: Quad<T>): Quad<T>[] =>
  ([0, 1, 2, 3] as const).map((k) => {
    const next = ((k + 1) % 4) as 0 | 1 | 2 | 3;
    return [outer[k], outer[next], inner[next], inner[k]];
  });

/** `a`, and `k` times `b` further. */
export const plus = (a: Vec, b: Vec, k = 1): Vec => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const size = (a: Vec): number => Math.sqrt(dot(a, a));
export const scaled = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const unit = (a: Vec): Vec => scaled(a, 1 / (size(a) || 1));
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
export const smooth = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

/** Points spread evenly over a rectangle. */
export const pointsOver = ([a, b, , d]: Corners, steps: number): Vec[] =>
  Array.from({ length: steps * steps }, (_, k) =>
    plus(plus(a, minus(b, a), ((k % steps) + 0.5) / steps), minus(d, a), (Math.floor(k / steps) + 0.5) / steps),
  );
