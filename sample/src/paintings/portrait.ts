import { type Point, stroke, trace } from './kit/brush.ts';
import { coat } from './kit/coat.ts';
import { hex, hexes, mix, type Rgb, shade } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { clamp01, fbm, type Noise, noise, smooth, warped } from './kit/noise.ts';
import { emptyBox, press } from './kit/press.ts';
import { Rng } from './kit/rng.ts';
import { seal } from './kit/seal.ts';
import { curve, ellipse, fill, tremble } from './kit/shape.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { hanji, scumble, tooth, weave } from './kit/tiles.ts';

/** A square picture that stands for an artist: never a face, always a presence. */
export function portrait(seed: number, size: number): Painting {
  if (!Number.isInteger(size) || size < 16 || size > 8192)
    throw new RangeError(`A side measures 16 to 8192 pixels, not ${size}`);
  const rng = new Rng(seed, 9001);
  const kinds = [bust, profile, backOfHead, brushJar, easel, beforeCanvas];
  const kind = kinds[Math.abs(seed) % kinds.length]!;
  // The second picture of a kind has another room and looks the other way, and so on: chance alone repeats itself.
  const turn = Math.floor(Math.abs(seed) / kinds.length);
  const painting = kind({ size, rng, seed, turn, room: hexes(rooms[turn % rooms.length]!) as Room });
  return turn % 2 === 1 && kind !== profile ? mirrored(painting) : painting;
}

/** Wall, dark, accent, light. */
type Room = [Rgb, Rgb, Rgb, Rgb];

interface Sitting {
  size: number;
  rng: Rng;
  seed: number;
  /** How many pictures of this kind came before. */
  turn: number;
  room: Room;
}

const rooms = [
  'd9cfbf 3b4a52 b5533c e9e2d2',
  '6f8f84 26332f d9b36a e8e2d0',
  'c98f6a 3a2a2c efe2cc 5a6a72',
  '3f4c5e 171b24 c9a06a e3ddd2',
  'e9dcc0 6a3a34 2f6a6a f8f2e2',
  'a04a3c 2a1618 e8c088 f2e4d0',
  'a9b4bc 2c2c34 3f5f9a f0f2f2',
  'd8b45c 4a3a24 6a3a5a f6ead0',
];

function mirrored({ data, width, height }: Painting): Painting {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0, from = y * width * 3, to = from + (width - 1) * 3; x < width; x++, from += 3, to -= 3) {
      out[to] = data[from]!;
      out[to + 1] = data[from + 1]!;
      out[to + 2] = data[from + 2]!;
    }
  return { data: out, width, height };
}

function ground(size: number, c: Rgb, n: Noise): Sheet {
  const s = sheet(size, size, c);
  coat(s, {
    colour: shade(c, 1.08),
    second: shade(c, 0.8),
    tint: field(s, 8, (x, y) => clamp01(0.25 + x * 0.35 + y * 0.2 + warped(n, x * 2.2, y * 2.2, 0.9) * 0.4)),
    granulate: 0.04,
    texture: scumble(),
  });
  return s;
}

/** Shoulders and head as one quiet mass against a lit wall. */
function bust({ size, rng, turn, room: [wall, dark, accent, light] }: Sitting): Painting {
  const n = noise(rng);
  const s = ground(size, wall, n);
  const cx = rng.range(0.44, 0.56);
  const side = rng.sign();
  const r = rng.range(0.135, 0.15);
  const head = 0.37;
  const body = (x: number, y: number): number => {
    const skull = 1 - Math.sqrt(((x - cx) / r) ** 2 + ((y - head) / (r * 1.26)) ** 2);
    const neck = Math.min(1 - Math.abs(x - cx - side * 0.01) / (r * 0.5), (y - head) / 0.1);
    const t = (y - 0.6) / 0.4;
    const slope = y > 0.55 ? r * 0.55 + Math.sqrt(Math.max(0, t + 0.08)) * 0.42 : 0;
    const torso = y > 0.55 ? (slope - Math.abs(x - cx)) * 4 : -1;
    return Math.max(skull, neck * 0.4, torso) * 0.12 + fbm(n, x * 8, y * 8) * 0.006;
  };
  // Sampled at every second pixel, and once for all three coats: it cost more than the rest of the picture.
  const shape = field(s, 4, body);
  const within = (edge: (x: number, y: number) => number) => {
    let cell = 0;
    return field(s, 4, (x, y) => Math.min(shape.data[cell++]!, edge(x, y)));
  };
  coat(s, {
    shape,
    soft: 0.006,
    bite: 0.004,
    colour: dark,
    second: mix(dark, accent, 0.5),
    tint: field(s, 6, (x, y) =>
      clamp01(0.45 - side * (x - cx) * 2.2 + warped(n, x * 4, y * 4, 0.7) * 0.4 - (y - 0.5) * 0.4),
    ),
    granulate: 0.08,
    texture: scumble(),
  });
  coat(s, {
    shape: within((x, y) => (head + 0.04 - y) * 0.12 + Math.abs(x - cx) * 0.1 - 0.004 + fbm(n, x * 12, y * 12) * 0.008),
    soft: 0.008,
    bite: 0.006,
    colour: shade(dark, 0.5),
    opacity: 0.85,
    texture: scumble(),
  });
  coat(s, {
    shape: within((x, y) => -side * (x - cx) * 0.4 - 0.03 + fbm(n, x * 6, y * 6) * 0.02),
    soft: 0.02,
    bite: 0.012,
    colour: light,
    opacity: 0.3,
    starve: 0.5,
    texture: scumble(),
  });
  const y = 0.72;
  stroke(
    s,
    {
      path: [
        [cx - 0.13, y - 0.07, 0.01],
        [cx, y + 0.03, 0.016],
        [cx + 0.13, y - 0.08, 0.008],
      ],
      dry: [0, 0.5],
      hair: rng.int(512),
    },
    { colour: accent, second: light, opacity: 0.9 },
  );
  if (turn % 3 === 1) hat(s, n, cx, head - r * 0.62, r, accent, dark);
  return finish(s, { ground: weave(4), amount: 0.05, vignette: 0.25 });
}

/** A brim and a low crown. */
function hat(s: Sheet, n: Noise, cx: number, y: number, r: number, colour: Rgb, band: Rgb): void {
  const ink = { colour: shade(colour, 1.05), second: shade(colour, 0.62), granulate: 0.06, texture: scumble() };
  const crown: [number, number][] = [
    [cx - r * 0.95, y],
    [cx - r * 0.8, y - r * 0.8],
    [cx, y - r * 0.95],
    [cx + r * 0.8, y - r * 0.8],
    [cx + r * 0.95, y],
  ];
  fill(s, tremble(curve(crown, true, 6), n, 0.004, 8), ink, [cx - r, y, cx + r, y]);
  fill(s, [cx - r * 0.93, y - r * 0.22, cx + r * 0.93, y - r * 0.22, cx + r * 0.95, y, cx - r * 0.95, y], {
    colour: band,
  });
  fill(s, tremble(ellipse(cx, y + r * 0.04, r * 1.9, r * 0.3, 0, 48), n, 0.004, 8), ink, [
    cx - r * 1.9,
    y,
    cx + r * 1.9,
    y,
  ]);
}

/** A head in profile, one continuous ink line and a wash behind it. */
function profile({ size, rng, seed, turn }: Sitting): Painting {
  const paper = hex(['#ece5d6', '#c3d0d4', '#e9cf94', '#dcb4a4', '#bcc8a8', '#c9906c', '#b4aec0'][turn % 7]!);
  const wash = hex(['#5f7f88', '#b5563c', '#6d8a5a', '#3f4f86', '#c79a32', '#8a5a80', '#3a3a3e'][turn % 7]!);
  const n = noise(rng);
  const s = ground(size, paper, n);
  const way = turn % 2 === 0 ? 1 : -1;
  const at = (x: number, y: number): [number, number] => [0.5 + (x - 0.5) * way, y];
  coat(s, {
    shape: field(
      s,
      4,
      (x, y) => 0.3 - Math.hypot(x - 0.5 + way * 0.06, (y - 0.42) * 0.9) + warped(n, x * 3, y * 3, 0.8) * 0.09,
    ),
    soft: 0.012,
    bite: 0.015,
    colour: wash,
    opacity: 0.55,
    multiply: true,
    pool: 0.35,
    rim: 0.03,
    granulate: 0.12,
    starve: 0.3,
  });
  const nose = rng.range(0.7, 0.72);
  const face: [number, number][] = [
    at(0.56, 0.2),
    at(0.625, 0.255),
    at(0.645, 0.32),
    at(0.636, 0.365),
    at(0.66, 0.405),
    at(nose, 0.462),
    at(0.69, 0.485),
    at(0.656, 0.492),
    at(0.668, 0.52),
    at(0.655, 0.537),
    at(0.664, 0.56),
    at(0.642, 0.585),
    at(0.648, 0.62),
    at(0.61, 0.66),
    at(0.545, 0.655),
    at(0.525, 0.7),
    at(0.53, 0.77),
    at(0.62, 0.84),
    at(0.7, 0.97),
  ];
  const path: Point[] = [];
  const o = curve(face, false, 3);
  for (let i = 0; i < o.length; i += 2) path.push([o[i]!, o[i + 1]!, 0.0035 + 0.003 * Math.abs(Math.sin(i * 0.21))]);
  stroke(
    s,
    { path, dry: [0, 0.4], hair: rng.int(512) },
    { colour: hex('#1c1b1e'), opacity: 0.92, multiply: true, starve: 0.15 },
  );
  const ink = hex('#1c1b1e');
  const bun = turn % 3 === 1;
  const cap = curve(
    [
      at(0.6, 0.225),
      at(0.54, 0.155),
      at(0.45, 0.14),
      at(0.36, 0.2),
      at(0.325, 0.31),
      at(0.345, 0.42),
      bun ? at(0.4, 0.5) : at(0.36, 0.6),
      bun ? at(0.44, 0.5) : at(0.43, 0.62),
      at(0.475, 0.44),
      at(0.5, 0.36),
      at(0.56, 0.3),
    ],
    true,
    6,
  );
  fill(s, tremble(cap, n, 0.012, 9), {
    colour: ink,
    opacity: 0.78,
    multiply: true,
    starve: 0.45,
    granulate: 0.1,
    texture: scumble(),
  });
  for (let i = 0; i < 14; i++) {
    const k = i / 13;
    const end = bun ? at(0.37 + rng.gauss() * 0.015, 0.42 + k * 0.06) : at(0.36 + k * 0.07, 0.6 + rng.gauss() * 0.03);
    stroke(
      s,
      {
        path: [
          [...at(0.6 - k * 0.05, 0.23 + k * 0.06), 0.003],
          [...at(0.5 - k * 0.02, 0.16 + k * 0.12), 0.006],
          [...at(0.38 + k * 0.06, 0.26 + k * 0.1), 0.007],
          [...end, 0.002],
        ],
        dry: [0.2, 0.7],
        hair: rng.int(512),
      },
      { colour: i % 3 ? ink : paper, opacity: i % 3 ? 0.8 : 0.3 },
    );
  }
  if (bun)
    fill(s, tremble(ellipse(...at(0.325, 0.44), 0.06, 0.055, 0, 30), n, 0.012, 12), {
      colour: ink,
      opacity: 0.85,
      multiply: true,
      starve: 0.3,
      texture: scumble(),
    });
  stroke(
    s,
    {
      path: [
        [...at(0.53, 0.77), 0.004],
        [...at(0.4, 0.84), 0.01],
        [...at(0.24, 0.98), 0.014],
      ],
      dry: [0.1, 0.7],
      hair: 70,
    },
    { colour: hex('#1c1b1e'), opacity: 0.8, multiply: true },
  );
  seal(s, way > 0 ? 0.86 : 0.08, 0.85, 0.055, seed, paper);
  return finish(s, { ground: hanji(), amount: 0.05 });
}

/** Someone seen from behind: hair, collar, the room beyond. */
function backOfHead({ size, rng, turn, room: [wall, dark, accent, light] }: Sitting): Painting {
  const n = noise(rng);
  const s = ground(size, mix(wall, light, 0.3), n);
  fill(
    s,
    tremble(
      [rng.range(0.08, 0.2), 0, rng.range(0.5, 0.62), 0, rng.range(0.5, 0.62), 0.52, rng.range(0.08, 0.2), 0.52],
      n,
      0.006,
      6,
    ),
    { colour: light, second: mix(light, wall, 0.5), opacity: 0.75, starve: 0.2, texture: scumble() },
    [0, 0, 0.3, 0.6],
  );
  const cx = rng.range(0.46, 0.54);
  const cloth = rng.chance(0.5) ? accent : mix(accent, dark, 0.4);
  fill(
    s,
    tremble(
      curve(
        [
          [cx - 0.08, 0.6],
          [cx - 0.3, 0.7],
          [cx - 0.42, 1.05],
          [cx + 0.42, 1.05],
          [cx + 0.3, 0.7],
          [cx + 0.08, 0.6],
        ],
        true,
        8,
      ),
      n,
      0.006,
      7,
    ),
    { colour: shade(cloth, 1.1), second: shade(cloth, 0.66), granulate: 0.06, texture: scumble() },
    [cx - 0.3, 0.6, cx + 0.3, 1],
  );
  const skin = hex('#b98768');
  fill(
    s,
    tremble(
      curve(
        [
          [cx - 0.065, 0.5],
          [cx - 0.07, 0.62],
          [cx, 0.66],
          [cx + 0.07, 0.62],
          [cx + 0.065, 0.5],
        ],
        true,
        6,
      ),
      n,
      0.003,
      8,
    ),
    { colour: shade(skin, 1.05), second: shade(skin, 0.7) },
    [cx - 0.06, 0.5, cx + 0.07, 0.6],
  );
  const hair = shade(dark, 0.62);
  const short = turn % 3 !== 0;
  fill(
    s,
    tremble(
      curve(
        [
          [cx - 0.145, 0.4],
          [cx - 0.12, 0.25],
          [cx, 0.19],
          [cx + 0.12, 0.25],
          [cx + 0.145, 0.4],
          [cx + (short ? 0.1 : 0.15), short ? 0.55 : 0.68],
          [cx, short ? 0.59 : 0.72],
          [cx - (short ? 0.1 : 0.15), short ? 0.55 : 0.68],
        ],
        true,
        8,
      ),
      n,
      0.008,
      8,
    ),
    { colour: hair, second: shade(hair, 0.7), granulate: 0.08 },
    [cx - 0.1, 0.2, cx + 0.1, 0.6],
  );
  for (let i = 0; i < 34; i++) {
    const t = (i / 33) * 2 - 1;
    const end = short ? 0.56 - t * t * 0.06 : 0.7 - t * t * 0.06;
    stroke(
      s,
      {
        path: [
          [cx + t * 0.02, 0.21 + t * t * 0.02, 0.002],
          [cx + t * 0.115, 0.3, 0.006],
          [cx + t * 0.135, 0.42, 0.006],
          [cx + t * (short ? 0.1 : 0.14), end, 0.002],
        ],
        dry: [0.3, 0.6],
        hair: rng.int(512),
      },
      { colour: i % 4 === 0 ? mix(hair, light, 0.22) : mix(hair, accent, 0.12), opacity: 0.45 },
    );
  }
  stroke(
    s,
    {
      path: [
        [cx - 0.11, 0.66, 0.014],
        [cx, 0.72, 0.017],
        [cx + 0.11, 0.66, 0.012],
      ],
      dry: [0, 0.35],
      hair: 9,
    },
    { colour: light, second: shade(light, 0.85), opacity: short ? 0.95 : 0 },
  );
  return finish(s, { ground: weave(4), amount: 0.05, vignette: 0.2 });
}

/** The table by the window: brushes in a jar, a stone, a bowl. */
function brushJar({ size, rng, room: [wall, dark, accent, light] }: Sitting): Painting {
  const n = noise(rng);
  const s = ground(size, wall, n);
  coat(s, {
    shape: field(s, 4, (x, y) => y - 0.72 + fbm(n, x * 4, 1) * 0.004),
    soft: 0.006,
    bite: 0.003,
    colour: mix(dark, wall, 0.35),
    second: dark,
    tint: field(s, 8, (x, y) => clamp01((y - 0.72) * 3 + fbm(n, x * 3, y * 18) * 0.3)),
    texture: scumble(),
    granulate: 0.05,
  });
  const cx = rng.range(0.38, 0.6);
  const wide = rng.range(0.1, 0.13);
  const count = 7 + rng.int(4);
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1) - 0.5;
    const tx = cx + t * 0.42 + rng.gauss() * 0.02;
    const ty = rng.range(0.16, 0.34);
    const wood = mix(rng.pick([accent, light, hex('#8a5a36')]), dark, rng.range(0.05, 0.35));
    stroke(
      s,
      {
        path: [
          [cx + t * wide * 1.3, 0.56, 0.006],
          [(cx + t * wide * 1.3 + tx) / 2, (0.56 + ty) / 2, 0.0065],
          [tx, ty + 0.06, 0.0075],
        ],
        even: true,
      },
      { colour: wood, opacity: 0.97 },
    );
    const a = Math.atan2(ty - 0.56, tx - cx - t * wide * 1.3);
    stroke(
      s,
      {
        path: [
          [tx, ty + 0.06, 0.009],
          [tx + Math.cos(a) * 0.03, ty + 0.06 + Math.sin(a) * 0.03, 0.013],
          [tx + Math.cos(a) * 0.085, ty + 0.06 + Math.sin(a) * 0.085, 0.0015],
        ],
        dry: [0, 0.3],
        hair: rng.int(512),
      },
      { colour: shade(dark, 0.7), second: light, opacity: 0.95 },
    );
  }
  coat(s, {
    colour: shade(dark, 0.5),
    density: field(s, 6, (x, y) => Math.exp(-(((x - cx - 0.09) / 0.2) ** 2) - ((y - 0.825) / 0.035) ** 2) * 0.75),
    multiply: true,
  });
  const jar = curve(
    [
      [cx - wide, 0.53],
      [cx - wide * 1.12, 0.62],
      [cx - wide * 1.05, 0.76],
      [cx - wide * 0.7, 0.83],
      [cx + wide * 0.7, 0.83],
      [cx + wide * 1.05, 0.76],
      [cx + wide * 1.12, 0.62],
      [cx + wide, 0.53],
    ],
    true,
    7,
  );
  fill(
    s,
    tremble(jar, n, 0.004, 8),
    { colour: mix(light, [255, 255, 250], 0.2), second: mix(wall, dark, 0.5), granulate: 0.05 },
    [cx - wide, 0.6, cx + wide * 1.2, 0.68],
  );
  fill(s, ellipse(cx, 0.535, wide, wide * 0.17, 0, 40), { colour: shade(dark, 0.7), opacity: 0.35 });
  stroke(
    s,
    {
      path: [
        [cx - wide, 0.68, 0.006],
        [cx, 0.7, 0.011],
        [cx + wide, 0.68, 0.005],
      ],
      dry: [0.05, 0.6],
      hair: 77,
    },
    { colour: accent, opacity: 0.85 },
  );
  const bx = cx > 0.5 ? cx - 0.28 : cx + 0.28;
  fill(
    s,
    tremble(
      curve(
        [
          [bx - 0.085, 0.775],
          [bx - 0.05, 0.84],
          [bx + 0.05, 0.84],
          [bx + 0.085, 0.775],
        ],
        true,
        6,
      ),
      n,
      0.003,
      8,
    ),
    { colour: accent, second: shade(accent, 0.6) },
    [bx - 0.08, 0.8, bx + 0.09, 0.82],
  );
  fill(s, ellipse(bx, 0.777, 0.085, 0.017, 0, 36), { colour: shade(dark, 0.55), opacity: 0.9 });
  return finish(s, { ground: weave(4), amount: 0.05, vignette: 0.3 });
}

/** A corner of the studio with work begun. */
function easel({ size, rng, turn, room: [wall, dark, accent, light] }: Sitting): Painting {
  const n = noise(rng);
  const s = ground(size, mix(wall, light, 0.2), n);
  coat(s, {
    shape: field(s, 4, (x, y) => y - 0.76 - (x - 0.5) * 0.03),
    soft: 0.005,
    bite: 0.003,
    colour: mix(wall, dark, 0.5),
    second: mix(wall, dark, 0.75),
    tint: field(s, 8, (x, y) => clamp01((y - 0.76) * 4 + fbm(n, x * 2, y * 14) * 0.3)),
    texture: scumble(),
  });
  coat(s, {
    colour: light,
    shape: field(s, 4, (x, y) => Math.min(x - 0.06 - y * 0.2, 0.34 - x + y * 0.2, 0.7 - y, y - 0.05)),
    soft: 0.03,
    opacity: 0.4,
    starve: 0.2,
  });
  const cx = rng.range(0.5, 0.6);
  const legs: Point[][] = [
    [
      [cx, 0.1, 0.008],
      [cx - 0.17, 0.9, 0.009],
    ],
    [
      [cx, 0.1, 0.008],
      [cx + 0.17, 0.9, 0.009],
    ],
    [
      [cx + 0.01, 0.14, 0.006],
      [cx + 0.04, 0.84, 0.006],
    ],
  ];
  const box = emptyBox();
  for (const path of legs) trace(s, { path, even: true }, box);
  press(s, box, { colour: mix(dark, hex('#7a5232'), 0.5), opacity: 0.95 });
  const w = rng.range(0.18, 0.22);
  const top = 0.2;
  const bottom = rng.range(0.58, 0.64);
  fill(
    s,
    [cx - w + 0.02, top + 0.02, cx + w + 0.02, top + 0.02, cx + w + 0.02, bottom + 0.02, cx - w + 0.02, bottom + 0.02],
    { colour: dark, opacity: 0.4 },
  );
  fill(
    s,
    tremble([cx - w, top, cx + w, top, cx + w, bottom, cx - w, bottom], n, 0.003, 7),
    turn % 3 === 1
      ? { colour: shade(accent, 1.1), second: shade(accent, 0.75) }
      : { colour: mix(light, [255, 252, 244], 0.4), second: shade(light, 0.9) },
    [cx - w, top, cx + w, bottom],
  );
  const mid = (top + bottom) / 2;
  for (let i = 0; i < 6; i++) {
    const x = cx + rng.range(-0.6, 0.3) * w;
    const y = mid + rng.gauss() * 0.07;
    stroke(
      s,
      {
        path: [
          [x, y, 0.02],
          [x + w * 0.3, y + rng.gauss() * 0.03, 0.028],
          [Math.min(cx + w * 0.9, x + w * 0.7), y + rng.gauss() * 0.04, 0.016],
        ],
        dry: [0, 0.8],
        hair: rng.int(512),
      },
      {
        colour: turn % 3 === 1 ? (i % 2 ? light : dark) : i % 2 ? accent : dark,
        second: mix(accent, light, 0.3),
        opacity: 0.9,
      },
    );
  }
  stroke(
    s,
    {
      path: [
        [cx - w * 1.1, bottom + 0.008, 0.009],
        [cx + w * 1.1, bottom + 0.008, 0.009],
      ],
      even: true,
    },
    { colour: mix(dark, hex('#7a5232'), 0.5) },
  );
  const sx = cx - 0.34;
  const stool = emptyBox();
  for (const d of [-0.06, 0.06])
    trace(
      s,
      {
        path: [
          [sx + d * 0.8, 0.7, 0.006],
          [sx + d * 1.3, 0.92, 0.006],
        ],
        even: true,
      },
      stool,
    );
  press(s, stool, { colour: shade(dark, 0.7) });
  fill(s, ellipse(sx, 0.7, 0.09, 0.022, 0, 36), { colour: accent, second: shade(accent, 0.7) }, [
    sx - 0.09,
    0.7,
    sx + 0.09,
    0.7,
  ]);
  return finish(s, { ground: tooth(), amount: 0.05, vignette: 0.25 });
}

/** A small figure before a very large canvas. */
function beforeCanvas({ size, rng, room: [wall, dark, accent, light] }: Sitting): Painting {
  const n = noise(rng);
  const s = ground(size, mix(light, wall, 0.3), n);
  coat(s, {
    shape: field(s, 4, (_, y) => y - 0.8),
    soft: 0.004,
    colour: mix(wall, dark, 0.3),
    second: mix(wall, dark, 0.6),
    tint: field(s, 8, (x, y) => clamp01((y - 0.8) * 5 + fbm(n, x * 2, y * 12) * 0.3)),
    texture: scumble(),
  });
  const x0 = rng.range(0.1, 0.16);
  const x1 = rng.range(0.84, 0.9);
  const inside = (x: number, y: number) => Math.min(x - x0, x1 - x, y - 0.12, 0.72 - y);
  coat(s, {
    shape: field(s, 4, inside),
    soft: 0.003,
    bite: 0.002,
    colour: accent,
    second: mix(accent, dark, 0.7),
    tint: field(s, 5, (x, y) => smooth(-0.25, 0.35, warped(n, x * 2, y * 2, 1) + (y - 0.45) * 1.1)),
    granulate: 0.07,
    texture: scumble(),
  });
  coat(s, {
    shape: field(s, 4, (x, y) =>
      Math.min(inside(x, y), 0.14 - Math.hypot(x - 0.62, y - 0.36) + warped(n, x * 4, y * 4, 0.7) * 0.05),
    ),
    soft: 0.008,
    bite: 0.008,
    colour: light,
    opacity: 0.85,
    texture: scumble(),
    starve: 0.2,
  });
  const cx = rng.range(0.3, 0.45);
  const foot = 0.92;
  const k = rng.range(0.42, 0.48);
  coat(s, {
    colour: dark,
    density: field(s, 6, (x, y) => Math.exp(-(((x - cx - 0.07) / 0.12) ** 2) - ((y - foot) / 0.018) ** 2) * 0.6),
    multiply: true,
  });
  const at = (x: number, y: number): [number, number] => [cx + x * k, foot - y * k];
  const ink = { colour: shade(dark, 0.6), second: dark, opacity: 0.97, granulate: 0.06 };
  fill(
    s,
    tremble(
      curve(
        [
          at(-0.02, 0),
          at(-0.1, 0.02),
          at(-0.1, 0.45),
          at(-0.14, 0.74),
          at(-0.05, 0.83),
          at(0.05, 0.83),
          at(0.14, 0.74),
          at(0.1, 0.45),
          at(0.1, 0.02),
          at(0.02, 0),
          at(0, 0.4),
        ],
        true,
        5,
      ),
      n,
      0.003,
      9,
    ),
    ink,
    [cx - 0.06, foot, cx + 0.06, foot],
  );
  fill(s, tremble(ellipse(...at(0, 0.92), 0.065 * k, 0.08 * k, 0, 24), n, 0.002, 12), ink);
  const raised = rng.chance(0.6);
  stroke(
    s,
    {
      path: raised
        ? [
            [...at(0.1, 0.74), 0.016],
            [...at(0.24, 0.7), 0.014],
            [...at(0.36, 0.86), 0.01],
          ]
        : [
            [...at(0.12, 0.74), 0.016],
            [...at(0.16, 0.52), 0.014],
            [...at(0.12, 0.36), 0.01],
          ],
      even: true,
    },
    ink,
  );
  if (raised)
    stroke(
      s,
      {
        path: [
          [...at(0.35, 0.84), 0.003],
          [...at(0.47, 1.02), 0.003],
        ],
        even: true,
      },
      { colour: light },
    );
  return finish(s, { ground: weave(4), amount: 0.05, vignette: 0.2 });
}
