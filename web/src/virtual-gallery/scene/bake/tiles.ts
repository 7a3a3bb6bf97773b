import type { TileKind } from './looks.ts';
import { clamp, scaled, type Vec } from './maths.ts';
import { cellNoise, random } from './noise.ts';

export interface Tile {
  size: number;
  /** Metres that one repeat covers. */
  metres: [number, number];
  /** Ratios to the mean colour, 128 for one. */
  pixels: Uint8Array<ArrayBuffer>;
}

type Shade = Vec;
type Painter = (u: number, v: number) => Shade;

const big = cellNoise(1);
const mid = cellNoise(2);
const fine = cellNoise(3);

const clouds = (u: number, v: number, n: number): number =>
  big(u, v, n, n) * 0.55 + mid(u, v, n * 3, n * 3) * 0.3 + fine(u, v, n * 9, n * 9) * 0.15 - 0.5;

/** Dark thin line where `distance` (metres) is small. */
const groove = (distance: number, width: number, depth: number): number =>
  1 - depth * Math.max(0, 1 - Math.abs(distance) / width);

function board(u: number, v: number, seed: number, along: number, across: number, contrast: number): Shade {
  const warp = mid(u, v, 3 + (seed % 3), 5) - 0.5;
  const rings = Math.sin((across * 5.2 + warp * 1.5 + random(seed) * 6) * 5.5);
  const fibre = fine((along * 0.13 + random(seed + 7)) % 1, (across * 0.9 + random(seed + 3)) % 1, 8, 170) - 0.5;
  const tone = 1 + (random(seed + 11) - 0.5) * 0.125 * contrast;
  const red = 1 + (random(seed + 17) - 0.5) * 0.035;
  const shade = tone * (1 + contrast * (rings * 0.018 + fibre * 0.13 + warp * 0.05));
  return [shade * red, shade, shade * (2 - red)];
}

const OAK = { columns: 16, rows: 2 };
function oak(u: number, v: number): Shade {
  const column = Math.floor(u * OAK.columns);
  const shift = random(column * 31 + 5) * 0.5;
  const at = (v + shift) % 1;
  const cut = 0.5 + (random(column * 17 + 2) - 0.5) * 0.22;
  const second = at > cut ? 1 : 0;
  const seed = column * 2 + second + 40;
  const wood = board(u, v, seed, v * 3.6, (u * OAK.columns - column) * 0.175 + column, 1);
  const across = ((u * OAK.columns) % 1) - 0.5;
  const side = groove((0.5 - Math.abs(across)) * 0.175, 0.0032, 0.36);
  const end = groove(Math.min(at, 1 - at, Math.abs(at - cut)) * 3.6, 0.0036, 0.4);
  return scaled(wood, side * end);
}

/** Short boards set between long rails, as the floors of old halls are laid. */
function maru(u: number, v: number): Shade {
  const half = u < 0.5 ? 0 : 1;
  const x = (u % 0.5) * 2.8;
  const rail = 0.19;
  if (x < rail) {
    const [r, g, b] = board(u, v, 90 + half, v * 2.8, x + half * 3, 0.8);
    const k = groove(Math.min(x, rail - x), 0.0045, 0.5);
    return [r * k * 0.93, g * k * 0.92, b * k * 0.9];
  }
  const rows = 9;
  const row = Math.floor(v * rows);
  const seed = 120 + row * 2 + half;
  const wood = board(u, v, seed, x, (v * rows - row) * 0.31 + row, 1.15);
  const edge = Math.min((v * rows) % 1, 1 - ((v * rows) % 1)) * (2.8 / rows);
  return scaled(wood, groove(edge, 0.0045, 0.5) * groove(Math.min(x - rail, 1.4 - x), 0.0045, 0.5));
}

const FORM = { across: 2, up: 4, width: 1.8, height: 0.9 };
function formwork(u: number, v: number): Shade {
  const px = u * FORM.across;
  const py = v * FORM.up;
  const i = Math.floor(px);
  const j = Math.floor(py);
  const x = (px - i) * FORM.width;
  const y = (py - j) * FORM.height;
  const tone = 1 + (random(i * 13 + j * 57 + 3) - 0.5) * 0.06;
  const streak = (fine(u, v, 90, 3) - 0.5) * 0.045;
  const stain = clouds(u, v, 3) * 0.17;
  const pores = random(Math.floor(u * 900) * 7001 + Math.floor(v * 900)) > 0.9975 ? -0.16 : 0;
  const edge = Math.min(x, FORM.width - x, y, FORM.height - y);
  const lip = edge > 0.006 && edge < 0.02 ? 0.018 : 0;
  const hx = Math.abs((x % 0.9) - 0.45);
  const hy = Math.abs(y - 0.45);
  const hole = Math.hypot(hx, hy);
  const above = y > 0.45;
  let k = tone * (1 + streak + stain + pores + lip) * groove(edge, 0.0055, 0.42);
  if (hole < 0.0145) k *= above ? 0.55 : 0.72;
  else if (hole < 0.02) k *= above ? 0.88 : 1.04;
  return [k * 1.004, k, k * 0.994];
}

function slab(u: number, v: number): Shade {
  const joint = Math.min(u % 0.5, 0.5 - (u % 0.5), v % 0.5, 0.5 - (v % 0.5)) * 4.8;
  const panel = 1 + (random(Math.floor(u * 2) * 3 + Math.floor(v * 2) * 11 + 1) - 0.5) * 0.05;
  const dust = (random(Math.floor(u * 1024) * 5003 + Math.floor(v * 1024)) - 0.5) * 0.035;
  const k = panel * (1 + clouds(u, v, 4) * 0.2 + dust) * groove(joint, 0.006, 0.45);
  return [k * 1.003, k, k * 0.995];
}

function terrazzo(u: number, v: number): Shade {
  const cells = 150;
  const gx = u * cells;
  const gy = v * cells;
  const i = Math.floor(gx);
  const j = Math.floor(gy);
  const pick = random(i * 331 + j * 7877);
  const size = 0.16 + random(i * 71 + j * 137) * 0.24;
  const dx = gx - i - 0.5 - (random(i + j * 911) - 0.5) * 0.3;
  const dy = gy - j - 0.5 - (random(i * 519 + j) - 0.5) * 0.3;
  const chip = pick > 0.35 && Math.abs(dx) + Math.abs(dy) * 1.2 < size ? (random(i * 3 + j * 5) - 0.35) * 0.5 : 0;
  const joint = Math.min(u, 1 - u, v, 1 - v) * 2.4;
  const k = (1 + clouds(u, v, 4) * 0.12 + chip) * groove(joint, 0.004, 0.35);
  return [k, k, k * 0.985];
}

const PAINTERS: Record<TileKind, { paint: Painter; metres: [number, number] }> = {
  oak: { paint: oak, metres: [2.8, 3.6] },
  maru: { paint: maru, metres: [2.8, 2.8] },
  formwork: { paint: formwork, metres: [3.6, 3.6] },
  slab: { paint: slab, metres: [4.8, 4.8] },
  terrazzo: { paint: terrazzo, metres: [2.4, 2.4] },
  hanji: {
    paint: (u, v) => scaled([1, 1, 0.996], 1 + clouds(u, v, 4) * 0.05 + (fine(u, v, 140, 140) - 0.5) * 0.018),
    metres: [1.4, 1.4],
  },
  plaster: {
    paint: (u, v) => scaled([1, 1, 1], 1 + clouds(u, v, 5) * 0.09 + (fine(u, v, 120, 120) - 0.5) * 0.03),
    metres: [3, 3],
  },
  // Only its green is read.
  grain: { paint: (u, v) => board(u, v, 5, u * 0.8, v * 0.8, 1.1), metres: [0.8, 0.8] },
};

export function paintTile(kind: TileKind, size: number): Tile {
  const { paint, metres } = PAINTERS[kind];
  const values = new Float32Array(size * size * 3);
  const mean = new Float64Array(3);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const shade = paint((i + 0.5) / size, (j + 0.5) / size);
      const at = (j * size + i) * 3;
      for (let c = 0; c < 3; c++) {
        values[at + c] = shade[c] ?? 1;
        mean[c] = (mean[c] ?? 0) + (shade[c] ?? 1) / (size * size);
      }
    }
  }
  if (kind === 'hanji') layFibres(values, size);
  const pixels = new Uint8Array(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    for (let c = 0; c < 3; c++) {
      const ratio = (values[i * 3 + c] ?? 1) / (mean[c] || 1);
      pixels[i * 4 + c] = clamp(Math.round(ratio * 128), 0, 255);
    }
    pixels[i * 4 + 3] = 255;
  }
  return { size, metres, pixels };
}

/** Long mulberry fibres, some lighter and some darker than the sheet. */
function layFibres(values: Float32Array, size: number): void {
  const count = 420;
  for (let f = 0; f < count; f++) {
    let x = random(f * 3 + 1) * size;
    let y = random(f * 3 + 2) * size;
    let angle = random(f * 3 + 3) * Math.PI * 2;
    const bend = (random(f + 900) - 0.5) * (18 / size);
    const depth = (random(f + 500) - 0.55) * 0.075;
    const steps = Math.round((0.04 + random(f + 700) * 0.16) * size);
    for (let s = 0; s < steps; s++) {
      const at = ((((Math.floor(y) % size) + size) % size) * size + (((Math.floor(x) % size) + size) % size)) * 3;
      const fade = 1 - Math.abs((2 * s) / steps - 1);
      for (let c = 0; c < 3; c++) values[at + c] = (values[at + c] ?? 1) * (1 + depth * fade);
      x += Math.cos(angle);
      y += Math.sin(angle);
      angle += bend;
    }
  }
}
