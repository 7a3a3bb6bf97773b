import { type Brief, choose } from './kit/brief.ts';
import { type Point, stroke } from './kit/brush.ts';
import { coat } from './kit/coat.ts';
import { hexes, mix, type Rgb, shade, vary } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { clamp01, fbm, noise, warped } from './kit/noise.ts';
import type { Rng } from './kit/rng.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { scumble, weave } from './kit/tiles.ts';

export function gestural(brief: Brief): Painting {
  return ([knife, flows, bars, meadow][brief.hand] ?? knife)(brief);
}

/** A slab of paint pulled with the flat of a knife. */
function slab(
  s: Sheet,
  rng: Rng,
  x: number,
  y: number,
  a: number,
  long: number,
  half: number,
  c: Rgb,
  other: Rgb,
  dry: number,
): void {
  const at = (t: number, sway: number): [number, number] => [
    x + Math.cos(a) * long * t - Math.sin(a) * sway,
    y + Math.sin(a) * long * t + Math.cos(a) * sway,
  ];
  const path: Point[] = [
    [...at(-0.5, 0), half * 0.9],
    [...at(-0.15, rng.gauss() * half * 0.08), half],
    [...at(0.2, rng.gauss() * half * 0.1), half * 1.02],
    [...at(0.5, 0), half * rng.range(0.7, 0.95)],
  ];
  stroke(
    s,
    { path, dry: [-0.2, dry], hair: rng.int(512), ragged: 0.28, drag: 0.45, cap: 0.12 },
    {
      colour: c,
      second: mix(c, other, 0.55),
      opacity: 0.97,
      starve: 0.08,
      granulate: 0.05,
      body: 2.2,
      texture: scumble(),
    },
  );
}

/** Slabs gathering round one bright place. */
function knife(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const palette = hexes(
    choose(brief, {
      sea: '1f5a7c 7fc0c4 f0f2e8 2f8aa0 123048',
      noon: '2a3f6b d9a441 e9e2d0 8c4a2f 16203a',
      heat: 'b5452c f0b040 f8ead0 d9703a 6a2420',
      grass: '3a4a2c d8c070 ece6d2 a8603a 1c2618',
      salt: '8fa8ac e8d8b8 f8f4ea c4a890 5a6a70',
      dusk: '4a3a5c e0b08a efe6dc 7a8a9a 241c30',
    }),
  );
  const [deep, gold, white, earth, black] = palette as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const s = sheet(w, h, mix(deep, earth, 0.35), true);
  const n = noise(rng);
  coat(s, {
    colour: deep,
    second: earth,
    tint: field(s, 8, (x, y) => clamp01(0.5 + warped(n, x * 1.8, y * 1.8, 0.9) * 0.9)),
    granulate: 0.08,
    texture: scumble(),
    body: 0.8,
  });
  const fx = s.ax * rng.range(0.3, 0.7);
  const fy = s.ay * rng.range(0.32, 0.62);
  const horizon = s.ay * rng.range(0.55, 0.75);
  const count = 130;
  for (let i = 0; i < count; i++) {
    const late = i / count;
    const near = late > 0.45;
    const x = near ? fx + rng.gauss() * s.ax * 0.2 : s.ax * rng.next();
    const y = near ? fy + rng.gauss() * s.ay * 0.16 : s.ay * rng.next();
    const a = fbm(n, x * 1.2, y * 1.2) * 2.4 + (y > horizon ? 0 : 0.5);
    const d = Math.hypot((x - fx) / 0.5, (y - fy) / 0.4);
    const pickLight = Math.exp(-d * d) * 1.3 + rng.gauss() * 0.22;
    const c =
      pickLight > 0.85
        ? white
        : pickLight > 0.55
          ? gold
          : y > horizon
            ? rng.chance(0.6)
              ? black
              : earth
            : rng.chance(0.2)
              ? earth
              : rng.chance(0.25)
                ? black
                : deep;
    slab(
      s,
      rng,
      x,
      y,
      a,
      rng.range(0.1, 0.34) * (near ? 0.75 : 1.15),
      rng.range(0.016, 0.05) * (near ? 0.8 : 1.2),
      vary(c, 9, rng),
      rng.pick([white, gold, deep]),
      rng.range(0.15, 0.8),
    );
  }
  return finish(s, { ground: weave(4), amount: 0.025, light: 0.6 });
}

/** Poured colour, folded by currents round a focal mass. */
function flows(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const palette = hexes(
    choose(brief, {
      red: 'd9482b f0c48a 1f5f6f 26203a f3e6cc',
      orange: 'e06a3a f4d9a8 2c4f8a 3a1a2a efe3d0',
      crimson: 'c8344a f2b27a 2f7a78 1c2440 f5e8d6',
      amber: 'e8923a f6dca0 7a2f4a 1f3a4a fbf0dc',
      oil: '2f5a6a c9d4c0 7a8f3a 141c24 f0efe0',
      dust: 'b09a7c e8dcc4 6a5a4c 3a3230 f6f0e2',
      iron: '5a6066 c4b8a8 9a4a2c 1f2226 e9e6e0',
    }),
  );
  const [red, sand, teal, night, cream] = palette as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const s = sheet(w, h, red, true);
  const n = noise(rng);
  const m = noise(rng);
  const fx = s.ax * rng.range(0.32, 0.68);
  const fy = s.ay * rng.range(0.35, 0.6);
  const spin = rng.range(0.6, 1.3) * rng.sign();
  const turned = (x: number, y: number, sine: boolean): number => {
    const dx = x - fx;
    const dy = y - fy;
    const a = spin * Math.exp(-Math.sqrt(dx * dx + dy * dy) * 2.6);
    return sine ? fy + dx * Math.sin(a) + dy * Math.cos(a) : fx + dx * Math.cos(a) - dy * Math.sin(a);
  };
  const us = field(s, 7, (x, y) => turned(x, y, false)).data;
  const vs = field(s, 7, (x, y) => turned(x, y, true)).data;
  const pulls = field(s, 7, (x, y) => Math.exp(-(((x - fx) / 0.42) ** 2 + ((y - fy) / 0.36) ** 2))).data;
  const flow = (i: number, f: number, shift: number): number =>
    warped(n, us[i]! * f * 0.62 + shift, vs[i]! * f * 0.48, 0.85);
  let cell = 0;
  coat(s, {
    colour: red,
    second: mix(red, night, 0.45),
    tint: field(s, 7, () => clamp01(0.4 + flow(cell++, 1.5, 7) * 0.9)),
    granulate: 0.07,
    texture: scumble(),
    body: 0.7,
  });
  const layers: [Rgb, Rgb, number, number, number][] = [
    [night, mix(night, red, 0.4), 0.46, 1.1, 0],
    [teal, mix(teal, sand, 0.45), 0.26, 1.3, 3.1],
    [sand, cream, 0.24, 1.3, 6.2],
    [cream, sand, 0.09, 1.7, 9.4],
  ];
  layers.forEach(([a, b, width, f, shift], i) => {
    const level = [0.16, 0.2, 0.24, 0.3][i]!;
    cell = 0;
    const shape = field(s, 7, () => {
      const v = flow(cell, f, shift);
      const pull = pulls[cell++]!;
      return (width * 0.5 - Math.abs(v - level - pull * 0.3 + 0.28)) * 0.2 + (pull - 0.55) * (i === 0 ? -0.05 : 0.03);
    });
    const tint = field(s, 8, (x, y) => clamp01(0.5 + fbm(m, x * 3 + i, y * 7) * 0.8));
    coat(s, {
      shape,
      soft: 0.006,
      bite: 0.008,
      colour: a,
      second: b,
      tint,
      opacity: 0.94,
      starve: 0.14,
      granulate: 0.07,
      texture: scumble(),
      pool: 0.25,
      rim: 0.02,
      body: 1.5,
    });
  });
  for (let i = 0; i < 9; i++) {
    const x = fx + rng.gauss() * 0.2;
    const y = fy + rng.gauss() * 0.16;
    slab(
      s,
      rng,
      x,
      y,
      rng.range(-0.6, 0.6) + spin,
      rng.range(0.1, 0.26),
      rng.range(0.01, 0.03),
      vary(rng.pick([cream, sand, red, teal]), 8, rng),
      cream,
      rng.range(0.4, 0.85),
    );
  }
  drips(s, rng, fx, fy, 7, rng.pick([night, teal, cream]));
  return finish(s, { ground: weave(4), amount: 0.04, light: 0.45 });
}

function drips(s: Sheet, rng: Rng, fx: number, fy: number, count: number, c: Rgb): void {
  for (let i = 0; i < count; i++) {
    const x = fx + rng.gauss() * 0.18;
    const y = fy + rng.range(0, 0.15);
    const long = rng.range(0.08, 0.4);
    const half = rng.range(0.0012, 0.0034);
    stroke(
      s,
      {
        path: [
          [x, y, half * 1.6],
          [x + rng.gauss() * 0.003, y + long * 0.5, half],
          [x + rng.gauss() * 0.004, y + long * 0.95, half * 0.9],
          [x, y + long, half * 1.5],
        ],
        even: true,
      },
      { colour: c, opacity: 0.85, starve: 0.2, body: 2 },
    );
  }
}

/** Black beams swung across a scrubbed ground. */
function bars(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const palette = hexes(
    choose(brief, {
      night: '24304a 0e1018 3f5f8a c9b45a',
      asphalt: '5a666c 14181c 7f9a98 e6e4dc',
      puddle: 'c9d4d6 1a2026 7fa4b4 4f7f86',
      flash: 'ece8e0 18161c e9d45a b8b0d0',
      alley: '4a4238 16120e a8702c e0b45a',
      water: '16302e 080c0c 2f6a60 8fb0a0',
    }),
  );
  const [ground, black, soft, hot] = palette as [Rgb, Rgb, Rgb, Rgb];
  const s = sheet(w, h, ground, true);
  const n = noise(rng);
  coat(s, {
    colour: ground,
    second: shade(ground, 0.88),
    tint: field(s, 8, (x, y) => clamp01(0.5 + warped(n, x * 2, y * 2, 0.9) * 0.7)),
    granulate: 0.05,
    texture: scumble(),
    body: 0.8,
  });
  const fx = s.ax * rng.range(0.36, 0.64);
  const fy = s.ay * rng.range(0.4, 0.6);
  for (let i = 0; i < 26; i++) {
    const c = rng.chance(0.45) ? soft : rng.chance(0.3) ? hot : shade(ground, rng.range(0.85, 1.06));
    slab(
      s,
      rng,
      fx + rng.gauss() * s.ax * 0.26,
      fy + rng.gauss() * s.ay * 0.25,
      rng.range(-0.7, 0.7) + (rng.chance(0.3) ? 1.4 : 0),
      rng.range(0.18, 0.5),
      rng.range(0.03, 0.08),
      vary(c, 6, rng),
      ground,
      rng.range(0.5, 0.95),
    );
  }
  const beams = 4 + rng.int(3);
  const big = Math.min(s.ax, s.ay);
  const span = Math.max(s.ax, s.ay);
  for (let i = 0; i < beams; i++) {
    const wideWay = s.ax > s.ay;
    const a = rng.pick([0.05, 1.5, 0.7, -0.6, wideWay ? 0.15 : 1.45]) + rng.gauss() * 0.15;
    const x = fx + rng.gauss() * s.ax * 0.16;
    const y = fy + rng.gauss() * s.ay * 0.16;
    const long = span * rng.range(0.4, 0.85);
    const half = big * rng.range(0.035, 0.075) * (i === 0 ? 1.3 : 1);
    const path: Point[] = [];
    const bow = rng.gauss() * 0.07;
    for (let k = 0; k <= 6; k++) {
      const t = k / 6 - 0.5;
      path.push([
        x + Math.cos(a) * long * t - Math.sin(a) * bow * (1 - t * t * 4),
        y + Math.sin(a) * long * t + Math.cos(a) * bow * (1 - t * t * 4),
        half * (1 + rng.gauss() * 0.1),
      ]);
    }
    stroke(
      s,
      { path, dry: [-0.2, rng.range(0.4, 0.9)], hair: rng.int(512), ragged: 0.3, drag: 0.5 },
      { colour: black, second: shade(black, 1.9), opacity: 0.97, starve: 0.08, body: 2 },
    );
    if (i === 0) drips(s, rng, x, y, 8, black);
  }
  for (let i = 0; i < 7; i++)
    slab(
      s,
      rng,
      fx + rng.gauss() * s.ax * 0.2,
      fy + rng.gauss() * s.ay * 0.2,
      rng.range(-0.5, 1.4),
      rng.range(0.1, 0.3),
      rng.range(0.012, 0.035),
      i < 2 ? hot : ground,
      i < 2 ? soft : ground,
      rng.range(0.5, 0.85),
    );
  return finish(s, { ground: weave(4), amount: 0.035, light: 0.5 });
}

/** A field in flower, touch by touch. */
function meadow(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const palette = hexes(
    choose(brief, {
      spring: '7fb0c8 e8dcc0 3f6a4a 8aa84a e6c23a d0484a e9a8b8 1f3a34',
      poppies: 'e8d4b0 f4e8cc 5a6a3a a8a04a d83a2a d83a2a f0705a 2c3020',
      evening: '5a6aa8 c8b4c8 3a5a5a 6a8a6a e8e0f0 9a5aa0 f0c070 1f2a3c',
      heat: 'd8b878 f0dca8 9a8a3a c8ac48 f0b030 e07030 f6ecc8 5a4a1c',
      cut: 'b9c8b0 dde2c8 6f8a3a a4b45c b8b870 c8c488 dcd8a8 3f5228',
      orchard: '9fc4d4 eef0e4 2f6a3c 5f9a4a f8f4f0 f4dce0 ffffff 1c4030',
    }),
  );
  const [skyTop, skyLow, green, moss, b1, b2, b3, dark] = palette as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  const s = sheet(w, h, skyLow, true);
  const n = noise(rng);
  const line = s.ay * (choose(brief, { high: 0.16, middle: 0.34, low: 0.56 }) + rng.range(0, 0.06));
  const edge = (x: number) => line + fbm(n, x * 1.6, 0.3) * 0.1;
  coat(s, {
    colour: skyTop,
    second: skyLow,
    tint: field(s, 8, (x, y) => clamp01(y / line + warped(n, x * 1.6, y * 2, 0.8) * 0.3)),
    body: 0.6,
    texture: scumble(),
  });
  coat(s, {
    shape: field(s, 5, (x, y) => y - edge(x)),
    soft: 0.01,
    bite: 0.012,
    colour: green,
    second: dark,
    tint: field(s, 8, (x, y) => clamp01((y - line) / (s.ay - line) + warped(n, x * 2.4, y * 3, 0.8) * 0.5)),
    texture: scumble(),
    body: 0.9,
  });
  for (let i = 0; i < 90; i++) {
    const y = rng.next() * line;
    slab(
      s,
      rng,
      s.ax * rng.next(),
      y,
      fbm(n, y * 3, i) * 0.3,
      rng.range(0.08, 0.22),
      rng.range(0.008, 0.02),
      vary(mix(skyTop, skyLow, clamp01(y / line + rng.gauss() * 0.3)), 7, rng),
      skyLow,
      rng.range(0.2, 0.7),
    );
  }
  const touches = 1700;
  for (let i = 0; i < touches; i++) {
    const t = (i / touches) ** 1.25;
    const x = s.ax * rng.next();
    const y0 = edge(x) + (s.ay - line + 0.03) * t;
    const k = 0.35 + t * 1.15;
    const drift = warped(n, x * 2.2 + 4, y0 * 3.4, 0.9);
    const blossom = drift > 0.02 + rng.gauss() * 0.16;
    if (blossom) {
      const c = vary(drift > 0.4 ? b3 : drift > 0.2 ? b1 : b2, 10, rng);
      const r = 0.0075 * k * rng.range(0.6, 1.25);
      stroke(
        s,
        {
          path: [
            [x - r, y0, r * 0.6],
            [x, y0 - r * 0.2, r],
            [x + r, y0 + r * 0.1, r * 0.5],
          ],
          dry: [-0.2, 0.35],
          hair: rng.int(512),
          ragged: 0.3,
        },
        { colour: shade(c, 0.9), second: mix(c, b3, 0.35), body: 2.2 },
      );
    } else {
      const c = vary(rng.chance(0.5) ? moss : rng.chance(0.5) ? green : dark, 9, rng);
      const long = 0.034 * k * rng.range(0.6, 1.3);
      const lean = rng.gauss() * 0.25 + drift * 0.6;
      stroke(
        s,
        {
          path: [
            [x, y0 + long * 0.4, 0.0035 * k],
            [x + lean * long * 0.4, y0 - long * 0.2, 0.0032 * k],
            [x + lean * long, y0 - long * 0.6, 0.001 * k],
          ],
          dry: [-0.1, 0.4],
          hair: rng.int(512),
        },
        { colour: c, second: mix(c, b1, 0.3), body: 1.8 },
      );
    }
  }
  return finish(s, { ground: weave(4), amount: 0.025, light: 0.5 });
}
