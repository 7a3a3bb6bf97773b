import { type Brief, choose, has } from './kit/brief.ts';
import { coat } from './kit/coat.ts';
import { hexes, mix, type Rgb, shade, vary } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { fbm, type Noise, noise, smooth, warped } from './kit/noise.ts';
import { emptyBox, press } from './kit/press.ts';
import { cut } from './kit/shape.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { scumble, weave } from './kit/tiles.ts';

export function colourField(brief: Brief): Painting {
  return ([stacked, dotted, horizon, peaks][brief.hand] ?? stacked)(brief);
}

const hours = {
  dawn: '1b1a30 2a3668 d97b45 5a3a4e',
  cold: '26324a 6f8aa8 3a4d70 a9bcc8',
  sunrise: '2b1420 a3272b e0843a 160c14',
  ash: '6b5a5c d9b0ac b08e8c 8c7876',
  north: '3a4048 b4c0c0 5f6f80 e2ddcc',
  dark: '0f0d12 3a1c24 1c1a2c 5a2a26',
};

/** Glowing blocks over a quiet ground: the light of an hour. */
function stacked(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [ground, ...blocks] = hexes(choose(brief, hours)) as [Rgb, ...Rgb[]];
  const s = sheet(w, h, ground);
  const n = noise(rng);
  const mood = field(s, 8, (x, y) => warped(n, x * 2, y * 2, 0.6) * 0.5 + 0.5);
  coat(s, { colour: shade(ground, 0.8), second: mix(ground, blocks[0]!, 0.25), tint: mood, opacity: 0.8 });
  const count = choose(brief, { two: 2, three: 3 });
  const side = s.ax * rng.range(0.06, 0.1);
  const gap = s.ay * rng.range(0.02, 0.035);
  const shares = Array.from({ length: count }, (_, i) => rng.range(0.5, 1) * (i === 1 ? rng.range(0.35, 0.9) : 1.1));
  const total = shares.reduce((a, b) => a + b, 0);
  let top = s.ay * 0.055;
  const room = s.ay * 0.89 - gap * (count - 1);
  shares.forEach((share, i) => {
    const height = (share / total) * room;
    const colour = blocks[i % blocks.length]!;
    block(s, { n: noise(rng), m: noise(rng) }, side, top, s.ax - side, top + height, colour, rng.range(0, 3));
    top += height + gap;
  });
  return finish(s, { ground: weave(4), amount: 0.045 });

  function block(
    on: Sheet,
    grain: { n: Noise; m: Noise },
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    colour: Rgb,
    drift: number,
  ): void {
    const around = [x0 - 0.1, y0 - 0.1, x1 + 0.1, y1 + 0.1] as const;
    for (let veil = 0; veil < 2; veil++) {
      const grow = (0.5 - veil) * 0.02;
      const shape = field(
        on,
        6,
        (x, y) => {
          const dx = Math.max(x0 - grow - x, x - x1 - grow);
          const dy = Math.max(y0 - grow - y, y - y1 - grow);
          const out = dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy);
          return -out + fbm(grain.n, x * 5 + veil * 3, y * 5) * 0.012 + fbm(grain.m, x * 18, y * 18 + veil) * 0.006;
        },
        around,
      );
      const breath = field(
        on,
        8,
        (x, y) => {
          const cloud = warped(grain.m, x * 1.6 + veil * 2 + drift, y * 2.6, 0.9);
          const streak = fbm(grain.n, x * 2, y * 14 + veil * 5);
          return Math.max(0.25, 0.72 + cloud * 0.5 + streak * 0.16);
        },
        around,
      );
      const tones = [shade(colour, 0.8), mix(colour, [255, 236, 200], 0.08)] as const;
      coat(on, {
        shape,
        soft: 0.024 - veil * 0.004,
        bite: 0.012,
        colour: tones[veil]!,
        second: shade(tones[veil]!, 1.12),
        tint: breath,
        density: breath,
        opacity: [0.85, 0.75][veil]!,
        granulate: 0.05,
        starve: 0.2,
        texture: scumble(),
      });
    }
  }
}

const noons = {
  yellow: { ground: 'd99a1c', dots: 'e8b83c d0881c f0c950 c97f18 fbe8a8', spark: 'c63a2a' },
  bare: { ground: 'c9a888', dots: 'dcc0a0 b89070 e6d0b4 c49a78 f4e6d0', spark: '8a5a40' },
  barley: { ground: '8a8a34', dots: 'a8a040 76782c c4b450 94923a e8dc90', spark: 'd08a2c' },
  winter: { ground: '16245a', dots: '1c3a8c 24489e 142a6a 2c5cb4 8fb0d8', spark: 'c63a2a' },
  salt: { ground: 'cdd0ce', dots: 'e0e0da d4dadc ece8de c2cacc f6f4ee', spark: '8fa0a8' },
  two: { ground: 'efdc58', dots: 'c8922c f2e480 b87f22 e8d048 fbf4c0', spark: 'a8701c' },
};

/** Bright dots, set one by one on a bent grid. */
function dotted(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const choice = choose(brief, noons);
  const [ground, spark] = hexes(`${choice.ground} ${choice.spark}`) as [Rgb, Rgb];
  const dots = hexes(choice.dots);
  const pale = shade(dots[dots.length - 1]!, 1.12);
  const s = sheet(w, h, pale);
  const n = noise(rng);
  const stain = field(s, 8, (x, y) => warped(n, x * 2.4, y * 2.4, 0.8) * 0.5 + 0.5);
  const pitch = rng.range(0.024, 0.033);
  const cx = s.ax * rng.range(-0.4, 1.4);
  const cy = rng.chance(0.5) ? s.ay * rng.range(1.15, 1.7) : s.ay * rng.range(-0.7, -0.15);
  const seams = [rng.range(0.3, 0.45), rng.range(0.6, 0.8)].slice(0, choose(brief, { plain: 0, arc: 1, arcs: 2 }));
  const reach = Math.hypot(Math.max(cx, s.ax - cx), Math.max(Math.abs(cy), Math.abs(s.ay - cy)));
  const near = Math.max(0, Math.abs(cy > 0 ? cy - s.ay : cy));
  const seamAt = seams.map((t) => near + (reach - near) * t);
  coat(s, {
    colour: ground,
    second: mix(ground, dots[1]!, 0.6),
    tint: stain,
    granulate: 0.08,
    opacity: 0.96,
    shape: field(s, 6, (x, y) => {
      const r = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy));
      let d = 1;
      for (const at of seamAt) d = Math.min(d, Math.abs(r - at) - 0.007);
      return Math.min(d, x - 0.012, y - 0.012, s.ax - 0.012 - x, s.ay - 0.012 - y) + fbm(n, x * 9, y * 9) * 0.004;
    }),
    soft: 0.004,
    bite: 0.003,
  });
  const groups = [...dots, spark].map(() => [] as number[][]);
  for (let r = near - pitch; r < reach + pitch; r += pitch) {
    if (seamAt.some((at) => Math.abs(r - at) < pitch * 0.75)) continue;
    const turn = pitch / r;
    const first = Math.floor(-Math.PI / turn);
    for (let k = first; k < -first; k++) {
      const a = k * turn + rng.gauss() * turn * 0.04;
      const rr = r + rng.gauss() * pitch * 0.045;
      const x = cx + Math.cos(a) * rr;
      const y = cy + Math.sin(a) * rr;
      if (x < 0.02 || y < 0.02 || x > s.ax - 0.02 || y > s.ay - 0.02) continue;
      const tone = warped(n, x * 1.7 + 3, y * 1.7, 0.7) * 1.9 + 1.6 + rng.gauss() * 0.75;
      let which = Math.max(0, Math.min(dots.length - 1, Math.round(tone)));
      if (which === dots.length - 1 && rng.chance(0.55)) which = 1;
      if (rng.chance(0.004)) which = dots.length;
      groups[which]!.push(dot(x, y, pitch, a));
    }
  }
  groups.forEach((list, g) => {
    const colour = g < dots.length ? dots[g]! : spark;
    for (const [opacity, grow] of [
      [0.3, 1.32],
      [0.88, 1],
    ] as const) {
      const box = emptyBox();
      for (const o of list) cut(s, grow === 1 ? o : swell(o, grow), box);
      press(s, box, { colour: grow === 1 ? colour : shade(colour, 1.25), opacity, starve: 0.25, granulate: 0.16 });
    }
  });
  return finish(s, { ground: weave(4), amount: 0.06 });

  function dot(x: number, y: number, p: number, turn: number): number[] {
    const out: number[] = [];
    const size = p * rng.range(0.29, 0.36);
    const c = Math.cos(turn);
    const q = Math.sin(turn);
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      const dx = Math.cos(a);
      const dy = Math.sin(a);
      const r = size * (1 + 0.12 * dx * dx * dy * dy * 4 + rng.gauss() * 0.045);
      out.push(x + (dx * c - dy * q) * r, y + (dx * q + dy * c) * r);
    }
    return out;
  }

  function swell(o: readonly number[], k: number): number[] {
    let mx = 0;
    let my = 0;
    for (let i = 0; i < o.length; i += 2) {
      mx += o[i]!;
      my += o[i + 1]!;
    }
    mx /= o.length / 2;
    my /= o.length / 2;
    return o.map((v, i) => (i % 2 === 0 ? mx + (v - mx) * k : my + (v - my) * k));
  }
}

const seas = {
  green: 'e9e4d8 b9cbc4 6f9f94 e8c9b4 d98f6e',
  blue: 'f0ebe0 cfdde4 86abc0 f2e2d0 f0d8b8',
  lilac: 'ece6e2 d6c6cc a891a8 f0d6c4 6f7f9f',
  sunset: 'f0dcc8 d98a78 6a4f6e f2b878 d9502c',
  deep: 'dfe6e8 8fb0c4 1f4a6e c6d6d8 e8e0c8',
  sand: 'efe6d6 dcd0b8 b08e62 f0e4cc 7f6a4c',
};

/** Thin veils either side of a line of light. */
function horizon(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [paper, sky, deep, warm, glow] = hexes(choose(brief, seas)) as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const s = sheet(w, h, paper);
  const n = noise(rng);
  const m = noise(rng);
  const line = s.ay * (choose(brief, { high: 0.24, middle: 0.42, low: 0.62 }) + rng.range(0, 0.12));
  const tilt = rng.gauss() * 0.012;
  const edge = (x: number) => line + tilt * (x - s.ax / 2) + fbm(n, x * 3, 0.4) * 0.006;
  const up = field(s, 8, (x, y) => smooth(-0.05, 0.75, (edge(x) - y) / line + warped(m, x * 1.2, y * 2, 0.9) * 0.28));
  coat(s, {
    colour: warm,
    second: sky,
    tint: up,
    opacity: 0.95,
    starve: 0.15,
    shape: field(s, 6, (x, y) => edge(x) - y),
    soft: 0.01,
    bite: 0.006,
    texture: scumble(),
  });
  const down = field(s, 8, (x, y) => smooth(-0.1, 1, (y - edge(x)) / (s.ay - line) + fbm(m, x * 1.4, y * 7) * 0.3));
  coat(s, {
    colour: mix(sky, deep, 0.5),
    second: deep,
    tint: down,
    opacity: 0.92,
    starve: 0.22,
    shape: field(s, 6, (x, y) => y - edge(x) - 0.004),
    soft: 0.012,
    bite: 0.008,
    texture: scumble(),
  });
  const bands = 3 + rng.int(4);
  for (let i = 0; i < bands; i++) {
    const at = i === 0 ? line : s.ay * rng.range(0.08, 0.95);
    const thick = (i === 0 ? rng.range(0.012, 0.03) : rng.range(0.02, 0.11)) * s.ay;
    const c = i === 0 ? glow : vary(rng.pick([warm, sky, paper, deep]), 6, rng);
    const from = rng.chance(0.5) ? -1 : rng.range(0, 0.5) * s.ax;
    const shape = field(s, 6, (x, y) => {
      const d = thick / 2 - Math.abs(y - at - tilt * (x - s.ax / 2) + fbm(n, x * 2 + i * 3, y * 3) * 0.02);
      return Math.min(d, (x - from) * 0.2);
    });
    const fade = field(s, 8, (x, y) => 0.7 + warped(m, x * 2 + i, y * 3, 0.8) * 0.5);
    coat(s, {
      shape,
      soft: i === 0 ? 0.007 : 0.02 + thick * 0.2,
      bite: 0.008,
      colour: c,
      density: fade,
      opacity: i === 0 ? 0.95 : 0.5,
      starve: 0.2,
      texture: scumble(),
    });
  }
  const disc = has(brief, 'moon', 0.3);
  if (disc) {
    const r = rng.range(0.06, 0.11);
    const dx = s.ax * rng.range(0.25, 0.75);
    const dy = line - r * rng.range(0.2, 2.2);
    const shape = field(s, 4, (x, y) =>
      Math.min(r - Math.hypot(x - dx, y - dy) + fbm(n, x * 8, y * 8) * 0.005, edge(x) - y),
    );
    coat(s, { shape, soft: 0.006, bite: 0.003, colour: glow, opacity: 0.85, starve: 0.2, granulate: 0.05 });
  }
  return finish(s, { ground: weave(4), amount: 0.05 });
}

const ranges = {
  red: 'b5261e d8452a e8782c f2b233 7a1a1e 1f3f6e',
  green: '1d4b3e 2f7a56 86a840 e3c242 12302c c8452c',
  blue: '17346b 2458a4 3f8fc0 d9d2b8 0e2146 eab64a',
  plum: '5b2a5e 8f3f6a d0617a f0a860 2f1a3c 2c6a7a',
  lavender: '6f62a4 9486c4 b9aedd e6ead8 40386c d8b45a',
  grey: '59646c 87929a adb4b6 d5d3c9 30373c 9aa7a2',
};

/** Mountains reduced to planes of pure colour. */
function peaks(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const palette = hexes(choose(brief, ranges));
  const order = [...palette.slice(0, 4)];
  const skyColour = rng.chance(0.6) ? palette[3]! : palette[5]!;
  const s = sheet(w, h, skyColour);
  const n = noise(rng);
  const glow = field(s, 8, (x, y) => warped(n, x * 1.5, y * 1.5, 0.8) * 0.5 + 0.5);
  coat(s, { colour: skyColour, second: shade(skyColour, 0.82), tint: glow, granulate: 0.04 });
  const sunX = s.ax * rng.range(0.2, 0.8);
  const sunR = rng.range(0.07, 0.13);
  const sunY = s.ay * rng.range(0.14, 0.28);
  if (has(brief, 'sun', 0.75)) {
    const sun = skyColour === palette[5] ? palette[3]! : palette[5]!;
    coat(s, {
      shape: field(s, 4, (x, y) => sunR - Math.hypot(x - sunX, y - sunY) + fbm(n, x * 6, y * 6) * 0.004),
      soft: 0.003,
      bite: 0.002,
      colour: sun,
      granulate: 0.05,
    });
  }
  const count = 4 + rng.int(3);
  for (let i = 0; i < count; i++) {
    const depth = i / (count - 1);
    const px = s.ax * (i % 2 === 0 ? rng.range(0.05, 0.55) : rng.range(0.45, 0.95));
    const py = s.ay * (0.24 + depth * 0.5 + rng.range(-0.06, 0.06));
    const left = rng.range(0.65, 1.5) * (s.ay / Math.max(s.ax, 0.7));
    const right = rng.range(0.65, 1.5) * (s.ay / Math.max(s.ax, 0.7));
    const colour = i === count - 1 ? palette[4]! : vary(order[(i + rng.int(2)) % 3]!, 8, rng);
    const bend = rng.range(-0.12, 0.2);
    const ridge = (x: number, y: number) => {
      const dx = x - px;
      const slope = dx < 0 ? -dx * left : dx * right;
      const d = y - py - slope + bend * dx * dx;
      return d < -0.05
        ? -0.05
        : d / Math.sqrt(1 + (dx < 0 ? left * left : right * right)) + fbm(n, x * 7 + i, y * 7) * 0.004;
    };
    const under = [0, py - 0.04, s.ax, s.ay] as const;
    const shape = field(s, 4, ridge, under);
    const cross = rng.chance(0.5) ? 1 : -1;
    const tint = field(
      s,
      8,
      (x, y) => {
        const d = ridge(x, y);
        return d < -0.03 ? 0 : smooth(0, 0.6, d + (x - px) * 0.3 * cross + warped(n, x * 2 + i, y * 2, 0.8) * 0.16);
      },
      under,
    );
    coat(s, {
      shape,
      soft: 0.003,
      bite: 0.0025,
      colour: shade(colour, 1.06),
      second: mix(colour, palette[4]!, 0.42),
      tint,
      granulate: 0.06,
      texture: scumble(),
      pool: 0.12,
      rim: 0.014,
    });
    if (rng.chance(0.55)) {
      const facet = field(
        s,
        4,
        (x, y) => Math.min(ridge(x, y) - 0.004, (x - px) * cross - (y - py) * (0.12 + 0.09 * (i % 3)) + 0.01),
        under,
      );
      coat(s, {
        shape: facet,
        soft: 0.004,
        bite: 0.003,
        colour: order[(i + 2) % 4]!,
        opacity: 0.55,
        granulate: 0.06,
        starve: 0.25,
        texture: scumble(),
      });
    }
  }
  return finish(s, { ground: weave(4), amount: 0.05 });
}
