import type { Rgb } from './colour.ts';
import { drawn, tapered } from './drawn.ts';
import type { Noise } from './noise.ts';
import type { Rng } from './rng.ts';
import { curve } from './shape.ts';
import type { Sheet } from './sheet.ts';

export interface Petal {
  tip: Rgb;
  base: Rgb;
  line: Rgb;
}

/** A full peony: three rings of lobed petals, pale at the rim, deep at the heart. */
export function peony(s: Sheet, rng: Rng, n: Noise, cx: number, cy: number, r: number, p: Petal, gold: Rgb): void {
  const tilt = rng.range(-0.4, 0.4);
  for (const [count, far, size] of [
    [9, 0.62, 0.5],
    [7, 0.42, 0.42],
    [5, 0.22, 0.34],
  ] as const) {
    const turn = rng.range(0, 6.28);
    for (let i = 0; i < count; i++) {
      const a = turn + (i / count) * 6.283;
      const squash = 0.86;
      const bx = cx + Math.cos(a) * r * far * 0.35;
      const by = cy + Math.sin(a) * r * far * 0.35 * squash;
      lobed(bx, by, a, r * size * rng.range(0.95, 1.15) + r * far * 0.3);
    }
  }
  for (let i = 0; i < 9; i++) {
    const a = rng.range(0, 6.28);
    const d = r * 0.13 * rng.next();
    drawn(
      s,
      n,
      curve(
        [
          [cx + Math.cos(a) * d, cy + Math.sin(a) * d - r * 0.04],
          [cx + Math.cos(a) * d + r * 0.025, cy + Math.sin(a) * d],
          [cx + Math.cos(a) * d, cy + Math.sin(a) * d + r * 0.03],
          [cx + Math.cos(a) * d - r * 0.025, cy + Math.sin(a) * d],
        ],
        true,
        3,
      ),
      { colour: gold, line: p.line, weight: 0.0005, shake: 0 },
    );
  }

  function lobed(x: number, y: number, a: number, size: number): void {
    const c = Math.cos(a + tilt * 0.1);
    const q = Math.sin(a + tilt * 0.1);
    const at = (u: number, v: number): [number, number] => [
      x + (u * c - v * q) * size,
      y + (u * q + v * c) * size * 0.9,
    ];
    const notch = rng.range(0.84, 0.92);
    const o = curve(
      [
        at(0, -0.12),
        at(0.45, -0.46),
        at(0.86, -0.44),
        at(notch, -0.2),
        at(1.02, -0.08),
        at(notch + 0.02, 0.1),
        at(1, 0.24),
        at(0.8, 0.46),
        at(0.42, 0.44),
        at(0, 0.12),
      ],
      true,
      4,
    );
    const [tx, ty] = at(1, 0);
    drawn(s, n, o, { colour: p.tip, second: p.base, gradient: [tx, ty, x, y], line: p.line, weight: 0.0009, shake: 0 });
    tapered(
      s,
      [-0.2, 0, 0.2].map((v) => {
        const [a0, b0] = at(0.35, v * 0.5);
        const [a1, b1] = at(0.78, v);
        return [a0, b0, (a0 + a1) / 2, (b0 + b1) / 2, a1, b1];
      }),
      p.base,
      0.0007,
      0.45,
    );
  }
}

/** A pointed leaf with its veins. */
export function leaf(
  s: Sheet,
  n: Noise,
  x: number,
  y: number,
  a: number,
  size: number,
  dark: Rgb,
  light: Rgb,
  line: Rgb,
): void {
  const c = Math.cos(a);
  const q = Math.sin(a);
  const at = (u: number, v: number): [number, number] => [x + (u * c - v * q) * size, y + (u * q + v * c) * size];
  const o = curve(
    [
      at(0, 0),
      at(0.22, -0.2),
      at(0.5, -0.26),
      at(0.78, -0.14),
      at(1.05, 0.02),
      at(0.76, 0.17),
      at(0.46, 0.24),
      at(0.2, 0.16),
    ],
    true,
    4,
  );
  const [tx, ty] = at(1, 0);
  drawn(s, n, o, { colour: dark, second: light, gradient: [x, y, tx, ty], line, weight: 0.0009, shake: 0 });
  const veins: number[][] = [[...at(0.02, 0), ...at(0.5, -0.01), ...at(0.98, 0.02)]];
  for (const u of [0.2, 0.4, 0.6])
    for (const side of [-1, 1])
      veins.push([...at(u, 0), ...at(u + 0.1, side * 0.08), ...at(u + 0.22, side * (0.2 - u * 0.1))]);
  tapered(s, veins, line, 0.0006, 0.55);
}
