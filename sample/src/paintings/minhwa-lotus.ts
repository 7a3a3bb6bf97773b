import { type Brief, choose } from './kit/brief.ts';
import { coat } from './kit/coat.ts';
import { hex, mix, shade } from './kit/colour.ts';
import { drawn, lines, paler, tapered } from './kit/drawn.ts';
import { finish, type Painting } from './kit/finish.ts';
import { fbm, noise, smooth, warped } from './kit/noise.ts';
import { seal } from './kit/seal.ts';
import { curve, ellipse } from './kit/shape.ts';
import { field, sheet } from './kit/sheet.ts';
import { hanji } from './kit/tiles.ts';

/** Lotus above, fish below. */
export function lotusPond(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const paper = hex(
    choose(brief, {
      sage: '#cfd8cc',
      cream: '#eee4c8',
      tan: '#d9c69e',
      blue: '#a9c0c4',
      rose: '#e4c8b8',
      deep: '#4f7478',
    }),
  );
  const line = hex('#22352f');
  const s = sheet(w, h, paper);
  const n = noise(rng);
  const shore = s.ay * choose(brief, { above: 0.66, surface: 0.5, under: 0.3 });
  /** Leaves and flowers: how many beside what the width allows. */
  const [leafy, flowery] = choose(brief, { grown: [1, 1], leaves: [2, 0], single: [0.4, 0.1], blooms: [0.6, 1.6] });
  coat(s, {
    colour: paler(paper, 0.2),
    second: shade(paper, 0.9),
    tint: field(s, 8, (x, y) => warped(n, x * 1.6, y * 1.6, 0.8) * 0.5 + 0.5),
    granulate: 0.03,
  });
  coat(s, {
    colour: hex('#7fa8a4'),
    density: field(s, 8, (x, y) => smooth(shore - 0.08, s.ay, y + warped(n, x * 2, y * 3, 0.7) * 0.06) * 0.75),
    granulate: 0.08,
    starve: 0.2,
  });
  const ripples: number[][] = [];
  for (let i = 0; i < 26; i++) {
    const y = shore + (s.ay - shore) * rng.next();
    const x = s.ax * rng.range(-0.05, 0.9);
    const long = rng.range(0.08, 0.25);
    ripples.push(
      curve(
        [
          [x, y],
          [x + long * 0.33, y - 0.006],
          [x + long * 0.66, y + 0.006],
          [x + long, y],
        ],
        false,
        5,
      ),
    );
  }
  tapered(s, ripples, hex('#3f6f72'), 0.0011, 0.5);
  const size = Math.min(0.17, s.ax * 0.24, s.ay * 0.2);
  const count = Math.max(2, Math.round((s.ax / size) * 0.62 * leafy!));
  const flowers: [number, number, number][] = [];
  const plants: [number, number, number, boolean][] = [];
  for (let i = 0; i < count; i++)
    plants.push([
      (s.ax * (i + 0.5)) / count + rng.gauss() * 0.03,
      shore * rng.range(0.5, 1),
      size * rng.range(0.75, 1.15),
      true,
    ]);
  const blooms = flowery === 0 ? 0 : Math.max(1, Math.round((s.ax / size) * 0.47 * flowery!));
  for (let i = 0; i < blooms; i++)
    plants.push([
      (s.ax * (i + 0.5)) / blooms + rng.gauss() * 0.04,
      shore * rng.range(0.2, 0.58),
      size * rng.range(0.55, 0.8) * (blooms === 1 ? 1.7 : 1),
      false,
    ]);
  for (const [x, y] of plants)
    tapered(
      s,
      [
        curve(
          [
            [x + rng.gauss() * 0.03, s.ay * 0.86],
            [x + rng.gauss() * 0.02, (s.ay * 0.86 + y) / 2],
            [x, y],
          ],
          false,
          8,
        ),
      ],
      hex('#4f7350'),
      0.0045,
      0.95,
    );
  for (const [x, y, k, isLeaf] of plants) {
    if (isLeaf) pad(x, y, k);
    else flowers.push([x, y, k]);
  }
  for (const [x, y, k] of flowers) lotus(x, y, k);
  const fish = choose(brief, { 'no-fish': 0, pair: 2, three: 3, shoal: 6 });
  const way = rng.sign();
  for (let i = 0; i < fish; i++)
    carp(
      s.ax * ((i + 0.5) / fish) + rng.gauss() * 0.03,
      shore + (s.ay - shore) * rng.range(0.42, 0.8),
      Math.min(0.13, s.ax * 0.17) * rng.range(0.85, 1.1) * (fish === 2 ? 1.3 : 1),
      i % 2 ? -way : way,
      i,
    );
  const flying = choose(brief, { dragonfly: 0.035, 'great-dragonfly': 0.1, 'no-dragonfly': 0 });
  if (flying) {
    const room = ([x, y]: readonly [number, number]) =>
      Math.min(...plants.map(([px, py]) => Math.hypot(px - x, py - y)));
    const places = Array.from(
      { length: 12 },
      () => [s.ax * rng.range(0.15, 0.85), s.ay * rng.range(0.08, 0.5)] as const,
    );
    const [x, y] = places.reduce((best, place) => (room(place) > room(best) ? place : best));
    dragonfly(x, y, flying);
  }
  seal(s, s.ax - 0.065, s.ay - 0.085, 0.026, seed, paper);
  return finish(s, { ground: hanji(), amount: 0.055, vignette: 0.12 });

  function pad(x: number, y: number, r: number): void {
    const turn = rng.range(0, 6.28);
    const flat = rng.range(0.5, 0.72);
    const rim: [number, number][] = [];
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * 6.283;
      const rr = r * (1 + Math.sin(a * 6 + turn) * 0.06 + fbm(n, i * 0.7, turn) * 0.1);
      rim.push([x + Math.cos(a) * rr, y + Math.sin(a) * rr * flat]);
    }
    const c = hex(rng.pick(['#2f6b52', '#3d7a5e', '#255a52']));
    drawn(s, n, curve(rim, true, 3), {
      colour: mix(c, hex('#a9c07c'), 0.5),
      second: shade(c, 0.9),
      gradient: [x - r, y - r * flat, x + r * 0.6, y + r * flat],
      line,
      weight: 0.0014,
      shake: 0,
    });
    const veins = rim
      .filter((_, i) => i % 2 === 0)
      .map(([a, b]) => [x, y, x + (a - x) * 0.5, y + (b - y) * 0.5 + 0.003, x + (a - x) * 0.94, y + (b - y) * 0.94]);
    tapered(s, veins, shade(c, 0.6), 0.001, 0.75);
    drawn(s, n, ellipse(x, y, r * 0.07, r * 0.05, 0, 14), { colour: hex('#c9cf92'), line, weight: 0.0007, shake: 0 });
  }

  function lotus(x: number, y: number, k: number): void {
    const pink = hex(rng.pick(['#d5586e', '#c94a5a', '#e08a92']));
    const petal = (a: number, long: number, wide: number): void => {
      const c = Math.cos(a);
      const q = Math.sin(a);
      const at = (u: number, v: number): [number, number] => [
        x + (u * c - v * q) * k,
        y + k * 0.25 + (u * q + v * c) * k,
      ];
      drawn(
        s,
        n,
        curve(
          [
            at(0, -0.06),
            at(long * 0.4, -wide),
            at(long * 0.75, -wide * 0.72),
            at(long, 0),
            at(long * 0.75, wide * 0.72),
            at(long * 0.4, wide),
            at(0, 0.06),
          ],
          true,
          4,
        ),
        {
          colour: hex('#f7ead9'),
          second: pink,
          gradient: [...at(0.1, 0), ...at(long, 0)],
          line: shade(pink, 0.5),
          weight: 0.0009,
          shake: 0,
        },
      );
      tapered(
        s,
        [-0.5, 0, 0.5].map((v) => [
          ...at(0.25, v * wide),
          ...at(long * 0.6, v * wide * 0.8),
          ...at(long * 0.92, v * wide * 0.15),
        ]),
        pink,
        0.0006,
        0.55,
      );
    };
    for (const t of [-1.25, 1.25, -0.85, 0.85, -0.45, 0.45, 0]) petal(-Math.PI / 2 + t, 0.95 - Math.abs(t) * 0.12, 0.2);
    drawn(s, n, ellipse(x, y - k * 0.02, k * 0.17, k * 0.1, 0, 18), {
      colour: hex('#dcbf55'),
      line,
      weight: 0.0007,
      shake: 0,
    });
    for (const t of [-1.5, 1.5, -1, 1, -0.35, 0.35]) petal(-Math.PI / 2 + t, 0.62 - Math.abs(t) * 0.06, 0.17);
  }

  function carp(x: number, y: number, k: number, way: number, which: number): void {
    const body = hex(which % 2 === 0 ? '#c4452f' : '#4a5a66');
    const bend = rng.range(-0.12, 0.12);
    const at = (u: number, v: number): [number, number] => [x + u * k * way, y + (v + bend * u * u) * k];
    drawn(s, n, curve([at(-0.85, 0), at(-1.3, -0.34), at(-1.18, 0), at(-1.32, 0.32)], true, 5), {
      colour: paler(body, 0.35),
      second: body,
      gradient: [...at(-1.3, 0), ...at(-0.8, 0)],
      line,
      weight: 0.001,
      shake: 0,
    });
    drawn(s, n, curve([at(0.15, -0.24), at(-0.1, -0.48), at(-0.5, -0.36), at(-0.55, -0.12)], true, 5), {
      colour: shade(body, 0.8),
      line,
      weight: 0.0009,
      shake: 0,
    });
    drawn(
      s,
      n,
      curve(
        [
          at(1, 0.02),
          at(0.72, -0.2),
          at(0.2, -0.3),
          at(-0.4, -0.2),
          at(-0.9, -0.06),
          at(-0.9, 0.06),
          at(-0.4, 0.18),
          at(0.2, 0.26),
          at(0.75, 0.18),
        ],
        true,
        5,
      ),
      {
        colour: shade(body, 0.92),
        second: paler(body, 0.72),
        gradient: [...at(0, -0.28), ...at(0, 0.26)],
        line,
        weight: 0.0013,
        shake: 0,
      },
    );
    drawn(s, n, curve([at(0.35, 0.2), at(0.2, 0.46), at(0, 0.42), at(0.12, 0.2)], true, 4), {
      colour: paler(body, 0.3),
      line,
      weight: 0.0008,
      shake: 0,
    });
    const scales: number[][] = [];
    for (let row = -2; row <= 2; row++) {
      for (let c = 0; c < 8; c++) {
        const u = 0.4 - c * 0.15 - (row & 1 ? 0.075 : 0);
        const v = row * 0.075 * (1 - Math.max(0, -u) * 0.6);
        scales.push([...at(u, v - 0.045), ...at(u - 0.06, v - 0.02), ...at(u - 0.06, v + 0.02), ...at(u, v + 0.045)]);
      }
    }
    lines(s, scales, shade(body, 0.5), 0.0007, false, 0.75);
    lines(s, [[...at(0.58, -0.22), ...at(0.5, -0.04), ...at(0.56, 0.2)]], line, 0.001);
    drawn(s, n, ellipse(...at(0.76, -0.06), k * 0.055, k * 0.055, 0, 16), {
      colour: hex('#f3e9c8'),
      line,
      weight: 0.0009,
      shake: 0,
    });
    drawn(s, n, ellipse(...at(0.77, -0.06), k * 0.025, k * 0.025, 0, 10), { colour: line, shake: 0 });
  }

  function dragonfly(x: number, y: number, k: number): void {
    for (const a of [-0.5, -0.1, 3.24, 3.64])
      drawn(s, n, ellipse(x + Math.cos(a) * k * 0.55, y + Math.sin(a) * k * 0.4, k * 0.52, k * 0.1, a * 0.8, 18), {
        colour: hex('#dfe4dc'),
        opacity: 0.7,
        line,
        weight: 0.0006,
        shake: 0,
      });
    tapered(
      s,
      [
        curve(
          [
            [x, y - k * 0.25],
            [x + k * 0.04, y + k * 0.4],
            [x, y + k * 1.1],
          ],
          false,
          5,
        ),
      ],
      hex('#b5402c'),
      0.003,
    );
  }
}
