import { type Box, emptyBox, type Ink, press } from './press.ts';
import type { Sheet } from './sheet.ts';
import { bristles } from './tiles.ts';

/** Points of a path in units: x, y and half the width there. */
export type Point = readonly [number, number, number];

export interface Stroke {
  path: readonly Point[];
  /** 0 a full wet brush, 1 nothing but flying white; at the start and at the end. */
  dry?: readonly [number, number];
  /** Where in the bristle texture the brush was cut, any number. */
  hair?: number;
  /** No bristles: an even line with clean edges. */
  even?: boolean;
  /** Texture length per unit along the stroke. */
  drag?: number;
  /** How much of the brush's two edges breaks up. */
  ragged?: number;
  /** Roundness of both ends, as a share of the half width. */
  cap?: number;
}

/** Catmull-Rom through the points, about `per` steps each span, in pixels. */
export function flow(s: Sheet, path: readonly Point[], per: number): Float32Array {
  const spans = path.length - 1;
  const count = spans * per + 1;
  const out = new Float32Array(count * 3);
  const at = (i: number) => path[Math.max(0, Math.min(path.length - 1, i))] as Point;
  for (let n = 0; n < count; n++) {
    const span = Math.min(spans - 1, Math.floor(n / per));
    const t = n / per - span;
    const a = at(span - 1);
    const b = at(span);
    const c = at(span + 1);
    const d = at(span + 2);
    for (let k = 0; k < 3; k++) {
      const p0 = a[k]!;
      const p1 = b[k]!;
      const p2 = c[k]!;
      const p3 = d[k]!;
      const v = p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)));
      out[n * 3 + k] = (k === 2 ? Math.max(0, v) : v) * s.unit;
    }
  }
  return out;
}

export function stroke(s: Sheet, mark: Stroke, ink: Ink): void {
  const box = emptyBox();
  trace(s, mark, box);
  press(s, box, ink);
}

/** Draws the mark into the mask only; several marks may share one press. */
export function trace(s: Sheet, mark: Stroke, box: Box): void {
  const pts = flow(s, mark.path, mark.path.length > 12 ? 3 : 10);
  const count = pts.length / 3;
  const [dry0, dry1] = mark.dry ?? [0, 0];
  let total = 0;
  for (let i = 1; i < count; i++) total += Math.hypot(pts[i * 3]! - pts[i * 3 - 3]!, pts[i * 3 + 1]! - pts[i * 3 - 2]!);
  if (total < 0.5) return;
  reach = total;
  hair = bristles().data;
  let along = 0;
  let px = 0;
  let py = 0;
  for (let i = 0; i < count; i++) {
    const a = Math.max(0, i - 1) * 3;
    const b = Math.min(count - 1, i + 1) * 3;
    const dx = pts[b]! - pts[a]!;
    const dy = pts[b + 1]! - pts[a + 1]!;
    const length = Math.hypot(dx, dy) || 1;
    const nx = -dy / length;
    const ny = dx / length;
    if (i > 0) {
      const step = Math.hypot(pts[i * 3]! - pts[i * 3 - 3]!, pts[i * 3 + 1]! - pts[i * 3 - 2]!);
      quad(
        s,
        mark,
        box,
        pts,
        i,
        px,
        py,
        nx,
        ny,
        along,
        along + step,
        dry0 + ((dry1 - dry0) * along) / total,
        (dry1 - dry0) / total,
      );
      along += step;
    }
    px = nx;
    py = ny;
  }
}

const corner = new Float32Array(16);
let reach = 0;
let hair: Float32Array = new Float32Array(0);

function quad(
  s: Sheet,
  mark: Stroke,
  box: Box,
  pts: Float32Array,
  i: number,
  nx0: number,
  ny0: number,
  nx1: number,
  ny1: number,
  s0: number,
  s1: number,
  dry: number,
  dryGain: number,
): void {
  const a = i * 3 - 3;
  const b = i * 3;
  const w0 = Math.max(0.75, pts[a + 2]!) + 0.7;
  const w1 = Math.max(0.75, pts[b + 2]!) + 0.7;
  const x0 = pts[a]!;
  const y0 = pts[a + 1]!;
  const x1 = pts[b]!;
  const y1 = pts[b + 1]!;
  corner[0] = x0 + nx0 * w0;
  corner[1] = y0 + ny0 * w0;
  corner[2] = s0;
  corner[3] = 1;
  corner[4] = x0 - nx0 * w0;
  corner[5] = y0 - ny0 * w0;
  corner[6] = s0;
  corner[7] = -1;
  corner[8] = x1 + nx1 * w1;
  corner[9] = y1 + ny1 * w1;
  corner[10] = s1;
  corner[11] = 1;
  corner[12] = x1 - nx1 * w1;
  corner[13] = y1 - ny1 * w1;
  corner[14] = s1;
  corner[15] = -1;
  const half = (w0 + w1) / 2;
  triangle(s, mark, box, 0, 4, 8, half, s0, dry, dryGain);
  triangle(s, mark, box, 4, 8, 12, half, s0, dry, dryGain);
}

function triangle(
  s: Sheet,
  mark: Stroke,
  box: Box,
  a: number,
  b: number,
  c: number,
  half: number,
  s0: number,
  dry: number,
  dryGain: number,
): void {
  const ax = corner[a]!;
  const ay = corner[a + 1]!;
  const bx = corner[b]! - ax;
  const by = corner[b + 1]! - ay;
  const cx = corner[c]! - ax;
  const cy = corner[c + 1]! - ay;
  const det = bx * cy - by * cx;
  if (det > -1e-4 && det < 1e-4) return;
  const bs = corner[b + 2]! - corner[a + 2]!;
  const cs = corner[c + 2]! - corner[a + 2]!;
  const bt = corner[b + 3]! - corner[a + 3]!;
  const ct = corner[c + 3]! - corner[a + 3]!;
  const dsx = (bs * cy - cs * by) / det;
  const dsy = (cs * bx - bs * cx) / det;
  const dtx = (bt * cy - ct * by) / det;
  const dty = (ct * bx - bt * cx) / det;
  const top = Math.max(0, Math.ceil(Math.min(ay, ay + by, ay + cy) - 0.02));
  const bottom = Math.min(s.h - 1, Math.floor(Math.max(ay, ay + by, ay + cy) + 0.02));
  if (top > bottom) return;
  const { mask, tone, w } = s;
  const hairs = hair;
  const hairShift = Math.floor(mark.hair ?? 0) & 511;
  const across = Math.min(200, Math.max(6, half * 0.36));
  const cap = half * (mark.cap ?? 0.55);
  const tail = reach - cap;
  const drag = (mark.drag ?? 1) * (0.35 / s.scale);
  const even = mark.even === true;
  const ragged = mark.ragged ?? 0.35;
  if (top < box[1]) box[1] = top;
  if (bottom > box[3]) box[3] = bottom;
  for (let y = top; y <= bottom; y++) {
    let left = 1e9;
    let right = -1e9;
    for (let e = 0; e < 3; e++) {
      const ex = e === 0 ? 0 : e === 1 ? bx : cx;
      const ey = e === 0 ? 0 : e === 1 ? by : cy;
      const fx = e === 0 ? bx : e === 1 ? cx : 0;
      const fy = e === 0 ? by : e === 1 ? cy : 0;
      const ry = y - ay;
      if ((ey - ry) * (fy - ry) > 0 || ey === fy) continue;
      const x = ex + ((ry - ey) / (fy - ey)) * (fx - ex) + ax;
      if (x < left) left = x;
      if (x > right) right = x;
    }
    const x0 = Math.max(0, Math.ceil(left - 0.02));
    const x1 = Math.min(w - 1, Math.floor(right + 0.02));
    if (x0 > x1) continue;
    if (x0 < box[0]) box[0] = x0;
    if (x1 > box[2]) box[2] = x1;
    let sv = corner[a + 2]! + dsx * (x0 - ax) + dsy * (y - ay);
    let tv = corner[a + 3]! + dtx * (x0 - ax) + dty * (y - ay);
    for (let x = x0, i = y * w + x0; x <= x1; x++, i++, sv += dsx, tv += dtx) {
      const side = tv < 0 ? -tv : tv;
      let alpha = (1 - side) * half * 0.8;
      if (alpha > 1) alpha = 1;
      let value = 128;
      if (!even) {
        const column = (tv + 1) * across;
        const c0 = column | 0;
        const line = (Math.floor(sv * drag) & 511) << 9;
        const h0 = hairs[line + ((c0 + hairShift) & 511)]!;
        const b0 = h0 + (hairs[line + ((c0 + 1 + hairShift) & 511)]! - h0) * (column - c0);
        const edge = side * side;
        const cut = (dry + (sv - s0) * dryGain) * 1.15 + ragged * edge * edge - 0.12;
        const over = (b0 - cut) * 5;
        alpha *= over < 0 ? 0 : over > 1 ? 1 : over;
        const end = sv < cap ? cap - sv : sv > tail ? sv - tail : 0;
        if (end > 0) {
          const far = end / cap;
          const round = (1.06 - edge - far * far + (b0 - 0.5) * 0.3) * cap * 0.6;
          if (round < alpha) alpha = round < 0 ? 0 : round;
        }
        value = b0 * 255;
      }
      const m = alpha * 255;
      if (m > mask[i]!) {
        mask[i] = m;
        tone[i] = value;
      }
    }
  }
}
