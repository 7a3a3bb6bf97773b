import type { Rgb } from './looks.ts';

export type Vec = readonly [number, number, number];

/** Lit by the bake (`shine` 0) or shown as it is (`shine` 1). */
export interface Finish {
  colour: Rgb;
  /** 0 to 1: how much wood grain shows. */
  grain?: number;
  shine?: boolean;
}

export type Mapping = (point: Vec) => Vec;
const same: Mapping = (point) => point;

interface BoxOptions {
  skip?: string;
  /** Shade of the lower and of the upper corners. */
  bottom?: number;
  top?: number;
  to?: Mapping;
}

/** Collects quads; light is put on the corners afterwards. */
export class Solid {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly colours: number[] = [];
  readonly shades: number[] = [];
  readonly grains: number[] = [];
  readonly shines: number[] = [];
  readonly index: number[] = [];

  /** Corners counter-clockwise as seen from outside; `shade` per corner darkens it. */
  quad(corners: readonly [Vec, Vec, Vec, Vec], finish: Finish, shade: readonly number[] = [1, 1, 1, 1]): void {
    const [a, b, , d] = corners;
    const u: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const v: Vec = [d[0] - a[0], d[1] - a[1], d[2] - a[2]];
    const n: Vec = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const nl = Math.hypot(...n) || 1;
    const lu = Math.hypot(...u);
    const lv = Math.hypot(...v);
    const first = this.positions.length / 3;
    const turned = lv > lu;
    const offset = ((first * 0.37) % 1) * 0.8;
    const uv: [number, number][] = [
      [0, 0],
      [lu, 0],
      [lu, lv],
      [0, lv],
    ];
    for (const [i, corner] of corners.entries()) {
      const [s, t] = uv[i] ?? [0, 0];
      this.positions.push(...corner);
      this.normals.push(n[0] / nl, n[1] / nl, n[2] / nl);
      this.uvs.push((turned ? t : s) + offset, (turned ? s : t) + offset);
      this.colours.push(...finish.colour);
      this.shades.push(shade[i] ?? 1);
      this.grains.push(finish.grain ?? 0);
      this.shines.push(finish.shine ? 1 : 0);
    }
    this.index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  /**
   * A box by its corners, without the sides named in `skip` (east west south north top bottom), in the coordinates that `to`
   * leads out of.
   */
  box(min: Vec, max: Vec, finish: Finish, { skip = '', bottom = 1, top = 1, to = same }: BoxOptions = {}): void {
    const [x0, y0, z0] = min;
    const [x1, y1, z1] = max;
    const sides = [bottom, bottom, top, top];
    const side = (name: string, corners: readonly [Vec, Vec, Vec, Vec], shade: readonly number[]): void => {
      if (!skip.includes(name))
        this.quad([to(corners[0]), to(corners[1]), to(corners[2]), to(corners[3])], finish, shade);
    };
    side(
      'e',
      [
        [x1, y0, z1],
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
      ],
      sides,
    );
    side(
      'w',
      [
        [x0, y0, z0],
        [x0, y0, z1],
        [x0, y1, z1],
        [x0, y1, z0],
      ],
      sides,
    );
    side(
      's',
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      sides,
    );
    side(
      'n',
      [
        [x1, y0, z0],
        [x0, y0, z0],
        [x0, y1, z0],
        [x1, y1, z0],
      ],
      sides,
    );
    side(
      't',
      [
        [x0, y1, z1],
        [x1, y1, z1],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      [top, top, top, top],
    );
    side(
      'b',
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
      [bottom, bottom, bottom, bottom],
    );
  }

  /** A rod of `sides` flat sides between two points. */
  rod(from: Vec, to: Vec, radius: number, sides: number, finish: Finish): void {
    const axis: Vec = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const length = Math.hypot(...axis) || 1;
    const a: Vec = [axis[0] / length, axis[1] / length, axis[2] / length];
    const up: Vec = Math.abs(a[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
    const r = unit(cross(up, a));
    const u = cross(a, r);
    const ring = (end: Vec, k: number): Vec => {
      const angle = (k / sides) * Math.PI * 2;
      const c = Math.cos(angle) * radius;
      const s = Math.sin(angle) * radius;
      return [end[0] + r[0] * c + u[0] * s, end[1] + r[1] * c + u[1] * s, end[2] + r[2] * c + u[2] * s];
    };
    for (let k = 0; k < sides; k++) {
      this.quad([ring(from, k), ring(from, k + 1), ring(to, k + 1), ring(to, k)], finish);
    }
  }
}

const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (v: Vec): Vec => {
  const l = Math.hypot(...v) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
};
