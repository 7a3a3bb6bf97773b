import { type Brief, choose } from './kit/brief.ts';
import { coat } from './kit/coat.ts';
import { hexes, mix, type Rgb, shade, vary } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { type Noise, noise, warped } from './kit/noise.ts';
import type { Ink } from './kit/press.ts';
import type { Rng } from './kit/rng.ts';
import { ellipse, fill, type Gradient, type Outline, tremble } from './kit/shape.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { scumble, weave } from './kit/tiles.ts';

export function geometric(brief: Brief): Painting {
  return ([planes, stripes, arcs, volumes][brief.hand] ?? planes)(brief);
}

function prime(w: number, h: number, ground: Rgb, n: Noise): Sheet {
  const s = sheet(w, h, ground);
  coat(s, {
    colour: shade(ground, 1.03),
    second: shade(ground, 0.93),
    tint: field(s, 8, (x, y) => warped(n, x * 1.8, y * 1.8, 0.7) * 0.5 + 0.5),
    granulate: 0.025,
    texture: scumble(),
  });
  return s;
}

/** One plane by hand: edges that tremble, paint that thins at places. */
function plane(s: Sheet, n: Noise, o: Outline, colour: Rgb, more: Partial<Ink> = {}, gradient?: Gradient): void {
  const edge = tremble(o, n, 0.0035, 7, 0.03);
  const ink: Ink = {
    colour,
    second: shade(colour, 0.9),
    opacity: 0.93,
    starve: 0.18,
    granulate: 0.06,
    texture: scumble(),
    zoom: 1.4,
    ...more,
  };
  fill(s, edge, ink, gradient ?? [0, 0, s.ax, s.ay]);
}

/** Transparent discs and bars over each other. */
function planes(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const ground: Rgb = hexes('efe8da')[0]!;
  const palette = hexes(
    choose(brief, {
      red: 'd8553a 2f6f8f e8b13c 2a3a4c',
      rose: 'd06a84 3f8f86 efc46a 4a3f6b',
      orange: 'e8862f 35558f b9c06a 8a2f3a',
      blue: '2b5f9e e2686a f0c24b 1f7a6a',
    }),
  );
  const n = noise(rng);
  const s = prime(w, h, ground, n);
  const kind = choose(brief, { discs: 'discs', shapes: 'discs', panes: 'panes', lattice: 'lattice' });
  if (kind === 'panes') panes(s, n, rng);
  if (kind === 'lattice') lattice(s, n, rng, palette);
  if (kind !== 'discs') return finish(s, { ground: weave(4), amount: 0.045 });
  const big = Math.min(s.ax, s.ay);
  const fx = s.ax * rng.range(0.35, 0.65);
  const fy = s.ay * rng.range(0.38, 0.6);
  const count = 6 + rng.int(4);
  for (let i = 0; i < count; i++) {
    const c = vary(palette[i % palette.length]!, 6, rng);
    const far = i === 0 ? 0 : 0.42;
    const x = fx + rng.gauss() * s.ax * far * 0.6;
    const y = fy + rng.gauss() * s.ay * far * 0.55;
    const r = i === 0 ? big * rng.range(0.26, 0.34) : big * rng.range(0.06, 0.24);
    const form = i === 0 ? 0 : rng.int(4);
    const a = rng.pick([0, 0, Math.PI / 4, -Math.PI / 6]);
    const bar = [
      x - r * 2.2,
      y - r * 0.22,
      x + r * 2.2,
      y - r * 0.22,
      x + r * 2.2,
      y + r * 0.22,
      x - r * 2.2,
      y + r * 0.22,
    ];
    const o =
      form === 0
        ? ellipse(x, y, r, r, 0, 70)
        : form === 1
          ? spin(bar, x, y, a + (rng.chance(0.5) ? Math.PI / 2 : 0))
          : form === 2
            ? spin([x - r, y - r, x + r, y - r, x + r, y + r, x - r, y + r], x, y, a)
            : half(x, y, r, a + rng.int(4) * 1.5708);
    plane(s, n, o, c, { multiply: true, opacity: i === 0 ? 0.92 : 0.85 }, [x - r, y - r, x + r, y + r]);
  }
  plane(
    s,
    n,
    spin([0, fy - 0.002, s.ax, fy - 0.002, s.ax, fy + 0.002, 0, fy + 0.002], fx, fy, rng.gauss() * 0.03),
    palette[3]!,
    { opacity: 0.9 },
  );
  return finish(s, { ground: weave(4), amount: 0.045 });
}

/** Three panes across and four down, from the first hour to the last. */
function panes(s: Sheet, n: Noise, rng: Rng): void {
  const day = hexes('1f2a4c 33406e 6f6a90 d99a86 f0c48a f6e2a8 f2d27a e8b45c d9854a b5504a 6a3a5a 2a2446');
  const edge = Math.min(s.ax, s.ay) * 0.06;
  const wide = (s.ax - edge * 2) / 3;
  const tall = (s.ay - edge * 2) / 4;
  const bar = edge * 0.28;
  plane(s, n, [edge, edge, s.ax - edge, edge, s.ax - edge, s.ay - edge, edge, s.ay - edge], hexes('3a2a20')[0]!);
  day.forEach((colour, i) => {
    const x = edge + (i % 3) * wide;
    const y = edge + Math.floor(i / 3) * tall;
    const o = [x + bar, y + bar, x + wide - bar, y + bar, x + wide - bar, y + tall - bar, x + bar, y + tall - bar];
    plane(s, n, o, vary(colour, 5, rng), {}, [x, y, x + wide, y + tall]);
  });
}

/** The bars of a paper door, a few of the openings filled. */
function lattice(s: Sheet, n: Noise, rng: Rng, palette: readonly Rgb[]): void {
  const cols = 5;
  const rows = 7;
  const wide = s.ax / cols;
  const tall = s.ay / rows;
  for (let i = 0; i < cols * rows; i++) {
    if (!rng.chance(0.3)) continue;
    const x = (i % cols) * wide;
    const y = Math.floor(i / cols) * tall;
    plane(s, n, [x, y, x + wide, y, x + wide, y + tall, x, y + tall], vary(rng.pick(palette), 6, rng));
  }
  const wood = hexes('4a3426')[0]!;
  for (let c = 0; c <= cols; c++) plane(s, n, bar(c * wide, 0, c * wide, s.ay), wood);
  for (let r = 0; r <= rows; r++) plane(s, n, bar(0, r * tall, s.ax, r * tall), wood);

  function bar(x0: number, y0: number, x1: number, y1: number): number[] {
    const half = 0.011;
    return x0 === x1
      ? [x0 - half, y0, x0 + half, y0, x0 + half, y1, x0 - half, y1]
      : [x0, y0 - half, x1, y0 - half, x1, y0 + half, x0, y0 + half];
  }
}

/** Bands of every width, like the sleeves of a child's festive coat. */
function stripes(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const palette = hexes(
    rng.pick([
      'c22f2a e7b32f 1f5aa0 f1ece0 2f7f5a 1c1c22 d96f8f',
      'b9344a 3a6ea5 f0d06a f4efe2 5a9a78 2a2438 e88f5a',
      'd1452c 20477f e9a93a ece4d2 3b8a8a 16161c 9a3f6f',
    ]),
  );
  const n = noise(rng);
  const s = prime(w, h, palette[3]!, n);
  const upright = choose(brief, { upright: true, level: false });
  const long = upright ? s.ax : s.ay;
  const deep = upright ? s.ay : s.ax;
  const zones = choose(brief, { whole: 1, halves: 2, thirds: 3 });
  for (let z = 0; z < zones; z++) {
    const from = (deep * z) / zones;
    const to = (deep * (z + 1)) / zones;
    let at = 0;
    let last = -1;
    while (at < long) {
      let k = rng.int(palette.length);
      if (k === last) k = (k + 1) % palette.length;
      last = k;
      const thick = long * rng.pick([0.012, 0.02, 0.02, 0.034, 0.05, 0.085]) * rng.range(0.85, 1.15);
      const end = Math.min(long, at + thick);
      const o = upright ? [at, from, end, from, end, to, at, to] : [from, at, to, at, to, end, from, end];
      plane(s, n, o, vary(palette[k]!, 5, rng), {}, upright ? [0, from, 0, to] : [from, 0, to, 0]);
      at = end + (rng.chance(0.3) ? long * 0.006 : 0);
    }
  }
  const disc = choose(brief, { 'no-disc': undefined, dark: palette[5], pale: palette[3], red: palette[0] });
  if (disc) {
    const r = Math.min(s.ax, s.ay) * rng.range(0.18, 0.3);
    plane(s, n, ellipse(s.ax * rng.range(0.3, 0.7), s.ay * rng.range(0.35, 0.65), r, r, 0, 80), disc);
  }
  return finish(s, { ground: weave(4), amount: 0.05 });
}

/** Quarter circles on a square grid. */
function arcs(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const palette = hexes(
    choose(brief, {
      teal: 'e6dfce 1f3d3a c46a3f 8fae9a e2b65e',
      navy: 'ece3d4 233249 d98a6a 7f9fb5 c9b78a',
      rose: 'e9e2d6 4a2f3a b8574a 9aa88a d9b0a0',
      green: 'e4e0d0 2c3a2a 7f8f4a d8a84a 4f7a4a',
      sun: 'ece0c4 5a3a2a e0873a f0c060 d9583a',
      slate: 'e2e0dc 2a2a2e 8a8f94 b8b8b4 c4452f',
    }),
  );
  const ground = palette[0]!;
  const n = noise(rng);
  const s = prime(w, h, ground, n);
  const cell = choose(brief, { fine: 0.2, middling: 0.25, broad: 0.34, quarters: 0.5 });
  /** One circle in four parts: every corner looks to the middle. */
  const whole = cell === 0.5;
  const cols = Math.max(2, Math.round(s.ax / cell));
  const rows = Math.max(2, Math.round(s.ay / cell));
  const size = Math.min(s.ax / (cols + 0.5), s.ay / (rows + 0.5));
  const ox = (s.ax - size * cols) / 2;
  const oy = (s.ay - size * rows) / 2;
  const emptyCol = rng.int(cols);
  const bare = choose(brief, { filled: 0.05, some: 0.14, sparse: 0.5 });
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const x = ox + c * size;
      const y = oy + r * size;
      if (!whole && (rng.chance(bare) || (c === emptyCol && rng.chance(0.35)))) continue;
      const [a, b, third] = rng.shuffle(palette.slice(1)) as [Rgb, Rgb, Rgb];
      if (rng.chance(0.72)) plane(s, n, [x, y, x + size, y, x + size, y + size, x, y + size], a);
      const inward = r % 2 === 0 ? (c % 2 === 0 ? 2 : 3) : c % 2 === 0 ? 1 : 0;
      const corner = whole ? inward : rng.int(4);
      const cx = x + (corner === 1 || corner === 2 ? size : 0);
      const cy = y + (corner >= 2 ? size : 0);
      const start = corner * (Math.PI / 2);
      const rings = rng.pick([1, 1, 2, 4]);
      for (let k = 0; k < rings; k++)
        plane(s, n, wedge(cx, cy, size * (1 - k / rings), start), k % 2 === 0 ? b : rings > 2 ? a : third);
    }
  }
  return finish(s, { ground: weave(4), amount: 0.045 });
}

/** Black, red and raw cloth: folded ribbons and blocks, hard-edged. */
function volumes(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const palette = hexes(
    choose(brief, {
      red: 'e7e0d2 161618 b8281f 8a8578',
      orange: 'e2dccd 1a1d26 d0472a a59c88',
      blue: 'ebe5d8 15181c 1f4f9a 97938a',
    }),
  );
  const [ground, black, red, grey] = palette as [Rgb, Rgb, Rgb, Rgb];
  const n = noise(rng);
  const s = prime(w, h, ground, n);
  const kind = choose(brief, { ribbon: 0, blocks: 1, cubes: 2 });
  const big = Math.min(s.ax, s.ay);
  if (kind === 0) {
    const wide = big * rng.range(0.16, 0.24);
    let x = s.ax * rng.range(0.05, 0.2);
    let y = s.ay * rng.range(0.6, 0.85);
    const steps = Math.max(4, Math.round((s.ax / big) * 4));
    const run = (s.ax * 0.9) / steps;
    for (let i = 0; i < steps; i++) {
      const ny = Math.max(
        s.ay * 0.12,
        Math.min(s.ay * 0.9 - wide, y + (i % 2 === 0 ? -1 : 1) * s.ay * rng.range(0.25, 0.5)),
      );
      plane(
        s,
        n,
        [x, y, x + run, ny, x + run, ny + wide, x, y + wide],
        i === 1 ? red : i % 2 === 0 ? black : mix(grey, ground, 0.2),
        {},
        [x, y, x + run, ny],
      );
      x += run;
      y = ny;
    }
  } else if (kind === 1) {
    const cut = s.ax * rng.range(0.32, 0.62);
    const drop = s.ay * rng.range(0.3, 0.7);
    plane(s, n, [0, 0, cut, 0, cut * rng.range(0.7, 1.1), drop, 0, drop * rng.range(0.9, 1.2)], black);
    plane(s, n, [cut, s.ay, s.ax, s.ay, s.ax, drop * 0.8, cut * 1.05, drop], red);
    plane(
      s,
      n,
      ellipse(s.ax * rng.range(0.66, 0.78), s.ay * rng.range(0.16, 0.28), big * 0.14, big * 0.14, 0, 70),
      rng.chance(0.5) ? black : grey,
    );
    plane(
      s,
      n,
      [s.ax * 0.08, s.ay * 0.86, cut * 0.86, s.ay * 0.84, cut * 0.86, s.ay * 0.87, s.ax * 0.08, s.ay * 0.89],
      black,
    );
  } else {
    const size = big * rng.range(0.13, 0.18);
    const cols = Math.ceil(s.ax / (size * 1.732)) + 1;
    const rows = Math.ceil(s.ay / (size * 1.5)) + 1;
    const fx = cols * rng.range(0.25, 0.7);
    const fy = rows * rng.range(0.3, 0.7);
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < cols; c++) {
        if (Math.hypot(c - fx, (r - fy) * 0.9) > Math.min(cols, rows) * 0.42 + rng.range(-0.4, 1)) continue;
        cube((c + (r % 2) / 2) * size * 1.732, r * size * 1.5, size, rng.chance(0.16) ? red : ground);
      }
    }
  }
  return finish(s, { ground: weave(4), amount: 0.05 });

  function cube(x: number, y: number, k: number, top: Rgb): void {
    const q = k * 0.866;
    plane(s, n, [x, y - k, x + q, y - k / 2, x, y, x - q, y - k / 2], shade(top, 0.97));
    plane(s, n, [x - q, y - k / 2, x, y, x, y + k, x - q, y + k / 2], grey);
    plane(s, n, [x + q, y - k / 2, x, y, x, y + k, x + q, y + k / 2], black);
  }
}

function spin(o: Outline, cx: number, cy: number, a: number): number[] {
  const c = Math.cos(a);
  const q = Math.sin(a);
  const out: number[] = [];
  for (let i = 0; i < o.length; i += 2) {
    const dx = o[i]! - cx;
    const dy = o[i + 1]! - cy;
    out.push(cx + dx * c - dy * q, cy + dx * q + dy * c);
  }
  return out;
}

function half(x: number, y: number, r: number, a: number): number[] {
  const out: number[] = [];
  for (let i = 0; i <= 40; i++)
    out.push(x + Math.cos(a + (i / 40) * Math.PI) * r, y + Math.sin(a + (i / 40) * Math.PI) * r);
  return out;
}

function wedge(x: number, y: number, r: number, start: number): number[] {
  const out = [x, y];
  for (let i = 0; i <= 26; i++)
    out.push(x + Math.cos(start + (i / 26) * (Math.PI / 2)) * r, y + Math.sin(start + (i / 26) * (Math.PI / 2)) * r);
  return out;
}
