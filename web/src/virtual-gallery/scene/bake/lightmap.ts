import { type Room, WALL_NORMALS } from '@hwarang/domain/virtual-gallery/room';
import { type Atlas, GUTTER, layAtlas } from './atlas.ts';
import { benchShade } from './bench-shade.ts';
import { type Bounced, bounce, gather } from './bounce.ts';
import { emitterLight, type PreparedSpot, prepareSpot, spotLight } from './light.ts';
import { type Look, linear, type Rgb, shown } from './looks.ts';
import {
  type Emitter,
  emittersOf,
  type Face,
  facesOf,
  framesOf,
  lintelsOf,
  postsOf,
  type Relief,
  spotlightsOf,
} from './plan.ts';
import { footShade, lampShade } from './shade.ts';
import { type Field, fieldRow, readRow, sampleField } from './smooth-field.ts';

export interface RoomLight {
  room: Room;
  look: Look;
  faces: Face[];
  albedos: Rgb[];
  emitters: Emitter[];
  spots: PreparedSpot[];
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
  const spots = spotlightsOf(room, look).map((spot) => prepareSpot(spot, WALL_NORMALS[spot.wall]));
  const reliefs = [...framesOf(room, look), ...postsOf(room, look), ...lintelsOf(room, look)];
  const lights = { emitters, spots, emitterTint: look.ambientTint, spotTint: look.poolTint };
  const bounced = bounce(faces, albedos.map(paler), lights, patchSize);
  const out = new Float32Array(6);
  let sum = 0;
  for (const [i, face] of faces.slice(0, 4).entries()) {
    const p = pointOf(face, face.lu / 2, 1.5);
    gather(bounced, p[0], p[1], p[2], face.n, i, out);
    sum += emitterLight(p, face.n, emitters) + (out[1] ?? 0);
  }
  return {
    room,
    look,
    faces,
    albedos,
    emitters,
    spots,
    reliefs,
    bounced,
    level: look.ambient / Math.max(1e-4, sum / 4),
  };
}

/** Colour that wanders from floor to walls is halved: paint and eye both take it for grey. */
const paler = ([r, g, b]: Rgb): Rgb => {
  const grey = r * 0.3 + g * 0.59 + b * 0.11;
  return [r + (grey - r) * 0.6, g + (grey - g) * 0.6, b + (grey - b) * 0.6];
};

export const pointOf = (face: Face, a: number, b: number): [number, number, number] => [
  face.o[0] + face.u[0] * a + face.v[0] * b,
  face.o[1] + face.u[1] * a + face.v[1] * b,
  face.o[2] + face.u[2] * a + face.v[2] * b,
];

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

/** Three numbers a point: the openings, and what all lights send back and forth. */
function smoothLight(light: RoomLight, index: number, face: Face, perMetre: number): Field {
  const nu = Math.min(96, Math.max(5, Math.round(face.lu * perMetre)));
  const nv = Math.min(96, Math.max(4, Math.round(face.lv * perMetre)));
  const { ambientTint, pool } = light.look;
  const gathered = new Float32Array(6);
  return sampleField(nu, nv, 3, (s, t, out) => {
    const a = Math.min(Math.max(s * face.lu, 0.01), face.lu - 0.01);
    const b = Math.min(Math.max(t * face.lv, 0.01), face.lv - 0.01);
    const p = pointOf(face, a, b);
    gather(light.bounced, p[0], p[1], p[2], face.n, index, gathered);
    const direct = emitterLight(p, face.n, light.emitters);
    for (let c = 0; c < 3; c++) {
      const ambient = ((gathered[c] ?? 0) + direct * (ambientTint[c] ?? 1)) * light.level;
      out[c] = ambient + (gathered[c + 3] ?? 0) * pool;
    }
  });
}

function bakeFace(light: RoomLight, index: number, atlas: Atlas, pixels: Uint8Array, density: Density): void {
  const face = light.faces[index];
  const place = atlas.faces[index];
  const albedo = light.albedos[index];
  if (!face || !place || !albedo) return;
  const { look, room } = light;
  const field = smoothLight(light, index, face, density.field);
  const row = new Float32Array(field.nu * 3);
  const e = new Float32Array(3);
  const reliefs = light.reliefs.filter((relief) => relief.wall === face.name);
  const bench = face.name === 'floor' && room.bench ? benchShade(room.bench, light.emitters, density.bench) : null;
  const keepU = endKeep(place.w, face.lu, look.corner, true, true);
  const keepV = endKeep(place.h, face.lv, look.corner, true, true);
  const shade = new Float32Array(2);
  const spots = light.spots.filter((spot) => reaches(spot, face));
  const [nx, ny, nz] = face.n;
  for (let j = -GUTTER; j < place.h + GUTTER; j++) {
    const t = Math.min(Math.max((j + 0.5) / place.h, 0), 1);
    const b = t * face.lv;
    fieldRow(field, t, row);
    const rowReliefs = reliefs.filter((relief) => b > relief.bottom - 0.6 && b < relief.top + 0.3);
    for (let i = -GUTTER; i < place.w + GUTTER; i++) {
      const s = Math.min(Math.max((i + 0.5) / place.w, 0), 1);
      const a = s * face.lu;
      readRow(field, row, s, e);
      const x = face.o[0] + face.u[0] * a + face.v[0] * b;
      const y = face.o[1] + face.u[1] * a + face.v[1] * b;
      const z = face.o[2] + face.u[2] * a + face.v[2] * b;
      let lamps = 0;
      for (const spot of spots) {
        let lamp = spotLight(spot, x, y, z, nx, ny, nz);
        if (lamp === 0) continue;
        if (spot.spot.wall === face.name) {
          for (const relief of rowReliefs) lamp *= 1 - lampShade(relief, spot.spot, a, b);
        }
        lamps += lamp;
      }
      let keep = (keepU[i + GUTTER] ?? 1) * (keepV[j + GUTTER] ?? 1);
      for (const relief of rowReliefs) keep *= 1 - 0.8 * footShade(relief, a, b);
      let direct = keep;
      if (bench) {
        bench(x, z, shade);
        const around = shade[1] ?? 1;
        direct = keep * (0.55 * (shade[0] ?? 1) + 0.45 * around);
        keep *= around;
      }
      const at = ((place.y + j) * atlas.width + place.x + i) * 4;
      const noise = hash(at) - 0.5;
      for (let c = 0; c < 3; c++) {
        const lit = (e[c] ?? 0) * direct + lamps * (look.poolTint[c] ?? 1) * (keep * 0.5 + 0.5) * look.pool;
        pixels[at + c] = Math.min(255, Math.max(0, shown(lit * (albedo[c] ?? 0)) * 255 + noise + 0.5));
      }
      pixels[at + 3] = 255;
    }
  }
}

/** A look at a few points tells which lamps a side needs to be asked about at all. */
function reaches(spot: PreparedSpot, face: Face): boolean {
  if (spot.spot.wall === face.name) return true;
  const [nx, ny, nz] = face.n;
  const nu = Math.min(40, Math.ceil(face.lu));
  const nv = Math.min(40, Math.ceil(face.lv));
  for (let j = 0; j <= nv; j++) {
    for (let i = 0; i <= nu; i++) {
      const [x, y, z] = pointOf(face, (face.lu * i) / nu, (face.lv * j) / nv);
      if (spotLight(spot, x, y, z, nx, ny, nz) > 0) return true;
    }
  }
  return false;
}

/** What is left of the light towards the ends of a side, a line of texels at once. */
function endKeep(count: number, length: number, strength: number, from: boolean, to: boolean): Float32Array {
  const keep = new Float32Array(count + 2 * GUTTER);
  for (let i = 0; i < keep.length; i++) {
    const at = Math.min(Math.max((i - GUTTER + 0.5) / count, 0), 1) * length;
    keep[i] = (from ? 1 - strength * fall(at) : 1) * (to ? 1 - strength * fall(length - at) : 1);
  }
  return keep;
}

const fall = (distance: number): number => 0.55 * Math.exp(-distance / 0.42) + 0.45 * Math.exp(-distance / 0.07);

function hash(n: number): number {
  let h = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}
