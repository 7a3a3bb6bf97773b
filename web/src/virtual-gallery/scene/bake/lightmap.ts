import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { type Atlas, GUTTER, layAtlas } from './atlas.ts';
import { benchShade } from './bench-shade.ts';
import { type Bounced, bounce, gather } from './bounce.ts';
import { emitterLight, spotLight } from './light.ts';
import { type Look, linear, type Rgb, shown } from './looks.ts';
import { clamp, type Vec } from './maths.ts';
import { random } from './noise.ts';
import {
  type Emitter,
  emittersOf,
  type Face,
  facesOf,
  framesOf,
  lintelsOf,
  pointOn,
  postsOf,
  type Relief,
  type Spotlight,
  spotlightsOf,
} from './plan.ts';
import { footShade, lampShade } from './shade.ts';
import { type Field, smoothField } from './smooth-field.ts';

export interface RoomLight {
  room: Room;
  look: Look;
  faces: Face[];
  albedos: Rgb[];
  emitters: Emitter[];
  spots: Spotlight[];
  reliefs: Relief[];
  bounced: Bounced;
  /** Brings the openings to the wished level on the walls. */
  level: number;
}

export function lightRoom(room: Room, look: Look, patchSize: number): RoomLight {
  const faces = facesOf(room);
  const albedos = faces.map((face) =>
    linear(face.name === 'floor' ? look.floor : face.name === 'ceiling' ? look.ceiling : look.wall),
  );
  const emitters = emittersOf(room, look);
  const spots = spotlightsOf(room, look);
  const reliefs = [...framesOf(room, look), ...postsOf(room, look), ...lintelsOf(room, look)];
  const lights = { emitters, spots, emitterTint: look.ambientTint, spotTint: look.poolTint };
  const bounced = bounce(faces, albedos.map(paler), lights, patchSize);
  const out = new Float32Array(6);
  let sum = 0;
  for (const [i, face] of faces.slice(0, 4).entries()) {
    const p = pointOn(face, face.lu / 2, 1.5);
    gather(bounced, p, face.n, i, out);
    sum += emitterLight(p, face.n, emitters) + (out[1] ?? 0);
  }
  const level = look.ambient / Math.max(1e-4, sum / 4);
  return { room, look, faces, albedos, emitters, spots, reliefs, bounced, level };
}

/** Colour that wanders from floor to walls is halved: paint and eye both take it for grey. */
const paler = ([r, g, b]: Rgb): Rgb => {
  const grey = r * 0.3 + g * 0.59 + b * 0.11;
  return [r + (grey - r) * 0.6, g + (grey - g) * 0.6, b + (grey - b) * 0.6];
};

export interface Lightmap {
  atlas: Atlas;
  /** Display colours, four bytes a texel. */
  pixels: Uint8Array<ArrayBuffer>;
}

/** Samples per metre of the three layers that make up the light. */
export interface Density {
  texels: number;
  field: number;
  bench: number;
}

export function bakeLightmap(light: RoomLight, density: Density): Lightmap {
  const atlas = layAtlas(light.faces, density.texels);
  const pixels = new Uint8Array(atlas.width * atlas.height * 4);
  for (const index of light.faces.keys()) bakeFace(light, index, atlas, pixels, density);
  return { atlas, pixels };
}

const gathered = new Float32Array(6);

/** Puts out the light that all things send back and forth, and of the openings what is known to come from them directly. */
export function ambient(light: RoomLight, p: Vec, n: Vec, face: number, openings: number, out: Float32Array): void {
  const { level, look } = light;
  gather(light.bounced, p, n, face, gathered);
  for (let c = 0; c < 3; c++) {
    const fromOpenings = (gathered[c] ?? 0) + openings * (look.ambientTint[c] ?? 1);
    out[c] = fromOpenings * level + (gathered[c + 3] ?? 0) * look.pool;
  }
}

function ambientOn(light: RoomLight, index: number, face: Face, perMetre: number): Field {
  const points = (metres: number, least: number): number => clamp(Math.round(metres * perMetre), least, 96);
  return smoothField(points(face.lu, 5), points(face.lv, 4), 3, (s, t, out) => {
    const a = clamp(s * face.lu, 0.01, face.lu - 0.01);
    const b = clamp(t * face.lv, 0.01, face.lv - 0.01);
    const p = pointOn(face, a, b);
    ambient(light, p, face.n, index, emitterLight(p, face.n, light.emitters), out);
  });
}

function bakeFace(light: RoomLight, index: number, atlas: Atlas, pixels: Uint8Array, density: Density): void {
  const face = light.faces[index];
  const place = atlas.faces[index];
  const albedo = light.albedos[index];
  if (!face || !place || !albedo) return;
  const { look, room } = light;
  const field = ambientOn(light, index, face, density.field);
  const reliefs = light.reliefs.filter((relief) => relief.wall === face.name);
  const bench = face.name === 'floor' && room.bench ? benchShade(room.bench, light.emitters, density.bench) : null;
  const keepU = endKeep(place.w, face.lu, look.corner);
  const keepV = endKeep(place.h, face.lv, look.corner);
  const e = new Float32Array(3);
  const shade = new Float32Array([1, 1]);
  const spots = light.spots.filter((spot) => reaches(spot, face));
  for (let j = -GUTTER; j < place.h + GUTTER; j++) {
    const t = clamp((j + 0.5) / place.h, 0, 1);
    const b = t * face.lv;
    const rowReliefs = reliefs.filter((relief) => b > relief.bottom - 0.6 && b < relief.top + 0.3);
    for (let i = -GUTTER; i < place.w + GUTTER; i++) {
      const s = clamp((i + 0.5) / place.w, 0, 1);
      const a = s * face.lu;
      field(s, t, e);
      const p = pointOn(face, a, b);
      let lamps = 0;
      for (const spot of spots) {
        let lamp = spotLight(spot, p, face.n);
        if (lamp > 0 && spot.wall === face.name)
          for (const relief of rowReliefs) lamp *= 1 - lampShade(relief, spot, a, b);
        lamps += lamp;
      }
      let keep = (keepU[i + GUTTER] ?? 1) * (keepV[j + GUTTER] ?? 1);
      for (const relief of rowReliefs) keep *= 1 - 0.8 * footShade(relief, a, b);
      bench?.(p[0], p[2], shade);
      const around = shade[1] ?? 1;
      const direct = keep * (0.55 * (shade[0] ?? 1) + 0.45 * around);
      keep *= around;
      const at = ((place.y + j) * atlas.width + place.x + i) * 4;
      const noise = random(at) - 0.5;
      for (let c = 0; c < 3; c++) {
        const lit = (e[c] ?? 0) * direct + lamps * (look.poolTint[c] ?? 1) * (keep * 0.5 + 0.5) * look.pool;
        pixels[at + c] = clamp(shown(lit * (albedo[c] ?? 0)) * 255 + noise + 0.5, 0, 255);
      }
      pixels[at + 3] = 255;
    }
  }
}

/** A look at a few points tells which lamps a side needs to be asked about at all. */
function reaches(spot: Spotlight, face: Face): boolean {
  if (spot.wall === face.name) return true;
  const nu = Math.min(40, Math.ceil(face.lu));
  const nv = Math.min(40, Math.ceil(face.lv));
  for (let j = 0; j <= nv; j++)
    for (let i = 0; i <= nu; i++)
      if (spotLight(spot, pointOn(face, (face.lu * i) / nu, (face.lv * j) / nv), face.n) > 0) return true;
  return false;
}

/** What is left of the light towards the ends of a side, a line of texels at once. */
const endKeep = (count: number, length: number, strength: number): Float32Array =>
  new Float32Array(count + 2 * GUTTER).map((_, i) => {
    const at = clamp((i - GUTTER + 0.5) / count, 0, 1) * length;
    return (1 - strength * fall(at)) * (1 - strength * fall(length - at));
  });

const fall = (distance: number): number => 0.55 * Math.exp(-distance / 0.42) + 0.45 * Math.exp(-distance / 0.07);
