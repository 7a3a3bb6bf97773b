import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { BufferAttribute, BufferGeometry } from 'three';
import type { Atlas } from './bake/atlas.ts';
import type { Look } from './bake/looks.ts';
import { type Face, facesOf, openingsOf } from './bake/plan.ts';

/** Four corners on a side, in its own metres. */
type Part = readonly (readonly [number, number])[];

const rectangle = (a0: number, b0: number, a1: number, b1: number): Part => [
  [a0, b0],
  [a1, b0],
  [a1, b1],
  [a0, b1],
];

/** Walls and ceiling in one mesh, the floor in another. */
export function shellGeometries(
  room: Room,
  look: Look,
  atlas: Atlas,
  tile: [number, number],
  floorTile: [number, number],
) {
  const faces = facesOf(room);
  const shell = new Quads();
  const floor = new Quads();
  for (const [i, face] of faces.entries()) {
    const place = atlas.faces[i];
    if (!place) continue;
    const isFloor = face.name === 'floor';
    const metres = isFloor ? floorTile : tile;
    for (const part of partsOf(face, room, look)) {
      const turned = face.name === 'floor' || face.name === 'ceiling';
      const order = face.name === 'floor' ? [0, 3, 2, 1] : [0, 1, 2, 3];
      (isFloor ? floor : shell).add(
        order.map((k) => {
          const [a, b] = part[k] ?? [0, 0];
          return {
            p: [0, 1, 2].map((c) => (face.o[c] ?? 0) + (face.u[c] ?? 0) * a + (face.v[c] ?? 0) * b),
            light: [
              (place.x + (a / face.lu) * place.w) / atlas.width,
              (place.y + (b / face.lv) * place.h) / atlas.height,
            ],
            tile: turned
              ? [(a - face.lu / 2) / metres[0], (b - face.lv / 2) / metres[1]]
              : [a / metres[0], b / metres[1]],
          };
        }),
      );
    }
  }
  return { shell: shell.geometry(), floor: floor.geometry() };
}

function partsOf(face: Face, room: Room, look: Look): Part[] {
  const { lu, lv } = face;
  if (face.name === 'south') {
    const l = lu / 2 - room.door.width / 2;
    const r = lu / 2 + room.door.width / 2;
    return [rectangle(0, 0, l, lv), rectangle(r, 0, lu, lv), rectangle(l, room.door.height, r, lv)];
  }
  const holes = face.name === 'ceiling' ? openingsOf(room, look) : [];
  const [first, second] = holes;
  if (!first) return [rectangle(0, 0, lu, lv)];
  if (second) return [rectangle(first.maxX + lu / 2, 0, second.minX + lu / 2, lv)];
  const x0 = first.minX + lu / 2;
  const x1 = first.maxX + lu / 2;
  const z0 = first.minZ + lv / 2;
  const z1 = first.maxZ + lv / 2;
  return [
    [
      [0, 0],
      [lu, 0],
      [x1, z0],
      [x0, z0],
    ],
    [
      [lu, 0],
      [lu, lv],
      [x1, z1],
      [x1, z0],
    ],
    [
      [lu, lv],
      [0, lv],
      [x0, z1],
      [x1, z1],
    ],
    [
      [0, lv],
      [0, 0],
      [x0, z0],
      [x0, z1],
    ],
  ];
}

interface Corner {
  p: number[];
  light: number[];
  tile: number[];
}

class Quads {
  readonly #p: number[] = [];
  readonly #light: number[] = [];
  readonly #tile: number[] = [];
  readonly #index: number[] = [];

  add(corners: Corner[]): void {
    const first = this.#p.length / 3;
    for (const corner of corners) {
      this.#p.push(...corner.p);
      this.#light.push(...corner.light);
      this.#tile.push(...corner.tile);
    }
    this.#index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#p), 3));
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(this.#light), 2));
    geometry.setAttribute('uv1', new BufferAttribute(new Float32Array(this.#tile), 2));
    geometry.setIndex(this.#index);
    return geometry;
  }
}
