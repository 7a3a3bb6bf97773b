import { emitterLight, type PreparedSpot, rectangleShare, spotLight } from './light.ts';
import type { Rgb } from './looks.ts';
import type { Emitter, Face } from './plan.ts';

interface Patch {
  face: number;
  x: number;
  y: number;
  z: number;
  n: readonly [number, number, number];
  area: number;
  corners: [number, number, number][];
  reach: number;
}

/** Light that has been sent back by every part of the room, ready to be asked for at any point. */
export interface Bounced {
  patches: Patch[];
  /** Three numbers a patch: what it sends back. */
  fromEmitters: Float32Array;
  fromSpots: Float32Array;
}

const BOUNCES = 4;
const NEAR = 2.2;

export interface Lights {
  emitters: readonly Emitter[];
  spots: readonly PreparedSpot[];
  emitterTint: Rgb;
  spotTint: Rgb;
}

/** A box is convex: every patch sees every patch of the other sides, so no visibility has to be tested. */
export function bounce(faces: readonly Face[], albedos: readonly Rgb[], lights: Lights, patchSize: number): Bounced {
  const patches = faces.flatMap((face, i) => patchesOf(face, i, patchSize));
  const count = patches.length;
  const shares = new Float32Array(count * count);
  for (let i = 0; i < count; i++) {
    const a = patches[i];
    if (!a) continue;
    for (let j = 0; j < count; j++) {
      const b = patches[j];
      if (b && a.face !== b.face) shares[i * count + j] = shareOf(a.x, a.y, a.z, a.n, b);
    }
  }
  const albedoOf = (patch: Patch): Rgb => albedos[patch.face] ?? [0.5, 0.5, 0.5];
  const direct = (light: (patch: Patch) => number, tint: Rgb): Float32Array => {
    const out = new Float32Array(count * 3);
    for (const [i, patch] of patches.entries()) {
      const e = light(patch);
      const albedo = albedoOf(patch);
      for (let c = 0; c < 3; c++) out[i * 3 + c] = e * (tint[c] ?? 1) * (albedo[c] ?? 0);
    }
    return out;
  };
  const emitted = direct((p) => emitterLight([p.x, p.y, p.z], p.n, lights.emitters), lights.emitterTint);
  const spotted = direct((p) => meanSpots(p, lights.spots), lights.spotTint);
  return {
    patches,
    fromEmitters: settle(emitted, patches, shares, albedoOf),
    fromSpots: settle(spotted, patches, shares, albedoOf),
  };
}

function meanSpots(patch: Patch, spots: readonly PreparedSpot[]): number {
  let sum = 0;
  const [nx, ny, nz] = patch.n;
  for (const [cx, cy, cz] of patch.corners) {
    const x = (cx + patch.x) / 2;
    const y = (cy + patch.y) / 2;
    const z = (cz + patch.z) / 2;
    for (const spot of spots) sum += spotLight(spot, x, y, z, nx, ny, nz);
  }
  return sum / 4;
}

function settle(
  start: Float32Array,
  patches: readonly Patch[],
  shares: Float32Array,
  albedoOf: (patch: Patch) => Rgb,
): Float32Array {
  const count = patches.length;
  const total = start.slice();
  let last = start;
  for (let k = 0; k < BOUNCES; k++) {
    const next = new Float32Array(count * 3);
    for (let i = 0; i < count; i++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = 0; j < count; j++) {
        const share = shares[i * count + j] ?? 0;
        if (share === 0) continue;
        r += share * (last[j * 3] ?? 0);
        g += share * (last[j * 3 + 1] ?? 0);
        b += share * (last[j * 3 + 2] ?? 0);
      }
      const patch = patches[i];
      const albedo = patch ? albedoOf(patch) : ([0, 0, 0] as const);
      next[i * 3] = r * albedo[0];
      next[i * 3 + 1] = g * albedo[1];
      next[i * 3 + 2] = b * albedo[2];
    }
    for (let i = 0; i < total.length; i++) total[i] = (total[i] ?? 0) + (next[i] ?? 0);
    last = next;
  }
  return total;
}

/** Adds to `out` (emitters r g b, spots r g b) the light that reaches a point from all patches it faces. */
export function gather(
  bounced: Bounced,
  x: number,
  y: number,
  z: number,
  n: readonly [number, number, number],
  ownFace: number,
  out: Float32Array,
): void {
  out.fill(0);
  const { patches, fromEmitters, fromSpots } = bounced;
  for (let i = 0; i < patches.length; i++) {
    const patch = patches[i];
    if (!patch || patch.face === ownFace) continue;
    const share = shareOf(x, y, z, n, patch);
    if (share <= 0) continue;
    for (let c = 0; c < 3; c++) {
      out[c] = (out[c] ?? 0) + share * (fromEmitters[i * 3 + c] ?? 0);
      out[c + 3] = (out[c + 3] ?? 0) + share * (fromSpots[i * 3 + c] ?? 0);
    }
  }
}

function shareOf(x: number, y: number, z: number, n: readonly [number, number, number], patch: Patch): number {
  const dx = patch.x - x;
  const dy = patch.y - y;
  const dz = patch.z - z;
  const d2 = dx * dx + dy * dy + dz * dz;
  const here = dx * n[0] + dy * n[1] + dz * n[2];
  const there = -(dx * patch.n[0] + dy * patch.n[1] + dz * patch.n[2]);
  if (here <= 0 || there <= 0) return 0;
  if (d2 < patch.reach) return rectangleShare(x, y, z, n[0], n[1], n[2], patch.corners);
  return (here * there * patch.area) / (Math.PI * d2 * d2);
}

function patchesOf(face: Face, index: number, size: number): Patch[] {
  const nu = Math.min(16, Math.max(2, Math.round(face.lu / size)));
  const nv = Math.min(16, Math.max(2, Math.round(face.lv / size)));
  const at = (i: number, j: number): [number, number, number] => {
    const a = (i * face.lu) / nu;
    const b = (j * face.lv) / nv;
    return [
      face.o[0] + face.u[0] * a + face.v[0] * b,
      face.o[1] + face.u[1] * a + face.v[1] * b,
      face.o[2] + face.u[2] * a + face.v[2] * b,
    ];
  };
  const patches: Patch[] = [];
  for (let j = 0; j < nv; j++) {
    for (let i = 0; i < nu; i++) {
      const [x, y, z] = at(i + 0.5, j + 0.5);
      const area = (face.lu / nu) * (face.lv / nv);
      const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      patches.push({ face: index, x, y, z, n: face.n, area, corners, reach: area * NEAR * NEAR });
    }
  }
  return patches;
}
