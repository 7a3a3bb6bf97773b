import { type Brief, choose, has } from './kit/brief.ts';
import { coat } from './kit/coat.ts';
import { hex, hexes, mix, type Rgb, shade } from './kit/colour.ts';
import { drawn, lines, paler } from './kit/drawn.ts';
import { finish, type Painting } from './kit/finish.ts';
import { fbm, noise, warped } from './kit/noise.ts';
import { ellipse } from './kit/shape.ts';
import { field, sheet } from './kit/sheet.ts';
import { hanji } from './kit/tiles.ts';
import { magpieAndTiger } from './minhwa-tiger.ts';

const line = hex('#1c2230');

/** Sun, moon and five peaks over the waves. */
export function fivePeaks(brief: Brief): Painting {
  const { w, h, rng } = brief;
  if (has(brief, 'tiger', 0.1)) return magpieAndTiger(brief);
  const skyTop = hex(
    choose(brief, { blue: '#27508a', night: '#182444', violet: '#4a3f72', gold: '#c9a55c', rose: '#c9846a' }),
  );
  const skyLow = mix(skyTop, hex('#e9dcc0'), rng.range(0.45, 0.7));
  const s = sheet(w, h, skyTop);
  const n = noise(rng);
  coat(s, {
    colour: skyTop,
    second: skyLow,
    tint: field(s, 8, (x, y) => Math.min(1, Math.max(0, y / (s.ay * 0.7) + warped(n, x * 2, y * 2, 0.6) * 0.12))),
    granulate: 0.06,
  });
  const r = Math.min(s.ax * 0.1, 0.075);
  const discY = s.ay * rng.range(0.13, 0.2);
  const inner = s.ax * rng.range(0.24, 0.3);
  const [left, right] = choose(brief, {
    both: ['#f0e9d6', '#c8321f'],
    sun: ['', '#c8321f'],
    moons: ['#f0e9d6', '#f0e9d6'],
  });
  for (const [at, colour] of [
    [inner, left],
    [s.ax - inner, right],
  ] as const)
    if (colour)
      drawn(s, n, ellipse(at, discY + rng.range(-0.01, 0.01), r, r, 0, 48), {
        colour: hex(colour),
        line,
        weight: 0.0014,
        shake: 0.002,
      });
  const blues = hexes(
    choose(brief, {
      azure: '1f4f86 2f7d7a 3f9a72 d6b36a',
      slate: '23406e 3b6ea0 5fa0a8 e0c489',
      pine: '1c5a52 3a8a5e 86ab5c d9b465',
    }),
  );
  const count = choose(brief, { five: 5, three: 3, one: 1, 'open-sea': 0 });
  const base = s.ay * (count === 0 ? 0.5 : rng.range(0.7, 0.76));
  const tall = s.ay * rng.range(0.4, 0.5) * (count === 1 ? 1.15 : 1);
  const pitch = s.ax / Math.max(2.4, count);
  const places = [
    [0.08, 0.58],
    [0.92, 0.58],
    [0.28, 0.78],
    [0.72, 0.78],
    [0.5, 1],
  ] as const;
  for (const [at, k] of count === 0 ? [] : places.slice(-count))
    peak(s.ax * at, base, pitch * (0.72 + k * 0.32), tall * k * rng.range(0.94, 1.05), at < 0.5 ? -1 : 1);
  if (count > 1) for (const side of [-1, 1]) fall(s.ax * (0.5 + side * 0.195), base - tall * 0.34, base + 0.03);
  if (count === 1)
    for (const at of [-0.09, 0, 0.09]) fall(s.ax * (0.5 + at), base - tall * (0.5 - Math.abs(at) * 2), base + 0.03);
  for (const side of count > 1 ? [-1, 1] : []) {
    hill(side);
    pine(side, s.ax * (0.5 + side * 0.41), base + 0.05, s.ay * 0.48, 1);
    if (s.ax > 0.9) pine(side, s.ax * (0.5 + side * 0.33), base + 0.06, s.ay * 0.34, 0.75);
  }
  waves(base + 0.035);
  return finish(s, { ground: hanji(), amount: 0.06, vignette: 0.1 });

  function peak(cx: number, foot: number, half: number, height: number, lean: number): void {
    const bumps = 7;
    for (let ring = 0; ring < 4; ring++) {
      const k = 1 - ring * 0.2;
      const pts: number[] = [];
      for (let i = 0; i <= bumps * 6; i++) {
        const t = i / (bumps * 6);
        const u = t * 2 - 1;
        const dome = 1 - Math.abs(u) ** 1.55;
        const scallop = Math.abs(Math.sin(t * Math.PI * bumps)) * 0.055 * (1 - Math.abs(u) * 0.3);
        pts.push(
          cx + u * half * k + fbm(n, t * 4 + cx * 3, ring) * 0.008,
          foot + 0.04 - (dome * 0.94 + scallop) * height * (k * 0.96 + 0.02),
        );
      }
      pts.push(cx + half * k, foot + 0.1, cx - half * k, foot + 0.1);
      const c = blues[ring]!;
      drawn(s, n, pts, {
        colour: paler(c, ring === 3 ? 0.1 : 0.06),
        second: shade(c, 0.74),
        gradient: [cx - lean * half * k, foot - height * k, cx + lean * half * 0.7, foot],
        line,
        weight: ring === 0 ? 0.0016 : 0.001,
        shake: 0.0015,
      });
    }
  }

  function fall(x: number, top: number, bottom: number): void {
    drawn(s, n, [x - 0.012, top, x + 0.012, top, x + 0.02, bottom, x - 0.02, bottom], {
      colour: hex('#eef0e8'),
      second: hex('#bcd0d4'),
      gradient: [x, top, x, bottom],
      line,
      weight: 0.0009,
      shake: 0.003,
    });
    lines(
      s,
      [-0.008, -0.003, 0.003, 0.008].map((d) => [
        x + d * 0.7,
        top + 0.01,
        x + d,
        (top + bottom) / 2,
        x + d * 1.6,
        bottom,
      ]),
      hex('#4f7f98'),
      0.0006,
      false,
      0.7,
    );
  }

  function hill(side: number): void {
    const x = side < 0 ? 0 : s.ax;
    const c = hex('#3f6b3c');
    drawn(s, n, ellipse(x, base + 0.1, s.ax * 0.26, 0.13, 0, 40), {
      colour: paler(c, 0.25),
      second: shade(c, 0.7),
      gradient: [x, base - 0.05, x, base + 0.12],
      line,
      weight: 0.0012,
    });
  }

  function pine(side: number, x: number, foot: number, height: number, k: number): void {
    const trunk: number[] = [];
    const rest: number[] = [];
    for (let i = 0; i <= 10; i++) {
      const t = i / 10;
      const sway = Math.sin(t * 5.2) * 0.022 * k * side;
      const half = 0.012 * k * (1.15 - t * 0.75);
      trunk.push(x + sway - half, foot - height * t);
      rest.unshift(x + sway + half, foot - height * t);
    }
    drawn(s, n, [...trunk, ...flip(rest)], {
      colour: hex('#b8492c'),
      second: hex('#7d2a1d'),
      gradient: [x - 0.012, foot, x + 0.014, foot],
      line,
      weight: 0.001,
      shake: 0.001,
    });
    for (let i = 0; i < 8; i++) {
      const t = 0.45 + (i / 8) * 0.58;
      const dir = i % 2 === 0 ? 1 : -1;
      const far = (1.06 - t) * 0.16 * k + 0.02;
      const cx = x + Math.sin(t * 5.2) * 0.022 * k * side + dir * far * 0.7;
      pad(cx, foot - height * t, (0.052 + far * 0.25) * k);
    }
  }

  function pad(cx: number, cy: number, size: number): void {
    const pts: number[] = [];
    for (let i = 0; i <= 30; i++) {
      const a = Math.PI + (i / 30) * Math.PI;
      const rr = size * (1 + Math.abs(Math.sin(i * 0.63)) * 0.12);
      pts.push(cx + Math.cos(a) * rr, cy + Math.sin(a) * rr * 0.62);
    }
    const c = hex('#1f5a45');
    drawn(s, n, pts, {
      colour: hex('#6f9a52'),
      second: c,
      gradient: [cx, cy - size * 0.6, cx, cy],
      line,
      weight: 0.0009,
      shake: 0,
    });
    const rays: number[][] = [];
    for (let i = 1; i < 9; i++) {
      const a = Math.PI + (i / 9) * Math.PI;
      rays.push([
        cx + Math.cos(a) * size * 0.2,
        cy + Math.sin(a) * size * 0.12,
        cx + Math.cos(a) * size * 0.86,
        cy + Math.sin(a) * size * 0.53,
      ]);
    }
    lines(s, rays, hex('#143c30'), 0.0006, false, 0.7);
  }

  function flip(list: number[]): number[] {
    const out: number[] = [];
    for (let i = 0; i < list.length; i += 2) out.push(list[i]!, list[i + 1]!);
    return out;
  }

  function waves(from: number): void {
    const size = Math.min(0.056, s.ax / 13);
    const sea: Rgb = hex('#2d5f86');
    for (let y = from, row = 0; y < s.ay + size * 1.4; y += size * 0.58, row++) {
      const k = size * (0.86 + 0.2 * ((y - from) / (s.ay - from)));
      for (let x = row % 2 ? -k : 0; x < s.ax + k * 2; x += k * 2) {
        for (let ring = 0; ring < 4; ring++) {
          const q = k * (1 - ring * 0.24);
          const c = ring % 2 === 0 ? mix(sea, hex('#7fb0b8'), ring * 0.2) : hex('#e6e6d6');
          drawn(s, n, ellipse(x, y + k * 0.5, q, q * 0.95, 0, 20), {
            colour: c,
            ...(ring === 0 ? { line, weight: 0.0008 } : {}),
            shake: 0,
          });
        }
      }
    }
  }
}
