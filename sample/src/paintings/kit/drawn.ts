import { type Point, trace } from './brush.ts';
import { mix, type Rgb } from './colour.ts';
import type { Noise } from './noise.ts';
import { emptyBox, press } from './press.ts';
import { fill, type Gradient, type Outline, tremble } from './shape.ts';
import type { Sheet } from './sheet.ts';

/** Flat colour inside a brush-drawn line, the two not quite on each other. */
export interface Drawn {
  colour: Rgb;
  second?: Rgb;
  gradient?: Gradient;
  line?: Rgb;
  /** Half the width of the line. */
  weight?: number;
  opacity?: number;
  /** Trembling of the outline; 0 leaves it as given. */
  shake?: number;
}

export function drawn(s: Sheet, n: Noise, outline: Outline, d: Drawn): void {
  const o = d.shake === 0 ? outline : tremble(outline, n, d.shake ?? 0.003, 9, 0.025);
  const off = o.map((v, i) => v + (i % 2 === 0 ? 0.0009 : -0.0006));
  fill(
    s,
    off,
    {
      colour: d.colour,
      ...(d.second ? { second: d.second } : { second: d.colour }),
      opacity: d.opacity ?? 0.96,
      granulate: 0.07,
      starve: 0.12,
    },
    d.gradient,
  );
  if (d.line) lines(s, [o], d.line, d.weight ?? 0.0013, true);
}

export function lines(
  s: Sheet,
  list: readonly Outline[],
  colour: Rgb,
  weight: number,
  closed = false,
  opacity = 0.88,
): void {
  const box = emptyBox();
  for (const o of list) {
    const path: Point[] = [];
    for (let i = 0; i < o.length; i += 2) path.push([o[i]!, o[i + 1]!, weight * (0.75 + 0.45 * wave(i))]);
    if (closed) path.push([o[0]!, o[1]!, weight * 0.75]);
    trace(s, { path, even: true }, box);
  }
  press(s, box, { colour, opacity, starve: 0.25 });
}

/** Lines that thin out at both ends. */
export function tapered(s: Sheet, list: readonly Outline[], colour: Rgb, weight: number, opacity = 0.88): void {
  const box = emptyBox();
  for (const o of list) {
    const path: Point[] = [];
    const count = o.length / 2;
    for (let i = 0; i < count; i++)
      path.push([o[i * 2]!, o[i * 2 + 1]!, weight * (0.2 + 0.8 * Math.sin((Math.PI * (i + 0.4)) / count))]);
    trace(s, { path, even: true }, box);
  }
  press(s, box, { colour, opacity, starve: 0.2 });
}

function wave(i: number): number {
  return Math.sin(i * 0.37) * Math.sin(i * 0.11 + 1);
}

export function paler(c: Rgb, t: number): Rgb {
  return mix(c, [250, 243, 228], t);
}
