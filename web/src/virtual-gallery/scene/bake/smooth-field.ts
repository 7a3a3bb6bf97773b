/** A field sampled on a coarse grid of points (edges included), read anywhere through cubic curves. */
export interface Field {
  nu: number;
  nv: number;
  channels: number;
  values: Float32Array;
}

export function sampleField(
  nu: number,
  nv: number,
  channels: number,
  at: (s: number, t: number, out: Float32Array) => void,
): Field {
  const values = new Float32Array(nu * nv * channels);
  const out = new Float32Array(channels);
  for (let j = 0; j < nv; j++) {
    for (let i = 0; i < nu; i++) {
      at(i / (nu - 1), j / (nv - 1), out);
      values.set(out, (j * nu + i) * channels);
    }
  }
  return { nu, nv, channels, values };
}

/** All columns of one line `t`, so that a row of texels interpolates along one direction only. */
export function fieldRow(field: Field, t: number, row: Float32Array): void {
  const { nu, nv, channels, values } = field;
  const y = Math.min(Math.max(t, 0), 1) * (nv - 1);
  const j = Math.min(nv - 2, Math.floor(y));
  const [w0, w1, w2, w3] = weights(y - j);
  const line = (k: number): number => Math.min(nv - 1, Math.max(0, k)) * nu * channels;
  const [l0, l1, l2, l3] = [line(j - 1), line(j), line(j + 1), line(j + 2)];
  for (let i = 0; i < nu * channels; i++) {
    const [a, b] = [values[l1 + i] ?? 0, values[l2 + i] ?? 0];
    const sum = w0 * (values[l0 + i] ?? 0) + w1 * a + w2 * b + w3 * (values[l3 + i] ?? 0);
    row[i] = between(sum, a, b);
  }
}

export function readRow(field: Field, row: Float32Array, s: number, out: Float32Array): void {
  const { nu, channels } = field;
  const x = Math.min(Math.max(s, 0), 1) * (nu - 1);
  const i = Math.min(nu - 2, Math.floor(x));
  const f = x - i;
  const a = Math.max(0, i - 1) * channels;
  const b = i * channels;
  const c = (i + 1) * channels;
  const d = Math.min(nu - 1, i + 2) * channels;
  const f2 = f * f;
  const f3 = f2 * f;
  const wa = (-f3 + 2 * f2 - f) / 2;
  const wb = (3 * f3 - 5 * f2 + 2) / 2;
  const wc = (-3 * f3 + 4 * f2 + f) / 2;
  const wd = (f3 - f2) / 2;
  for (let k = 0; k < channels; k++) {
    const near = row[b + k] ?? 0;
    const far = row[c + k] ?? 0;
    out[k] = between(wa * (row[a + k] ?? 0) + wb * near + wc * far + wd * (row[d + k] ?? 0), near, far);
  }
}

function weights(f: number): [number, number, number, number] {
  const f2 = f * f;
  const f3 = f2 * f;
  return [(-f3 + 2 * f2 - f) / 2, (3 * f3 - 5 * f2 + 2) / 2, (-3 * f3 + 4 * f2 + f) / 2, (f3 - f2) / 2];
}

/** A curve through a steep edge swings past it and would leave a dark rim. */
const between = (value: number, a: number, b: number): number =>
  a < b ? (value < a ? a : value > b ? b : value) : value < b ? b : value > a ? a : value;
