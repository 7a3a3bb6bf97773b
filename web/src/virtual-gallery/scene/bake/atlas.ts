import type { Face } from './plan.ts';

export interface AtlasFace {
  /** Inner rectangle in texels; a gutter lies around it. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Atlas {
  width: number;
  height: number;
  perMetre: number;
  faces: AtlasFace[];
}

export const GUTTER = 1;
/** How finely the light of the first frame is baked, which comes with the page. */
export const FIRST_TEXELS = 1;
const MOST_TEXELS = 1_250_000;
const SHELF = 2048;

/** Lays the six sides of the room on shelves, tallest first. */
export function layAtlas(faces: readonly Face[], wishedPerMetre: number): Atlas {
  const area = faces.reduce((sum, face) => sum + face.lu * face.lv, 0);
  const longest = Math.max(...faces.map((face) => face.lu));
  const perMetre = Math.min(wishedPerMetre, Math.sqrt(MOST_TEXELS / area), (SHELF - 2 * GUTTER) / longest);
  const sizes = faces.map((face, i) => ({
    i,
    w: Math.max(4, Math.ceil(face.lu * perMetre)),
    h: Math.max(4, Math.ceil(face.lv * perMetre)),
  }));
  const placed: AtlasFace[] = [];
  let x = 0;
  let y = 0;
  let shelf = 0;
  let width = 0;
  for (const { i, w, h } of sizes.sort((a, b) => b.h - a.h)) {
    if (x + w + 2 * GUTTER > SHELF) {
      x = 0;
      y += shelf;
      shelf = 0;
    }
    placed[i] = { x: x + GUTTER, y: y + GUTTER, w, h };
    x += w + 2 * GUTTER;
    width = Math.max(width, x);
    shelf = Math.max(shelf, h + 2 * GUTTER);
  }
  return { width, height: y + shelf, perMetre, faces: placed };
}
