import { leaf, type Petal, peony } from './kit/bloom.ts';
import { type Brief, choose } from './kit/brief.ts';
import { coat } from './kit/coat.ts';
import { hex, type Rgb, shade } from './kit/colour.ts';
import { drawn, lines, paler, tapered } from './kit/drawn.ts';
import { finish, type Painting } from './kit/finish.ts';
import { fbm, noise, warped } from './kit/noise.ts';
import { seal } from './kit/seal.ts';
import { curve } from './kit/shape.ts';
import { field, sheet } from './kit/sheet.ts';
import { hanji } from './kit/tiles.ts';

const line = hex('#4a2a26');
const pink: Petal = { tip: hex('#f0c9bd'), base: hex('#b3232f'), line: hex('#7c1c26') };
const red: Petal = { tip: hex('#d2453c'), base: hex('#7d1420'), line: hex('#4f0f18') };
const white: Petal = { tip: hex('#fbf7ec'), base: hex('#e0cfc0'), line: hex('#9c7a68') };
const yellow: Petal = { tip: hex('#f6dc94'), base: hex('#d9892f'), line: hex('#8a5220') };

/** Peonies growing from behind a blue rock. */
export function peonies(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const paper = hex(
    choose(brief, { tan: '#e6d3ae', cream: '#f2e8d0', sage: '#b9c4a4', indigo: '#3a4a6a', clay: '#c9a07c' }),
  );
  const most = choose(brief, { few: 4, several: 9, many: 16 });
  const s = sheet(w, h, paper);
  const n = noise(rng);
  coat(s, {
    colour: paler(paper, 0.2),
    second: shade(paper, 0.86),
    tint: field(s, 8, (x, y) => warped(n, x * 1.6, y * 1.6, 0.8) * 0.5 + 0.5),
    granulate: 0.03,
  });
  const r = Math.min(0.15, Math.min(s.ax, s.ay) * 0.2) * (most === 16 ? 0.72 : most === 4 ? 1.35 : 1);
  const heads: [number, number, number][] = [];
  for (let tries = 0; tries < 400 && heads.length < most; tries++) {
    const x = rng.range(r * 0.95, s.ax - r * 0.95);
    const y = rng.range(r * 1.1, s.ay * 0.74);
    const k = r * rng.range(0.72, 1.12);
    if (heads.every(([a, b, q]) => Math.hypot(a - x, b - y) > (q + k) * 0.93)) heads.push([x, y, k]);
  }
  const roots = Math.max(1, Math.round(s.ax / 0.7));
  const stems: number[][] = [];
  for (const [x, y] of heads) {
    const root = ((Math.min(roots - 1, Math.floor((x / s.ax) * roots)) + 0.5) / roots) * s.ax;
    stems.push(
      curve(
        [
          [root + rng.gauss() * 0.02, s.ay * 0.97],
          [root * 0.6 + x * 0.4 + rng.gauss() * 0.02, s.ay * 0.6 + y * 0.4],
          [x + rng.gauss() * 0.01, y + r * 0.3],
        ],
        false,
        10,
      ),
    );
  }
  tapered(s, stems, hex('#5b4a2c'), 0.005, 0.95);
  tapered(s, stems, hex('#7d8a4a'), 0.0026, 0.9);
  const green: [Rgb, Rgb][] = [
    [hex('#23553f'), hex('#6f9a5a')],
    [hex('#2f6a5c'), hex('#9db66e')],
    [hex('#1f4a44'), hex('#4f8a64')],
  ];
  for (const o of stems) {
    for (let i = 8; i < o.length - 6; i += 6) {
      if (rng.chance(0.1)) continue;
      for (const side of [-1, 1]) {
        const a = Math.atan2(o[i + 3]! - o[i + 1]!, o[i + 2]! - o[i]!) + side * rng.range(0.6, 1.3);
        const [dark, light] = rng.pick(green);
        for (const spread of [-0.55, 0.55, 0])
          leaf(
            s,
            n,
            o[i]! + Math.cos(a) * r * 0.12,
            o[i + 1]! + Math.sin(a) * r * 0.12,
            a + spread,
            r * rng.range(0.5, 0.66),
            dark,
            light,
            hex('#1c332a'),
          );
      }
    }
  }
  const blooms = choose(brief, {
    mixed: [pink, red, white, pink, red, yellow],
    red: [red],
    white: [white],
    yellow: [yellow, yellow, white],
    pink: [pink, pink, white],
  });
  heads
    .sort((a, b) => a[1] - b[1])
    .forEach(([x, y, k], i) => {
      peony(s, rng, n, x, y, k, blooms[i % blooms.length]!, hex('#e3ae35'));
    });
  rock(choose(brief, { stones: 1, 'great-rock': 2.6 }));
  const flying = choose(brief, { alone: 0, butterflies: 3, flock: 7 });
  for (let i = 0; i < flying; i++)
    butterfly(s.ax * rng.range(0.08, 0.92), s.ay * rng.range(0.05, 0.3), rng.range(0.028, 0.042), rng.range(-0.6, 0.6));
  seal(s, s.ax - 0.07, s.ay - 0.1, 0.028, seed, paper);
  return finish(s, { ground: hanji(), amount: 0.055, vignette: 0.14 });

  function rock(grow: number): void {
    const lumps = Math.max(3, Math.round(s.ax / 0.22));
    for (let i = 0; i < lumps; i++) {
      const x = (s.ax * (i + 0.5)) / lumps + rng.gauss() * 0.03;
      const wide = rng.range(0.12, 0.2);
      const tall = s.ay * rng.range(0.06, 0.2) * (i % 2 ? grow : 1);
      const pts: [number, number][] = [];
      for (let k = 0; k <= 9; k++) {
        const t = k / 9;
        pts.push([
          x + (t - 0.5) * 2 * wide,
          s.ay + 0.03 - Math.sin(t * Math.PI) ** 0.6 * tall * (0.75 + fbm(n, k * 1.3, i * 2.1) * 0.5),
        ]);
      }
      const c = hex(i % 2 ? '#2f6288' : '#3c7a72');
      drawn(s, n, [...curve(pts, false, 4), x + wide, s.ay + 0.05, x - wide, s.ay + 0.05], {
        colour: paler(c, 0.5),
        second: shade(c, 0.85),
        gradient: [x - wide, s.ay - tall, x + wide * 0.6, s.ay],
        line,
        weight: 0.0015,
        shake: 0.002,
      });
      lines(
        s,
        [0.75, 0.5].map((q) =>
          curve(
            pts.slice(2, 8).map(([px, py]) => [x + (px - x) * q, s.ay - (s.ay - py) * q] as [number, number]),
            false,
            4,
          ),
        ),
        shade(c, 0.55),
        0.0009,
        false,
        0.7,
      );
    }
  }

  function butterfly(x: number, y: number, k: number, a: number): void {
    const c = Math.cos(a);
    const q = Math.sin(a);
    const at = (u: number, v: number): [number, number] => [x + (u * c - v * q) * k, y + (u * q + v * c) * k];
    const wing = rng.pick([hex('#e0a93a'), hex('#2f5f94'), hex('#e9e2d0')]);
    for (const side of [-1, 1]) {
      drawn(s, n, curve([at(0, 0), at(side * 0.5, -0.9), at(side * 1.1, -0.8), at(side * 0.9, -0.2)], true, 5), {
        colour: wing,
        second: shade(wing, 0.7),
        gradient: [...at(0, 0), ...at(side, -0.8)],
        line,
        weight: 0.0008,
        shake: 0,
      });
      drawn(s, n, curve([at(0, 0), at(side * 0.8, 0), at(side * 0.75, 0.6), at(side * 0.2, 0.5)], true, 5), {
        colour: shade(wing, 0.85),
        line,
        weight: 0.0008,
        shake: 0,
      });
      tapered(s, [curve([at(0, -0.2), at(side * 0.15, -0.7), at(side * 0.35, -1)], false, 4)], line, 0.0006);
    }
    tapered(s, [curve([at(0, -0.35), at(0.03, 0.1), at(0, 0.6)], false, 4)], line, 0.003);
  }
}
