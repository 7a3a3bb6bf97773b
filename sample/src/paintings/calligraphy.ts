import { type Brief, choose } from './kit/brief.ts';
import { type Point, stroke, trace } from './kit/brush.ts';
import { coat } from './kit/coat.ts';
import { hex, hexes, type Rgb, shade } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { jamo, type Part, syllables } from './kit/letters.ts';
import { type Noise, noise, warped } from './kit/noise.ts';
import { emptyBox, type Ink, press } from './kit/press.ts';
import type { Rng } from './kit/rng.ts';
import { seal } from './kit/seal.ts';
import { cut, ellipse, tremble } from './kit/shape.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { hanji, weave } from './kit/tiles.ts';

export function calligraphy(brief: Brief): Painting {
  return ([single, columns, sweep, letters][brief.hand] ?? single)(brief);
}

function paperOf(w: number, h: number, paper: Rgb, n: Noise): Sheet {
  const s = sheet(w, h, paper);
  coat(s, {
    colour: shade(paper, 1.02),
    second: shade(paper, 0.93),
    tint: field(s, 8, (x, y) => warped(n, x * 1.5, y * 1.5, 0.8) * 0.5 + 0.5),
    granulate: 0.015,
    texture: hanji(),
  });
  return s;
}

/** Drops thrown off by a fast brush. */
function splatter(
  s: Sheet,
  rng: Rng,
  n: Noise,
  x: number,
  y: number,
  a: number,
  reach: number,
  count: number,
  ink: Ink,
): void {
  const box = emptyBox();
  for (let i = 0; i < count; i++) {
    const t = rng.next();
    const d = reach * t * t;
    const aa = a + rng.gauss() * 0.5;
    const r = 0.0008 + 0.008 * rng.next() ** 5 * (1 - t * 0.5);
    cut(
      s,
      tremble(ellipse(x + Math.cos(aa) * d, y + Math.sin(aa) * d, r * rng.range(1, 2.2), r, aa, 14), n, r * 0.5, 90, r),
      box,
    );
  }
  press(s, box, ink);
}

/** The same stroke twice: a pale bleed under the dark body. */
function wet(
  s: Sheet,
  path: readonly Point[],
  dry: readonly [number, number],
  hair: number,
  ink: Rgb,
  bleed: number,
  ragged = 0.35,
): void {
  if (bleed > 0)
    stroke(
      s,
      {
        path: path.map(([x, y, w]) => [x, y, w * 1.06 + 0.003] as Point),
        dry: [Math.max(0, dry[0] - 0.1), dry[1]],
        hair,
        ragged: 0.1,
      },
      { colour: ink, opacity: bleed, multiply: true, starve: 0.6, texture: hanji() },
    );
  stroke(
    s,
    { path, dry, hair, ragged, drag: 0.8 },
    { colour: ink, second: shade(ink, 1.5), opacity: 0.95, multiply: true, starve: 0.12, granulate: 0.1 },
  );
}

/** One breath: a circle, a bar, a falling line. */
function single(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const paper = hex(
    choose(brief, { white: '#f0ece2', cream: '#e4d8bc', aged: '#cdb88e', cool: '#d8dedc', grey: '#b9b4aa' }),
  );
  const ink = hex('#17171a');
  const n = noise(rng);
  const s = paperOf(w, h, paper, n);
  const big = Math.min(s.ax, s.ay);
  const kind = choose(brief, { circle: 0, bars: 1, fall: 2, turn: 3 });
  const cx = s.ax * rng.range(0.44, 0.56);
  const cy = s.ay * rng.range(0.44, 0.54);
  if (kind === 0) {
    const r = big * rng.range(0.29, 0.35);
    const start = rng.range(1.2, 2.6);
    const turn = rng.range(5.5, 6.15);
    const path: Point[] = [];
    for (let i = 0; i <= 11; i++) {
      const t = i / 11;
      const rr = r * (1 + rng.gauss() * 0.012 + t * 0.05);
      path.push([
        cx + Math.cos(start + turn * t) * rr,
        cy + Math.sin(start + turn * t) * rr * 0.96,
        big * (0.058 + 0.026 * Math.sin(t * 3.3 + 0.4)) * (t > 0.94 ? 0.6 : 1),
      ]);
    }
    wet(s, path, [-0.05, rng.range(0.72, 0.9)], rng.int(512), ink, 0.2);
    splatter(s, rng, n, path[2]![0], path[2]![1], start + 2.4, big * 0.4, 26, {
      colour: ink,
      opacity: 0.9,
      multiply: true,
    });
  } else if (kind === 1) {
    const bars = choose(brief, { one: 1, two: 2, three: 3 });
    for (let i = 0; i < bars; i++) {
      const y = s.ay * (0.5 + (i - (bars - 1) / 2) * rng.range(0.2, 0.28));
      const x0 = s.ax * rng.range(0.1, 0.2);
      const x1 = s.ax * rng.range(0.72, 0.9);
      const wide = big * rng.range(0.05, 0.11) * (i === 0 ? 1.2 : 0.8);
      wet(
        s,
        [
          [x0, y + wide * 0.4, wide * 0.75],
          [x0 + (x1 - x0) * 0.1, y, wide * 1.15],
          [(x0 + x1) / 2, y - wide * rng.range(0.2, 0.7), wide * 0.85],
          [x1, y + wide * rng.range(-0.4, 0.6), wide],
        ],
        [-0.1, rng.range(0.65, 0.95)],
        rng.int(512),
        ink,
        0.18,
      );
      splatter(s, rng, n, x1, y, 0, big * 0.3, 14, { colour: ink, opacity: 0.9, multiply: true });
    }
  } else if (kind === 2) {
    const path: Point[] = [];
    const wide = big * rng.range(0.06, 0.1);
    const lean = rng.sign();
    for (let i = 0; i <= 9; i++) {
      const t = i / 9;
      path.push([
        cx + lean * Math.sin(t * rng.range(4.4, 5.2) + 0.3) * big * 0.22,
        s.ay * (0.1 + t * 0.78),
        wide * (1.2 - t * 0.55 + 0.3 * Math.sin(t * 9)),
      ]);
    }
    wet(s, path, [-0.1, 0.85], rng.int(512), ink, 0.22);
    splatter(s, rng, n, path[9]![0], path[9]![1], 1.4, big * 0.3, 24, { colour: ink, opacity: 0.9, multiply: true });
  } else {
    const wide = big * rng.range(0.07, 0.1);
    wet(
      s,
      [
        [cx - big * 0.34, cy - big * 0.2, wide * 0.8],
        [cx - big * 0.05, cy - big * 0.27, wide * 0.7],
        [cx + big * 0.32, cy - big * 0.25, wide],
        [cx + big * 0.3, cy - big * 0.16, wide * 0.8],
        [cx - big * 0.05, cy + big * 0.12, wide * 0.7],
        [cx - big * 0.36, cy + big * 0.34, wide * 0.35],
      ],
      [-0.1, 0.75],
      rng.int(512),
      ink,
      0.2,
    );
    wet(
      s,
      [
        [cx - big * 0.06, cy + big * 0.02, wide * 0.6],
        [cx + big * 0.18, cy + big * 0.2, wide * 0.9],
        [cx + big * 0.42, cy + big * 0.34, wide * 1.3],
        [cx + big * 0.5, cy + big * 0.36, wide * 0.3],
      ],
      [0, 0.6],
      rng.int(512),
      ink,
      0.2,
    );
    splatter(s, rng, n, cx + big * 0.3, cy - big * 0.25, -0.4, big * 0.3, 20, {
      colour: ink,
      opacity: 0.9,
      multiply: true,
    });
  }
  seal(s, s.ax * rng.range(0.84, 0.9), s.ay * rng.range(0.82, 0.88), 0.032, seed, paper);
  return finish(s, { ground: hanji(), amount: 0.045 });
}

/** Running script in columns, one large sign among them. */
function columns(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const [paper, ink] = hexes(
    choose(brief, {
      tan: 'd9c7a0 211a16',
      night: '1c2746 d8b35c',
      white: 'efeae0 1b1a1c',
      old: 'b79a6c 2a1c12',
      blue: 'c3d0d8 1c2438',
      red: 'c9775a 2a1210',
    }),
  ) as [Rgb, Rgb];
  /** Gold lies on dark paper; ink sinks into light paper. */
  const sinks = paper[0] > ink[0];
  const n = noise(rng);
  const s = paperOf(w, h, paper, n);
  coat(s, {
    colour: hex('#b8422e'),
    density: field(s, 8, (x, y) => 0.14 * Math.max(0, warped(n, x * 1.3, y * 1.3, 1))),
    granulate: 0.1,
    texture: hanji(),
  });
  const margin = Math.min(s.ax, s.ay) * 0.1;
  const size = choose(brief, { small: 0.055, middling: 0.075, large: 0.13 }) * rng.range(0.92, 1.08);
  const cols = Math.max(2, Math.floor((s.ax - margin * 2) / (size * 1.35)));
  const pitch = (s.ax - margin * 2) / cols;
  const bigAt = rng.range(0.2, 0.75);
  const bigSize = Math.min(s.ay * 0.52, s.ax * 0.42, 0.5);
  const bx = margin + (s.ax - margin * 2 - bigSize) * bigAt;
  const by = s.ay * rng.range(0.14, 0.3);
  sign(bx, by, bigSize, ink, 1.25);
  for (let c = 0; c < cols; c++) {
    const x = s.ax - margin - (c + 0.5) * pitch;
    const stop = s.ay - margin * rng.range(0.9, 2.4);
    for (let y = margin * rng.range(0.9, 1.3); y < stop - size; y += size * rng.range(0.95, 1.35)) {
      if (x > bx - size * 0.9 && x < bx + bigSize + size * 0.6 && y > by - size * 1.2 && y < by + bigSize + size * 0.3)
        continue;
      sign(x - size / 2 + rng.gauss() * 0.004, y, size * rng.range(0.72, 1), ink, 1.2);
    }
  }
  seal(s, margin * 0.45, s.ay - margin * 1.4, 0.032, seed, paper);
  seal(s, s.ax - margin * 0.72, margin * 0.5, 0.022, seed + 9, paper);
  return finish(s, { ground: hanji(), amount: 0.06, vignette: 0.15 });

  /** An invented character: a few bars, a falling stroke, a hook, run together. */
  function sign(x: number, y: number, k: number, colour: Rgb, heavy: number): void {
    const box = emptyBox();
    const mark = (points: readonly (readonly [number, number, number])[], end: number) => {
      const path = points.map(
        ([px, py, w]) =>
          [
            x + (px + rng.gauss() * 0.03) * k,
            y + (py + rng.gauss() * 0.03) * k,
            k * w * heavy * rng.range(0.75, 1.2),
          ] as Point,
      );
      trace(s, { path, dry: [0, end], hair: rng.int(512), drag: 1.2 }, box);
    };
    const bars = 1 + rng.int(3);
    const tilt = rng.range(-0.12, 0.02);
    for (let i = 0; i < bars; i++) {
      const by = 0.08 + (i * 0.62) / bars + rng.range(0, 0.1);
      const from = rng.range(0.02, 0.24);
      const to = rng.range(0.72, 1);
      mark(
        [
          [from, by, 0.05],
          [(from + to) / 2, by + tilt * 0.5, 0.03],
          [to, by + tilt, 0.05],
        ],
        rng.range(0.2, 0.6),
      );
    }
    const stem = rng.range(0.35, 0.62);
    const kind = rng.int(4);
    if (kind === 0)
      mark(
        [
          [stem, 0, 0.05],
          [stem + 0.02, 0.4, 0.04],
          [stem, 0.86, 0.045],
          [stem - 0.2, 0.78, 0.012],
        ],
        0.4,
      );
    else if (kind === 1) {
      mark(
        [
          [stem, 0.05, 0.05],
          [stem - 0.1, 0.5, 0.04],
          [0.02, 0.98, 0.012],
        ],
        0.5,
      );
      mark(
        [
          [stem - 0.04, 0.42, 0.03],
          [0.7, 0.72, 0.055],
          [1.02, 0.95, 0.014],
        ],
        0.55,
      );
    } else if (kind === 2)
      mark(
        [
          [0.2, 0.3, 0.04],
          [0.16, 0.7, 0.04],
          [0.3, 0.95, 0.05],
          [0.8, 0.9, 0.04],
          [0.9, 0.66, 0.012],
        ],
        0.55,
      );
    else
      mark(
        [
          [0.72, 0.12, 0.045],
          [0.42, 0.36, 0.03],
          [0.74, 0.5, 0.045],
          [0.32, 0.78, 0.03],
          [0.5, 1.02, 0.05],
          [0.92, 0.9, 0.012],
        ],
        0.6,
      );
    if (rng.chance(0.5))
      mark(
        [
          [0.08, 0.42, 0.02],
          [0.14, 0.52, 0.05],
        ],
        0.1,
      );
    if (rng.chance(0.4))
      mark(
        [
          [0.86, 0.3, 0.02],
          [0.94, 0.44, 0.05],
        ],
        0.1,
      );
    press(s, box, { colour, second: shade(colour, sinks ? 1.6 : 0.85), opacity: 0.92, multiply: sinks, starve: 0.2 });
  }
}

/** Broad strokes of the whole arm that answer each other across an empty sheet. */
function sweep(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const ground = hex(choose(brief, { white: '#f4f4f1', grey: '#c9cbcc', jangji: '#e8ddc4' }));
  const n = noise(rng);
  const s = sheet(w, h, ground, true);
  coat(s, {
    colour: ground,
    second: shade(ground, 0.95),
    tint: field(s, 8, (x, y) => warped(n, x * 1.5, y * 1.5, 0.8) * 0.5 + 0.5),
    granulate: 0.012,
  });
  const ink = hex(choose(brief, { black: '#1d1c20', blue: '#27408c', slate: '#3f4a58' }));
  const big = Math.min(s.ax, s.ay);
  const layout = choose(brief, { one: 1, turn: 2, three: 3, level: 4, rain: 14, ring: 0 });
  if (layout === 0) {
    const r = big * 0.34;
    const path: Point[] = [];
    for (let i = 0; i <= 14; i++) {
      const a = 1.2 + (i / 14) * 5.75;
      path.push([s.ax / 2 + Math.cos(a) * r, s.ay / 2 + Math.sin(a) * r, big * (0.105 + 0.012 * Math.sin(i * 0.9))]);
    }
    stroke(
      s,
      { path, dry: [-0.3, 0.8], hair: rng.int(512), ragged: 0.2, drag: 0.5, cap: 0.15 },
      { colour: shade(ink, 0.72), second: shade(ink, 1.5), opacity: 0.97, starve: 0.1, body: 1.6 },
    );
    splatter(s, rng, n, s.ax / 2, s.ay / 2, 1, big * 0.5, 30, { colour: ink, opacity: 0.85 });
  }
  for (let i = 0; i < layout; i++) {
    const wide = big * (layout > 4 ? rng.range(0.018, 0.04) : rng.range(0.09, 0.15) * (i === 0 ? 1.2 : 0.85));
    const x = s.ax * (layout === 1 ? rng.range(0.35, 0.65) : 0.16 + (0.68 * (i + rng.range(0.2, 0.8))) / layout);
    const y = s.ay * (layout === 4 ? 0.2 + i * 0.2 : rng.range(0.28, 0.66));
    const a =
      layout === 4
        ? rng.gauss() * 0.05
        : layout === 2
          ? (i * Math.PI) / 2 + rng.gauss() * 0.06
          : layout > 4
            ? 1.72 + rng.gauss() * 0.03
            : rng.pick([0, Math.PI / 2, Math.PI / 2, 0.12, 1.4, 2.2]) + rng.gauss() * 0.06;
    const long = big * rng.range(0.22, 0.36) * (layout > 4 ? 1.3 : 1);
    const at = (t: number, sway: number): [number, number] => [
      x + Math.cos(a) * long * t + Math.sin(a) * sway,
      y + Math.sin(a) * long * t - Math.cos(a) * sway,
    ];
    const path: Point[] = [
      [...at(-1, 0), wide * 0.94],
      [...at(-0.5, wide * 0.05), wide],
      [...at(0.2, rng.gauss() * wide * 0.12), wide * 1.02],
      [...at(1, 0), wide * 0.97],
    ];
    stroke(
      s,
      { path, dry: [-0.25, rng.range(0.35, 0.92)], hair: rng.int(512), ragged: 0.16, drag: 0.5, cap: 0.15 },
      { colour: shade(ink, 0.72), second: shade(ink, 1.5), opacity: 0.97, starve: 0.1, body: 1.6 },
    );
    splatter(s, rng, n, ...at(1, 0), a, big * 0.22, 12, { colour: ink, opacity: 0.85 });
  }
  return finish(s, { ground: weave(4), amount: 0.05, light: 0.4 });
}

/** The syllables that the motif names, in their order, or so many by chance. */
function wordsFor({ rng, motif }: Brief, count: number): Part[][] {
  const named = [...motif].filter((word) => word in syllables);
  for (const word of named) motif.delete(word);
  if (named.length > 0) return named.map((word) => syllables[word]!);
  return Array.from({ length: count }, () => rng.pick(Object.values(syllables)));
}

/** Letters built like beams, black or white on a dyed sheet. */
function letters(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const [ground, ink] = hexes(
    choose(brief, {
      red: 'a8322a 1a1416',
      black: '22252b e8dfc8',
      teal: '2c4a52 efe6d0',
      ochre: 'c98f3a 1d1512',
      wine: '5a2430 e6cfa6',
      white: 'ece6d8 1c1a1c',
    }),
  ) as [Rgb, Rgb];
  const n = noise(rng);
  const s = paperOf(w, h, ground, n);
  coat(s, {
    colour: shade(ground, 0.7),
    density: field(s, 8, (x, y) => 0.5 * Math.max(0, warped(n, x * 2, y * 2, 0.9) + 0.2)),
    granulate: 0.1,
    starve: 0.3,
    texture: hanji(),
  });
  const words = wordsFor(brief, s.ax > s.ay * 1.6 ? 3 : s.ay > s.ax * 1.4 ? 2 : 1);
  const count = words.length;
  const wideWay = s.ax >= s.ay;
  const cell = Math.min((wideWay ? s.ax : s.ay) / count, wideWay ? s.ay : s.ax);
  for (let i = 0; i < count; i++) {
    const size = cell * 0.78;
    const cx = wideWay ? (s.ax * (i + 0.5)) / count : s.ax / 2;
    const cy = wideWay ? s.ay / 2 : (s.ay * (i + 0.5)) / count;
    for (const part of words[i]!) {
      for (const line of jamo[part.letter]!) {
        const path: Point[] = [];
        const points = line.length / 2;
        for (let k = 0; k < points; k++) {
          const x = cx - size / 2 + (part.x + line[k * 2]! * part.w) * size + rng.gauss() * size * 0.008;
          const y = cy - size / 2 + (part.y + line[k * 2 + 1]! * part.h) * size + rng.gauss() * size * 0.008;
          const weight = size * rng.range(0.05, 0.068);
          path.push([x, y, weight]);
          if (k > 0 && k < points - 1 && points < 6) path.push([x + size * 0.002, y + size * 0.002, weight]);
        }
        stroke(
          s,
          { path, dry: [-0.1, rng.range(0.4, 0.72)], hair: rng.int(512), ragged: 0.3, drag: 0.8, cap: 0.4 },
          { colour: ink, second: shade(ink, 0.88), opacity: 0.96, starve: 0.14, granulate: 0.08 },
        );
      }
    }
    splatter(s, rng, n, cx, cy, rng.range(0, 6.28), size * 0.6, 26, { colour: ink, opacity: 0.85 });
  }
  seal(s, s.ax * 0.9, s.ay * 0.88, 0.032, seed, hex('#efe6d4'));
  return finish(s, { ground: hanji(), amount: 0.07, vignette: 0.1 });
}
