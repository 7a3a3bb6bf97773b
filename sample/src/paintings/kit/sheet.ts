/** The working surface. Composition is in units: x 0..ax, y 0..ay, and ax * ay = 1 whatever the proportions. */
export interface Sheet {
  w: number;
  h: number;
  /** The size asked for. Large pictures are worked at half of it; the last pass brings them up and lays the ground over. */
  outW: number;
  outH: number;
  ax: number;
  ay: number;
  /** Pixels in one unit. */
  unit: number;
  /** 1 when the long side is 2400 px; textures and line widths follow it. */
  scale: number;
  px: Float32Array;
  mask: Uint8Array;
  /** The mask four pixels at a time, to step over what is empty. */
  maskWords: Uint32Array;
  tone: Uint8Array;
  relief: Float32Array | undefined;
}

let px = new Float32Array(0);
let mask = new Uint8Array(0);
let tone = new Uint8Array(0);
let relief = new Float32Array(0);
const fields: Float32Array[] = [];
let fieldsUsed = 0;

/** Buffers are kept between pictures: allocating 80 MB for each would cost more than the painting. */
export function sheet(outW: number, outH: number, ground: readonly [number, number, number], thick = false): Sheet {
  const half = Math.max(outW, outH) > 1400;
  const w = half ? (outW + 1) >> 1 : outW;
  const h = half ? (outH + 1) >> 1 : outH;
  const count = w * h;
  fieldsUsed = 0;
  if (px.length < count * 3) {
    px = new Float32Array(count * 3);
    mask = new Uint8Array((count + 8) & ~3);
    tone = new Uint8Array(count);
  }
  if (thick) {
    if (relief.length < count) relief = new Float32Array(count);
    else relief.fill(0, 0, count);
  }
  mask.fill(0, 0, count);
  for (let c = 0; c < 3; c++) px[c] = ground[c]!;
  for (let done = 3; done < count * 3; done *= 2) px.copyWithin(done, 0, Math.min(done, count * 3 - done));
  const unit = Math.sqrt(count);
  return {
    w,
    h,
    outW,
    outH,
    ax: w / unit,
    ay: h / unit,
    unit,
    scale: Math.max(w, h) / 2400,
    px,
    mask,
    maskWords: new Uint32Array(mask.buffer),
    tone,
    relief: thick ? relief : undefined,
  };
}

/** A slow function over the sheet, sampled every `step` pixels. It lives until the next sheet is begun. */
export interface Field {
  w: number;
  h: number;
  step: number;
  data: Float32Array;
  /** The computed part: first and past-last column and row. */
  part: readonly [number, number, number, number];
}

function fieldBuffer(count: number): Float32Array {
  const kept = fields[fieldsUsed];
  const data = kept && kept.length >= count ? kept : new Float32Array(count);
  fields[fieldsUsed++] = data;
  return data;
}

/** With a box (x0, y0, x1, y1 in units) only that part is computed; the rest is -1. */
export function field(
  s: Sheet,
  step: number,
  at: (x: number, y: number) => number,
  box?: readonly [number, number, number, number],
): Field {
  const size = Math.max(1, Math.round(step * s.scale * (step > 4 ? 1.8 : 1.4)));
  const w = Math.ceil(s.w / size) + 2;
  const h = Math.ceil(s.h / size) + 2;
  const data = fieldBuffer(w * h);
  const k = size / s.unit;
  if (box) data.fill(-1, 0, w * h);
  const i0 = box ? Math.max(0, Math.floor(box[0] / k)) : 0;
  const j0 = box ? Math.max(0, Math.floor(box[1] / k)) : 0;
  const i1 = box ? Math.min(w, Math.ceil(box[2] / k) + 1) : w;
  const j1 = box ? Math.min(h, Math.ceil(box[3] / k) + 1) : h;
  for (let j = j0; j < j1; j++) {
    const y = j * k;
    for (let i = i0; i < i1; i++) data[j * w + i] = at(i * k, y);
  }
  return { w, h, step: size, data, part: [i0, j0, i1, j1] };
}

let lowBuffer = new Float32Array(0);

/** Writes row y of the field at full resolution into out[x0..x1). */
export function expandRow(f: Field, y: number, out: Float32Array, x0: number, x1: number): void {
  const { step, w, data } = f;
  const j = Math.floor(y / step);
  const t = y / step - j;
  const r0 = j * w;
  const i0 = Math.floor(x0 / step);
  const i1 = Math.floor((x1 - 1) / step);
  if (lowBuffer.length < w) lowBuffer = new Float32Array(w * 2);
  const low = lowBuffer;
  for (let i = i0; i <= i1 + 1; i++) {
    const a = data[r0 + i]!;
    low[i] = a + (data[r0 + w + i]! - a) * t;
  }
  const inverse = 1 / step;
  for (let i = i0, o = i0 * step; i <= i1; i++) {
    let v = low[i]!;
    const inc = (low[i + 1]! - v) * inverse;
    for (let k = 0; k < step; k++) {
      out[o++] = v;
      v += inc;
    }
  }
}
