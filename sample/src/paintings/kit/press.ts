import { tileColumns } from './coat.ts';
import type { Rgb } from './colour.ts';
import type { Sheet } from './sheet.ts';
import { type Tile, tooth } from './tiles.ts';

/** What a mark is made with, once its outline stands in the mask. */
export interface Ink {
  colour: Rgb;
  /** The colour at tone 1 (bristle, gradient); the same as `colour` when left out. */
  second?: Rgb;
  opacity?: number;
  granulate?: number;
  starve?: number;
  texture?: Tile;
  zoom?: number;
  multiply?: boolean;
  /** Lightens instead of covering. */
  screen?: boolean;
  body?: number;
}

/** The part of the mask that holds marks: x0, y0, x1, y1. */
export type Box = [number, number, number, number];

export function emptyBox(): Box {
  return [1e9, 1e9, -1, -1];
}

/** Lays the ink through the mask and wipes the mask. */
export function press(s: Sheet, box: Box, ink: Ink): void {
  const x0 = Math.max(0, box[0]);
  const y0 = Math.max(0, box[1]);
  const x1 = Math.min(s.w, box[2] + 1);
  const y1 = Math.min(s.h, box[3] + 1);
  if (x1 <= x0 || y1 <= y0) return;
  const { px, w, mask, maskWords, tone } = s;
  const texture = ink.texture ?? tooth();
  const tex = texture.data;
  const texMask = texture.size - 1;
  const zoom = ink.zoom ?? 1;
  const cols = tileColumns(s, texture, zoom, x0, x1);
  const k = 1 / (s.scale * zoom);
  const opacity = (ink.opacity ?? 1) / 255;
  const gran = ink.granulate ?? 0;
  const starve = ink.starve ?? 0;
  const second = ink.second ?? ink.colour;
  const [r1, g1, b1] = ink.colour;
  const dr = (second[0] - r1) / 255;
  const dg = (second[1] - g1) / 255;
  const db = (second[2] - b1) / 255;
  const multiply = ink.multiply === true;
  const screen = ink.screen === true;
  const relief = ink.body ? s.relief : undefined;
  const body = (ink.body ?? 0) / 255;
  for (let y = y0; y < y1; y++) {
    const tRow = (Math.floor(y * k) & texMask) * texture.size;
    for (let x = x0, i = y * w + x0; x < x1; x++, i++) {
      const m = mask[i]!;
      if (m === 0) {
        if ((i & 3) === 0 && maskWords[i >> 2] === 0) {
          x += 3;
          i += 3;
        }
        continue;
      }
      mask[i] = 0;
      const n = tex[tRow + cols[x]!]!;
      const a = m * opacity * (1 - starve * (n * 0.5 + 0.5));
      if (a <= 0) continue;
      const t = tone[i]!;
      const sh = 1 + gran * n;
      const r = (r1 + dr * t) * sh;
      const g = (g1 + dg * t) * sh;
      const b = (b1 + db * t) * sh;
      const p = i * 3;
      if (multiply) {
        px[p]! *= 1 - a * (1 - r * 0.00392157);
        px[p + 1]! *= 1 - a * (1 - g * 0.00392157);
        px[p + 2]! *= 1 - a * (1 - b * 0.00392157);
      } else if (screen) {
        px[p]! += r * a * (1 - px[p]! * 0.00392157);
        px[p + 1]! += g * a * (1 - px[p + 1]! * 0.00392157);
        px[p + 2]! += b * a * (1 - px[p + 2]! * 0.00392157);
      } else {
        px[p]! += (r - px[p]!) * a;
        px[p + 1]! += (g - px[p + 1]!) * a;
        px[p + 2]! += (b - px[p + 2]!) * a;
      }
      if (relief) relief[i]! += (body * (t + 40) - relief[i]! * 0.6) * a;
    }
  }
}
