import { fbm, type Noise } from './noise.ts';
import { type Box, emptyBox, type Ink, press } from './press.ts';
import type { Sheet } from './sheet.ts';

/** x0, y0, x1, y1 in units; the tone runs from 0 at the first point to 1 at the second. */
export type Gradient = readonly [number, number, number, number];

/** A closed outline in units: x, y, x, y ... */
export type Outline = readonly number[];

let coverBuffer = new Float32Array(0);
const crossings = new Float32Array(512);
let pixels = new Float32Array(1024);

export function fill(s: Sheet, outline: Outline, ink: Ink, gradient?: Gradient): void {
  const box = emptyBox();
  cut(s, outline, box, gradient);
  press(s, box, ink);
}

/** Writes the outline (even-odd) into the mask with soft pixel edges. */
export function cut(s: Sheet, outline: Outline, box: Box, gradient?: Gradient): void {
  const n = outline.length;
  if (pixels.length < n) pixels = new Float32Array(n * 2);
  const pts = pixels;
  let low = 1e9;
  let high = -1e9;
  let left = 1e9;
  let right = -1e9;
  for (let i = 0; i < n; i += 2) {
    const x = outline[i]! * s.unit;
    const y = outline[i + 1]! * s.unit;
    pts[i] = x;
    pts[i + 1] = y;
    if (y < low) low = y;
    if (y > high) high = y;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  const y0 = Math.max(0, Math.floor(low));
  const y1 = Math.min(s.h - 1, Math.ceil(high));
  const x0 = Math.max(0, Math.floor(left) - 1);
  const x1 = Math.min(s.w - 1, Math.ceil(right) + 1);
  if (y0 > y1 || x0 > x1) return;
  if (coverBuffer.length < s.w + 2) coverBuffer = new Float32Array(s.w + 2);
  const cover = coverBuffer;
  box[0] = Math.min(box[0], x0);
  box[1] = Math.min(box[1], y0);
  box[2] = Math.max(box[2], x1);
  box[3] = Math.max(box[3], y1);
  let gx = 0;
  let gy = 0;
  let g0 = 128;
  if (gradient) {
    const dx = (gradient[2] - gradient[0]) * s.unit;
    const dy = (gradient[3] - gradient[1]) * s.unit;
    const k = 255 / (dx * dx + dy * dy || 1);
    gx = dx * k;
    gy = dy * k;
    g0 = -(gradient[0] * gx + gradient[1] * gy) * s.unit;
  }
  const { mask, tone, w } = s;
  const subs = 2;
  for (let y = y0; y <= y1; y++) {
    cover.fill(0, x0, x1 + 2);
    for (let sub = 0; sub < subs; sub++) {
      const found = scan(pts, n, y + (sub + 0.5) / subs - 0.5);
      for (let c = 0; c + 1 < found; c += 2) span(cover, crossings[c]! + 0.5, crossings[c + 1]! + 0.5, s.w, 1 / subs);
    }
    let run = 0;
    for (let x = x0, i = y * w + x0; x <= x1; x++, i++) {
      run += cover[x]!;
      if (run <= 0.004) continue;
      const m = run >= 0.998 ? 255 : run * 255;
      if (m > mask[i]!) {
        mask[i] = m;
        const t = g0 + x * gx + y * gy;
        tone[i] = t < 0 ? 0 : t > 255 ? 255 : t;
      }
    }
  }
}

function scan(pts: Float32Array, n: number, y: number): number {
  let found = 0;
  let px = pts[n - 2]!;
  let py = pts[n - 1]!;
  for (let i = 0; i < n; i += 2) {
    const x = pts[i]!;
    const yy = pts[i + 1]!;
    if (py <= y !== yy <= y && found < 510) {
      const at = px + ((y - py) / (yy - py)) * (x - px);
      let k = found++;
      while (k > 0 && crossings[k - 1]! > at) {
        crossings[k] = crossings[k - 1]!;
        k--;
      }
      crossings[k] = at;
    }
    px = x;
    py = yy;
  }
  return found;
}

/** Adds a span to the row as differences, so that a running sum gives the coverage. */
function span(cover: Float32Array, from: number, to: number, w: number, amount: number): void {
  const a = from < 0 ? 0 : from > w ? w : from;
  const b = to < 0 ? 0 : to > w ? w : to;
  if (b <= a) return;
  edge(cover, a, amount);
  edge(cover, b, -amount);
}

function edge(cover: Float32Array, at: number, amount: number): void {
  const i = Math.floor(at);
  const part = at - i;
  cover[i]! += amount * (1 - part);
  cover[i + 1]! += amount * part;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0, points = 28): number[] {
  const out: number[] = [];
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  for (let i = 0; i < points; i++) {
    const a = (i / points) * Math.PI * 2;
    const x = Math.cos(a) * rx;
    const y = Math.sin(a) * ry;
    out.push(cx + x * c - y * s, cy + x * s + y * c);
  }
  return out;
}

/** Cuts long sides into short ones and lets them tremble like a hand-drawn line. */
export function tremble(outline: Outline, n: Noise, amount: number, frequency: number, step = 0.02): number[] {
  const out: number[] = [];
  const count = outline.length;
  for (let i = 0; i < count; i += 2) {
    const x0 = outline[i]!;
    const y0 = outline[i + 1]!;
    const x1 = outline[(i + 2) % count]!;
    const y1 = outline[(i + 3) % count]!;
    const parts = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step));
    for (let k = 0; k < parts; k++) {
      const x = x0 + ((x1 - x0) * k) / parts;
      const y = y0 + ((y1 - y0) * k) / parts;
      out.push(
        x + fbm(n, x * frequency, y * frequency) * amount,
        y + fbm(n, y * frequency + 3, x * frequency) * amount,
      );
    }
  }
  return out;
}

/** A smooth closed or open curve through a few points. */
export function curve(points: readonly (readonly [number, number])[], closed: boolean, per = 8): number[] {
  const n = points.length;
  const at = (i: number) =>
    (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) as readonly [number, number];
  const out: number[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    const a = at(i - 1);
    const b = at(i);
    const c = at(i + 1);
    const d = at(i + 2);
    for (let k = 0; k < per; k++) {
      const t = k / per;
      out.push(between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t));
    }
  }
  if (!closed) out.push(...(points[n - 1] as readonly [number, number]));
  return out;
}

function between(p0: number, p1: number, p2: number, p3: number, t: number): number {
  return p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)));
}
