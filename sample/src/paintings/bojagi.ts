import { type Brief, choose } from './kit/brief.ts';
import { trace } from './kit/brush.ts';
import { coat } from './kit/coat.ts';
import { hex, hexes, mix, type Rgb, shade, vary } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { clamp01, fbm, type Noise, noise, warped } from './kit/noise.ts';
import { emptyBox, press } from './kit/press.ts';
import type { Rng } from './kit/rng.ts';
import { fill, tremble } from './kit/shape.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { weave } from './kit/tiles.ts';

export function bojagi(brief: Brief): Painting {
  return ([ramie, silk, indigo, nested][brief.hand] ?? ramie)(brief);
}

type Patch = number[];

/** The light behind the cloth. */
function lit(w: number, h: number, light: Rgb, far: Rgb, rng: Rng): Sheet {
  const s = sheet(w, h, light);
  const n = noise(rng);
  const cx = s.ax * rng.range(0.3, 0.7);
  const cy = s.ay * rng.range(0.25, 0.6);
  coat(s, {
    colour: light,
    second: far,
    tint: field(s, 8, (x, y) =>
      clamp01(Math.hypot(x - cx, (y - cy) * 0.9) * 1.05 - 0.1 + warped(n, x * 1.6, y * 1.6, 0.8) * 0.22),
    ),
  });
  return s;
}

/** One piece of cloth: translucent, a little shrunken, its grain across or along. */
function piece(s: Sheet, n: Noise, rng: Rng, o: Patch, colour: Rgb, opacity: number): void {
  const edge = tremble(o, n, 0.004, 6, 0.03);
  const cloth = weave(rng.chance(0.5) ? 4 : 8);
  const a = rng.range(0, 6.28);
  const reach = 0.25;
  const mx = o[0]!;
  const my = o[1]!;
  fill(
    s,
    edge,
    {
      colour,
      second: shade(colour, 0.9),
      multiply: true,
      opacity,
      granulate: 0.1,
      starve: 0.3,
      texture: cloth,
      zoom: 0.8,
    },
    [mx, my, mx + Math.cos(a) * reach, my + Math.sin(a) * reach],
  );
}

/** Flat-felled seams: two cloths lie double, with a row of stitches each side. */
function seam(s: Sheet, n: Noise, x0: number, y0: number, x1: number, y1: number, colour: Rgb, half: number): void {
  const long = Math.hypot(x1 - x0, y1 - y0);
  if (long < 0.004) return;
  const nx = (-(y1 - y0) / long) * half;
  const ny = ((x1 - x0) / long) * half;
  fill(s, tremble([x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny], n, 0.003, 6, 0.03), {
    colour,
    multiply: true,
    opacity: 0.62,
    starve: 0.3,
    granulate: 0.1,
    texture: weave(4),
  });
}

function stitches(s: Sheet, rng: Rng, runs: readonly number[][], colour: Rgb, half: number): void {
  const box = emptyBox();
  for (const [x0, y0, x1, y1] of runs as [number, number, number, number][]) {
    const long = Math.hypot(x1 - x0, y1 - y0);
    const count = Math.floor(long / 0.0075);
    const ux = (x1 - x0) / long;
    const uy = (y1 - y0) / long;
    for (let i = 0; i < count; i++) {
      const at = (i + 0.2) * 0.0075;
      const off = half * 0.8 + rng.gauss() * 0.0004;
      const sx = x0 + ux * at - uy * off;
      const sy = y0 + uy * at + ux * off;
      trace(
        s,
        {
          path: [
            [sx, sy, 0.0006],
            [sx + ux * 0.0038 + uy * 0.001, sy + uy * 0.0038 - ux * 0.001, 0.0006],
          ],
          even: true,
        },
        box,
      );
    }
  }
  press(s, box, { colour, opacity: 0.7 });
}

/** Cuts a rectangle again and again, seldom in the middle. */
function divide(
  rng: Rng,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  least: number,
  out: Patch[],
  lines: number[][],
  lean: number,
): void {
  const w = x1 - x0;
  const h = y1 - y0;
  const small = Math.max(w, h) < least * 2 || (w * h < least * least * 7 && rng.chance(0.22));
  if (small) {
    out.push([x0, y0, x1, y0, x1, y1, x0, y1]);
    return;
  }
  const t = rng.pick([0.28, 0.36, 0.42, 0.58, 0.66, 0.72]) + rng.gauss() * 0.025;
  if (w > h * rng.range(0.75, 1.35)) {
    const c = x0 + w * t;
    lines.push([c, y0, c, y1]);
    divide(rng, x0, y0, c, y1, least, out, lines, lean);
    divide(rng, c, y0, x1, y1, least, out, lines, lean);
  } else {
    const c = y0 + h * t;
    lines.push([x0, c, x1, c]);
    divide(rng, x0, y0, x1, c, least, out, lines, lean);
    divide(rng, x0, c, x1, y1, least, out, lines, lean);
  }
}

/** Some patches are two triangles. */
function split(rng: Rng, p: Patch, lines: number[][]): Patch[] {
  const [x0, y0, x1, , , y1] = p as [number, number, number, number, number, number];
  if (rng.chance(0.5)) {
    lines.push([x0, y0, x1, y1]);
    return [
      [x0, y0, x1, y0, x1, y1],
      [x0, y0, x1, y1, x0, y1],
    ];
  }
  lines.push([x1, y0, x0, y1]);
  return [
    [x0, y0, x1, y0, x0, y1],
    [x1, y0, x1, y1, x0, y1],
  ];
}

/** Bleached and barely dyed ramie held against a window. */
function ramie(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const s = lit(w, h, hex('#fdf9ec'), hex('#d5cfba'), rng);
  const n = noise(rng);
  const cloths = hexes(
    choose(brief, {
      bleached: 'f8f6ee ecebe0 f2efe2 e4e6de f5f0e4',
      sand: 'f3ede0 e6d6c4 d9c2b0 efe2cf dcd6c8',
      water: 'eef0e6 c3d8e0 a9c6d6 dfe8e4 b8d0d4',
      jade: 'd9e8d8 a9cdb6 8fbfa6 c4dec8 7fb29c',
      tea: 'e8dcae d2be82 c2ab6a efe6c4 b89c60',
      dusk: 'dcd6dc bdb4c4 a79cb2 e6e0e0 c8c0cc',
    }),
  );
  const accent = hex(choose(brief, { red: '#c2543c', blue: '#3f6f8a', gold: '#d9a23f', green: '#5d7f5a' }));
  const patches: Patch[] = [];
  const lines: number[][] = [];
  divide(
    rng,
    -0.01,
    -0.01,
    s.ax + 0.01,
    s.ay + 0.01,
    choose(brief, { small: 0.06, middling: 0.09, large: 0.15 }),
    patches,
    lines,
    0,
  );
  const special = rng.int(patches.length);
  patches.forEach((p, i) => {
    const c = i === special || (i % 17 === 5 && rng.chance(0.4)) ? accent : vary(rng.pick(cloths), 5, rng);
    piece(s, n, rng, p, c, 0.85);
    if (rng.chance(0.35)) piece(s, n, rng, p, mix(c, cloths[3]!, 0.4), 0.6);
  });
  for (const [x0, y0, x1, y1] of lines as [number, number, number, number][])
    seam(s, n, x0, y0, x1, y1, hex('#b5aa8c'), 0.0045);
  stitches(s, rng, lines, hex('#8d8266'), 0.0045);
  return finish(s, { ground: weave(4), amount: 0.05, vignette: 0.14 });
}

/** Festive silk scraps, triangles and squares. */
function silk(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const s = lit(w, h, hex('#fff6e2'), hex('#e6cfae'), rng);
  const n = noise(rng);
  const cloths = hexes(
    choose(brief, {
      wedding: 'c4283a c4283a 2a5cb0 d83a4a f3e6d0 1f3f8a e2a83a b8243a',
      five: 'd0344a f0c24a 1f5f8f 4a9a5a f6ead6 2a2a36 d0344a f0c24a',
      persimmon: 'e2762c d9582a f09a48 c8481f f6c890 e8893a b84a20 f2b068',
      skirt: '7a3a6a a85a86 5a3a7a d9a0b4 efe0d4 8a4a5a c47a94 4a2f56',
      crimson: 'c4203a 2f7a4a b81f34 47905a d03048 286a40 c4203a 3a8450',
      faded: 'b8a088 8fa0a4 c4b08a 9a8a90 e0d4bc a4ac8c b48f7c 7f8a90',
    }),
  );
  const cols = choose(brief, {
    hundred: 10,
    few: Math.max(3, Math.round(s.ax / 0.2)),
    many: Math.max(3, Math.round(s.ax / 0.13)),
  });
  const size = s.ax / cols;
  const rows = Math.max(3, Math.round(s.ay / size));
  const tall = s.ay / rows;
  const lines: number[][] = [];
  const kind = choose(brief, { triangles: 0, checked: 1, mixed: 2, squares: 3 });
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const p = [
        c * size,
        r * tall,
        (c + 1) * size,
        r * tall,
        (c + 1) * size,
        (r + 1) * tall,
        c * size,
        (r + 1) * tall,
      ];
      const parts =
        kind === 0 || (kind === 1 && (r + c) % 2 === 0)
          ? split(rng, p, lines)
          : kind === 2 && rng.chance(0.3)
            ? split(rng, p, lines)
            : [p];
      for (const q of parts) piece(s, n, rng, q, vary(rng.pick(cloths), 9, rng), 0.93);
      if (r > 0) lines.push([c * size, r * tall, (c + 1) * size, r * tall]);
      if (c > 0) lines.push([c * size, r * tall, c * size, (r + 1) * tall]);
    }
  }
  for (const [x0, y0, x1, y1] of lines as [number, number, number, number][])
    seam(s, n, x0, y0, x1, y1, hex('#c9a88a'), 0.003);
  stitches(s, rng, lines, hex('#f6ecd8'), 0.003);
  border(s, n, rng, rng.pick(cloths), Math.min(s.ax, s.ay) * 0.035);
  return finish(s, { ground: weave(4), amount: 0.055, vignette: 0.1 });
}

function border(s: Sheet, n: Noise, rng: Rng, colour: Rgb, b: number): void {
  piece(s, n, rng, [0, 0, s.ax, 0, s.ax, b, 0, b], colour, 0.75);
  piece(s, n, rng, [0, s.ay - b, s.ax, s.ay - b, s.ax, s.ay, 0, s.ay], colour, 0.75);
  piece(s, n, rng, [0, b, b, b, b, s.ay - b, 0, s.ay - b], colour, 0.75);
  piece(s, n, rng, [s.ax - b, b, s.ax, b, s.ax, s.ay - b, s.ax - b, s.ay - b], colour, 0.75);
}

/** Strips of indigo, each dipped once more than the last. */
function indigo(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const s = lit(w, h, hex('#eef3f2'), hex('#c3d0d6'), rng);
  const n = noise(rng);
  const upright = choose(brief, { upright: true, level: false });
  const long = upright ? s.ax : s.ay;
  const deep = upright ? s.ay : s.ax;
  const bands = Math.max(4, Math.round(long / choose(brief, { narrow: 0.07, middling: 0.11, broad: 0.19 })));
  const dips = hexes('e3eaea b9cfd8 8fb2c8 5d8bb0 386a99 24507f 173863 102748');
  const tone = choose(brief, { pale: -2.4, dipped: 0, deep: 2.4 });
  const patched = choose(brief, { plain: 0.02, mended: 0.16 });
  const lines: number[][] = [];
  const focus = rng.range(0.2, 0.8);
  const warm = hex(rng.pick(['#c9a063', '#b5563a', '#e4c9a0']));
  let at = 0;
  for (let i = 0; i < bands; i++) {
    const end = i === bands - 1 ? long : at + (long / bands) * rng.range(0.7, 1.3);
    let d = 0;
    while (d < deep) {
      const stop = Math.min(deep, d + deep * rng.range(0.1, 0.42));
      const dark =
        (1 - Math.abs((at + end) / 2 / long - focus) * 1.7) * 6 + fbm(n, d * 2, i) * 2.6 + rng.gauss() * 0.9 + tone;
      const c = rng.chance(patched) ? warm : dips[Math.max(0, Math.min(7, Math.round(dark)))]!;
      const o = upright ? [at, d, end, d, end, stop, at, stop] : [d, at, stop, at, stop, end, d, end];
      piece(s, n, rng, o, vary(c, 4, rng), 0.95);
      if (stop < deep) lines.push(upright ? [at, stop, end, stop] : [stop, at, stop, end]);
      d = stop;
    }
    if (end < long) lines.push(upright ? [end, 0, end, s.ay] : [0, end, s.ax, end]);
    at = end;
    if (at >= long) break;
  }
  for (const [x0, y0, x1, y1] of lines as [number, number, number, number][])
    seam(s, n, x0, y0, x1, y1, hex('#6d92ac'), 0.0045);
  stitches(s, rng, lines, hex('#dfe8ea'), 0.0045);
  return finish(s, { ground: weave(4), amount: 0.06, vignette: 0.1 });
}

/** Squares around squares in persimmon dye. */
function nested(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const s = lit(w, h, hex('#fdf0dc'), hex('#e3c9a6'), rng);
  const n = noise(rng);
  const cloths = hexes(
    choose(brief, {
      wing: 'b9c4b0 8fa08c d9dfc8 6f8474 e9ecdc a4b4b8',
      moon: 'e6e2d8 cfcfd0 f4f0e6 b9bcc4 dcd8cc a8acb8',
      ochre: 'c9924a e4bd72 9c6a38 f1dcae b5552f 5a4634',
      dew: 'a9d2bc d8ecdc 7fb8a4 f0f6ea c4e0cc 5f9a88',
      sky: '8fb8dc b9d4ea 5f94c8 dfeaf2 3f74ac eef2f0',
      persimmon: 'd9854a b85a34 8c4028 e8b784 f2dcbc 5f3a30',
    }),
  );
  const cols = choose(brief, { single: 1, pair: 2, few: 3, many: 5 });
  const rows = Math.max(1, Math.round(s.ay / (s.ax / cols)));
  const lines: number[][] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++)
      tile((c * s.ax) / cols, (r * s.ay) / rows, ((c + 1) * s.ax) / cols, ((r + 1) * s.ay) / rows);
  for (const [x0, y0, x1, y1] of lines as [number, number, number, number][])
    seam(s, n, x0, y0, x1, y1, hex('#c08a62'), 0.0038);
  stitches(s, rng, lines, hex('#f4e2c6'), 0.0038);
  return finish(s, { ground: weave(4), amount: 0.055, vignette: 0.12 });

  function tile(ax: number, ay: number, bx: number, by: number): void {
    let [x0, y0, x1, y1] = [ax, ay, bx, by];
    const rings = 4 + rng.int(3);
    const dx = (x1 - x0) / (rings * 2 + 1.2);
    const dy = (y1 - y0) / (rings * 2 + 1.2);
    const cloth = rng.shuffle(cloths);
    for (let k = 0; k < rings; k++) {
      const turn = rng.int(2);
      const colour = (i: number) => vary(cloth[(k + (i % 2) * turn) % cloth.length]!, 6, rng);
      const ix = dx * rng.range(0.75, 1.25);
      const iy = dy * rng.range(0.75, 1.25);
      piece(s, n, rng, [x0, y0, x1, y0, x1, y0 + iy, x0, y0 + iy], colour(0), 0.92);
      piece(s, n, rng, [x0, y1 - iy, x1, y1 - iy, x1, y1, x0, y1], colour(0), 0.92);
      piece(s, n, rng, [x0, y0 + iy, x0 + ix, y0 + iy, x0 + ix, y1 - iy, x0, y1 - iy], colour(1), 0.92);
      piece(s, n, rng, [x1 - ix, y0 + iy, x1, y0 + iy, x1, y1 - iy, x1 - ix, y1 - iy], colour(1), 0.92);
      lines.push(
        [x0, y0 + iy, x1, y0 + iy],
        [x0, y1 - iy, x1, y1 - iy],
        [x0 + ix, y0 + iy, x0 + ix, y1 - iy],
        [x1 - ix, y0 + iy, x1 - ix, y1 - iy],
      );
      x0 += ix;
      x1 -= ix;
      y0 += iy;
      y1 -= iy;
    }
    piece(
      s,
      n,
      rng,
      [x0, y0, x1, y0, x1, y1, x0, y1],
      rng.chance(0.3) ? hex('#35607a') : cloth[rings % cloth.length]!,
      0.95,
    );
    lines.push([ax, ay, bx, ay], [ax, ay, ax, by]);
  }
}
