import { benchBlocks } from './bench-shade.ts';
import { gather } from './bounce.ts';
import { buildCeiling } from './build-ceiling.ts';
import { buildFittings } from './build-fittings.ts';
import { buildFrames } from './build-frames.ts';
import { buildTimber } from './build-timber.ts';
import { spotLight } from './light.ts';
import type { RoomLight } from './lightmap.ts';
import { shown, toLinear } from './looks.ts';
import type { Emitter } from './plan.ts';
import { Solid } from './solid.ts';
import type { Mark } from './wall-mapping.ts';

export interface Furniture {
  position: Float32Array<ArrayBuffer>;
  uv: Float32Array<ArrayBuffer>;
  /** Display colour and, in the fourth byte, the share of wood grain. */
  colour: Uint8Array<ArrayBuffer>;
  index: Uint32Array<ArrayBuffer>;
  marks: Mark[];
}

/** `quick` takes the light around each thing from the middle of the room, for the first frame. */
export function furnish(light: RoomLight, quick: boolean): Furniture {
  const solid = new Solid();
  const marks: Mark[] = [];
  buildFrames(solid, marks, light.room, light.look);
  buildFittings(solid, marks, light);
  buildCeiling(solid, light.room, light.look);
  buildTimber(solid, marks, light.room, light.look);
  buildBench(solid, light);
  return lit(solid, light, marks, quick ? middleLight(light) : null);
}

function buildBench(solid: Solid, { room, look }: RoomLight): void {
  if (!room.bench) return;
  const { seat, legs } = benchBlocks(room.bench);
  solid.box(seat.min, seat.max, { colour: look.bench.seat, grain: 0.55 }, { bottom: 0.82 });
  for (const leg of legs)
    solid.box(leg.min, leg.max, { colour: look.bench.leg }, { skip: 'tb', bottom: 0.5, top: 0.55 });
}

function lit(solid: Solid, light: RoomLight, marks: Mark[], middle: Float32Array | null): Furniture {
  const count = solid.positions.length / 3;
  const position = new Float32Array(solid.positions);
  const normal = new Float32Array(solid.normals);
  const own = new Float32Array(solid.colours);
  const colour = new Uint8Array(count * 4);
  const e = new Float32Array(3);
  for (let i = 0; i < count; i++) {
    const shade = solid.shades[i] ?? 1;
    const shines = solid.shines[i] === 1;
    if (!shines) lightAt(light, middle, position, normal, i * 3, e);
    for (let c = 0; c < 3; c++) {
      const paint = own[i * 3 + c] ?? 0;
      const seen = shines ? paint * shade : shown(toLinear(paint) * (e[c] ?? 0) * shade);
      colour[i * 4 + c] = Math.min(255, Math.max(0, seen * 255 + 0.5));
    }
    colour[i * 4 + 3] = (solid.grains[i] ?? 0) * 255;
  }
  return { position, uv: new Float32Array(solid.uvs), colour, index: new Uint32Array(solid.index), marks };
}

const scratch = new Float32Array(6);

type Vec3 = readonly [number, number, number];

/** Puts into `e` the light that reaches a corner from all around. */
function lightAt(
  light: RoomLight,
  middle: Float32Array | null,
  position: Float32Array,
  normal: Float32Array,
  at: number,
  e: Float32Array,
): void {
  const { look, room } = light;
  const inset = 0.03;
  const n: Vec3 = [normal[at] ?? 0, normal[at + 1] ?? 0, normal[at + 2] ?? 0];
  const x = Math.min(Math.max((position[at] ?? 0) + n[0] * 0.02, -room.width / 2 + inset), room.width / 2 - inset);
  const y = Math.min(Math.max((position[at + 1] ?? 0) + n[1] * 0.02, inset), room.height - inset);
  const z = Math.min(Math.max((position[at + 2] ?? 0) + n[2] * 0.02, -room.depth / 2 + inset), room.depth / 2 - inset);
  if (middle) fromMiddle(middle, n, e);
  else ambientAt(light, x, y, z, n, e);
  let lamps = 0;
  for (const spot of light.spots) lamps += spotLight(spot, x, y, z, n[0], n[1], n[2]);
  for (let c = 0; c < 3; c++) e[c] = (e[c] ?? 0) + lamps * (look.poolTint[c] ?? 1) * look.pool;
}

function ambientAt(light: RoomLight, x: number, y: number, z: number, n: Vec3, e: Float32Array): void {
  const { look, level } = light;
  gather(light.bounced, x, y, z, n, -1, scratch);
  const openings = emitterSamples(light.emitters, x, y, z, n);
  for (let c = 0; c < 3; c++) {
    e[c] = ((scratch[c] ?? 0) + openings * (look.ambientTint[c] ?? 1)) * level + (scratch[c + 3] ?? 0) * look.pool;
  }
}

const DIRECTIONS: Vec3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

function middleLight(light: RoomLight): Float32Array {
  const all = new Float32Array(18);
  const e = new Float32Array(3);
  for (const [i, n] of DIRECTIONS.entries()) {
    ambientAt(light, 0, light.room.height * 0.45, 0, n, e);
    all.set(e, i * 3);
  }
  return all;
}

function fromMiddle(middle: Float32Array, n: Vec3, e: Float32Array): void {
  const x = n[0] > 0 ? 0 : 3;
  const y = n[1] > 0 ? 6 : 9;
  const z = n[2] > 0 ? 12 : 15;
  for (let c = 0; c < 3; c++) {
    e[c] = n[0] * n[0] * (middle[x + c] ?? 0) + n[1] * n[1] * (middle[y + c] ?? 0) + n[2] * n[2] * (middle[z + c] ?? 0);
  }
}

const STEPS = 4;

/** Things in the room face any way, so the openings are sampled point by point. */
function emitterSamples(emitters: readonly Emitter[], x: number, y: number, z: number, n: Vec3): number {
  let sum = 0;
  for (const { corners, weight } of emitters) {
    const [a, b, , d] = corners;
    if (!a || !b || !d) continue;
    const u: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const v: Vec3 = [d[0] - a[0], d[1] - a[1], d[2] - a[2]];
    const cx = u[1] * v[2] - u[2] * v[1];
    const cy = u[2] * v[0] - u[0] * v[2];
    const cz = u[0] * v[1] - u[1] * v[0];
    for (let i = 0; i < STEPS; i++) {
      for (let j = 0; j < STEPS; j++) {
        const s = (i + 0.5) / STEPS;
        const t = (j + 0.5) / STEPS;
        const dx = a[0] + u[0] * s + v[0] * t - x;
        const dy = a[1] + u[1] * s + v[1] * t - y;
        const dz = a[2] + u[2] * s + v[2] * t - z;
        const here = dx * n[0] + dy * n[1] + dz * n[2];
        if (here <= 0) continue;
        const there = Math.abs(dx * cx + dy * cy + dz * cz);
        const d2 = Math.max(0.09, dx * dx + dy * dy + dz * dz);
        sum += (weight * here * there) / (Math.PI * d2 * d2 * STEPS * STEPS);
      }
    }
  }
  return sum;
}
