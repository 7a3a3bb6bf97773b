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

type Rows = [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];

let rowBuffers: Rows | undefined;
let columns = new Int32Array(0);

function rowsFor(w: number): Rows {
  if (!rowBuffers || rowBuffers[0].length < w + 256) {
    const row = () => new Float32Array(w + 256);
    rowBuffers = [row(), row(), row(), row(), row()];
  }
  return rowBuffers;
}

export function tileColumns(s: Sheet, tile: Tile, zoom: number, x0: number, x1: number): Int32Array {
  if (columns.length < s.w) columns = new Int32Array(s.w);
  const k = 1 / (s.scale * zoom);
  const out = columns;
  for (let x = x0; x < x1; x++) out[x] = (x * k) & (tile.size - 1);
  return out;
}

function bounds(s: Sheet, f: Field, floor: number): [number, number, number, number] {
  let left = f.w;
  let right = -1;
  let top = f.h;
  let bottom = -1;
  const [i0, j0, i1, j1] = f.part;
  for (let j = j0; j < j1; j++) {
    const row = j * f.w;
    for (let i = i0; i < i1; i++) {
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

const runEnds = new Int32Array(8192);

/** Pairs of x between which the coat may show on row y; how many numbers were written. */
function findRuns(lead: Field, floor: number, other: Field | undefined, y: number, x0: number, x1: number): number {
  const { step, w, data } = lead;
  const row = Math.floor(y / step) * w;
  const otherRow = other ? Math.floor(y / other.step) * other.w : 0;
  let count = 0;
  let open = false;
  for (let i = Math.floor(x0 / step); i * step < x1; i++) {
    const at = row + i;
    let on = data[at]! > floor || data[at + 1]! > floor || data[at + w]! > floor || data[at + w + 1]! > floor;
    if (on && other) {
      const o = otherRow + Math.floor((i * step) / other.step);
      const d = other.data;
      on =
        d[o]! > 0 ||
        d[o + 1]! > 0 ||
        d[o + 2]! > 0 ||
        d[o + other.w]! > 0 ||
        d[o + other.w + 1]! > 0 ||
        d[o + other.w + 2]! > 0;
    }
    if (on !== open && count < 8190) {
      runEnds[count++] = Math.max(x0, i * step);
      open = on;
    }
  }
  if (open) runEnds[count++] = x1;
  return count;
}

export function coat(s: Sheet, c: Coat): void {
  const soft = c.soft ?? 0.004;
  const floor = c.shape ? -soft - (c.bite ?? 0) : 0.004;
  const lead = c.shape ?? c.density;
  const [x0, y0, x1, y1] = lead ? bounds(s, lead, floor) : [0, 0, s.w, s.h];
  if (x1 <= x0 || y1 <= y0) return;
  const texture = c.texture ?? tooth();
  const zoom = c.zoom ?? 1;
  const cols = tileColumns(s, texture, zoom, x0, x1);
  const k = 1 / (s.scale * zoom);
  const other = c.shape ? c.density : undefined;
  const [, tintRow, , shadeRow] = rowsFor(s.w);
  if (!c.tint) tintRow.fill(0);
  if (!c.pool && !c.granulate) shadeRow.fill(1);
  let runs = 2;
  let key = -1;
  runEnds[0] = x0;
  runEnds[1] = x1;
  for (let y = y0; y < y1; y++) {
    if (lead) {
      const now = Math.floor(y / lead.step) * 8192 + (other ? Math.floor(y / other.step) : 0);
      if (now !== key) runs = findRuns(lead, floor, other, y, x0, x1);
      key = now;
    }
    const from = (Math.floor(y * k) & (texture.size - 1)) * texture.size;
    for (let r = 0; r < runs; r += 2) coatRun(s, c, texture.data, from, cols, soft, y, runEnds[r]!, runEnds[r + 1]!);
  }
}

function coatRun(
  s: Sheet,
  c: Coat,
  tex: Float32Array,
  from: number,
  cols: Int32Array,
  soft: number,
  y: number,
  x0: number,
  x1: number,
): void {
  const { w } = s;
  const [shapeRow, tintRow, alphaRow, shadeRow, textureRow] = rowsFor(w);
  const starve = (c.starve ?? 0) * 0.5;
  const opacity = c.opacity ?? 1;
  const second = c.second ?? c.colour;
  readTexture(tex, from, cols, textureRow, x0, x1);
  if (c.density) {
    expandRow(c.density, y, alphaRow, x0, x1);
    thin(alphaRow, textureRow, opacity * (1 - starve), opacity * starve, x0, x1);
  } else spread(alphaRow, textureRow, opacity * (1 - starve), opacity * starve, x0, x1);
  if (c.pool || c.granulate) spread(shadeRow, textureRow, 1, -(c.granulate ?? 0), x0, x1);
  if (c.shape) {
    expandRow(c.shape, y, shapeRow, x0, x1);
    if (c.pool) gather(shapeRow, shadeRow, c.pool, soft + (c.rim ?? 0.02), x0, x1);
    edge(shapeRow, textureRow, alphaRow, soft, c.bite ?? 0, x0, x1);
  }
  if (c.tint) expandRow(c.tint, y, tintRow, x0, x1);
  if (c.multiply) stain(s.px, (y * w + x0) * 3, alphaRow, shadeRow, tintRow, c.colour, second, x0, x1);
  else cover(s.px, (y * w + x0) * 3, alphaRow, shadeRow, tintRow, c.colour, second, x0, x1);
  if (c.body && s.relief) raise(s.relief, y * w + x0, alphaRow, textureRow, c.body, x0, x1);
}

function readTexture(
  data: Float32Array,
  from: number,
  cols: Int32Array,
  out: Float32Array,
  x0: number,
  x1: number,
): void {
  for (let x = x0; x < x1; x++) out[x] = data[from + cols[x]!]!;
}

function thin(alpha: Float32Array, texture: Float32Array, base: number, less: number, x0: number, x1: number): void {
  for (let x = x0; x < x1; x++) alpha[x] = alpha[x]! * (base - less * texture[x]!);
}

function spread(out: Float32Array, texture: Float32Array, base: number, less: number, x0: number, x1: number): void {
  for (let x = x0; x < x1; x++) out[x] = base - less * texture[x]!;
}

/** Darkens what lies just inside the edge. */
function gather(shape: Float32Array, shades: Float32Array, pool: number, rim: number, x0: number, x1: number): void {
  const k = 1 / rim;
  for (let x = x0; x < x1; x++) {
    const e = 1 - shape[x]! * k;
    if (e > 0) shades[x] = shades[x]! * (e > 1 ? 1 - pool : 1 - pool * e * e);
  }
}

function edge(
  shape: Float32Array,
  texture: Float32Array,
  alpha: Float32Array,
  soft: number,
  bite: number,
  x0: number,
  x1: number,
): void {
  const k = 0.5 / soft;
  for (let x = x0; x < x1; x++) {
    const t = (shape[x]! + texture[x]! * bite) * k + 0.5;
    if (t <= 0) alpha[x] = 0;
    else if (t < 1) alpha[x] = alpha[x]! * t * t * (3 - 2 * t);
  }
}

function cover(
  px: Float32Array,
  from: number,
  alpha: Float32Array,
  shades: Float32Array,
  tint: Float32Array,
  one: Rgb,
  two: Rgb,
  x0: number,
  x1: number,
): void {
  const [r1, g1, b1] = one;
  const dr = two[0] - r1;
  const dg = two[1] - g1;
  const db = two[2] - b1;
  for (let x = x0, p = from; x < x1; x++, p += 3) {
    const a = alpha[x]!;
    if (a < 0.004) continue;
    const sh = shades[x]! * a;
    const t = tint[x]!;
    const keep = 1 - a;
    px[p] = px[p]! * keep + (r1 + dr * t) * sh;
    px[p + 1] = px[p + 1]! * keep + (g1 + dg * t) * sh;
    px[p + 2] = px[p + 2]! * keep + (b1 + db * t) * sh;
  }
}

function stain(
  px: Float32Array,
  from: number,
  alpha: Float32Array,
  shades: Float32Array,
  tint: Float32Array,
  one: Rgb,
  two: Rgb,
  x0: number,
  x1: number,
): void {
  const r1 = one[0] / 255;
  const g1 = one[1] / 255;
  const b1 = one[2] / 255;
  const dr = two[0] / 255 - r1;
  const dg = two[1] / 255 - g1;
  const db = two[2] / 255 - b1;
  for (let x = x0, p = from; x < x1; x++, p += 3) {
    const a = alpha[x]!;
    if (a < 0.004) continue;
    const sh = shades[x]! * a;
    const t = tint[x]!;
    const keep = 1 - a;
    px[p] = px[p]! * (keep + (r1 + dr * t) * sh);
    px[p + 1] = px[p + 1]! * (keep + (g1 + dg * t) * sh);
    px[p + 2] = px[p + 2]! * (keep + (b1 + db * t) * sh);
  }
}

function raise(
  relief: Float32Array,
  from: number,
  alpha: Float32Array,
  texture: Float32Array,
  body: number,
  x0: number,
  x1: number,
): void {
  for (let x = x0, i = from; x < x1; x++, i++) {
    const a = alpha[x]!;
    if (a >= 0.004) relief[i] = relief[i]! + (body * (1 + texture[x]! * 0.5) - relief[i]! * 0.7) * a;
  }
}
