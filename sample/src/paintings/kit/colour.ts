export type Rgb = readonly [number, number, number];

export function hex(code: string): Rgb {
  const n = Number.parseInt(code.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

export function hexes(codes: string): Rgb[] {
  return codes.split(' ').map((code) => hex(`#${code}`));
}

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function shade(a: Rgb, factor: number): Rgb {
  return [clamp255(a[0] * factor), clamp255(a[1] * factor), clamp255(a[2] * factor)];
}

/** Moves a colour a little in each channel, as two mixings of one pigment differ. */
export function vary(a: Rgb, amount: number, rng: { gauss(): number }): Rgb {
  const light = rng.gauss() * amount;
  return [
    clamp255(a[0] + light + rng.gauss() * amount * 0.4),
    clamp255(a[1] + light + rng.gauss() * amount * 0.4),
    clamp255(a[2] + light + rng.gauss() * amount * 0.4),
  ];
}

function clamp255(v: number): number {
  return v < 0 ? 0 : v > 255 ? 255 : v;
}
