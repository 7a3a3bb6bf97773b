import type { Rgb } from './colour.ts';
import { expandRow, type Field, type Sheet } from './sheet.ts';
import { type Tile, tooth } from './tiles.ts';

/** One layer of paint laid over the sheet. */
export interface Coat {
  /** Positive inside. Without it the coat covers everything. */
  shape?: Field;
  /** Half the width of the edge, in the units of the shape. */
  soft?: number;
  /** How far the texture moves the edge, in the units of the shape. */
  bite?: number;
  /** Pigment gathered at the edge: 0..1, over `rim` units inside it. */
  pool?: number;
  rim?: number;
  colour: Rgb;
  second?: Rgb;
  tint?: Field;
  density?: Field;
  opacity?: number;
  /** Unevenness of the pigment: lightness moved by the texture. */
  granulate?: number;
  /** Unevenness of the cover: where the texture is high the coat is thin. */
  starve?: number;
  texture?: Tile;
  zoom?: number;
  multiply?: boolean;
  /** Thickness left on the relief. */
  body?: number;
}

const STEPS = 2048;
let rows: [Float32Array, Float32Array, Float32Array] = [new Float32Array(0), new Float32Array(0), new Float32Array(0)];
let columns = new Int32Array(0);

export function tileColumns(s: Sheet, tile: Tile, zoom: number): Int32Array {
  if (columns.length < s.w) columns = new Int32Array(s.w);
  const k = 1 / (s.scale * zoom);
  for (let x = 0; x < s.w; x++) columns[x] = Math.floor(x * k) & (tile.size - 1);
  return columns;
}

function bounds(s: Sheet, f: Field, floor: number): [number, number, number, number] {
  let left = f.w;
  let right = -1;
  let top = f.h;
  let bottom = -1;
  for (let j = 0; j < f.h; j++) {
    const row = j * f.w;
    for (let i = 0; i < f.w; i++) {
      if (f.data[row + i]! > floor) {
        if (i < left) left = i;
        if (i > right) right = i;
        if (j < top) top = j;
        bottom = j;
      }
    }
  }
  return [
    Math.max(0, (left - 1) * f.step),
    Math.max(0, (top - 1) * f.step),
    Math.min(s.w, (right + 2) * f.step),
    Math.min(s.h, (bottom + 2) * f.step),
  ];
}

export function coat(s: Sheet, c: Coat): void {
  const { px, w } = s;
  const texture = c.texture ?? tooth();
  const tex = texture.data;
  const texMask = texture.size - 1;
  const zoom = c.zoom ?? 1;
  const cols = tileColumns(s, texture, zoom);
  const soft = c.soft ?? 0.004;
  const bite = c.bite ?? 0;
  const rim = c.rim ?? 0.02;
  const pool = c.pool ?? 0;
  const opacity = c.opacity ?? 1;
  const gran = c.granulate ?? 0;
  const starve = c.starve ?? 0;
  const second = c.second ?? c.colour;
  const [r1, g1, b1] = c.colour;
  const dr = second[0] - r1;
  const dg = second[1] - g1;
  const db = second[2] - b1;
  const low = -soft;
  const high = soft + (pool > 0 ? rim : 0);
  const toStep = (STEPS - 1) / (high - low);
  const alphas = new Float32Array(STEPS);
  const shades = new Float32Array(STEPS);
  for (let i = 0; i < STEPS; i++) {
    const m = low + i / toStep;
    let t = (m + soft) / (2 * soft);
    t = t > 1 ? 1 : t;
    alphas[i] = t * t * (3 - 2 * t) * opacity;
    const e = m < 0 ? 1 : 1 - m / Math.max(high, 1e-6);
    shades[i] = 1 - pool * e * e;
  }
  const [x0, y0, x1, y1] = c.shape ? bounds(s, c.shape, -soft - bite) : [0, 0, w, s.h];
  if (rows[0].length < w + 256)
    rows = [new Float32Array(w + 256), new Float32Array(w + 256), new Float32Array(w + 256)];
  const [shapeRow, tintRow, denseRow] = rows;
  if (!c.shape) shapeRow.fill(1e6);
  if (!c.tint) tintRow.fill(0);
  if (!c.density) denseRow.fill(1);
  const multiply = c.multiply === true;
  const thin = 1 - starve * 0.5;
  const thinner = starve * 0.5;
  const relief = c.body ? s.relief : undefined;
  const body = c.body ?? 0;
  const k = 1 / (s.scale * zoom);
  if (!c.shape && !multiply && !relief) {
    for (let y = 0; y < s.h; y++) {
      if (c.tint) expandRow(c.tint, y, tintRow, 0, w);
      if (c.density) expandRow(c.density, y, denseRow, 0, w);
      const tRow = (Math.floor(y * k) & texMask) * texture.size;
      for (let x = 0, p = y * w * 3; x < w; x++, p += 3) {
        const n = tex[tRow + cols[x]!]!;
        const a = opacity * denseRow[x]! * (thin - thinner * n);
        if (a < 0.004) continue;
        const sh = 1 + gran * n;
        const t = tintRow[x]!;
        px[p]! += ((r1 + dr * t) * sh - px[p]!) * a;
        px[p + 1]! += ((g1 + dg * t) * sh - px[p + 1]!) * a;
        px[p + 2]! += ((b1 + db * t) * sh - px[p + 2]!) * a;
      }
    }
    return;
  }
  for (let y = y0; y < y1; y++) {
    if (c.shape) expandRow(c.shape, y, shapeRow, x0, x1);
    if (c.tint) expandRow(c.tint, y, tintRow, x0, x1);
    if (c.density) expandRow(c.density, y, denseRow, x0, x1);
    const tRow = (Math.floor(y * k) & texMask) * texture.size;
    for (let x = x0, p = (y * w + x0) * 3; x < x1; x++, p += 3) {
      const n = tex[tRow + cols[x]!]!;
      const m = shapeRow[x]! + n * bite;
      if (m <= low) continue;
      const step = m >= high ? STEPS - 1 : ((m - low) * toStep) | 0;
      let a = alphas[step]! * denseRow[x]! * (thin - thinner * n);
      if (a < 0.004) continue;
      if (a > 1) a = 1;
      const sh = shades[step]! * (1 + gran * n);
      const t = tintRow[x]!;
      const r = (r1 + dr * t) * sh;
      const g = (g1 + dg * t) * sh;
      const b = (b1 + db * t) * sh;
      if (multiply) {
        px[p]! *= 1 - a * (1 - r * 0.00392157);
        px[p + 1]! *= 1 - a * (1 - g * 0.00392157);
        px[p + 2]! *= 1 - a * (1 - b * 0.00392157);
      } else {
        px[p]! += (r - px[p]!) * a;
        px[p + 1]! += (g - px[p + 1]!) * a;
        px[p + 2]! += (b - px[p + 2]!) * a;
      }
      if (relief) relief[y * w + x]! += (body * (1 + n * 0.5) - relief[y * w + x]! * 0.7) * a;
    }
  }
}
