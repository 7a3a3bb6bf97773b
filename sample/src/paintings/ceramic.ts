import { type Brief, choose } from './kit/brief.ts';
import { stroke, trace } from './kit/brush.ts';
import { coat } from './kit/coat.ts';
import { hex, hexes, mix, type Rgb, shade } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { clamp01, fbm, type Noise, noise, smooth, warped } from './kit/noise.ts';
import { emptyBox, press } from './kit/press.ts';
import type { Rng } from './kit/rng.ts';
import { cut, ellipse, tremble } from './kit/shape.ts';
import { type Field, field, type Sheet, sheet } from './kit/sheet.ts';
import { crackle, scumble, tooth, weave } from './kit/tiles.ts';

export function ceramic(brief: Brief): Painting {
  return ([moonJar, celadon, buncheong, bowls][brief.hand] ?? moonJar)(brief);
}

/** A turned body: half widths from foot (0) to lip (1). */
interface Body {
  cx: number;
  foot: number;
  tall: number;
  /** Half the width at the widest place. */
  wide: number;
  profile: readonly (readonly [number, number])[];
  glaze: Rgb;
  dark: Rgb;
  /** How far the hand left the circle. */
  uneven: number;
}

function table(s: Sheet, n: Noise, wall: Rgb, board: Rgb, line: number, light: number): void {
  coat(s, {
    colour: shade(wall, 0.82),
    second: shade(wall, 1.08),
    tint: field(s, 8, (x, y) =>
      clamp01(
        0.5 +
          (light > 0 ? 0.5 - x / s.ax : x / s.ax - 0.5) * 0.9 -
          (y / s.ay - 0.4) * 0.5 +
          warped(n, x * 2, y * 3, 0.8) * 0.3,
      ),
    ),
    granulate: 0.03,
    texture: scumble(),
  });
  coat(s, {
    colour: shade(board, 1.05),
    second: shade(board, 0.78),
    tint: field(s, 8, (x, y) => clamp01((y - line) / (s.ay - line) + fbm(n, x * 2, y * 16) * 0.3)),
    shape: field(s, 4, (x, y) => y - line + fbm(n, x * 6, 1) * 0.003),
    soft: 0.006,
    bite: 0.003,
    granulate: 0.04,
    texture: scumble(),
  });
}

function widthAt(b: Body, t: number): number {
  const p = b.profile;
  if (t <= 0) return p[0]![1];
  for (let i = 1; i < p.length; i++) {
    const [t1, w1] = p[i]!;
    if (t <= t1) {
      const [t0, w0] = p[i - 1]!;
      const before = p[Math.max(0, i - 2)]!;
      const after = p[Math.min(p.length - 1, i + 1)]!;
      const k = (t - t0) / (t1 - t0);
      const m0 = ((w1 - before[1]) / Math.max(0.02, t1 - before[0])) * (t1 - t0);
      const m1 = ((after[1] - w0) / Math.max(0.02, after[0] - t0)) * (t1 - t0);
      const k2 = k * k;
      const k3 = k2 * k;
      return w0 * (2 * k3 - 3 * k2 + 1) + m0 * (k3 - 2 * k2 + k) + w1 * (3 * k2 - 2 * k3) + m1 * (k3 - k2);
    }
  }
  return p[p.length - 1]![1];
}

interface Turned {
  inside: (x: number, y: number) => number;
  shape: Field;
  room: readonly [number, number, number, number];
}

/** Shadow, turned volume with soft light, mouth and highlight. */
function pot(s: Sheet, rng: Rng, n: Noise, b: Body, light: number): Turned {
  const top = b.foot - b.tall;
  const drift = rng.gauss() * b.uneven;
  const half = Float32Array.from({ length: 257 }, (_, i) => widthAt(b, i / 256) * b.wide);
  const lipW = half[256]!;
  const lipH = lipW * 0.2;
  const inside = (x: number, y: number): number => {
    const t = (b.foot - y) / b.tall;
    if (t < -0.12 || t > 1.15) return -0.05;
    const bow = Math.max(0, Math.min(1, t));
    const w0 = half[Math.round(bow * 256)]!;
    const skew = drift * Math.sin(bow * 3) * b.wide;
    const dx = Math.abs(x - b.cx - skew + fbm(n, y * 5, 2) * b.uneven * 0.1);
    const footCurve = (1 - (dx / (half[0]! + 0.001)) ** 2) * half[0]! * 0.16;
    const lipCurve = (1 - Math.min(1, (dx / (lipW + 0.001)) ** 2)) ** 0.5 * lipH;
    return Math.min(w0 - dx, b.foot + Math.max(0, footCurve) - y, y - top + lipCurve);
  };
  const room = [b.cx - b.wide * 1.15, top - lipH - 0.02, b.cx + b.wide * 1.15, b.foot + b.wide * 0.2] as const;
  const cast = -light;
  const reach = b.wide * 1.5;
  const shadow = field(
    s,
    6,
    (x, y) => {
      const dx = (x - b.cx - cast * reach * 0.55) / (b.wide * 1.35);
      const dy = (y - b.foot - b.wide * 0.05) / (b.wide * 0.24);
      const contact = Math.exp(
        -((((x - b.cx) / (half[0]! * 1.25)) ** 2 + ((y - b.foot) / (b.wide * 0.09)) ** 2) ** 1.2),
      );
      return Math.min(0.9, Math.exp(-(dx * dx + dy * dy) * 1.3) * 0.55 + contact * 0.6);
    },
    [b.cx - b.wide * 3.4, b.foot - b.wide * 0.6, b.cx + b.wide * 3.4, b.foot + b.wide * 0.7],
  );
  coat(s, { colour: hex('#3a3230'), density: shadow, multiply: true, starve: 0.1 });
  const shape = field(s, 3, inside, room);
  const volume = field(
    s,
    4,
    (x, y) => {
      const t = clamp01((b.foot - y) / b.tall);
      const w0 = Math.max(0.01, half[Math.round(t * 256)]!);
      const u = Math.max(-1, Math.min(1, (x - b.cx) / w0));
      const slope =
        (half[Math.min(256, Math.round(t * 256) + 6)]! - half[Math.max(0, Math.round(t * 256) - 6)]!) /
        ((12 / 256) * b.tall);
      const nz = Math.sqrt(Math.max(0, 1 - u * u));
      const ny = Math.max(-0.8, Math.min(0.8, slope * 0.5));
      const lambert = -light * u * 0.55 - ny * -0.32 + nz * 0.55;
      const bounce = 0.16 * Math.max(0, light * u) * (1 - t) + (u * light > 0.86 ? 0.06 : 0);
      return clamp01(1 - (lambert * 0.9 + 0.12 + bounce) + warped(n, x * 4, y * 4, 0.6) * 0.1);
    },
    room,
  );
  coat(s, { shape, soft: 0.0022, bite: 0.0012, colour: b.glaze, second: b.dark, tint: volume, granulate: 0.03 });
  if (lipW > b.wide * 0.16) {
    const mouth = field(s, 3, (x, y) => 1 - ((x - b.cx) / (lipW * 0.9)) ** 2 - ((y - top) / (lipH * 0.82)) ** 2, room);
    coat(s, {
      shape: mouth,
      soft: 0.06,
      colour: shade(b.dark, 0.55),
      second: mix(b.dark, b.glaze, 0.6),
      tint: field(s, 6, (x, y) => clamp01(0.5 + ((x - b.cx) / lipW / 2) * light + ((y - top) / lipH) * 0.4), room),
      opacity: 0.95,
    });
  }
  const gx = b.cx - light * b.wide * 0.36;
  const gy = b.foot - b.tall * 0.74;
  const gleam = field(
    s,
    6,
    (x, y) => {
      const dx = (x - gx) / (b.wide * 0.16);
      const dy = (y - gy - (x - gx) * 0.3 * light) / (b.tall * 0.09);
      return Math.exp(-(dx * dx + dy * dy)) * 0.6 + Math.exp(-(dx * dx + dy * dy) * 9) * 0.3;
    },
    room,
  );
  coat(s, { shape, soft: 0.002, colour: [255, 253, 246], density: gleam, starve: 0.2 });
  return { inside, shape, room };
}

function specks(
  s: Sheet,
  rng: Rng,
  n: Noise,
  b: Body,
  inside: (x: number, y: number) => number,
  count: number,
  colour: Rgb,
  opacity: number,
): void {
  const box = emptyBox();
  for (let i = 0; i < count; i++) {
    const x = b.cx + rng.range(-1, 1) * b.wide;
    const y = b.foot - rng.next() * b.tall;
    if (inside(x, y) < 0.006) continue;
    const r = 0.0006 + 0.0022 * rng.next() ** 4;
    cut(s, tremble(ellipse(x, y, r, r * 0.8, 0, 8), n, r * 0.4, 90, r), box);
  }
  press(s, box, { colour, opacity });
}

/** The white jar of two bowls, never quite round. */
function moonJar(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [wall, board] = hexes(
    choose(brief, {
      stone: '8f8b84 6d675e',
      slate: '4d5a66 343e48',
      sand: 'd2c4aa a08660',
      black: '2c2a2c 1c1a1b',
      snow: 'dfe3e4 b9c0c2',
      clay: 'a8745a 7a4c38',
    }),
  ) as [Rgb, Rgb];
  const s = sheet(w, h, wall);
  const n = noise(rng);
  const light = rng.sign();
  const r = Math.min(s.ax * 0.36, s.ay * 0.32) * choose(brief, { full: 1.12, usual: 1, little: 0.6 });
  const foot = s.ay * (s.ay > 1.3 ? 0.74 : 0.8);
  table(s, n, wall, board, foot - r * rng.range(0.2, 0.5), light);
  const tint = rng.pick([hex('#f1efe8'), hex('#ece6d8'), hex('#eaeeec')]);
  const b: Body = {
    cx: s.ax * rng.range(0.44, 0.56),
    foot,
    tall: r * rng.range(1.76, 1.92),
    wide: r,
    profile: [
      [0, 0.46],
      [0.04, 0.5],
      [0.16, 0.76],
      [0.34, 0.96],
      [0.5, 1],
      [0.66, 0.95],
      [0.84, 0.74],
      [0.945, 0.49],
      [0.955, 0.46],
      [1, 0.47],
    ],
    glaze: tint,
    dark: mix(shade(tint, 0.5), wall, 0.35),
    uneven: choose(brief, { round: 0.01, hand: 0.04, leaning: 0.16 }),
  };
  const { inside, shape, room } = pot(s, rng, n, b, light);
  const joint = (x: number, y: number) =>
    0.004 - Math.abs(y - (foot - b.tall * 0.49) - (1 - ((x - b.cx) / r) ** 2) * 0.03 + fbm(n, x * 5, 3) * 0.006);
  coat(s, {
    shape: field(s, 4, (x, y) => Math.min(inside(x, y), joint(x, y)), room),
    soft: 0.004,
    colour: b.dark,
    opacity: 0.18,
  });
  const stain = hex(rng.pick(['#c9a27a', '#d2b79a', '#b9b09a']));
  const sx = b.cx + rng.range(-0.5, 0.5) * r;
  const sy = foot - b.tall * rng.range(0.2, 0.7);
  coat(s, {
    shape,
    soft: 0.004,
    colour: stain,
    density: field(
      s,
      6,
      (x, y) =>
        smooth(0.1, 0.75, 1 - Math.hypot(x - sx, y - sy) / (r * 0.7) + warped(n, x * 5, y * 5, 0.8) * 0.5) * 0.4,
      room,
    ),
    multiply: true,
    granulate: 0.06,
  });
  coat(s, { shape, soft: 0.003, colour: b.dark, texture: crackle(), starve: 1, zoom: 1.6, opacity: 0.22 });
  specks(s, rng, n, b, inside, 90, hex('#7d6a54'), 0.55);
  return finish(s, { ground: weave(4), amount: 0.035, vignette: 0.35 });
}

/** Celadon with inlaid cranes and clouds. */
function celadon(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [wall, board] = hexes(
    choose(brief, {
      paper: 'e6e0d0 b5a88e',
      sand: 'cbb494 a07c58',
      dark: '2f3a38 1f2625',
      grey: '9aa0a4 70767a',
      plum: '6a4a52 4a3238',
      rain: 'a9bcc8 7f929c',
    }),
  ) as [Rgb, Rgb];
  const s = sheet(w, h, wall);
  const n = noise(rng);
  const light = rng.sign();
  const tall = Math.min(s.ay * 0.66, s.ax * 1.15);
  const foot = s.ay * 0.86;
  table(s, n, wall, board, foot - tall * 0.1, light);
  const profile: Body['profile'] = choose(brief, {
    maebyeong: [
      [0, 0.52],
      [0.06, 0.5],
      [0.3, 0.56],
      [0.6, 0.84],
      [0.78, 1],
      [0.9, 0.74],
      [0.94, 0.34],
      [0.965, 0.3],
      [1, 0.36],
    ],
    bottle: [
      [0, 0.62],
      [0.05, 0.66],
      [0.2, 0.95],
      [0.32, 1],
      [0.46, 0.84],
      [0.6, 0.42],
      [0.74, 0.25],
      [0.9, 0.24],
      [1, 0.48],
    ],
    gourd: [
      [0, 0.55],
      [0.08, 0.6],
      [0.25, 0.92],
      [0.42, 1],
      [0.56, 0.86],
      [0.62, 0.52],
      [0.7, 0.6],
      [0.78, 0.62],
      [0.88, 0.4],
      [1, 0.42],
    ],
  });
  const glaze = hex(choose(brief, { jade: '#a9c2ab', sky: '#9fc0c8', olive: '#b8bf90', deep: '#7fa394' }));
  const b: Body = {
    cx: s.ax * rng.range(0.42, 0.58),
    foot,
    tall,
    wide: tall * rng.range(0.29, 0.34),
    profile,
    glaze,
    dark: shade(mix(glaze, hex('#38544a'), 0.72), 0.8),
    uneven: 0.008,
  };
  const { shape, room } = pot(s, rng, n, b, light);
  coat(s, {
    shape,
    soft: 0.004,
    colour: hex('#5f8a78'),
    density: field(s, 6, (x, y) => smooth(0.2, -0.5, warped(n, x * 6, y * 3, 0.5)) * 0.3, room),
    multiply: true,
  });
  const ink = emptyBox();
  const birds = 5 + rng.int(4);
  const inlay = choose(brief, { cranes: [0, 2], clouds: [1, 2.4], plain: [0, 0] });
  for (let i = Math.round(birds * inlay[0]!); i < birds * inlay[1]!; i++) {
    const t = 0.3 + 0.56 * rng.next();
    const x = b.cx + rng.range(-0.72, 0.72) * widthAt(b, t) * b.wide;
    const y = foot - t * tall;
    const squeeze = Math.sqrt(Math.max(0.2, 1 - ((x - b.cx) / (widthAt(b, t) * b.wide)) ** 2));
    const k = tall * 0.034;
    const dir = rng.sign();
    const at = (u: number, v: number, q: number): [number, number, number] => [
      x + u * k * squeeze * dir,
      y + v * k,
      q * k,
    ];
    if (i < birds) {
      trace(
        s,
        { path: [at(-1.1, 0.3, 0.03), at(-0.2, 0, 0.16), at(0.5, -0.1, 0.06), at(1.2, -0.5, 0.04)], even: true },
        ink,
      );
      trace(s, { path: [at(0, 0, 0.05), at(-0.3, -0.7, 0.17), at(-0.9, -1.2, 0.03)], even: true }, ink);
      trace(s, { path: [at(0.1, 0.02, 0.05), at(0.1, 0.5, 0.14), at(-0.4, 1, 0.03)], even: true }, ink);
    } else
      trace(
        s,
        {
          path: [at(-0.8, 0, 0.02), at(-0.3, -0.2, 0.13), at(0, 0, 0.09), at(0.3, -0.25, 0.13), at(0.9, 0, 0.02)],
          even: true,
        },
        ink,
      );
  }
  press(s, ink, { colour: hex('#e6ece0'), opacity: 0.72, starve: 0.2 });
  for (const t of [0.04, 0.12, 0.9]) {
    const half = widthAt(b, t) * b.wide * 0.97;
    stroke(
      s,
      {
        path: [
          [b.cx - half, foot - t * tall, 0.0012],
          [b.cx, foot - t * tall + half * 0.16, 0.0016],
          [b.cx + half, foot - t * tall, 0.0012],
        ],
        even: true,
      },
      { colour: hex('#41584c'), opacity: 0.55 },
    );
  }
  coat(s, { shape, soft: 0.003, colour: hex('#3a5248'), texture: crackle(), starve: 1, zoom: 1.1, opacity: 0.5 });
  return finish(s, { ground: weave(4), amount: 0.03, vignette: 0.3 });
}

/** A buncheong bottle: white slip swept on with a coarse brush, iron drawing over it. */
function buncheong(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [wall, board] = hexes(
    choose(brief, {
      brick: 'a8593a 7d3f2c',
      straw: 'd2b27c 94744f',
      bark: '5b4838 3c2e26',
      ash: 'b4b0a8 86827a',
      moss: '7a8264 565e44',
      blue: '6a7f90 4a5a68',
    }),
  ) as [Rgb, Rgb];
  const clay = hex(choose(brief, { greyclay: '#8d8474', redclay: '#a0563a' }));
  const decor = choose(brief, { fish: 0, grass: 1, waves: 2, brushed: 3 });
  const shape = choose(brief, { bottle: false, jar: true });
  const s = sheet(w, h, wall);
  const n = noise(rng);
  const light = rng.sign();
  const two = s.ax > s.ay * 1.25;
  const tall = Math.min(s.ay * 0.66, s.ax * (two ? 0.6 : 1));
  const foot = s.ay * 0.85;
  table(s, n, wall, board, foot - tall * 0.12, light);
  const bottle: Body['profile'] = [
    [0, 0.6],
    [0.05, 0.62],
    [0.22, 0.94],
    [0.38, 1],
    [0.54, 0.82],
    [0.7, 0.4],
    [0.84, 0.22],
    [0.93, 0.22],
    [1, 0.42],
  ];
  const jar: Body['profile'] = [
    [0, 0.56],
    [0.06, 0.58],
    [0.3, 0.86],
    [0.6, 1],
    [0.82, 0.86],
    [0.93, 0.56],
    [1, 0.62],
  ];
  const places = two ? [rng.range(0.26, 0.34), rng.range(0.64, 0.74)] : [rng.range(0.44, 0.56)];
  places.forEach((at, i) => {
    const small = i === 1;
    const b: Body = {
      cx: s.ax * at,
      foot: foot + i * tall * 0.06,
      tall: small ? tall * 0.6 : tall,
      wide: small ? tall * 0.32 : tall * 0.33,
      profile: small || shape ? jar : bottle,
      glaze: clay,
      dark: hex('#332c26'),
      uneven: 0.02,
    };
    const { inside, room } = pot(s, rng, n, b, light);
    slip(b, inside, room, (decor + i) % 4);
  });
  return finish(s, { ground: tooth(), amount: 0.04, vignette: 0.3 });

  function slip(b: Body, inside: (x: number, y: number) => number, room: Turned['room'], kind: number): void {
    const from = 0.2;
    const to = rng.range(0.66, 0.86);
    const brushLine = field(
      s,
      3,
      (x, y) => {
        const t = (b.foot - y) / b.tall;
        const u = (x - b.cx) / b.wide;
        const bow = t + (1 - u * u) * 0.045;
        const hair = fbm(n, x * 3 + u * u, bow * b.tall * 90);
        const d = Math.min(bow - from + fbm(n, x * 7, 3) * 0.05, to - bow + fbm(n, x * 9, 7) * 0.05);
        return Math.min(inside(x, y) - 0.002, d * b.tall + Math.min(0, hair + 0.26) * 0.05);
      },
      room,
    );
    const shadeSide = field(s, 6, (x) => clamp01(0.5 + ((x - b.cx) / b.wide) * 0.55 * light));
    coat(s, {
      shape: brushLine,
      soft: 0.003,
      bite: 0.004,
      colour: hex('#efe9da'),
      second: hex('#a89c88'),
      tint: shadeSide,
      opacity: 0.9,
      starve: 0.22,
      granulate: 0.05,
      texture: scumble(),
    });
    const k = b.tall * 0.16;
    const cy = b.foot - b.tall * 0.4;
    const box = emptyBox();
    if (kind === 0) {
      const at = (u: number, v: number, q: number): [number, number, number] => [
        b.cx + u * k * 1.5,
        cy + v * k * 1.2,
        q * k,
      ];
      trace(
        s,
        {
          path: [
            at(-0.9, 0, 0.04),
            at(-0.2, -0.4, 0.08),
            at(0.6, -0.05, 0.05),
            at(-0.2, 0.35, 0.07),
            at(-0.9, 0.02, 0.03),
          ],
          dry: [0, 0.3],
          hair: 40,
        },
        box,
      );
      trace(
        s,
        {
          path: [
            at(0.55, -0.05, 0.06),
            at(0.95, -0.4, 0.09),
            at(0.85, 0, 0.04),
            at(1, 0.38, 0.08),
            at(0.55, -0.02, 0.04),
          ],
          dry: [0.1, 0.4],
          hair: 80,
        },
        box,
      );
      for (let i = 0; i < 4; i++)
        trace(
          s,
          {
            path: [at(-0.3 + i * 0.2, -0.2, 0.03), at(-0.22 + i * 0.2, 0.02, 0.05), at(-0.3 + i * 0.2, 0.2, 0.03)],
            even: true,
          },
          box,
        );
    } else if (kind === 1) {
      for (let i = 0; i < 7; i++) {
        const a = -Math.PI / 2 + (i - 3) * 0.34;
        trace(
          s,
          {
            path: [
              [b.cx, cy + k, k * 0.05],
              [b.cx + Math.cos(a) * k * 0.7, cy + k + Math.sin(a) * k * 1.1, k * 0.12],
              [b.cx + Math.cos(a) * k * 1.25, cy + k * 1.1 + Math.sin(a) * k * 1.75, k * 0.02],
            ],
            dry: [0.05, 0.5],
            hair: i * 60,
          },
          box,
        );
      }
    } else if (kind === 2) {
      for (let row = 0; row < 3; row++) {
        const y = cy + (row - 1) * k * 0.8;
        const path: [number, number, number][] = [];
        for (let i = 0; i <= 10; i++)
          path.push([b.cx + (i / 5 - 1) * b.wide * 0.8, y + Math.sin(i * 1.7 + row) * k * 0.2 + k * 0.1, k * 0.07]);
        trace(s, { path, dry: [0.05, 0.5], hair: row * 90 }, box);
      }
    }
    press(s, box, { colour: hex('#3a241a'), opacity: 0.85, starve: 0.3, multiply: true });
    specks(s, rng, n, b, inside, 160, hex('#4a3a2c'), 0.5);
  }
}

/** Bowls stacked after supper. */
function bowls(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [wall, board] = hexes(
    choose(brief, {
      white: 'dcd8d0 b9b2a6',
      blue: 'b4c4ca 7f929a',
      peach: 'e6cbb4 c09a7c',
      night: '4d5560 353b44',
      sage: 'a4b09a 7a866e',
      wine: '6a3c40 4a282c',
    }),
  ) as [Rgb, Rgb];
  const s = sheet(w, h, wall);
  const n = noise(rng);
  const light = rng.sign();
  const stacks = choose(brief, { one: 1, two: 2, three: 3 });
  const foot = s.ay * 0.84;
  const room = s.ax / (stacks + 0.4);
  table(s, n, wall, board, foot - Math.min(0.16, s.ay * 0.16), light);
  const glazes = rng.shuffle(hexes('eceae2 8fa9a0 3f5a78 b8664a d9c19a 4a4340 c9d4d6 a7533f'));
  const tall = choose(brief, { low: 3, high: 5 });
  let g = 0;
  for (let k = 0; k < stacks; k++) {
    const r0 = Math.min(room * 0.42, s.ay * 0.3, 0.36) * rng.range(0.85, 1.05);
    const cx = s.ax * (stacks === 1 ? rng.range(0.4, 0.6) : 0.5 + (k - (stacks - 1) / 2) / (stacks + 0.25));
    let y = foot + (k % 2) * 0.03;
    const count = stacks === 1 ? tall : 1 + rng.int(tall);
    for (let i = 0; i < count; i++) {
      const r = r0 * (1 - i * 0.07) * rng.range(0.9, 1.04);
      const deep = r * rng.range(0.58, 0.82);
      if (y - deep < s.ay * 0.08) break;
      const glaze = glazes[g++ % glazes.length]!;
      const b: Body = {
        cx: cx + rng.gauss() * r * 0.035,
        foot: y,
        tall: deep,
        wide: r,
        profile: [
          [0, 0.4],
          [0.1, 0.4],
          [0.14, 0.46],
          [0.36, 0.76],
          [0.66, 0.93],
          [1, 1],
        ],
        glaze,
        dark: shade(mix(glaze, hex('#2f2a2c'), 0.5), 0.8),
        uneven: 0.01,
      };
      const { inside, room } = pot(s, rng, n, b, light);
      coat(s, {
        shape: field(s, 4, (x, yy) => Math.min(inside(x, yy), 0.007 - Math.abs(yy - (b.foot - deep)) * 0.5), room),
        soft: 0.005,
        colour: shade(glaze, 1.1),
        opacity: 0.35,
      });
      const drip = field(
        s,
        3,
        (x, yy) => Math.min(inside(x, yy), b.foot - deep * 0.3 - yy + fbm(n, x * 7, i * 3 + k) * deep * 0.35),
        room,
      );
      coat(s, {
        shape: drip,
        soft: 0.003,
        bite: 0.002,
        colour: mix(glaze, [250, 248, 240], 0.3),
        opacity: 0.4,
        pool: 0.35,
        rim: 0.012,
        granulate: 0.05,
      });
      specks(s, rng, n, b, inside, 50, shade(glaze, 0.45), 0.5);
      y -= deep * rng.range(0.5, 0.6);
    }
  }
  return finish(s, { ground: weave(4), amount: 0.035, vignette: 0.3 });
}
