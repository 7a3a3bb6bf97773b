import { coat } from './kit/coat.ts';
import { hex, hexes, mix, type Rgb, shade } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { clamp01, fbm, noise } from './kit/noise.ts';
import { Rng } from './kit/rng.ts';
import { curve, ellipse, fill } from './kit/shape.ts';
import { field, type Sheet, sheet } from './kit/sheet.ts';
import { scumble, weave } from './kit/tiles.ts';
import { type Commission, paint } from './paint.ts';

export interface Hanging {
  commission: Omit<Commission, 'width' | 'height'>;
  widthCm: number;
  heightCm: number;
}

/** A wall of an exhibition with some of its works, as a photographer of the gallery would take it. */
export interface Installation {
  room: keyof typeof rooms;
  seed: number;
  width: number;
  height: number;
  works: readonly Hanging[];
}

/** Wall, floor and what frames the works. */
const rooms = {
  'white-cube': 'f1efea b4aa9c d8d2c6',
  hanok: 'e8dabb 9a6a3c 5a3a24',
  concrete: 'a3a29e 74716c 2c2c2c',
  'dark-room': '34343a 1d1c20 15151a',
} as const;

/** Every show has its walls painted anew. */
const washes = ['#f1efea', '#c9b48c', '#8fa8b4', '#a9b494', '#b4786a', '#8a7f9a'];

interface Place {
  x: number;
  y: number;
  picture: Painting;
  /** A vessel stands in an opening in the wall; a picture hangs before it. */
  opening: boolean;
}

export function installation({ room, seed, width, height, works }: Installation): Painting {
  const rng = new Rng(seed, 4711);
  const visitorLeft = rng.chance(0.5);
  const places = hang(works, width, height, visitorLeft ? 0.2 : 0.08, visitorLeft ? 0.08 : 0.2);
  const [lime, floor, frame] = hexes(rooms[room]) as [Rgb, Rgb, Rgb];
  const wall = mix(lime, hex(washes[seed % washes.length]!), room === 'dark-room' ? 0.22 : 0.4);
  const s = sheet(width, height, wall);
  const n = noise(rng);
  const k = s.ax / width;
  const line = s.ay * 0.8;
  const lamps = places.map(({ x, y, picture }) => [
    (x + picture.width / 2) * k,
    (y + picture.height * 0.4) * k,
    picture.width * k,
  ]);
  coat(s, {
    colour: shade(wall, room === 'dark-room' ? 0.7 : 0.86),
    second: mix(wall, hex('#fff6e4'), room === 'dark-room' ? 0.4 : 0.5),
    tint: field(s, 8, (x, y) => {
      let light = 0;
      for (const [lx, ly, wide] of lamps)
        light += Math.exp(-(((x - lx!) / (wide! * 0.5 + 0.16)) ** 2) - ((y - ly!) / 0.36) ** 2);
      return clamp01(light * 0.8 + 0.12 * fbm(n, x * 2, y * 2));
    }),
    granulate: room === 'concrete' ? 0.12 : 0.02,
    texture: scumble(),
  });
  coat(s, {
    shape: field(s, 4, (_, y) => y - line),
    soft: 0.002,
    colour: shade(floor, 1.12),
    second: shade(floor, 0.72),
    tint: field(s, 8, (x, y) =>
      clamp01((y - line) / (s.ay - line) + fbm(n, x * 3, y * (room === 'hanok' ? 60 : 6)) * 0.25),
    ),
    granulate: 0.05,
    texture: scumble(),
  });
  fill(s, [0, line - 0.012, s.ax, line - 0.012, s.ax, line, 0, line], {
    colour: shade(wall, 0.6),
    opacity: room === 'hanok' ? 0 : 0.6,
  });
  if (room === 'hanok') timber(s, line, frame);
  bench(s, s.ax * rng.range(0.36, 0.6), s.ay * 0.93, room === 'hanok' ? shade(frame, 1.5) : shade(floor, 0.5));
  visitor(s, s.ax * (visitorLeft ? 0.1 : 0.9), s.ay * 0.95, s.ay * 0.56, rng, room === 'dark-room');
  const view = finish(s, { ground: weave(4), amount: 0.02, vignette: room === 'dark-room' ? 0.6 : 0.25 });
  for (const place of places) set(view, place, frame);
  return view;
}

/** Side by side in one row, in their true proportions to each other as far as small works stay visible. */
function hang(works: readonly Hanging[], width: number, height: number, left: number, right: number): Place[] {
  const room = width * (1 - left - right);
  const gap = room * 0.07;
  const tallest = Math.max(...works.map(({ heightCm }) => heightCm));
  const sizes = works.map(({ widthCm, heightCm }) => {
    const grow = Math.max(1, (0.55 * tallest) / heightCm);
    return [widthCm * grow, heightCm * grow] as const;
  });
  const wide = sizes.reduce((sum, [w]) => sum + w, 0);
  const scale = Math.min((height * 0.5) / tallest, (room - gap * (works.length - 1)) / wide);
  let x = width * left + (room - gap * (works.length - 1) - wide * scale) / 2;
  return works.map(({ commission }, i) => {
    const [w, h] = sizes[i]!.map((side) => Math.max(16, Math.round(side * scale))) as [number, number];
    const place = {
      x: Math.round(x),
      y: Math.round(height * 0.42 - h / 2),
      picture: paint({ ...commission, width: w, height: h }),
      opening: commission.style === 'ceramic',
    };
    x += w + gap;
    return place;
  });
}

/** Puts a work on the wall: its shadow, or the depth of its opening, and then the picture itself. */
function set({ data, width, height }: Painting, { x, y, picture, opening }: Place, frame: Rgb): void {
  const reach = Math.round(width * 0.012);
  const edge = opening ? 0 : Math.max(1, Math.round(width * 0.0022));
  for (let j = -reach; j < picture.height + reach * 2; j++) {
    for (let i = -reach; i < picture.width + reach * 2; i++) {
      const [px, py] = [x + i, y + j];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const at = (py * width + px) * 3;
      const inside = Math.min(i, j, picture.width - 1 - i, picture.height - 1 - j);
      if (inside >= 0) {
        const from = (j * picture.width + i) * 3;
        const dark = opening ? 1 - 0.55 * clamp01(1 - Math.min(i * 0.8, j) / (reach * 2)) : 1;
        for (let c = 0; c < 3; c++) data[at + c] = picture.data[from + c]! * dark;
      } else if (inside >= -edge) for (let c = 0; c < 3; c++) data[at + c] = frame[c]!;
      else if (!opening) {
        const dx = Math.max(0, reach * 0.6 - i, i - picture.width - reach * 0.4);
        const dy = Math.max(0, reach - j, j - picture.height - reach * 0.7);
        const shadow = 0.42 * clamp01(1 - Math.hypot(dx, dy) / reach);
        for (let c = 0; c < 3; c++) data[at + c]! *= 1 - shadow;
      }
    }
  }
}

/** Posts and a beam. */
function timber(s: Sheet, line: number, wood: Rgb): void {
  const post = (x: number, half: number) =>
    fill(
      s,
      [x - half, 0, x + half, 0, x + half, line, x - half, line],
      { colour: shade(wood, 1.25), second: shade(wood, 0.8), granulate: 0.08 },
      [x - half, 0, x + half, 0],
    );
  post(s.ax * 0.025, 0.03);
  post(s.ax * 0.975, 0.03);
  fill(
    s,
    [0, 0, s.ax, 0, s.ax, 0.055, 0, 0.055],
    { colour: shade(wood, 1.1), second: shade(wood, 0.7), granulate: 0.08 },
    [0, 0, 0, 0.055],
  );
  fill(s, [0, line - 0.03, s.ax, line - 0.03, s.ax, line, 0, line], { colour: wood });
}

function bench(s: Sheet, x: number, y: number, wood: Rgb): void {
  const half = s.ax * 0.1;
  fill(s, ellipse(x, y + 0.005, half * 1.1, 0.012, 0, 30), { colour: hex('#000000'), opacity: 0.3 });
  for (const side of [-0.8, 0.8])
    fill(
      s,
      [
        x + side * half - 0.008,
        y - 0.05,
        x + side * half + 0.008,
        y - 0.05,
        x + side * half + 0.008,
        y,
        x + side * half - 0.008,
        y,
      ],
      { colour: shade(wood, 0.7) },
    );
  fill(
    s,
    [x - half, y - 0.065, x + half, y - 0.065, x + half, y - 0.045, x - half, y - 0.045],
    { colour: shade(wood, 1.2), second: wood },
    [x, y - 0.065, x, y - 0.045],
  );
}

/** Someone seen from behind. */
function visitor(s: Sheet, x: number, foot: number, tall: number, rng: Rng, dark: boolean): void {
  const cloth = hex(rng.pick(['#3a4a5a', '#6a3a34', '#4f5a44', '#2c2c30', '#8a6a44']));
  const at = (u: number, v: number): [number, number] => [x + u * tall, foot - v * tall];
  const dim = dark ? 0.45 : 1;
  fill(s, ellipse(x + tall * 0.05, foot, tall * 0.14, tall * 0.02, 0, 30), { colour: hex('#000000'), opacity: 0.35 });
  fill(
    s,
    curve(
      [at(-0.075, 0), at(-0.085, 0.45), at(0.085, 0.45), at(0.075, 0), at(0.012, 0), at(0, 0.36), at(-0.012, 0)],
      true,
      4,
    ),
    { colour: shade(hex('#26262a'), dim) },
  );
  fill(
    s,
    curve(
      [
        at(-0.09, 0.36),
        at(-0.13, 0.62),
        at(-0.12, 0.78),
        at(-0.04, 0.85),
        at(0.04, 0.85),
        at(0.12, 0.78),
        at(0.13, 0.62),
        at(0.09, 0.36),
      ],
      true,
      5,
    ),
    { colour: shade(cloth, 1.15 * dim), second: shade(cloth, 0.65 * dim), granulate: 0.05 },
    [x - tall * 0.12, 0, x + tall * 0.13, 0],
  );
  fill(s, ellipse(...at(0, 0.92), tall * 0.052, tall * 0.068, 0, 28), { colour: shade(hex('#2a201c'), dim) });
}
