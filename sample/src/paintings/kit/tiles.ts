import { fractalTile, normalise } from './noise.ts';
import { Rng } from './rng.ts';

/** A tileable texture, side a power of two, values about -1..1. */
export interface Tile {
  size: number;
  data: Float32Array;
}

const made = new Map<string, Tile>();

function once(name: string, size: number, make: () => Float32Array): Tile {
  let tile = made.get(name);
  if (!tile) {
    tile = { size, data: make() };
    made.set(name, tile);
  }
  return tile;
}

/** Woven threads of the given pitch in pixels, uneven as linen is. */
export function weave(pitch: number): Tile {
  return once(`weave${pitch}`, 512, () => {
    const size = 512;
    const rng = new Rng(pitch, 11);
    const count = Math.round(size / pitch);
    const drift = fractalTile(size, 8, 4, 0.6, 21 + pitch);
    const slub = fractalTile(size, 16, 4, 0.7, 22 + pitch);
    const warpGain = Array.from({ length: count }, () => rng.range(0.55, 1.15));
    const weftGain = Array.from({ length: count }, () => rng.range(0.55, 1.15));
    const out = new Float32Array(size * size);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const i = y * size + x;
        const tx = ((x + drift[i]! * pitch * 0.55) * count) / size + count;
        const ty = ((y + drift[x * size + y]! * pitch * 0.55) * count) / size + count;
        const cx = Math.floor(tx);
        const cy = Math.floor(ty);
        const fx = (tx - cx) * 2 - 1;
        const fy = (ty - cy) * 2 - 1;
        const bx = 1 - fx * fx;
        const by = 1 - fy * fy;
        const over = ((cx + cy) & 1) === 0;
        const gain = over ? warpGain[cx % count]! : weftGain[cy % count]!;
        out[i] =
          (over ? bx * (0.55 + 0.45 * by) : by * (0.55 + 0.45 * bx)) * gain + slub[i]! * 0.18 + rng.range(-0.1, 0.1);
      }
    }
    return normalise(out, 2.4);
  });
}

/** Mulberry paper: a felt of long curved fibres over a soft unevenness. */
export function hanji(): Tile {
  return once('hanji', 1024, () => {
    const size = 1024;
    const rng = new Rng(31);
    const out = fractalTile(size, 32, 5, 0.75, 32);
    for (let i = 0; i < out.length; i++) out[i] = out[i]! * 0.5;
    for (let n = 0; n < 2600; n++) {
      let x = rng.range(0, size);
      let y = rng.range(0, size);
      let angle = rng.range(0, 6.283);
      const bend = rng.gauss() * 0.012;
      const length = rng.range(30, 210);
      const tone = rng.range(-0.6, 0.75);
      for (let k = 0; k < length; k++) {
        angle += bend + rng.range(-0.04, 0.04);
        x += Math.cos(angle);
        y += Math.sin(angle);
        const i = ((Math.floor(y) & (size - 1)) << 10) + (Math.floor(x) & (size - 1));
        out[i]! += tone;
        out[(i + 1) & (size * size - 1)]! += tone * 0.4;
      }
    }
    return normalise(out, 2.8);
  });
}

/** Rough paper: small pits in which pigment settles. */
export function tooth(): Tile {
  return once('tooth', 512, () => {
    const out = fractalTile(512, 64, 3, 0.8, 41);
    const coarse = fractalTile(512, 24, 3, 0.6, 42);
    for (let i = 0; i < out.length; i++) out[i] = out[i]! + coarse[i]! * 0.45;
    return normalise(out, 2.2);
  });
}

/** Silver grain: clumped, not white. */
export function grain(): Tile {
  return once('grain', 512, () => {
    const size = 512;
    const rng = new Rng(51);
    const raw = new Float32Array(size * size);
    for (let i = 0; i < raw.length; i++) raw[i] = rng.gauss();
    const out = new Float32Array(size * size);
    const m = size - 1;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const r = y * size;
        const a = raw[r + x]! + 0.6 * (raw[r + ((x + 1) & m)]! + raw[r + ((x - 1) & m)]!);
        out[r + x] = a + 0.6 * (raw[((y + 1) & m) * size + x]! + raw[((y - 1) & m) * size + x]!);
      }
    }
    return normalise(out, 3);
  });
}

/** Scratchy blots for dry paint and worn edges. */
export function scumble(): Tile {
  return once('scumble', 512, () => {
    const a = fractalTile(512, 16, 5, 0.75, 61);
    const b = fractalTile(512, 8, 6, 0.7, 62);
    for (let i = 0; i < a.length; i++) a[i] = (1 - Math.abs(a[i]!) * 2) * 0.6 + b[i]!;
    return normalise(a, 2.2);
  });
}

/** Hairs of a brush: rows run along the stroke, columns across it. Values 0..1. */
export function bristles(): Tile {
  return once('bristles', 512, () => {
    const size = 512;
    const rng = new Rng(71);
    const fine = Float32Array.from({ length: size }, () => rng.next());
    const coarse = Float32Array.from({ length: 64 }, () => rng.next());
    const mottle = fractalTile(size, 16, 4, 0.7, 72);
    const out = new Float32Array(size * size);
    for (let s = 0; s < size; s++) {
      for (let t = 0; t < size; t++) {
        const above = mottle[(s >> 3) * size + t]!;
        const below = mottle[(((s >> 3) + 1) & 63) * size + t]!;
        const along = (above + ((below - above) * (s & 7)) / 8) * 0.5 + 0.5;
        const wide = coarse[(t >> 3) & 63]!;
        out[s * size + t] = 0.3 * fine[t]! + 0.26 * fine[(t >> 1) & 511]! + 0.24 * wide + 0.34 * along;
      }
    }
    normalise(out, 2.4);
    for (let i = 0; i < out.length; i++) out[i] = out[i]! * 0.5 + 0.5;
    return out;
  });
}

/** Distance to the nearest crack of a glaze, 0 on the crack, 1 far from it. */
export function crackle(): Tile {
  return once('crackle', 512, () => {
    const size = 512;
    const cells = 12;
    const span = size / cells;
    const rng = new Rng(81);
    const jx = Float32Array.from({ length: cells * cells }, () => rng.range(0.1, 0.9));
    const jy = Float32Array.from({ length: cells * cells }, () => rng.range(0.1, 0.9));
    const bend = fractalTile(size, 16, 3, 0.5, 82);
    const out = new Float32Array(size * size);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const px = (x + bend[y * size + x]! * 5) / span;
        const py = (y + bend[x * size + y]! * 5) / span;
        const cx = Math.floor(px);
        const cy = Math.floor(py);
        let near = 9;
        let next = 9;
        for (let j = -1; j <= 1; j++) {
          for (let i = -1; i <= 1; i++) {
            const k = ((cy + j + cells) % cells) * cells + ((cx + i + cells) % cells);
            const dx = cx + i + jx[k]! - px;
            const dy = cy + j + jy[k]! - py;
            const d = Math.sqrt(dx * dx + dy * dy);
            if (d < near) {
              next = near;
              near = d;
            } else if (d < next) next = d;
          }
        }
        out[y * size + x] = Math.min(1, (next - near) * 9);
      }
    }
    return out;
  });
}
