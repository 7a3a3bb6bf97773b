import { type Point, trace } from './brush.ts';
import type { Rgb } from './colour.ts';
import { emptyBox, press } from './press.ts';
import type { Rng } from './rng.ts';
import type { Sheet } from './sheet.ts';

/** A bent pine in ink: a dry, scaly trunk and fans of needles. */
export function pine(s: Sheet, rng: Rng, x: number, foot: number, tall: number, lean: number, ink: Rgb): void {
  const trunk: Point[] = [];
  let px = x;
  const thick = tall * rng.range(0.028, 0.042);
  for (let i = 0; i <= 7; i++) {
    const t = i / 7;
    trunk.push([px, foot - tall * t, thick * (1 - t * 0.82)]);
    px += lean * tall * (0.03 + rng.gauss() * 0.045) + Math.sin(t * 7 + x * 9) * tall * 0.035;
  }
  const box = emptyBox();
  trace(s, { path: trunk, dry: [0.18, 0.42], hair: rng.int(512), ragged: 0.5, drag: 0.6 }, box);
  const tips: Point[] = [];
  for (let i = 3; i <= 7; i++) {
    const from = trunk[i] as Point;
    for (const side of i === 7 ? [lean] : [-1, 1]) {
      if (rng.chance(0.15)) continue;
      const reach = tall * rng.range(0.14, 0.34) * (1.25 - i / 9) * (side === lean ? 1.15 : 0.8);
      const drop = tall * rng.range(-0.05, 0.05);
      const mid: Point = [from[0] + side * reach * 0.5, from[1] - tall * 0.045, from[2] * 0.42];
      const end: Point = [from[0] + side * reach, from[1] + drop, from[2] * 0.14];
      trace(s, { path: [[from[0], from[1], from[2] * 0.6], mid, end], dry: [0.1, 0.4], hair: rng.int(512) }, box);
      tips.push(mid, end, [(mid[0] + end[0]) / 2, (mid[1] + end[1]) / 2 - tall * 0.015, 0]);
    }
  }
  press(s, box, { colour: ink, opacity: 0.92, multiply: true, starve: 0.3 });
  const needles = emptyBox();
  const pads = emptyBox();
  for (const tip of tips) {
    const clumps = 3 + rng.int(3);
    for (let c = 0; c < clumps; c++) {
      const cx = tip[0] + rng.gauss() * tall * 0.035;
      const cy = tip[1] + rng.gauss() * tall * 0.012 - tall * 0.008;
      const r = tall * rng.range(0.026, 0.04);
      trace(
        s,
        {
          path: [
            [cx - r, cy, r * 0.2],
            [cx, cy - r * 0.35, r * 0.55],
            [cx + r, cy, r * 0.2],
          ],
          dry: [0.3, 0.5],
          hair: rng.int(512),
        },
        pads,
      );
      for (let k = 0; k < 15; k++) {
        const a = Math.PI * (1.02 + 0.96 * ((k + rng.range(0, 0.8)) / 15));
        const long = r * rng.range(0.75, 1.15);
        trace(
          s,
          {
            path: [
              [cx, cy, 0.0007],
              [cx + Math.cos(a) * long, cy + Math.sin(a) * long * 0.85, 0.0004],
            ],
            even: true,
          },
          needles,
        );
      }
    }
  }
  press(s, pads, { colour: ink, opacity: 0.32, multiply: true, starve: 0.5 });
  press(s, needles, { colour: ink, opacity: 0.85, multiply: true });
}
