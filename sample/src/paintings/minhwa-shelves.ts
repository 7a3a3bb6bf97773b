import { type Brief, choose } from './kit/brief.ts';
import { coat } from './kit/coat.ts';
import { hex, hexes, mix, type Rgb, shade } from './kit/colour.ts';
import { drawn, lines, paler, tapered } from './kit/drawn.ts';
import { finish, type Painting } from './kit/finish.ts';
import { type Noise, noise, warped } from './kit/noise.ts';
import type { Rng } from './kit/rng.ts';
import { seal } from './kit/seal.ts';
import { curve, ellipse } from './kit/shape.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { hanji } from './kit/tiles.ts';

const line = hex('#33251d');
const cloths = hexes('b23a2c 2d5f8a 3f7a58 d9a441 7a3b4f e6ddc6 28485a c96f4a');

/** Books, vases and brushes on a scholar's shelves. */
export function scholarsShelves(brief: Brief): Painting {
  const { w, h, rng, seed } = brief;
  const back = hex(
    choose(brief, {
      brown: '#7a4a32',
      green: '#4f6a4a',
      blue: '#33496a',
      ochre: '#b08a4e',
      cream: '#d9cba8',
      red: '#8f3a30',
    }),
  );
  const wood = hex(choose(brief, { oak: '#a9773f', walnut: '#6a4228', pale: '#cda872' }));
  const stock: Shelved[] = choose(brief, {
    everything: [books, books, vase, brushes, fruit, scrolls, pot],
    books: [books],
    vases: [vase, brushes],
    fruit: [fruit, fruit, fruit, pot],
    scrolls: [scrolls, scrolls, books],
    nothing: [],
  });
  const s = sheet(w, h, back);
  const n = noise(rng);
  coat(s, {
    colour: shade(back, 1.12),
    second: shade(back, 0.85),
    tint: field(s, 8, (x, y) => warped(n, x * 2, y * 2, 0.7) * 0.5 + 0.5),
    granulate: 0.05,
  });
  const cols = Math.max(1, Math.round(s.ax / choose(brief, { panels: s.ax / 8 + 0.001, narrow: 0.26, wide: 0.46 })));
  const post = 0.018;
  const wide = s.ax / cols;
  for (let c = 0; c < cols; c++) {
    const rows = Math.max(2, Math.round(s.ay / (rng.range(0.27, 0.42) * (cols === 8 ? 0.55 : 1))));
    const cuts = [0];
    for (let r = 1; r < rows; r++) cuts.push((s.ay * (r + rng.range(-0.16, 0.16))) / rows);
    cuts.push(s.ay);
    for (let r = 0; r < rows; r++)
      cell(
        s,
        rng,
        n,
        c * wide + post / 2,
        cuts[r]! + post / 2,
        (c + 1) * wide - post / 2,
        cuts[r + 1]! - post / 2,
        back,
        wood,
        // On empty shelves one book is left, so that they are seen to have been emptied.
        stock.length > 0 ? stock : c === 0 && r === rows - 1 ? [books] : [],
      );
    for (const y of cuts) beam(c * wide, y - post / 2, (c + 1) * wide, y + post / 2);
  }
  for (let c = 0; c <= cols; c++) beam(c * wide - post / 2, 0, c * wide + post / 2, s.ay);
  seal(s, s.ax - 0.06, s.ay - 0.075, 0.026, seed, hex('#efe4cc'));
  return finish(s, { ground: hanji(), amount: 0.06, vignette: 0.12 });

  function beam(x0: number, y0: number, x1: number, y1: number): void {
    drawn(s, n, [x0, y0, x1, y0, x1, y1, x0, y1], {
      colour: wood,
      second: shade(wood, 0.78),
      gradient: [x0, y0, x0 + 0.002, y1],
      line,
      weight: 0.0011,
      shake: 0.0015,
    });
  }
}

/** Draws one thing that stands at x on the floor of a shelf, as wide and as tall as it may be. */
type Shelved = (s: Sheet, rng: Rng, n: Noise, x: number, floor: number, wide: number, tall: number) => void;

function cell(
  s: Sheet,
  rng: Rng,
  n: Noise,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  back: Rgb,
  wood: Rgb,
  stock: readonly Shelved[],
): void {
  const d = Math.min(x1 - x0, y1 - y0) * 0.12;
  drawn(s, n, [x0, y0, x0 + d, y0 + d, x0 + d, y1 - d, x0, y1], {
    colour: shade(wood, 0.62),
    line,
    weight: 0.0008,
    shake: 0,
  });
  drawn(s, n, [x0, y1, x0 + d, y1 - d, x1, y1 - d, x1, y1], {
    colour: shade(wood, 0.9),
    second: shade(wood, 0.68),
    gradient: [x0, y1, x0, y1 - d],
    line,
    weight: 0.0008,
    shake: 0,
  });
  drawn(s, n, [x0, y0, x1, y0, x1, y0 + d * 0.7, x0 + d, y0 + d * 0.7], {
    colour: shade(back, 0.6),
    opacity: 0.6,
    shake: 0,
  });
  const floor = y1 - d * 0.4;
  const room = floor - y0 - d;
  const left = x0 + d * 0.8;
  const right = x1 - d * 0.35;
  const span = right - left;
  const [one, other = one] = rng.shuffle(stock);
  if (!one || !other) return;
  if (span > room * 1.5) {
    one(s, rng, n, left, floor, span * 0.45, room * 0.92);
    other(s, rng, n, left + span * 0.52, floor, span * 0.45, room * 0.85);
  } else if (room > span * 1.25) {
    (stock.length > 5 ? rng.pick([vase, brushes, books]) : one)(
      s,
      rng,
      n,
      left + span * 0.1,
      floor,
      span * 0.8,
      room * 0.92,
    );
  } else {
    one(s, rng, n, left + span * 0.04, floor, span * 0.62, room * 0.9);
    (stock.length > 5 ? rng.pick([fruit, pot, scrolls]) : other)(
      s,
      rng,
      n,
      left + span * 0.66,
      floor + d * 0.2,
      span * 0.32,
      room * 0.45,
    );
  }
}

function books(s: Sheet, rng: Rng, n: Noise, x: number, floor: number, wide: number, tall: number): void {
  let y = floor;
  const count = 2 + rng.int(3);
  const thick = Math.min(tall / (count + 1.4), wide * 0.3);
  const lean = wide * 0.16;
  for (let i = 0; i < count; i++) {
    const dx = rng.range(0, wide * 0.1);
    const cloth = rng.pick(cloths);
    const x0 = x + dx;
    const x1 = x + wide * 0.82 + dx;
    drawn(s, n, [x0, y - thick, x1, y - thick, x1, y, x0, y], {
      colour: hex('#efe6cf'),
      second: hex('#dccfae'),
      gradient: [x0, y - thick, x0, y],
      line,
      weight: 0.0009,
      shake: 0.0012,
    });
    const pages: number[][] = [];
    for (let k = 1; k < 6; k++) pages.push([x0 + wide * 0.1, y - (thick * k) / 6, x1, y - (thick * k) / 6]);
    lines(s, pages, hex('#8d7b5d'), 0.0004, false, 0.6);
    drawn(s, n, [x0, y - thick, x0 + wide * 0.14, y - thick, x0 + wide * 0.14, y, x0, y], {
      colour: cloth,
      line,
      weight: 0.0008,
      shake: 0.0008,
    });
    drawn(
      s,
      n,
      [x0, y - thick, x0 + lean, y - thick - thick * 0.42, x1 + lean * 0.8, y - thick - thick * 0.42, x1, y - thick],
      { colour: cloth, second: shade(cloth, 1.15), gradient: [x0, y, x1, y], line, weight: 0.001, shake: 0.0012 },
    );
    const cx = (x0 + x1 + lean) / 2;
    const cy = y - thick * 1.21;
    lines(
      s,
      [ellipse(cx, cy, wide * 0.16, thick * 0.12, 0, 16), ellipse(cx, cy, wide * 0.08, thick * 0.06, 0, 14)],
      paler(cloth, 0.6),
      0.0008,
      true,
    );
    y -= thick * 1.02;
  }
}

function vase(s: Sheet, rng: Rng, n: Noise, x: number, floor: number, wide: number, tall: number): void {
  const cx = x + wide / 2;
  const body = Math.min(tall * 0.5, wide * 0.9);
  const glaze = rng.pick(hexes('e9e4d6 9fb8a4 35608c b4473a 2f3f4f'));
  const r = body * 0.4;
  const side: [number, number][] = [
    [0.42, 0],
    [0.62, -0.12],
    [1, -0.5],
    [0.72, -0.82],
    [0.34, -0.95],
    [0.32, -1.08],
    [0.5, -1.2],
  ];
  const pts: [number, number][] = [
    ...side.map(([a, b]) => [cx + a * r, floor + b * body] as [number, number]),
    ...side.reverse().map(([a, b]) => [cx - a * r, floor + b * body] as [number, number]),
  ];
  const blooms = 4 + rng.int(4);
  const stems: number[][] = [];
  const heads: [number, number][] = [];
  for (let i = 0; i < blooms; i++) {
    const a = -1.57 + ((i + 0.5) / blooms - 0.5) * 1.7;
    const long = (tall - body * 1.15) * rng.range(0.65, 1);
    const hx = cx + Math.cos(a) * Math.min(long, wide * 0.55);
    const hy = floor - body * 1.15 + Math.sin(a) * long;
    stems.push(
      curve(
        [
          [cx, floor - body * 1.1],
          [(cx + hx) / 2 + rng.gauss() * 0.006, (floor - body * 1.2 + hy) / 2],
          [hx, hy],
        ],
        false,
        6,
      ),
    );
    heads.push([hx, hy]);
  }
  tapered(s, stems, hex('#3c5a3a'), 0.0024);
  const feather = rng.chance(0.4);
  const petal = rng.pick(hexes('c8433a e6a0a0 e9c24f d9dfe6'));
  for (const [hx, hy] of heads) {
    const k = wide * rng.range(0.06, 0.095);
    if (feather) {
      drawn(s, n, ellipse(hx, hy, k * 0.85, k * 1.15, 0, 22), {
        colour: hex('#2f6b5c'),
        line,
        weight: 0.0007,
        shake: 0.001,
      });
      drawn(s, n, ellipse(hx, hy, k * 0.5, k * 0.65, 0, 18), { colour: hex('#d7a13a'), shake: 0 });
      drawn(s, n, ellipse(hx, hy, k * 0.28, k * 0.36, 0, 14), { colour: hex('#1f3f7a'), shake: 0 });
    } else {
      for (let p = 0; p < 6; p++) {
        const a = (p / 6) * 6.283;
        drawn(s, n, ellipse(hx + Math.cos(a) * k * 0.55, hy + Math.sin(a) * k * 0.55, k * 0.5, k * 0.4, a, 14), {
          colour: paler(petal, 0.45),
          second: petal,
          gradient: [hx + Math.cos(a) * k, hy + Math.sin(a) * k, hx, hy],
          line,
          weight: 0.0006,
          shake: 0,
        });
      }
      drawn(s, n, ellipse(hx, hy, k * 0.25, k * 0.25, 0, 12), {
        colour: hex('#e2b23c'),
        line,
        weight: 0.0006,
        shake: 0,
      });
    }
  }
  const o = curve(pts, true, 5);
  drawn(s, n, o, {
    colour: paler(glaze, 0.18),
    second: shade(glaze, 0.74),
    gradient: [cx - r, floor, cx + r, floor],
    line,
    weight: 0.0013,
    shake: 0.0012,
  });
  const pattern = glaze[0] > 150 ? hex('#2c4f86') : hex('#efe3c4');
  const scroll: number[][] = [];
  for (let i = -1; i <= 1; i++)
    scroll.push(
      ellipse(cx + i * r * 0.52, floor - body * 0.52, r * 0.2, body * 0.11, 0, 14),
      ellipse(cx + i * r * 0.52, floor - body * 0.52, r * 0.1, body * 0.05, 0, 12),
    );
  lines(s, scroll, pattern, 0.0009, true, 0.8);
  lines(
    s,
    [
      [cx - r * 0.82, floor - body * 0.34, cx, floor - body * 0.31, cx + r * 0.82, floor - body * 0.34],
      [cx - r * 0.8, floor - body * 0.72, cx, floor - body * 0.69, cx + r * 0.8, floor - body * 0.72],
    ],
    pattern,
    0.001,
    false,
    0.8,
  );
}

function brushes(s: Sheet, rng: Rng, n: Noise, x: number, floor: number, wide: number, tall: number): void {
  const cx = x + wide / 2;
  const r = wide * 0.24;
  const pot = Math.min(tall * 0.42, wide * 0.6);
  for (let i = 0; i < 5; i++) {
    const t = i / 4 - 0.5;
    const tx = cx + t * r * 2.6;
    const ty = floor - pot - (tall - pot) * rng.range(0.55, 0.9);
    const bx = cx + t * r * 1.1;
    drawn(s, n, [bx - 0.003, floor - pot * 0.9, tx - 0.003, ty, tx + 0.003, ty, bx + 0.003, floor - pot * 0.9], {
      colour: rng.pick(hexes('8a4a2c c9a25c 5c2f24')),
      line,
      weight: 0.0006,
      shake: 0,
    });
    drawn(
      s,
      n,
      curve(
        [
          [tx - 0.005, ty],
          [tx - 0.006, ty - 0.012],
          [tx, ty - 0.034],
          [tx + 0.006, ty - 0.012],
          [tx + 0.005, ty],
        ],
        true,
        4,
      ),
      {
        colour: hex('#eee4d0'),
        second: hex('#2b2624'),
        gradient: [tx, ty, tx, ty - 0.034],
        line,
        weight: 0.0005,
        shake: 0,
      },
    );
  }
  const c = rng.pick(cloths);
  drawn(s, n, [cx - r, floor - pot, cx + r, floor - pot, cx + r * 0.92, floor, cx - r * 0.92, floor], {
    colour: paler(c, 0.15),
    second: shade(c, 0.75),
    gradient: [cx - r, 0, cx + r, 0],
    line,
    weight: 0.0012,
    shake: 0.001,
  });
  drawn(s, n, ellipse(cx, floor - pot, r, r * 0.22, 0, 24), { colour: shade(c, 0.55), line, weight: 0.0009, shake: 0 });
}

function fruit(s: Sheet, rng: Rng, n: Noise, x: number, floor: number, wide: number, tall: number): void {
  const cx = x + wide / 2;
  const r = Math.min(wide * 0.46, tall * 0.7);
  const skin = rng.pick(hexes('e3a52f c2472f d77a4a'));
  for (const [dx, dy] of [
    [-0.45, 0.5],
    [0.45, 0.5],
    [0, 0.58],
    [-0.22, 0.95],
    [0.24, 0.95],
    [0, 1.32],
  ] as const) {
    const px = cx + dx * r;
    const py = floor - dy * r;
    drawn(s, n, ellipse(px, py, r * 0.29, r * 0.28, 0, 20), {
      colour: paler(skin, 0.3),
      second: shade(skin, 0.86),
      gradient: [px - r * 0.2, py - r * 0.25, px + r * 0.2, py + r * 0.25],
      line,
      weight: 0.0008,
      shake: 0.001,
    });
  }
  drawn(
    s,
    n,
    curve(
      [
        [cx - r, floor - r * 0.42],
        [cx - r * 0.6, floor - r * 0.08],
        [cx - r * 0.4, floor],
        [cx + r * 0.4, floor],
        [cx + r * 0.6, floor - r * 0.08],
        [cx + r, floor - r * 0.42],
        [cx, floor - r * 0.34],
      ],
      true,
      5,
    ),
    {
      colour: hex('#e8e6da'),
      second: hex('#b8c2ba'),
      gradient: [cx - r, 0, cx + r, 0],
      line,
      weight: 0.0011,
      shake: 0,
    },
  );
}

function scrolls(s: Sheet, rng: Rng, n: Noise, x: number, floor: number, wide: number, tall: number): void {
  const r = Math.min(wide * 0.2, tall * 0.18);
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0.5, 0.85],
  ] as const) {
    const cy = floor - r - dy * r * 2;
    const cx = x + r + dx * r * 2;
    const c = mix(hex('#e9dcba'), rng.pick(cloths), 0.25);
    drawn(s, n, ellipse(cx, cy, r * 0.96, r * 0.96, 0, 24), { colour: c, line, weight: 0.0009, shake: 0.001 });
    lines(
      s,
      [ellipse(cx, cy, r * 0.66, r * 0.66, 0, 18), ellipse(cx, cy, r * 0.38, r * 0.38, 0, 14)],
      line,
      0.0006,
      true,
      0.7,
    );
    drawn(s, n, ellipse(cx, cy, r * 0.17, r * 0.17, 0, 12), { colour: hex('#9c3b2a'), line, weight: 0.0005, shake: 0 });
  }
}

function pot(s: Sheet, rng: Rng, n: Noise, x: number, floor: number, wide: number, tall: number): void {
  const r = Math.min(wide * 0.36, tall * 0.42);
  const cx = x + wide / 2;
  const c = rng.pick(hexes('8fae9d d8d2c0 7b4434 35506b'));
  lines(
    s,
    [
      curve(
        [
          [cx - r * 0.5, floor - r * 1.45],
          [cx, floor - r * 2.2],
          [cx + r * 0.5, floor - r * 1.45],
        ],
        false,
        6,
      ),
    ],
    line,
    0.0028,
  );
  drawn(
    s,
    n,
    curve(
      [
        [cx + r * 0.7, floor - r * 0.6],
        [cx + r * 1.2, floor - r * 0.9],
        [cx + r * 1.35, floor - r * 1.4],
        [cx + r * 1.2, floor - r * 1.4],
        [cx + r * 0.6, floor - r * 1.05],
      ],
      true,
      4,
    ),
    { colour: shade(c, 0.9), line, weight: 0.0009, shake: 0 },
  );
  drawn(
    s,
    n,
    curve(
      [
        [cx - r * 0.6, floor],
        [cx - r, floor - r * 0.75],
        [cx - r * 0.5, floor - r * 1.45],
        [cx + r * 0.5, floor - r * 1.45],
        [cx + r, floor - r * 0.75],
        [cx + r * 0.6, floor],
      ],
      true,
      6,
    ),
    {
      colour: paler(c, 0.25),
      second: shade(c, 0.75),
      gradient: [cx - r, 0, cx + r, 0],
      line,
      weight: 0.0011,
      shake: 0,
    },
  );
  drawn(s, n, ellipse(cx, floor - r * 1.52, r * 0.42, r * 0.13, 0, 18), {
    colour: shade(c, 0.85),
    line,
    weight: 0.0008,
    shake: 0,
  });
}
