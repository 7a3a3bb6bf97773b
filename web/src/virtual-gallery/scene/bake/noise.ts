/** Repeating smooth noise, 0 to 1: the grid of `nx` by `ny` cells closes on itself. */
export function cellNoise(seed: number): (x: number, y: number, nx: number, ny: number) => number {
  const at = (i: number, j: number): number => random(i * 7919 + j * 104729 + seed * 15485863);
  return (x, y, nx, ny) => {
    const gx = x * nx;
    const gy = y * ny;
    const i = Math.floor(gx);
    const j = Math.floor(gy);
    const fx = ease(gx - i);
    const fy = ease(gy - j);
    const i0 = wrap(i, nx);
    const i1 = wrap(i + 1, nx);
    const j0 = wrap(j, ny);
    const j1 = wrap(j + 1, ny);
    const top = at(i0, j0) + (at(i1, j0) - at(i0, j0)) * fx;
    const bottom = at(i0, j1) + (at(i1, j1) - at(i0, j1)) * fx;
    return top + (bottom - top) * fy;
  };
}

export function random(n: number): number {
  let h = Math.imul((n | 0) ^ (n >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 14)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const wrap = (i: number, n: number): number => ((i % n) + n) % n;
