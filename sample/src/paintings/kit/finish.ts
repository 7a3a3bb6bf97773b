import type { Sheet } from './sheet.ts';
import type { Tile } from './tiles.ts';

export interface Painting {
  /** RGB, width * height * 3. */
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Finish {
  ground: Tile;
  /** How much the ground shows as light and shade. */
  amount: number;
  /** Strength of the raking light on the relief. */
  light?: number;
  /** Darker towards the corners, as a lens or old paper does. */
  vignette?: number;
}

/** The three bytes of a pixel ten bits apart in one integer, so that four parts of it can be summed at once. */
let packedBuffer = new Int32Array(0);
const BYTES = 0x0ff3fcff;

/** Turns the sheet into bytes: raking light, corners, then the ground at full size. */
export function finish(s: Sheet, f: Finish): Painting {
  develop(s, f.light ?? 0, f.vignette ?? 0, 1 + f.amount);
  const data = new Uint8Array(s.outW * s.outH * 3);
  const gains = groundGains(f.ground, f.amount);
  if (s.outW === s.w) lay(s, data, gains, f.ground.size);
  else enlarge(s, data, gains, f.ground.size);
  return { data, width: s.outW, height: s.outH };
}

/** `lift` makes room for the ground, whose gain never passes 1 so that nothing overflows later. */
function develop(s: Sheet, light: number, vignette: number, lift: number): void {
  const { w, h, px, relief } = s;
  if (packedBuffer.length < w * h) packedBuffer = new Int32Array(w * h);
  const packed = packedBuffer;
  const reach = Math.max(1, Math.round(1.6 * s.scale));
  const back = reach * w + reach;
  const across = new Float32Array(w);
  const rowGain = new Float32Array(w);
  const rowAdd = new Float32Array(w).fill(0.5);
  for (let x = 0; x < w; x++) across[x] = (x / w - 0.5) * (x / w - 0.5) * vignette * lift;
  for (let y = 0; y < h; y++) {
    const edge = lift * (1 - (y / h - 0.5) * (y / h - 0.5) * vignette);
    if (relief && y >= reach) rake(relief, y * w, back, w, light * lift, rowGain, rowAdd);
    for (let x = 0, i = y * w, p = i * 3; x < w; x++, i++, p += 3) {
      const gain = edge - across[x]! + rowGain[x]!;
      const add = rowAdd[x]!;
      let r = (px[p]! * gain + add) | 0;
      let g = (px[p + 1]! * gain + add) | 0;
      let b = (px[p + 2]! * gain + add) | 0;
      if ((r | g | b) & ~255) {
        r = r < 0 ? 0 : r > 255 ? 255 : r;
        g = g < 0 ? 0 : g > 255 ? 255 : g;
        b = b < 0 ? 0 : b > 255 ? 255 : b;
      }
      packed[i] = (r << 20) | (g << 10) | b;
    }
  }
}

/** Light from the upper left: slopes brighten or darken, steep ones shine. */
function rake(
  relief: Float32Array,
  from: number,
  back: number,
  w: number,
  steep: number,
  gains: Float32Array,
  adds: Float32Array,
): void {
  for (let x = 2, i = from + 2; x < w; x++, i++) {
    let slope = (relief[i]! - relief[i - back]!) * steep;
    if (slope > 0.5) slope = 0.5;
    else if (slope < -0.42) slope = -0.42;
    gains[x] = slope;
    adds[x] = slope > 0.16 ? (slope - 0.16) * 90 : 0.5;
  }
}

const gainsKept = new Map<Float32Array, Map<number, Uint16Array>>();

/** 256 is full light. */
function groundGains(tile: Tile, amount: number): Uint16Array {
  let kept = gainsKept.get(tile.data);
  if (!kept) {
    kept = new Map();
    gainsKept.set(tile.data, kept);
  }
  let out = kept.get(amount);
  if (!out) {
    out = new Uint16Array(tile.size * tile.size);
    const top = 256 / (1 + amount);
    for (let i = 0; i < out.length; i++) out[i] = top * (1 + tile.data[i]! * amount);
    kept.set(amount, out);
  }
  return out;
}

function lay(s: Sheet, data: Uint8Array, gains: Uint16Array, size: number): void {
  const { w, h } = s;
  const packed = packedBuffer;
  const k = Math.min(1, 1200 / Math.max(w, h)) / s.scale;
  for (let y = 0, p = 0, i = 0; y < h; y++) {
    const row = (Math.floor(y * k) & (size - 1)) * size;
    for (let x = 0; x < w; x++, i++, p += 3) {
      const g = gains[row + ((x * k) & (size - 1))]!;
      const v = packed[i]!;
      data[p] = Math.imul(v >>> 20, g) >>> 8;
      data[p + 1] = Math.imul((v >>> 10) & 255, g) >>> 8;
      data[p + 2] = Math.imul(v & 255, g) >>> 8;
    }
  }
}

/** Twice the size: three parts of the near pixel, one of the next, first down and then across. Four pixels leave as three words. */
function enlarge(s: Sheet, data: Uint8Array, gains: Uint16Array, size: number): void {
  const { w, h, outW, outH } = s;
  const packed = packedBuffer;
  const line = new Int32Array(w + 4);
  const aligned = (outW & 3) === 0;
  const words = aligned ? new Uint32Array(data.buffer) : new Uint32Array(((outW + 7) >> 2) * 3);
  const bytes = new Uint8Array(words.buffer, 0, outW * 3);
  const mask = size - 1;
  for (let y = 0; y < outH; y++) {
    const j = y >> 1;
    let a = j * w;
    let b = (y & 1 ? Math.min(h - 1, j + 1) : Math.max(0, j - 1)) * w;
    for (let i = 1; i <= w; i++, a++, b++) line[i] = ((Math.imul(packed[a]!, 3) + packed[b]!) >>> 2) & BYTES;
    line[0] = line[1]!;
    line[w + 1] = line[w]!;
    const row = (y & mask) * size;
    let v0 = line[0]!;
    let v1 = line[1]!;
    for (let x = 0, o = aligned ? (y * outW * 3) >> 2 : 0, i = 2; x < outW; x += 4, i += 2, o += 3) {
      const v2 = line[i]!;
      const v3 = line[i + 1]!;
      const at = row + (x & mask);
      const l0 = gains[at]!;
      const l1 = gains[at + 1]!;
      const l2 = gains[at + 2]!;
      const l3 = gains[at + 3]!;
      const m = Math.imul(v1, 3);
      const n = Math.imul(v2, 3);
      const p0 = (m + v0) >>> 2;
      const p1 = (m + v2) >>> 2;
      const p2 = (n + v1) >>> 2;
      const p3 = (n + v3) >>> 2;
      words[o] =
        (Math.imul(p0 >>> 20, l0) >>> 8) |
        (Math.imul((p0 >>> 10) & 255, l0) & 0xff00) |
        ((Math.imul(p0 & 255, l0) & 0xff00) << 8) |
        ((Math.imul(p1 >>> 20, l1) & 0xff00) << 16);
      words[o + 1] =
        (Math.imul((p1 >>> 10) & 255, l1) >>> 8) |
        (Math.imul(p1 & 255, l1) & 0xff00) |
        ((Math.imul(p2 >>> 20, l2) & 0xff00) << 8) |
        ((Math.imul((p2 >>> 10) & 255, l2) & 0xff00) << 16);
      words[o + 2] =
        (Math.imul(p2 & 255, l2) >>> 8) |
        (Math.imul(p3 >>> 20, l3) & 0xff00) |
        ((Math.imul((p3 >>> 10) & 255, l3) & 0xff00) << 8) |
        ((Math.imul(p3 & 255, l3) & 0xff00) << 16);
      v0 = v2;
      v1 = v3;
    }
    if (!aligned) data.set(bytes, y * outW * 3);
  }
}
