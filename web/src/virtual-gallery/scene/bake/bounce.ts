import { emitterLight, rectangleShare, spotLight } from './light.ts';
import type { Rgb } from './looks.ts';
import { type Corners, dot, minus, plus, scaled, type Vec } from './maths.ts';
import { type Emitter, type Face, pointOn, type Spotlight } from './plan.ts';

interface Patch {
  face: number;
  p: Vec;
  n: Vec;
  area: number;
  corners: Corners;
  albedo: Rgb;
}

/** Light that has been sent back by every part of the room, ready to be asked for at any point. */
export interface Bounced {
  patches: Patch[];
  /** Six numbers a patch: red, green and blue that it sends back of the openings' light, and of the lamps'. */
  sent: Float32Array;
}

const BOUNCES = 4;
/** Nearer than this, in widths of a patch, a patch is no longer a point. */
const NEAR = 2.2;

export interface Lights {
  emitters: readonly Emitter[];
  spots: readonly Spotlight[];
  emitterTint: Rgb;
  spotTint: Rgb;
}

/** A box is convex: every patch sees every patch of the other sides, so no visibility has to be tested. */
export function bounce(faces: readonly Face[], albedos: readonly Rgb[], lights: Lights, patchSize: number): Bounced {
  const patches = faces.flatMap((face, i) => patchesOf(face, i, albedos[i] ?? [0.5, 0.5, 0.5], patchSize));
  const direct = patches.flatMap(({ p, n, corners, albedo }) => {
    const opened = emitterLight(p, n, lights.emitters);
    const spotted = corners
      .flatMap((corner) => lights.spots.map((spot) => spotLight(spot, scaled(plus(corner, p), 0.5), n)))
      .reduce((sum, light) => sum + light / corners.length, 0);
    return [...lights.emitterTint.map((tint) => tint * opened), ...lights.spotTint.map((tint) => tint * spotted)].map(
      (light, c) => light * (albedo[c % 3] ?? 0),
    );
  });
  const shares = patches.map(({ p, n, face }) =>
    Float32Array.from(patches, (other) => (other.face === face ? 0 : shareOf(p, n, other))),
  );
  const sent = Float32Array.from(direct);
  let last = sent.slice();
  for (let k = 0; k < BOUNCES; k++) {
    const next = new Float32Array(sent.length);
    for (const [i, { albedo }] of patches.entries()) {
      const own = next.subarray(i * 6, i * 6 + 6);
      for (let j = 0; j < patches.length; j++) add(own, shares[i]?.[j] ?? 0, last, j);
      for (let c = 0; c < 6; c++) own[c] = (own[c] ?? 0) * (albedo[c % 3] ?? 0);
    }
    for (let i = 0; i < sent.length; i++) sent[i] = (sent[i] ?? 0) + (next[i] ?? 0);
    last = next;
  }
  return { patches, sent };
}

/** Puts into `out` the six numbers of light that reach a point from all patches it faces. */
export function gather({ patches, sent }: Bounced, p: Vec, n: Vec, ownFace: number, out: Float32Array): void {
  out.fill(0);
  for (let i = 0; i < patches.length; i++) {
    const patch = patches[i];
    if (patch && patch.face !== ownFace) add(out, shareOf(p, n, patch), sent, i);
  }
}

function add(out: Float32Array, share: number, sent: Float32Array, i: number): void {
  if (share > 0) for (let c = 0; c < 6; c++) out[c] = (out[c] ?? 0) + share * (sent[i * 6 + c] ?? 0);
}

function shareOf(p: Vec, n: Vec, patch: Patch): number {
  const d = minus(patch.p, p);
  const here = dot(d, n);
  const there = -dot(d, patch.n);
  if (here <= 0 || there <= 0) return 0;
  const d2 = dot(d, d);
  if (d2 < patch.area * NEAR * NEAR) return rectangleShare(p, n, patch.corners);
  return (here * there * patch.area) / (Math.PI * d2 * d2);
}

function patchesOf(face: Face, index: number, albedo: Rgb, size: number): Patch[] {
  const nu = Math.min(16, Math.max(2, Math.round(face.lu / size)));
  const nv = Math.min(16, Math.max(2, Math.round(face.lv / size)));
  const at = (i: number, j: number): Vec => pointOn(face, (i * face.lu) / nu, (j * face.lv) / nv);
  return Array.from({ length: nu * nv }, (_, k) => {
    const i = k % nu;
    const j = Math.floor(k / nu);
    return {
      face: index,
      p: at(i + 0.5, j + 0.5),
      n: face.n,
      area: (face.lu / nu) * (face.lv / nv),
      corners: [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)],
      albedo,
    };
  });
}
