import { type Brief, choose, has } from './kit/brief.ts';
import { type Point, trace } from './kit/brush.ts';
import { coat } from './kit/coat.ts';
import { hex, hexes, mix, type Rgb, shade } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { clamp01, fbm, noise, smooth, warped } from './kit/noise.ts';
import { type Box, emptyBox, press } from './kit/press.ts';
import type { Rng } from './kit/rng.ts';
import { cut, ellipse, fill } from './kit/shape.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { grain } from './kit/tiles.ts';

const motifs = { sea, trees, windows, roofs, poles, hills, paddies };
const usual = [sea, trees, windows, roofs];

/** Every hand has a motif it is known for, and takes others when asked. */
export function photograph(brief: Brief): Painting {
  const asked = Object.keys(motifs).find((name) => brief.motif.delete(name)) as keyof typeof motifs | undefined;
  return (asked ? motifs[asked] : (usual[brief.hand] ?? sea))(brief);
}

/** Lays a whole tonal picture, dark to light. */
function expose(s: Sheet, dark: Rgb, light: Rgb, at: (x: number, y: number) => number): void {
  coat(s, { colour: dark, second: light, tint: field(s, 4, at), texture: grain() });
}

/** Long exposures of a sea without a name. */
function sea(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [dark, light] = hexes(
    choose(brief, { silver: '16181b eeeeea', sepia: '2a2018 ecdcc0', blue: '0f1c2c cfdfea' }),
  ) as [Rgb, Rgb];
  const s = sheet(w, h, light);
  const n = noise(rng);
  const line = s.ay * choose(brief, { high: 0.34, middle: 0.5, low: 0.66 });
  const fog = choose(brief, { clear: 0.03, haze: 0.14, fog: 1.1 });
  const dusk = has(brief, 'dusk', 0.45);
  const top = dusk ? rng.range(0.12, 0.28) : rng.range(0.5, 0.7);
  const low = dusk ? rng.range(0.55, 0.78) : rng.range(0.8, 0.95);
  const gleam = s.ax * rng.range(0.25, 0.75);
  expose(s, dark, light, (x, y) => {
    if (y < line) {
      const t = y / line;
      const cloud = warped(n, x * 1.1 + y * 0.4, y * 3.4, 0.7);
      return clamp01(
        top + (low - top) * t * t + cloud * 0.2 * (1 - t * 0.7) + Math.exp(-Math.abs(x - gleam) * 3.2) * 0.1 * t,
      );
    }
    const d = (y - line) / (s.ay - line);
    const z = 0.06 / (d + 0.05);
    const swell = fbm(n, x * (2 + z * 5), z * 22 + fbm(n, x * 2, z * 4) * 0.6);
    const fine = fbm(n, x * (9 + z * 26), z * 90);
    const shine = Math.exp(-((x - gleam) * (x - gleam)) / (0.02 + d * 0.07)) * (0.36 - d * 0.22);
    const sheen = low * 0.78 * (1 - smooth(0, 0.7, d)) + 0.1;
    return clamp01(
      mixed(
        low,
        sheen * (1 - 0.12 * d) + shine + swell * 0.2 * (0.25 + d) + fine * 0.1 * (0.2 + d),
        smooth(0, fog, d + 0.004),
      ),
    );
  });
  const ink = mix(dark, light, 0.06);
  const view = choose(brief, { rocks: 0, posts: 1, island: 2, open: 3, lighthouse: 4 });
  if (view === 0) rocks(s, rng, line, ink, light);
  else if (view === 1) posts(s, rng, line, ink);
  else if (view === 2) island(s, rng, line, mix(dark, light, 0.38));
  else if (view === 4) lighthouse(s, island(s, rng, line, mix(dark, light, 0.24)), line, ink, light);
  return finish(s, { ground: grain(), amount: 0.085, vignette: 0.32 });
}

function mixed(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

function rocks(s: Sheet, rng: Rng, line: number, ink: Rgb, light: Rgb): void {
  const n = noise(rng);
  const cx = s.ax * rng.range(0.25, 0.75);
  const floor = line + (s.ay - line) * rng.range(0.35, 0.6);
  const wide = rng.range(0.08, 0.16);
  const tall = rng.range(0.05, 0.13);
  const shape = field(s, 3, (x, y) => {
    const u = (x - cx) / wide;
    const ridge = tall * (1 - Math.abs(u) ** 1.3) * (0.75 + fbm(n, x * 16, 1) * 0.7);
    return Math.min(y - (floor - ridge), floor + 0.008 - y + fbm(n, x * 20, 4) * 0.006);
  });
  coat(s, {
    shape: field(
      s,
      6,
      (x, y) => 0.05 - Math.hypot((x - cx) * 0.28, (y - floor - 0.012) * 1.6) + fbm(n, x * 5, y * 9) * 0.012,
    ),
    soft: 0.045,
    colour: light,
    opacity: 0.55,
  });
  coat(s, {
    shape,
    soft: 0.003,
    bite: 0.002,
    colour: ink,
    second: mix(ink, light, 0.3),
    tint: field(s, 4, (x, y) => clamp01(0.3 + warped(n, x * 16, y * 22, 0.4) * 0.9 - (x - cx) * 3)),
    granulate: 0.2,
  });
}

function posts(s: Sheet, rng: Rng, line: number, ink: Rgb): void {
  const count = 6 + rng.int(6);
  const x0 = s.ax * rng.range(0.15, 0.4);
  const dir = rng.sign();
  const box = emptyBox();
  for (let i = 0; i < count; i++) {
    const t = 1 - i / count;
    const y = line + (s.ay - line) * (0.06 + 0.75 * t * t);
    const x = (dir > 0 ? x0 : s.ax - x0) + dir * s.ax * 0.4 * (1 - t) ** 0.8;
    const k = 0.012 + 0.1 * t * t;
    cut(
      s,
      [
        x - k * 0.05,
        y - k * rng.range(0.85, 1.05),
        x + k * 0.05,
        y - k * rng.range(0.85, 1.05),
        x + k * 0.05,
        y,
        x - k * 0.05,
        y,
      ],
      box,
    );
  }
  press(s, box, { colour: ink, opacity: 0.92 });
}

/** A low island on the horizon; gives the place of its middle. */
function island(s: Sheet, rng: Rng, line: number, tone: Rgb): number {
  const n = noise(rng);
  const cx = s.ax * rng.range(0.2, 0.8);
  const wide = rng.range(0.12, 0.26);
  const shape = field(s, 3, (x, y) =>
    Math.min(y - line + 0.07 * (1 - ((x - cx) / wide) ** 2) * (0.8 + fbm(n, x * 9, 2) * 0.8), line - y),
  );
  coat(s, { shape, soft: 0.0025, colour: tone, opacity: 0.85 });
  return cx;
}

function lighthouse(s: Sheet, x: number, line: number, ink: Rgb, light: Rgb): void {
  const foot = line - 0.03;
  const tall = Math.min(0.32, line * 0.62);
  const half = tall * 0.085;
  const top = foot - tall;
  fill(
    s,
    [x - half, foot, x - half * 0.62, top, x + half * 0.62, top, x + half, foot],
    { colour: light, second: mix(light, ink, 0.55), opacity: 0.96 },
    [x - half, 0, x + half, 0],
  );
  for (const t of [0.25, 0.62])
    fill(
      s,
      [
        x - half * (1 - t * 0.38),
        foot - tall * t,
        x + half * (1 - t * 0.38),
        foot - tall * t,
        x + half * (0.95 - t * 0.38),
        foot - tall * (t + 0.13),
        x - half * (0.95 - t * 0.38),
        foot - tall * (t + 0.13),
      ],
      { colour: mix(ink, light, 0.18), opacity: 0.9 },
    );
  fill(s, [x - half, top, x + half, top, x + half, top - tall * 0.025, x - half, top - tall * 0.025], { colour: ink });
  fill(
    s,
    [
      x - half * 0.5,
      top - tall * 0.025,
      x + half * 0.5,
      top - tall * 0.025,
      x + half * 0.5,
      top - tall * 0.12,
      x - half * 0.5,
      top - tall * 0.12,
    ],
    { colour: mix(light, ink, 0.25) },
  );
  fill(s, [x - half * 0.66, top - tall * 0.12, x + half * 0.66, top - tall * 0.12, x, top - tall * 0.2], {
    colour: ink,
  });
}

/** Trees counted in snow. */
function trees(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [dark, light] = hexes(
    choose(brief, { silver: '24262a f3f3f1', warm: '3a2e24 f1e4d0', blue: '1f2c3c dbe6ee' }),
  ) as [Rgb, Rgb];
  const s = sheet(w, h, light);
  const n = noise(rng);
  const line = s.ay * rng.range(0.52, 0.72);
  expose(s, dark, light, (x, y) => {
    const land = line + fbm(n, x * 1.1, 0.5) * 0.05;
    if (y < land) return clamp01(0.8 + warped(n, x, y * 1.6, 0.8) * 0.09 + 0.1 * (y / land));
    const d = y - land;
    return clamp01(0.97 - d * 0.1 + fbm(n, x * 2, y * 9) * 0.05 * smooth(0, 0.2, d) - 0.05 * (1 - smooth(0, 0.01, d)));
  });
  const ground = (x: number) => line + fbm(n, x * 1.1, 0.5) * 0.05;
  const kind = choose(brief, { row: 0, lone: 1, wood: 2 });
  const stand: [number, number, number, number][] = [];
  if (kind === 0) {
    const count = Math.round(16 * s.ax) + rng.int(8);
    for (let i = 0; i < count; i++)
      stand.push([
        (s.ax * (i + rng.range(0.1, 0.9))) / count,
        rng.range(-0.005, 0.02),
        rng.range(0.16, 0.26),
        rng.range(0.35, 0.75),
      ]);
  } else if (kind === 1) {
    const cx = s.ax * rng.range(0.3, 0.7);
    stand.push([cx, 0.04, 0.52, 0.06]);
    for (let i = 0; i < 12; i++) stand.push([s.ax * rng.next(), 0, rng.range(0.05, 0.08), 0.72]);
  } else {
    for (let row = 0; row < 3; row++) {
      const count = Math.round((10 + (2 - row) * 8) * s.ax);
      for (let i = 0; i < count; i++)
        stand.push([
          (s.ax * (i + rng.range(0, 0.9))) / count,
          row * 0.05 + rng.range(0, 0.02),
          0.1 + row * 0.09 * rng.range(0.7, 1.2),
          0.78 - row * 0.3,
        ]);
    }
  }
  stand.sort((a, b) => b[3] - a[3]);
  for (const [x, drop, tall, fade] of stand) {
    const box = emptyBox();
    branch(
      s,
      rng,
      box,
      x,
      ground(x) + drop,
      -Math.PI / 2 + rng.gauss() * 0.04,
      tall * 0.42,
      tall * 0.011,
      tall > 0.15 ? 5 : 4,
    );
    press(s, box, { colour: mix(dark, light, fade), opacity: 0.92 });
    fill(
      s,
      [
        x - tall * 0.05,
        ground(x) + drop,
        x + tall * 0.05,
        ground(x) + drop,
        x + tall * 0.3,
        ground(x) + drop + tall * 0.12,
        x + tall * 0.2,
        ground(x) + drop + tall * 0.12,
      ],
      { colour: mix(dark, light, 0.8), opacity: 0.18 },
    );
  }
  if (kind === 1) fence(s, rng, ground, mix(dark, light, 0.3));
  if (has(brief, 'snowfall', 0.15)) snowfall(s, rng, light, mix(light, dark, 0.25));
  return finish(s, { ground: grain(), amount: 0.06, vignette: 0.2 });
}

/** A veil over everything, and flakes in front of it, the near ones large and soft. */
function snowfall(s: Sheet, rng: Rng, light: Rgb, sky: Rgb): void {
  const n = noise(rng);
  coat(s, { colour: sky, density: field(s, 8, (x, y) => 0.45 + warped(n, x * 2, y * 2, 0.9) * 0.3) });
  for (const [count, size, opacity] of [
    [420, 0.0035, 0.75],
    [120, 0.008, 0.6],
    [26, 0.02, 0.35],
  ] as const) {
    const box = emptyBox();
    for (let i = 0; i < count; i++) {
      const r = size * rng.range(0.5, 1.2);
      cut(s, ellipse(s.ax * rng.next(), s.ay * rng.next(), r, r * 1.3, 0.3, 12), box);
    }
    press(s, box, { colour: light, opacity });
  }
}

function branch(
  s: Sheet,
  rng: Rng,
  box: Box,
  x: number,
  y: number,
  a: number,
  long: number,
  half: number,
  depth: number,
): void {
  const ex = x + Math.cos(a) * long;
  const ey = y + Math.sin(a) * long;
  const mx = (x + ex) / 2 + rng.gauss() * long * 0.05;
  trace(
    s,
    {
      path: [
        [x, y, half],
        [mx, (y + ey) / 2, half * 0.85],
        [ex, ey, half * 0.62],
      ] as Point[],
      even: true,
    },
    box,
  );
  if (depth === 0) return;
  const kids = depth > 3 ? 3 : 2 + (rng.chance(0.4) ? 1 : 0);
  for (let i = 0; i < kids; i++)
    branch(
      s,
      rng,
      box,
      ex,
      ey,
      a + (i - (kids - 1) / 2) * rng.range(0.45, 0.75) + rng.gauss() * 0.12,
      long * rng.range(0.58, 0.8),
      half * 0.58,
      depth - 1,
    );
}

function fence(s: Sheet, rng: Rng, ground: (x: number) => number, ink: Rgb): void {
  const box = emptyBox();
  const count = Math.round(14 * s.ax);
  for (let i = 0; i < count; i++) {
    const x = (s.ax * (i + 0.5)) / count;
    const y = ground(x) + 0.11 + 0.03 * Math.sin(x * 3);
    trace(
      s,
      {
        path: [
          [x, y, 0.0016],
          [x + rng.gauss() * 0.002, y - 0.034, 0.0013],
        ],
        even: true,
      },
      box,
    );
  }
  press(s, box, { colour: ink, opacity: 0.9 });
}

/** An apartment wall after ten in the evening. */
function windows(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const night = hex(choose(brief, { indigo: '#10182c', violet: '#1c1628', green: '#0f1e1e', brown: '#1e1610' }));
  const near = choose(brief, { far: 0.055, street: 0.1, near: 0.17, close: 0.34, storeys: 0.25 });
  /** Which windows are lit, by chance or all of one floor or one alone. */
  const lights = choose(brief, { few: 0.1, some: 0.24, many: 0.42, floor: -1, last: -2 });
  const television = has(brief, 'television', 0.05);
  const people = has(brief, 'people', 0.1) ? 0.85 : 0.2;
  const wall = mix(night, hex('#56606e'), rng.range(0.22, 0.4));
  const lamps = hexes('f2c46a e9a24f f6dca0 c9d8d2 d98848 8fb0b8');
  const s = sheet(w, h, wall);
  const n = noise(rng);
  const skyline = has(brief, 'sky', 0.5) ? s.ay * rng.range(0.16, 0.3) : -1;
  const edge = s.ax * (skyline > 0 ? rng.range(0.7, 1.1) : 2);
  expose(s, shade(night, 0.8), mix(wall, hex('#6a7280'), 0.2), (x, y) =>
    clamp01((y < skyline || x > edge ? 0.16 + y * 0.25 : 0.55) + warped(n, x * 1.5, y * 1.5, 0.7) * 0.2 - y * 0.12),
  );
  const cell = near * rng.range(0.9, 1.1);
  const tall = near === 0.25 ? s.ay / 5 : cell * rng.range(0.9, 1.25);
  const cols = Math.ceil(Math.min(s.ax, edge) / cell);
  const shift = rng.range(-0.4, 0.1) * cell;
  const lit: [number, number, Rgb, number][] = [];
  const middle = Math.floor((s.ay * 0.55) / tall);
  let storey = -1;
  for (let y = (skyline > 0 ? skyline : -tall * 0.4) + tall * 0.22; y < s.ay; y += tall) {
    storey = Math.floor(y / tall);
    fill(
      s,
      [
        0,
        y - tall * 0.17,
        Math.min(s.ax, edge),
        y - tall * 0.17,
        Math.min(s.ax, edge),
        y - tall * 0.12,
        0,
        y - tall * 0.12,
      ],
      { colour: shade(night, 0.6), opacity: 0.6 },
    );
    for (let c = 0; c < cols; c++) {
      const x = shift + c * cell;
      if (x + cell * 0.84 > edge) continue;
      const central = storey === middle && c === Math.floor(cols * 0.4);
      const on = (central && (television || lights === -2)) || (lights === -1 ? storey === middle : rng.chance(lights));
      const lamp = on
        ? central && television
          ? hex('#6fa4f0')
          : mix(rng.pick(lamps), night, rng.range(0, 0.45))
        : mix(night, hex('#2c3644'), rng.next() * 0.7);
      pane(x + cell * 0.14, y, cell * 0.72, tall * 0.62, lamp, on);
      if (on) lit.push([x + cell * 0.5, y + tall * 0.3, lamp, cell]);
    }
  }
  const glow = field(s, 12, (x, y) => {
    let g = 0;
    for (const [lx, ly, , k] of lit) {
      const d = ((x - lx) * (x - lx) + (y - ly) * (y - ly)) / (k * k);
      if (d < 6) g += Math.exp(-d * 1.1) * 0.2;
    }
    return g;
  });
  coat(s, { colour: hex('#e8a860'), density: glow, texture: grain() });
  return finish(s, { ground: grain(), amount: 0.13, vignette: 0.5 });

  function pane(x: number, y: number, wide: number, high: number, c: Rgb, on: boolean): void {
    fill(
      s,
      [
        x - 0.002,
        y - 0.002,
        x + wide + 0.002,
        y - 0.002,
        x + wide + 0.002,
        y + high + 0.003,
        x - 0.002,
        y + high + 0.003,
      ],
      { colour: shade(night, 0.5), opacity: 0.85 },
    );
    fill(
      s,
      [x, y, x + wide, y, x + wide, y + high, x, y + high],
      { colour: shade(c, on ? 1.12 : 0.8), second: shade(c, on ? 0.62 : 1.25), texture: grain(), granulate: 0.1 },
      [x, y, x + wide * 0.3, y + high],
    );
    if (on) {
      const half = rng.range(0.2, 0.5) * wide;
      if (rng.chance(0.55))
        fill(
          s,
          [x, y, x + half, y, x + half * 0.9, y + high, x, y + high],
          { colour: shade(c, 0.72), second: shade(c, 0.9), opacity: 0.8 },
          [x, y, x + half, y],
        );
      if (rng.chance(people)) {
        const px = x + wide * rng.range(0.35, 0.75);
        const k = high * 0.12;
        fill(
          s,
          [
            px - k * 1.2,
            y + high,
            px - k,
            y + high - k * 2.6,
            px - k * 0.45,
            y + high - k * 3,
            px - k * 0.5,
            y + high - k * 4,
            px + k * 0.5,
            y + high - k * 4,
            px + k * 0.45,
            y + high - k * 3,
            px + k,
            y + high - k * 2.6,
            px + k * 1.2,
            y + high,
          ],
          { colour: shade(night, 0.8), opacity: 0.85 },
        );
      }
    }
    fill(s, [x + wide * 0.49, y, x + wide * 0.51, y, x + wide * 0.51, y + high, x + wide * 0.49, y + high], {
      colour: shade(night, 0.5),
      opacity: 0.9,
    });
  }
}

/** Roofs of clay tiles behind roofs of clay tiles. */
function roofs(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [dark, light] = hexes(
    choose(brief, { silver: '1d1e20 d9d6cf', sepia: '2c2018 e0caa4', blue: '141e2a b9c9d4', evening: '221c34 e0c6cc' }),
  ) as [Rgb, Rgb];
  /** Tiles black with rain, dry, thawing or white. */
  const cover = choose(brief, { wet: -1, dry: 0, thaw: 0.55, snow: 1 });
  const s = sheet(w, h, light);
  const n = noise(rng);
  expose(s, dark, light, (x, y) =>
    clamp01((cover > 0 ? 0.5 : 0.82) + 0.12 * (y / s.ay) + warped(n, x * 1.2, y * 2, 0.8) * 0.1),
  );
  const count = choose(brief, { furrows: 1, pair: 2, three: 3, many: 5 });
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 1 : i / (count - 1);
    const cx = s.ax * rng.range(0.15, 0.85);
    const ridge = count === 1 ? -s.ay * 0.1 : s.ay * (0.2 + (i / count) * 0.62) + rng.gauss() * 0.02;
    const depth = s.ay * (0.2 + 0.22 * t);
    const half = s.ax * rng.range(0.45, 0.8);
    const pitch = (0.02 + 0.024 * t) * (count === 1 ? 2.6 : count === 5 ? 0.8 : 1);
    const sag = 0.05 + 0.05 * t;
    const fade = 0.52 * (1 - t);
    const band = [0, ridge - 0.2, s.ax, i === count - 1 ? s.ay : Math.min(s.ay, ridge + depth * 1.9)] as const;
    const top = (x: number) => ridge + sag * (1 - ((x - cx) / half) ** 2) - 0.02;
    const shape = field(s, 4, (x, y) => Math.min(y - top(x), half - Math.abs(x - cx) + (y - ridge) * 0.6), band);
    const m = noise(rng);
    const tone = field(
      s,
      3,
      (x, y) => {
        const d = (y - top(x)) / depth;
        if (d < -0.05) return 0;
        const fan = (x - cx) * (1 - 0.1 * d);
        const across = fan / pitch + 200;
        const part = across - Math.floor(across);
        const worn = fbm(m, Math.floor(across) * 0.73, 2) * 0.12;
        const round = part < 0.56 ? Math.sin((part / 0.56) * Math.PI) : 0;
        const joint = (d * depth) / (pitch * 1.25) + (part < 0.56 ? 0 : 0.5);
        const lap = joint - Math.floor(joint);
        const lit =
          part < 0.56
            ? 0.16 + round * 0.4 - (part / 0.56) * 0.16 - 0.12 * smooth(0.86, 1, lap)
            : 0.06 + (lap < 0.8 ? lap : (1 - lap) * 4) * 0.2;
        const crest = d < 0.09 ? 0.34 + 0.18 * Math.sin(x * 260) * 0.3 : 0;
        const tile =
          Math.max(lit + worn, crest) * (1 - 0.18 * d) * (cover < 0 ? 0.62 : 1) +
          warped(m, x * 5, y * 5, 0.6) * 0.13 +
          fade * (cover < 0 ? 0.7 : 1) +
          0.1 * (1 - smooth(0, 0.04, d));
        const lies = cover > 0 ? smooth(0.25, -0.15, warped(m, x * 3, y * 3, 0.8) + 0.62 - cover * 1.2) : 0;
        return clamp01(tile + (0.84 + round * 0.12 - tile) * lies * 0.92);
      },
      band,
    );
    coat(s, { shape, soft: 0.002, bite: 0.001, colour: dark, second: light, tint: tone, texture: grain() });
    const haze = field(
      s,
      8,
      (x, y) => smooth(depth * 0.45, depth * 1.25, y - top(x) + fbm(n, x * 2, i) * 0.05) * (0.8 - t * 0.75),
      band,
    );
    if (t < 1) coat(s, { shape, soft: 0.004, colour: mix(light, dark, 0.1), density: haze });
  }
  return finish(s, { ground: grain(), amount: 0.09, vignette: 0.35 });
}

/** Utility poles going off into fog, their wires between them. */
function poles(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [dark, light] = hexes(choose(brief, { silver: '202226 e6e6e3', sepia: '2c231b e8dcc6' })) as [Rgb, Rgb];
  const s = sheet(w, h, light);
  const n = noise(rng);
  const line = s.ay * rng.range(0.68, 0.76);
  expose(s, dark, light, (x, y) => {
    const sky = 0.8 + warped(n, x, y * 1.6, 0.8) * 0.08 + 0.1 * smooth(0, line, y);
    const d = (y - line - fbm(n, x * 2, 1) * 0.012) / (s.ay - line);
    if (d < 0) return clamp01(sky);
    return clamp01(0.9 - 0.62 * smooth(0, 1.1, d) + fbm(n, x * 34, y * 46) * 0.2 * smooth(0, 0.5, d));
  });
  const way = rng.sign();
  const count = 6;
  const tops: [number, number, number, number][] = [];
  for (let i = 0; i < count; i++) {
    const near = 0.62 ** i;
    const along = (1 - near) * 0.86 + 0.08;
    const x = s.ax * (way > 0 ? along : 1 - along);
    tops.push([x, line + (s.ay - line) * 0.75 * near - s.ay * 0.78 * near, near, 0.05 + 0.8 * (1 - near)]);
  }
  for (let i = count - 1; i >= 0; i--) {
    const [x, top, near, fade] = tops[i]!;
    const colour = mix(dark, light, Math.min(0.88, fade));
    const foot = line + (s.ay - line) * 0.75 * near;
    const half = 0.0085 * near + 0.0012;
    const box = emptyBox();
    cut(s, [x - half * 0.8, top, x + half * 0.8, top, x + half * 1.2, foot, x - half * 1.2, foot], box);
    for (const [drop, arm] of [
      [0.06, 0.085],
      [0.13, 0.065],
    ] as const) {
      const y = top + drop * near;
      cut(
        s,
        [
          x - arm * near,
          y,
          x + arm * near,
          y,
          x + arm * near,
          y + 0.008 * near + 0.001,
          x - arm * near,
          y + 0.008 * near + 0.001,
        ],
        box,
      );
      for (const at of [-0.92, -0.45, 0.45, 0.92])
        cut(s, ellipse(x + at * arm * near, y - 0.008 * near, 0.0045 * near, 0.009 * near, 0, 10), box);
    }
    const next = tops[i + 1];
    for (const at of next ? [-0.92, -0.45, 0.45, 0.92] : []) {
      const [x1, top1, near1] = next!;
      const from: [number, number] = [x + at * 0.085 * near, top + 0.045 * near];
      const to: [number, number] = [x1 + at * 0.085 * near1, top1 + 0.045 * near1];
      trace(
        s,
        {
          path: [
            [...from, 0.0012 * near],
            [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.03 * near, 0.001 * near],
            [...to, 0.0008 * near1],
          ] as Point[],
          even: true,
        },
        box,
      );
    }
    press(s, box, { colour, opacity: 0.94 });
  }
  const [x0, top0] = tops[0]!;
  const wires = emptyBox();
  for (const at of [-0.92, -0.45, 0.45, 0.92])
    trace(
      s,
      {
        path: [
          [x0 + at * 0.085, top0 + 0.045, 0.0012],
          [way > 0 ? -0.02 : s.ax + 0.02, top0 - 0.02 + at * 0.05, 0.0016],
        ],
        even: true,
      },
      wires,
    );
  press(s, wires, { colour: mix(dark, light, 0.1), opacity: 0.9 });
  return finish(s, { ground: grain(), amount: 0.08, vignette: 0.28 });
}

/** One ridge behind another, the farthest almost gone. */
function hills(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [dark, light] = hexes(
    choose(brief, { silver: '1c1f23 e9eae9', blue: '16222e d4e0e6', sepia: '2a2119 eadcc4' }),
  ) as [Rgb, Rgb];
  const s = sheet(w, h, light);
  const n = noise(rng);
  expose(s, dark, light, (x, y) => clamp01(0.78 + 0.16 * (y / s.ay) + warped(n, x, y * 2, 0.8) * 0.08));
  const count = 6;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const base = s.ay * (0.3 + 0.56 * t);
    const rough = 0.05 + 0.06 * t;
    const top = (x: number) =>
      base - s.ay * (0.13 * fbm(n, x * (1.1 + t), i * 2.3) + rough * 0.35 * fbm(n, x * 6, i * 5.1));
    const shape = field(s, 3, (x, y) => y - top(x));
    const depth = s.ay * 0.22;
    const tint = field(s, 6, (x, y) =>
      clamp01(
        (1 - t) * 0.82 + 0.06 + smooth(0, depth, y - top(x)) * (0.62 - 0.3 * t) + fbm(n, x * 9, y * 9) * 0.06 * t,
      ),
    );
    coat(s, { shape, soft: 0.0025, bite: 0.002, colour: dark, second: light, tint, texture: grain() });
  }
  return finish(s, { ground: grain(), amount: 0.08, vignette: 0.3 });
}

/** Flooded fields under ice, the dikes between them dark. */
function paddies(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [dark, light] = hexes(
    choose(brief, { silver: '1d2023 e4e6e6', blue: '16242e d6e2e8', sepia: '2c231a e6d8c0' }),
  ) as [Rgb, Rgb];
  const s = sheet(w, h, light);
  const n = noise(rng);
  const line = s.ay * 0.3;
  expose(s, dark, light, (x, y) => {
    if (y < line) {
      const hill = line - s.ay * (0.07 + 0.06 * fbm(n, x * 1.6, 4));
      return clamp01(y > hill ? 0.46 + (y - hill) * 0.9 : 0.82 + warped(n, x, y * 2, 0.8) * 0.1);
    }
    const d = (y - line) / (s.ay - line);
    return clamp01(0.86 - d * 0.34 + fbm(n, x * 3, d * 9) * 0.16 + 0.1 * Math.exp(-(((x / s.ax - 0.6) / 0.25) ** 2)));
  });
  const box = emptyBox();
  const rows = 7;
  const at = (k: number, x: number) =>
    line + (s.ay - line) * ((k / rows) ** 1.9 * 1.08) + Math.sin(x * 2.2 + k) * 0.03 * (k / rows);
  for (let k = 0; k <= rows; k++) {
    const path: Point[] = [];
    for (let i = 0; i <= 16; i++) {
      const x = (s.ax * i) / 16;
      path.push([x, at(k, x), 0.0012 + 0.011 * (k / rows) ** 1.6]);
    }
    trace(s, { path, even: true }, box);
    const splits = 1 + rng.int(3);
    for (let j = 0; k < rows && j < splits; j++) {
      const x = s.ax * ((j + rng.range(0.25, 0.75)) / splits);
      const lean = (x - s.ax / 2) * 0.22;
      trace(
        s,
        {
          path: [
            [x, at(k, x), 0.001 + 0.008 * (k / rows) ** 1.6],
            [x + lean * ((k + 1) / rows), at(k + 1, x + lean), 0.001 + 0.009 * ((k + 1) / rows) ** 1.6],
          ],
          even: true,
        },
        box,
      );
    }
  }
  press(s, box, { colour: mix(dark, light, 0.14), opacity: 0.9, starve: 0.2 });
  const stubble = emptyBox();
  for (let i = 0; i < 700; i++) {
    const d = rng.next() ** 0.6;
    const x = s.ax * rng.next();
    const y = line + (s.ay - line) * d;
    trace(
      s,
      {
        path: [
          [x, y, 0.0006 + 0.001 * d],
          [x + rng.gauss() * 0.002, y - 0.004 - 0.012 * d, 0.0004],
        ],
        even: true,
      },
      stubble,
    );
  }
  press(s, stubble, { colour: mix(dark, light, 0.3), opacity: 0.6 });
  return finish(s, { ground: grain(), amount: 0.08, vignette: 0.3 });
}
