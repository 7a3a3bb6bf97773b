import { trace } from './brush.ts';
import { hex } from './colour.ts';
import { noise } from './noise.ts';
import { emptyBox, press } from './press.ts';
import { Rng } from './rng.ts';
import { fill, tremble } from './shape.ts';
import type { Sheet } from './sheet.ts';
import { scumble } from './tiles.ts';

const vermilion = hex('#b8301f');

/** Strokes of letters in a unit square; a seal carries two of them. */
const letters: readonly (readonly number[])[][] = [
  [
    [0.1, 0.1, 0.8, 0.1, 0.75, 0.45],
    [0.45, 0.5, 0.45, 0.75],
    [0.05, 0.78, 0.95, 0.78],
  ],
  [
    [0.12, 0.08, 0.12, 0.5, 0.6, 0.5],
    [0.8, 0, 0.8, 1],
    [0.8, 0.4, 1, 0.4],
    [0.15, 0.7, 0.15, 0.95, 0.6, 0.95],
  ],
  [
    [0.15, 0.1, 0.85, 0.1, 0.85, 0.45, 0.15, 0.45, 0.15, 0.1],
    [0.5, 0.5, 0.5, 0.72],
    [0.05, 0.75, 0.95, 0.75],
  ],
  [
    [0.45, 0.05, 0.1, 0.5],
    [0.4, 0.2, 0.65, 0.5],
    [0.85, 0, 0.85, 0.6],
    [0.25, 0.7, 0.85, 0.7, 0.85, 0.98, 0.25, 0.98, 0.25, 0.7],
  ],
  [
    [0.1, 0.05, 0.6, 0.05],
    [0.05, 0.2, 0.65, 0.2],
    [0.2, 0.35, 0.5, 0.35, 0.5, 0.6, 0.2, 0.6, 0.2, 0.35],
    [0.85, 0, 0.85, 0.95],
    [0.85, 0.4, 1, 0.4],
  ],
];

/** A small vermilion stamp, letters left white or standing red in a frame. */
export function seal(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  seed: number,
  paper: readonly [number, number, number],
): void {
  const rng = new Rng(seed, 404);
  const n = noise(rng);
  const tall = rng.chance(0.4) ? 1.7 : 1;
  const turn = rng.gauss() * 0.02;
  const place = (px: number, py: number): [number, number] => [
    x + px * size - py * size * turn,
    y + py * size + px * size * turn,
  ];
  const frame = (inset: number): number[] => [
    ...place(inset, inset),
    ...place(1 - inset, inset),
    ...place(1 - inset, tall - inset),
    ...place(inset, tall - inset),
  ];
  const wobble = (o: number[]) => tremble(o, n, size * 0.05, 12 / size, size * 0.08);
  const carved = rng.chance(0.6);
  const red = { colour: vermilion, opacity: 0.93, starve: 0.35, granulate: 0.1, texture: scumble(), zoom: 0.6 };
  fill(s, wobble(frame(0)), red);
  if (!carved) fill(s, wobble(frame(0.07)), { colour: paper, opacity: 0.93 });
  const box = emptyBox();
  const count = tall > 1 ? 2 : 1;
  for (let i = 0; i < count; i++) {
    for (const line of rng.pick(letters)) {
      const path: [number, number, number][] = [];
      for (let k = 0; k < line.length; k += 2) {
        const [lx, ly] = place(0.18 + line[k]! * 0.64, 0.17 + i * 0.72 + line[k + 1]! * (tall > 1 ? 0.58 : 0.66));
        path.push([lx, ly, size * 0.04]);
        if (k > 0 && k < line.length - 2) path.push([lx, ly, size * 0.04]);
      }
      trace(s, { path, even: true }, box);
    }
  }
  press(s, box, carved ? { colour: paper, opacity: 0.9 } : red);
}
