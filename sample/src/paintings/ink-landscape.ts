import { type Brief, choose, has } from './kit/brief.ts';
import { stroke, trace } from './kit/brush.ts';
import { coat } from './kit/coat.ts';
import { hex, mix, type Rgb, shade } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { clamp01, fbm, type Noise, noise, smooth, warped } from './kit/noise.ts';
import { pine } from './kit/pine.ts';
import { emptyBox, press } from './kit/press.ts';
import type { Rng } from './kit/rng.ts';
import { seal } from './kit/seal.ts';
import { ellipse, fill } from './kit/shape.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { hanji, scumble, tooth } from './kit/tiles.ts';

export function inkLandscape(brief: Brief): Painting {
  return ([mist, pines, blueGreen, needles][brief.hand] ?? mist)(brief);
}

interface Ridge {
  base: number;
  rise: number;
  frequency: number;
  sharp: number;
  /** Depth under the ridge after which the wash has gone into mist. */
  fade: number;
  ink: Rgb;
  low: Rgb;
  strength: number;
  /** Height of single summits over the base, by place. */
  summit: (x: number) => number;
}

/** One range of hills: crisp above, lost in mist below, textured along the slope. */
function range(s: Sheet, n: Noise, r: Ridge, shift: number): (x: number) => number {
  const top = (x: number) => {
    const a = fbm(n, x * r.frequency + shift, shift * 1.7);
    const folded = 1 - Math.abs(a) * 2;
    const detail = fbm(n, x * r.frequency * 5 + shift, 3.3) * 0.1;
    return r.base - r.summit(x) - r.rise * (folded * r.sharp + a * (1 - r.sharp) + detail);
  };
  const step = Math.max(1, Math.round(4 * s.scale));
  const cache = Float32Array.from({ length: Math.ceil(s.w / step) + 3 }, (_, i) => top((i * step) / s.unit));
  const at = (x: number) => cache[Math.round((x * s.unit) / step)] ?? 0;
  let high = s.ay;
  let deep = 0;
  for (const v of cache) {
    if (v < high) high = v;
    if (v > deep) deep = v;
  }
  const band = [0, high - 0.03, s.ax, deep + r.fade * 1.8] as const;
  const shape = field(s, 4, (x, y) => y - at(x), band);
  const density = field(
    s,
    6,
    (x, y) => {
      const d = y - at(x);
      if (d < -0.02 || d > r.fade * 1.75) return 0;
      const fold = warped(n, x * 9 + d * 5 + shift, y * 4 - x * 2, 0.5);
      const body = 1 - smooth(0, r.fade * (1 + fbm(n, x * 2.5, shift) * 0.7), d);
      return clamp01(body * (0.72 + fold * 0.75) + (1 - smooth(0, 0.02, d)) * 0.25) * r.strength;
    },
    band,
  );
  const tint = field(s, 8, (x, y) => smooth(0, r.fade * 0.8, y - at(x)), band);
  coat(s, {
    shape,
    soft: 0.0035,
    bite: 0.004,
    colour: r.ink,
    second: r.low,
    tint,
    density,
    multiply: true,
    granulate: 0.1,
    starve: 0.28,
    pool: 0.1,
    rim: 0.012,
  });
  return at;
}

function summits(rng: Rng, s: Sheet, count: number, height: number, width: number): (x: number) => number {
  const list = Array.from({ length: count }, () => ({
    x: rng.range(0.02, 0.98) * s.ax,
    h: height * rng.range(0.55, 1),
    w: width * rng.range(0.6, 1.3),
    lean: rng.range(0.6, 1.6),
  }));
  return (x) => {
    let best = 0;
    for (const p of list) {
      const d = (x - p.x) / (p.w * (x < p.x ? p.lean : 1 / p.lean));
      const v = p.h / (1 + d * d * 1.6) - p.h * 0.12 * Math.abs(d);
      if (v > best) best = v;
    }
    return best;
  };
}

/** Ground tone, a sky wash that leaves the moon blank. */
function sky(s: Sheet, n: Noise, ink: Rgb, strength: number, moon?: readonly [number, number, number]): void {
  const wash = field(s, 8, (x, y) => {
    const cloud = warped(n, x * 1.4, y * 2.4, 1) * 0.5 + 0.5;
    let v = strength * smooth(0.3, 0.95, cloud) * (1 - smooth(0.3, 0.8, y / s.ay));
    if (moon)
      v +=
        strength *
        1.5 *
        Math.exp(-Math.max(0, Math.hypot(x - moon[0], y - moon[1]) - moon[2]) * 6) *
        (0.5 + cloud * 0.6);
    return v;
  });
  const shape = moon
    ? field(s, 4, (x, y) => Math.hypot(x - moon[0], y - moon[1]) - moon[2] + fbm(n, x * 10, y * 10) * 0.003)
    : undefined;
  coat(s, {
    ...(shape ? { shape } : {}),
    soft: 0.004,
    bite: 0.003,
    colour: ink,
    density: wash,
    multiply: true,
    granulate: 0.1,
    starve: 0.3,
  });
}

function water(s: Sheet, rng: Rng, n: Noise, from: number, ink: Rgb, amount: number): void {
  const box = emptyBox();
  const rows = 16 + rng.int(10);
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const y = from + (s.ay - from) * (0.04 + t * t * 0.9);
    const x = s.ax * rng.range(0.02, 0.9);
    const length = s.ax * rng.range(0.08, 0.3);
    trace(
      s,
      {
        path: [
          [x, y, 0.0004],
          [x + length * 0.5, y + fbm(n, x, y * 9) * 0.006, 0.0011 + t * 0.0012],
          [x + length, y + 0.002, 0.0003],
        ],
        dry: [0.15, 0.6],
        hair: i * 37,
      },
      box,
    );
  }
  press(s, box, { colour: ink, opacity: amount, multiply: true, starve: 0.3 });
}

function boat(s: Sheet, x: number, y: number, k: number, ink: Rgb, manned = true): void {
  stroke(
    s,
    {
      path: [
        [x - k, y - k * 0.12, 0.001],
        [x - k * 0.4, y + k * 0.1, k * 0.08],
        [x + k * 0.5, y + k * 0.09, k * 0.07],
        [x + k * 1.1, y - k * 0.2, 0.001],
      ],
      dry: [0, 0.3],
    },
    { colour: ink, opacity: 0.9, multiply: true },
  );
  if (!manned) return;
  stroke(
    s,
    {
      path: [
        [x + k * 0.1, y - k * 0.05, k * 0.1],
        [x + k * 0.12, y - k * 0.3, k * 0.07],
        [x + k * 0.13, y - k * 0.42, k * 0.06],
      ],
    },
    { colour: ink, opacity: 0.85, multiply: true },
  );
  stroke(
    s,
    {
      path: [
        [x + k * 0.3, y - k * 0.5, 0.0008],
        [x - k * 0.5, y + k * 0.4, 0.0008],
      ],
      even: true,
    },
    { colour: ink, opacity: 0.7, multiply: true },
  );
}

/** Slanting lines over the whole sheet: of ink, or of clear water that the wash did not take. */
function rain(s: Sheet, rng: Rng, colour: Rgb, opacity: number, multiply: boolean): void {
  const box = emptyBox();
  for (let i = 0; i < 260; i++) {
    const x = rng.range(-0.1, s.ax + 0.15);
    const y = s.ay * rng.range(-0.1, 1);
    const long = rng.range(0.08, 0.24);
    trace(
      s,
      {
        path: [
          [x, y, 0.0004],
          [x - long * 0.11, y + long * 0.5, 0.0011],
          [x - long * 0.22, y + long, 0.0004],
        ],
        even: true,
      },
      box,
    );
  }
  press(s, box, { colour, opacity, multiply, starve: 0.3 });
}

function reeds(s: Sheet, rng: Rng, ink: Rgb): void {
  const box = emptyBox();
  for (let i = 0; i < 90; i++) {
    const x = s.ax * rng.range(-0.02, 1.02);
    const tall = s.ay * rng.range(0.14, 0.42) * (0.55 + 0.45 * Math.abs(Math.cos((x / s.ax) * 3)));
    const bend = rng.range(0.02, 0.09);
    trace(
      s,
      {
        path: [
          [x, s.ay + 0.01, 0.0022],
          [x + bend * 0.2, s.ay - tall * 0.6, 0.0018],
          [x + bend, s.ay - tall, 0.0005],
        ],
        even: true,
      },
      box,
    );
    if (i % 3 === 0)
      trace(
        s,
        {
          path: [
            [x + bend * 0.7, s.ay - tall * 0.95, 0.001],
            [x + bend * 1.3, s.ay - tall * 1.05, 0.006],
            [x + bend * 2, s.ay - tall * 0.97, 0.001],
          ],
          dry: [0.2, 0.7],
          hair: i * 11,
        },
        box,
      );
  }
  press(s, box, { colour: ink, opacity: 0.85, multiply: true, starve: 0.25 });
}

function birds(s: Sheet, rng: Rng, x: number, y: number, ink: Rgb, grow = 1): void {
  for (let i = 0, n = 3 + rng.int(4); i < n; i++) {
    const bx = x + (i * 0.03 + rng.range(-0.008, 0.008)) * grow;
    const by = y - (i * 0.012 + rng.range(-0.006, 0.006)) * grow;
    const k = rng.range(0.006, 0.01) * grow;
    stroke(
      s,
      {
        path: [
          [bx - k, by - k * 0.5, 0.0004],
          [bx, by, 0.0012 * grow],
          [bx + k, by - k * 0.6, 0.0004],
        ],
        even: true,
      },
      { colour: ink, opacity: 0.75, multiply: true },
    );
  }
}

function shoreTrees(
  s: Sheet,
  rng: Rng,
  at: (x: number) => number,
  ink: Rgb,
  from: number,
  to: number,
  size: number,
): void {
  const box = emptyBox();
  const count = 60;
  for (let i = 0; i < count; i++) {
    const x = from + (to - from) * (i / count) + rng.range(-0.006, 0.006);
    const y = at(Math.max(0, Math.min(s.ax, x)));
    const k = size * rng.range(0.4, 1) * Math.sin(Math.PI * (0.1 + 0.8 * (i / count)));
    trace(
      s,
      {
        path: [
          [x, y + 0.004, 0.0008],
          [x + rng.range(-0.002, 0.002), y - k, 0.0006],
        ],
        even: true,
      },
      box,
    );
    for (let d = 0; d < 5; d++) {
      const dx = x + rng.gauss() * k * 0.22;
      const dy = y - k * rng.range(0.4, 1.15);
      trace(
        s,
        {
          path: [
            [dx - k * 0.16, dy, k * 0.05],
            [dx, dy - k * 0.04, k * 0.09],
            [dx + k * 0.16, dy + k * 0.02, k * 0.04],
          ],
          dry: [0.2, 0.55],
          hair: i * 13 + d,
        },
        box,
      );
    }
  }
  press(s, box, { colour: ink, opacity: 0.85, multiply: true, starve: 0.35 });
}

function mist(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const paper = hex(choose(brief, { plain: '#ebe4d3', cold: '#d2dadd', evening: '#dcc09a' }));
  const ink = hex('#23252a');
  const s = sheet(w, h, paper);
  const n = noise(rng);
  const hasMoon = has(brief, 'moon', 0.4);
  const weather = choose(brief, { shower: 'shower', downpour: 'downpour', fog: 'fog', clear: 'clear', still: 'clear' });
  const moon = [s.ax * rng.range(0.18, 0.82), s.ay * rng.range(0.12, 0.22), rng.range(0.045, 0.07)] as const;
  const gloom = { shower: 0.55, downpour: 0.95, fog: 0.12, clear: hasMoon ? 0.5 : 0.25 }[weather] ?? 0.25;
  sky(s, n, weather === 'downpour' ? hex('#3a3d44') : hex('#8b8d92'), gloom, hasMoon ? moon : undefined);
  const layers = 4 + rng.int(2);
  const focus = rng.chance(0.5) ? rng.range(0.15, 0.4) : rng.range(0.6, 0.85);
  const horizon = rng.range(0.5, 0.62);
  let shore: (x: number) => number = () => s.ay;
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1);
    const tall = s.ay * (0.34 - t * 0.2) * rng.range(0.8, 1.1);
    const side = i % 2 === 0 ? focus : 1 - focus;
    const bump = summits(rng, s, 1 + rng.int(2), tall * 0.35, 0.12);
    const main = s.ax * (side + rng.range(-0.1, 0.1));
    const breadth = s.ax * rng.range(0.16, 0.3);
    shore = range(
      s,
      n,
      {
        base: s.ay * (horizon + t * 0.3),
        rise: s.ay * (0.05 - t * 0.015),
        frequency: 3.2 + t * 2,
        sharp: 0.7,
        fade: s.ay * (0.2 - t * 0.05),
        ink: mix(hex('#6d737c'), ink, t * t),
        low: hex('#b9b8b2'),
        strength: 0.42 + t * 0.5,
        summit: (x) => bump(x) + tall / (1 + ((x - main) / breadth) * ((x - main) / breadth) * 2.2) - tall * 0.25,
      },
      i * 3.7 + 1,
    );
  }
  if (weather === 'fog')
    for (const at of [0.5, 0.68, 0.86])
      coat(s, {
        colour: paper,
        density: field(
          s,
          8,
          (x, y) =>
            smooth(0.1, 0.7, 0.75 - Math.abs(y / s.ay - at) * 7 + warped(n, x * 1.6 + at * 9, y * 3, 0.8) * 0.7) * 0.95,
        ),
      });
  const edge = s.ax * (focus < 0.5 ? rng.range(0.02, 0.1) : rng.range(0.55, 0.65));
  shoreTrees(s, rng, shore, ink, edge, edge + s.ax * 0.34, 0.05);
  water(s, rng, n, s.ay * (horizon + 0.32), hex('#5c5f64'), 0.4);
  const open = focus < 0.5 ? rng.range(0.6, 0.8) : rng.range(0.2, 0.4);
  if (has(brief, 'boat', 0.7)) boat(s, s.ax * open, s.ay * rng.range(0.9, 0.94), 0.035, ink);
  if (weather === 'clear')
    for (let flock = has(brief, 'geese', 0.2) ? 4 : 1; flock > 0; flock--)
      if (flock === 1) birds(s, rng, s.ax * open, s.ay * rng.range(0.2, 0.34), ink);
      else birds(s, rng, s.ax * rng.range(0.12, 0.6), s.ay * (0.04 + flock * 0.07), ink, 2.4);
  if (weather === 'shower') rain(s, rng, paper, 0.75, false);
  if (weather === 'downpour') rain(s, rng, ink, 0.6, true);
  seal(s, s.ax * (focus < 0.5 ? 0.93 : 0.04), s.ay * 0.9, 0.024, seed, paper);
  return finish(s, { ground: hanji(), amount: 0.04, vignette: 0.1 });
}

function pines(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const dark = has(brief, 'moonless', 0.15);
  const paper = dark ? hex('#6a6e76') : hex(choose(brief, { grey: '#e4dfd6', blue: '#b9c4d0', warm: '#e6d8bc' }));
  const ink = hex('#1b1c20');
  const s = sheet(w, h, paper);
  const n = noise(rng);
  const left = rng.chance(0.5);
  const moon = [
    s.ax * (left ? rng.range(0.6, 0.78) : rng.range(0.22, 0.4)),
    s.ay * rng.range(0.18, 0.36),
    choose(brief, { small: 0.06, round: 0.1, wide: 0.17 }) * rng.range(0.9, 1.1),
  ] as const;
  sky(s, n, dark ? hex('#3a3e48') : hex('#7c828c'), dark ? 0.9 : 0.62, dark ? undefined : moon);
  range(
    s,
    n,
    {
      base: s.ay * 0.84,
      rise: s.ay * 0.05,
      frequency: 2.4,
      sharp: 0.4,
      fade: s.ay * 0.14,
      ink: hex('#8a8f96'),
      low: hex('#c9c7c0'),
      strength: 0.45,
      summit: () => 0,
    },
    2,
  );
  const trees = choose(brief, { one: 1, two: 2, three: 3, ...(s.ax > s.ay * 1.4 ? { four: 4 } : {}) });
  for (let i = 0; i < trees; i++) {
    const far = i / Math.max(1, trees);
    const x = left ? s.ax * (0.2 + i * 0.22) : s.ax * (0.8 - i * 0.22);
    pine(
      s,
      rng,
      x + rng.range(-0.04, 0.04),
      s.ay * (1.03 - far * 0.1),
      Math.min(s.ay * 0.82, 0.95) * (1 - far * 0.35),
      left ? 1 : -1,
      mix(ink, hex('#7d8288'), far * 0.8),
    );
  }
  range(
    s,
    n,
    {
      base: s.ay * 0.97,
      rise: s.ay * 0.04,
      frequency: 3,
      sharp: 0.3,
      fade: s.ay * 0.12,
      ink: hex('#3b3d42'),
      low: hex('#a9a8a4'),
      strength: 0.7,
      summit: () => 0,
    },
    8,
  );
  seal(s, s.ax * (left ? 0.92 : 0.05), s.ay * 0.84, 0.024, seed, paper);
  return finish(s, { ground: hanji(), amount: 0.045, vignette: 0.12 });
}

function blueGreen(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const silk = hex('#d9bd84');
  const s = sheet(w, h, silk);
  const n = noise(rng);
  coat(s, {
    colour: hex('#e8d3a2'),
    second: hex('#c29f5f'),
    tint: field(s, 8, (x, y) => warped(n, x * 1.3, y * 1.3, 0.9) * 0.5 + 0.5),
    opacity: 0.8,
    granulate: 0.04,
    texture: scumble(),
  });
  const sunX = s.ax * rng.range(0.15, 0.85);
  const sunY = s.ay * rng.range(0.13, 0.2);
  const sunR = choose(brief, { sun: 0.05, 'great-sun': 0.11, 'no-sun': 0 });
  if (sunR > 0)
    fill(s, ellipse(sunX, sunY, sunR, sunR, 0, 60), {
      colour: hex('#b5402a'),
      opacity: 0.85,
      starve: 0.25,
      granulate: 0.1,
    });
  /** How far down the land reaches: above it the mountains, below it the river. */
  const bank = choose(brief, { river: 0.74, hills: 1 });
  const layers = 4 + rng.int(2);
  let at: (x: number) => number = () => s.ay;
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1);
    const bump = summits(rng, s, 3 + rng.int(3), s.ay * (0.4 - t * 0.24), 0.11 + t * 0.05);
    const azure = i % 2 === 0;
    const crest = azure ? hex('#1f4f7d') : hex('#2f7460');
    at = range(
      s,
      n,
      {
        base: s.ay * (0.6 + t * 0.26) * bank,
        rise: s.ay * 0.035,
        frequency: 4,
        sharp: 0.8,
        fade: s.ay * (0.26 - t * 0.06),
        ink: mix(mix(crest, silk, 0.35), crest, t),
        low: hex('#d2a860'),
        strength: 0.6 + t * 0.38,
        summit: bump,
      },
      i * 2.9,
    );
    const box = emptyBox();
    for (let p = 0; p < 3; p++) {
      const path: [number, number, number][] = [];
      const x0 = s.ax * rng.range(0, 0.7);
      for (let k = 0; k <= 16; k++) {
        const x = x0 + (s.ax * 0.32 * k) / 16;
        if (x < s.ax) path.push([x, at(x) + 0.0015, 0.0006 + 0.0013 * Math.sin((k / 16) * 3.14)]);
      }
      if (path.length > 3) trace(s, { path, dry: [0.1, 0.35], hair: p * 50 }, box);
    }
    press(s, box, { colour: hex('#2b2a26'), opacity: 0.75, multiply: true });
  }
  shoreTrees(s, rng, at, hex('#1f3a30'), s.ax * 0.05, s.ax * rng.range(0.4, 0.9), 0.045);
  const clouds = choose(brief, { few: 2, some: 3, clouds: 7 });
  for (let c = 0; c < clouds; c++) {
    const y = s.ay * rng.range(0.42, 0.75) * bank;
    const x = s.ax * rng.range(0.1, 0.9);
    const long = s.ax * rng.range(0.2, 0.4);
    const shape = field(
      s,
      6,
      (px, py) =>
        0.03 -
        Math.abs(py - y + Math.sin(px * 14 + c) * 0.006) -
        Math.max(0, Math.abs(px - x) - long * 0.5) * 0.3 +
        warped(n, px * 4, py * 9, 0.4) * 0.03,
    );
    coat(s, { shape, soft: 0.02, bite: 0.01, colour: hex('#ecdcb4'), opacity: 0.75, starve: 0.15 });
  }
  water(s, rng, n, s.ay * 0.88 * bank, hex('#3a6a74'), 0.6);
  const near = hex('#2a3430');
  if (bank < 1) {
    const afloat = choose(brief, { ferry: 'ferry', empty: 'empty', reeds: 'reeds', open: 'open' });
    if (afloat === 'reeds') reeds(s, rng, near);
    else if (afloat !== 'open')
      boat(s, s.ax * rng.range(0.35, 0.65), s.ay * 0.87, Math.min(0.16, s.ax * 0.2), near, afloat === 'ferry');
  }
  seal(s, s.ax * (sunX > s.ax / 2 ? 0.04 : 0.93), s.ay * 0.05, 0.024, seed, silk);
  return finish(s, { ground: tooth(), amount: 0.04, vignette: 0.2 });
}

function needles(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const paper = hex(choose(brief, { plain: '#dcd9cf', cold: '#cbd3d8', dusk: '#c2a888' }));
  const ink = hex('#14161a');
  const s = sheet(w, h, paper);
  const n = noise(rng);
  sky(s, n, hex('#6f7b88'), 0.42);
  const far = summits(rng, s, 6, s.ay * 0.3, 0.08);
  const many = choose(brief, { few: 0.5, many: 1, crowd: 1.7 });
  const broad = choose(brief, { slender: 1, broad: 2.1 });
  range(
    s,
    n,
    {
      base: s.ay * 0.62,
      rise: 0.04,
      frequency: 5,
      sharp: 0.8,
      fade: s.ay * 0.24,
      ink: hex('#7f8b97'),
      low: hex('#c2c4c2'),
      strength: 0.5,
      summit: far,
    },
    1,
  );
  const count = Math.round((15 * Math.max(0.7, s.ax) + rng.int(6)) * many);
  const middle = s.ax * rng.range(0.35, 0.65);
  const open = rng.chance(0.5) ? 1 : -1;
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const x = middle + open * 0.08 * s.ax + rng.gauss() * s.ax * 0.26;
    const foot = s.ay * (0.66 + t * 0.3);
    const tall = s.ay * rng.range(0.34, 0.62) * (1.05 - (Math.abs(x - middle) / s.ax) * 1.1) * (1 - t * 0.25);
    const wide = rng.range(0.045, 0.085) * broad;
    spire(s, rng, x, foot, tall, wide, mix(hex('#4a5058'), ink, t), paper);
  }
  const veil = field(
    s,
    8,
    (x, y) => smooth(0.05, 0.5, warped(n, x * 1.5, y * 3.4, 0.8) + 0.6 - Math.abs(y / s.ay - 0.8) * 4.4) * 0.92,
  );
  coat(s, { colour: paper, density: veil, starve: 0.2 });
  const at = range(
    s,
    n,
    {
      base: s.ay * 0.93,
      rise: s.ay * 0.05,
      frequency: 3,
      sharp: 0.6,
      fade: s.ay * 0.1,
      ink,
      low: hex('#8f9092'),
      strength: 0.85,
      summit: summits(rng, s, 2, s.ay * 0.08, 0.14),
    },
    5,
  );
  shoreTrees(s, rng, at, ink, s.ax * (open > 0 ? 0.02 : 0.6), s.ax * (open > 0 ? 0.4 : 0.98), 0.06);
  birds(s, rng, s.ax * (open > 0 ? 0.12 : 0.75), s.ay * 0.2, ink);
  seal(s, s.ax * (open > 0 ? 0.04 : 0.93), s.ay * 0.06, 0.024, seed, paper);
  return finish(s, { ground: hanji(), amount: 0.045, vignette: 0.1 });
}

/** A rock needle built from vertical brush strokes, light on one flank. */
function spire(s: Sheet, rng: Rng, x: number, foot: number, tall: number, wide: number, ink: Rgb, paper: Rgb): void {
  fill(
    s,
    [
      x - wide * 1.5,
      foot,
      x - wide * 0.5,
      foot - tall * 0.75,
      x - wide * 0.1,
      foot - tall,
      x + wide * 0.4,
      foot - tall * 0.85,
      x + wide * 1.5,
      foot,
    ],
    { colour: shade(paper, 1.02), opacity: 0.9, second: shade(paper, 0.94) },
    [x, foot - tall, x, foot],
  );
  const lines = 9 + rng.int(5);
  const box = emptyBox();
  for (let i = 0; i < lines; i++) {
    const t = (i / (lines - 1)) * 2 - 1;
    const top = foot - tall * (1 - Math.abs(t) * 0.62) * rng.range(0.9, 1.02);
    const topX = x + t * wide * 0.55;
    const footX = x + t * wide * 1.5;
    const bottom = top + (foot - top) * rng.range(0.5, 0.95);
    const sway = rng.gauss() * wide * 0.12;
    const size = wide * rng.range(0.08, 0.22) * (t > 0 ? 1.5 : 0.8);
    trace(
      s,
      {
        path: [
          [topX, top, size * 0.3],
          [topX + sway, top + (bottom - top) * 0.2, size],
          [(topX + footX) / 2 + sway, (top + bottom) / 2, size * 0.9],
          [footX, bottom, size * 0.3],
        ],
        dry: [0.05 + rng.range(0, 0.15), 0.75],
        hair: rng.int(512),
        ragged: 0.6,
      },
      box,
    );
  }
  press(s, box, { colour: ink, opacity: 0.85, multiply: true, starve: 0.35 });
}
