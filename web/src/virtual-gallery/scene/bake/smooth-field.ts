import { clamp } from './maths.ts';

/** Puts into `out` what a field holds at a place, each way from 0 to 1. */
export type Field = (s: number, t: number, out: Float32Array) => void;

/** The same field, asked only on a coarse grid of points (edges included) and read between them through cubic curves. */
export function smoothField(nu: number, nv: number, channels: number, exact: Field): Field {
  const values = new Float32Array(nu * nv * channels);
  for (let k = 0; k < nu * nv; k++)
    exact((k % nu) / (nu - 1), Math.floor(k / nu) / (nv - 1), values.subarray(k * channels, (k + 1) * channels));
  // Texels are asked for row by row, so all columns of a row are worked out once.
  const row = new Float32Array(nu * channels);
  let rowAt = Number.NaN;
  return (s, t, out) => {
    if (t !== rowAt) curve(values, nv, t, row);
    rowAt = t;
    curve(row, nu, s, out);
  };
}

/** Reads at `at` (0 to 1) a list of `count` entries, each as long as `out`. */
function curve(values: Float32Array, count: number, at: number, out: Float32Array): void {
  const x = clamp(at, 0, 1) * (count - 1);
  const i = Math.min(count - 2, Math.floor(x));
  const f = x - i;
  const b = i * out.length;
  const c = b + out.length;
  const a = i === 0 ? b : b - out.length;
  const d = i === count - 2 ? c : c + out.length;
  const wa = ((2 - f) * f - 1) * f * 0.5;
  const wb = ((3 * f - 5) * f * f + 2) * 0.5;
  const wc = ((4 - 3 * f) * f + 1) * f * 0.5;
  const wd = (f - 1) * f * f * 0.5;
  for (let k = 0; k < out.length; k++) {
    const near = values[b + k] ?? 0;
    const far = values[c + k] ?? 0;
    const value = wa * (values[a + k] ?? 0) + wb * near + wc * far + wd * (values[d + k] ?? 0);
    // A curve through a steep edge swings past it and would leave a dark rim.
    out[k] = near < far ? clamp(value, near, far) : clamp(value, far, near);
  }
}
