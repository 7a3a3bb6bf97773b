import { benchBlocks } from '@hwarang/domain/virtual-gallery/bench';
import { buildCeiling } from './build-ceiling.ts';
import { buildFittings } from './build-fittings.ts';
import { buildFrames } from './build-frames.ts';
import { buildTimber } from './build-timber.ts';
import { spotLight } from './light.ts';
import { ambient, type RoomLight } from './lightmap.ts';
import { shown, toLinear } from './looks.ts';
import { clamp, cross, dot, minus, plus, pointsOver, type Vec } from './maths.ts';
import type { Emitter, Mark } from './plan.ts';
import { Solid } from './solid.ts';

export interface Furniture {
  position: Float32Array<ArrayBuffer>;
  uv: Float32Array<ArrayBuffer>;
  /** Display colour and, in the fourth byte, the share of wood grain. */
  colour: Uint8Array<ArrayBuffer>;
  index: Uint32Array<ArrayBuffer>;
  marks: Mark[];
}

export function furnish(light: RoomLight): Furniture {
  const { room, look } = light;
  const solid = new Solid();
  const marks: Mark[] = [];
  buildFrames(solid, marks, room, look);
  buildFittings(solid, marks, room, look, light.spots);
  buildCeiling(solid, room, look);
  buildTimber(solid, marks, room, look);
  buildBench(solid, light);
  return {
    position: new Float32Array(solid.positions),
    uv: new Float32Array(solid.uvs),
    colour: coloursOf(solid, light),
    index: new Uint32Array(solid.index),
    marks,
  };
}

function buildBench(solid: Solid, { room, look }: RoomLight): void {
  if (!room.bench) return;
  const { seat, legs } = benchBlocks(room.bench);
  solid.box(seat.min, seat.max, { colour: look.bench.seat, grain: 0.55 }, { bottom: 0.82 });
  for (const leg of legs)
    solid.box(leg.min, leg.max, { colour: look.bench.leg }, { sides: 'ewsn', bottom: 0.5, top: 0.55 });
}

function coloursOf(solid: Solid, light: RoomLight): Uint8Array<ArrayBuffer> {
  const colour = new Uint8Array(solid.corners.length * 4);
  const openings = samplesOf(light.emitters);
  const e = new Float32Array(3);
  for (const [i, { p, n, finish, shade }] of solid.corners.entries()) {
    if (!finish.shine) lightAt(light, openings, p, n, e);
    for (const [c, paint] of finish.colour.entries()) {
      const seen = finish.shine ? paint * shade : shown(toLinear(paint) * (e[c] ?? 0) * shade);
      colour[i * 4 + c] = clamp(seen * 255 + 0.5, 0, 255);
    }
    colour[i * 4 + 3] = (finish.grain ?? 0) * 255;
  }
  return colour;
}

const INSET = 0.03;

/** Puts into `e` the light that reaches a corner from all around. */
function lightAt(light: RoomLight, openings: readonly Sample[], corner: Vec, n: Vec, e: Float32Array): void {
  const { look, room } = light;
  const inside = (at: number, least: number, most: number): number => clamp(at, least + INSET, most - INSET);
  const [x, y, z] = plus(corner, n, 0.02);
  const p: Vec = [
    inside(x, -room.width / 2, room.width / 2),
    inside(y, 0, room.height),
    inside(z, -room.depth / 2, room.depth / 2),
  ];
  ambient(light, p, n, -1, sampledLight(openings, p, n), e);
  let lamps = 0;
  for (const spot of light.spots) lamps += spotLight(spot, p, n);
  for (let c = 0; c < 3; c++) e[c] = (e[c] ?? 0) + lamps * (look.poolTint[c] ?? 1) * look.pool;
}

interface Sample {
  p: Vec;
  /** The way it faces, as long as it is strong. */
  n: Vec;
}

const STEPS = 4;

/** Things in the room face any way, so the openings are sampled point by point. */
const samplesOf = (emitters: readonly Emitter[]): Sample[] =>
  emitters.flatMap(({ corners, weight }) => {
    const [a, b, , d] = corners;
    const n = cross(minus(b, a), minus(d, a));
    return pointsOver(corners, STEPS).map((p) => ({ p, n: plus([0, 0, 0], n, weight / STEPS ** 2) }));
  });

function sampledLight(samples: readonly Sample[], p: Vec, n: Vec): number {
  let sum = 0;
  for (const sample of samples) {
    const d = minus(sample.p, p);
    const here = dot(d, n);
    const d2 = Math.max(0.09, dot(d, d));
    if (here > 0) sum += (here * Math.abs(dot(d, sample.n))) / (Math.PI * d2 * d2);
  }
  return sum;
}
