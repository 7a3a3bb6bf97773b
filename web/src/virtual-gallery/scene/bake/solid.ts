import type { Rgb } from './looks.ts';
import { type Corners, cross, minus, plus, size, unit, type Vec } from './maths.ts';

/** Lit by the bake, or shown as it is where it shines. */
export interface Finish {
  colour: Rgb;
  /** 0 to 1: how much wood grain shows. */
  grain?: number;
  shine?: boolean;
}

export type Mapping = (point: Vec) => Vec;

/** The sides of a box, counter-clockwise as seen from outside, by corners: 1 for the far x, 2 for the far y, 4 for the far z. */
const SIDES = {
  e: [5, 1, 3, 7],
  w: [0, 4, 6, 2],
  s: [4, 5, 7, 6],
  n: [1, 0, 2, 3],
  t: [6, 7, 3, 2],
  b: [0, 1, 5, 4],
} as const;

export interface BoxOptions {
  /** The sides to build, by first letters: east west south north top bottom. */
  sides?: string;
  /** Shade of the lower and of the upper corners, and what is left of it at the far z. */
  bottom?: number;
  top?: number;
  far?: number;
  /** Leads from the coordinates of the box into the room. */
  to?: Mapping;
}

/** Collects quads; light is put on the corners afterwards. */
export class Solid {
  readonly positions: number[] = [];
  readonly uvs: number[] = [];
  readonly index: number[] = [];
  /** What the light needs to know of each corner. */
  readonly corners: { p: Vec; n: Vec; finish: Finish; shade: number }[] = [];

  /** Corners counter-clockwise as seen from outside; `shade` per corner darkens it. */
  quad(corners: Corners, finish: Finish, shade: readonly number[] = [1, 1, 1, 1]): void {
    const [a, b, , d] = corners;
    const n = unit(cross(minus(b, a), minus(d, a)));
    const lu = size(minus(b, a));
    const lv = size(minus(d, a));
    const first = this.corners.length;
    const offset = ((first * 0.37) % 1) * 0.8;
    for (const [i, p] of corners.entries()) {
      const s = (i === 1 || i === 2 ? lu : 0) + offset;
      const t = (i > 1 ? lv : 0) + offset;
      this.positions.push(...p);
      this.uvs.push(...(lv > lu ? [t, s] : [s, t]));
      this.corners.push({ p, n, finish, shade: shade[i] ?? 1 });
    }
    this.index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  /** A box by two corners; with `min` beyond `max` in one direction it is seen from inside. */
  box(min: Vec, max: Vec, finish: Finish, options: BoxOptions = {}): void {
    const { sides = 'ewsntb', bottom = 1, top = 1, far = 1, to = (p) => p } = options;
    const corner = (bits: number): Vec =>
      to([bits & 1 ? max[0] : min[0], bits & 2 ? max[1] : min[1], bits & 4 ? max[2] : min[2]]);
    for (const [name, [a, b, c, d]] of Object.entries(SIDES)) {
      if (!sides.includes(name)) continue;
      const shade = [a, b, c, d].map((bits) => (bits & 2 ? top : bottom) * (bits & 4 ? far : 1));
      this.quad([corner(a), corner(b), corner(c), corner(d)], finish, shade);
    }
  }

  /** A rod of `sides` flat sides between two points. */
  rod(from: Vec, to: Vec, radius: number, sides: number, finish: Finish): void {
    const axis = unit(minus(to, from));
    const right = unit(cross(Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], axis));
    const up = cross(axis, right);
    const ring = (end: Vec, k: number): Vec => around(end, right, up, radius, (k / sides) * Math.PI * 2);
    for (let k = 0; k < sides; k++) this.quad([ring(from, k), ring(from, k + 1), ring(to, k + 1), ring(to, k)], finish);
  }
}

/** A point of the circle about `middle` that two directions span. */
export const around = (middle: Vec, right: Vec, up: Vec, radius: number, angle: number): Vec =>
  plus(plus(middle, right, Math.cos(angle) * radius), up, Math.sin(angle) * radius);
