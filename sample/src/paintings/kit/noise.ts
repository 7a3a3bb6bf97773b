import { Rng } from './rng.ts';

const SIZE = 1024;
const MASK = SIZE - 1;
const CELLS = 16;
const PER_CELL = SIZE / CELLS;
let table: Float32Array | undefined;

function octave(out: Float32Array, size: number, cells: number, gain: number, rng: Rng): void {
  const gx = new Float32Array(cells * cells);
  const gy = new Float32Array(cells * cells);
  for (let i = 0; i < gx.length; i++) {
    gx[i] = rng.range(-1, 1);
    gy[i] = rng.range(-1, 1);
  }
  const span = size / cells;
  for (let y = 0; y < size; y++) {
    const cy = Math.floor(y / span);
    const fy = y / span - cy;
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const r0 = cy * cells;
    const r1 = ((cy + 1) % cells) * cells;
    for (let x = 0; x < size; x++) {
      const cx = Math.floor(x / span);
      const fx = x / span - cx;
      const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
      const nx = (cx + 1) % cells;
      const a = gx[r0 + cx]! * fx + gy[r0 + cx]! * fy;
      const b = gx[r0 + nx]! * (fx - 1) + gy[r0 + nx]! * fy;
      const c = gx[r1 + cx]! * fx + gy[r1 + cx]! * (fy - 1);
      const d = gx[r1 + nx]! * (fx - 1) + gy[r1 + nx]! * (fy - 1);
      const top = a + (b - a) * sx;
      out[y * size + x]! += (top + (c + (d - c) * sx - top) * sy) * gain;
    }
  }
}

/** Tileable fractal noise of any size, spread to about -1..1. */
export function fractalTile(
  size: number,
  cells: number,
  octaves: number,
  roughness: number,
  seed: number,
): Float32Array {
  const out = new Float32Array(size * size);
  const rng = new Rng(seed, 77);
  let gain = 1;
  for (let o = 0; o < octaves; o++) {
    if (cells << o > size / 2) break;
    octave(out, size, cells << o, gain, rng);
    gain *= roughness;
  }
  return normalise(out, 2.6);
}

/** Shifts to mean 0 and scales so that `spread` standard deviations reach 1; clips beyond. */
export function normalise(data: Float32Array, spread: number): Float32Array {
  let sum = 0;
  for (let i = 0; i < data.length; i++) sum += data[i]!;
  const mean = sum / data.length;
  let square = 0;
  for (let i = 0; i < data.length; i++) square += (data[i]! - mean) * (data[i]! - mean);
  const k = 1 / (Math.sqrt(square / data.length) * spread);
  for (let i = 0; i < data.length; i++) {
    const v = (data[i]! - mean) * k;
    data[i] = v < -1 ? -1 : v > 1 ? 1 : v;
  }
  return data;
}

export interface Noise {
  u: number;
  v: number;
}

export function noise(rng: Rng): Noise {
  return { u: rng.range(0, CELLS), v: rng.range(0, CELLS) };
}

/** Fractal noise at (x, y) counted in cells, about -1..1; it repeats after sixteen cells. */
export function fbm(n: Noise, x: number, y: number): number {
  if (!table) table = fractalTile(SIZE, CELLS, 6, 0.5, 5);
  const t = table;
  const px = (x + n.u) * PER_CELL;
  const py = (y + n.v) * PER_CELL;
  const ix = Math.floor(px);
  const iy = Math.floor(py);
  const fx = px - ix;
  const fy = py - iy;
  const r0 = (iy & MASK) << 10;
  const r1 = ((iy + 1) & MASK) << 10;
  const c0 = ix & MASK;
  const c1 = (ix + 1) & MASK;
  const a = t[r0 + c0]!;
  const b = t[r1 + c0]!;
  const top = a + (t[r0 + c1]! - a) * fx;
  return top + (b + (t[r1 + c1]! - b) * fx - top) * fy;
}

/** Noise looked up through a displaced plane: flows and veins instead of clouds. */
export function warped(n: Noise, x: number, y: number, amount: number): number {
  const wx = fbm(n, x + 5.2, y + 1.3);
  const wy = fbm(n, x + 9.7, y + 6.1);
  return fbm(n, x + wx * amount, y + wy * amount);
}

export function smooth(low: number, high: number, v: number): number {
  const t = (v - low) / (high - low);
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}

export function clamp01(v: number): number {
  return v < 0 ? 0 : v > 1 ? 1 : v;
}
