import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { BufferAttribute, BufferGeometry } from 'three';
import type { Atlas } from './bake/atlas.ts';
import type { Look } from './bake/looks.ts';
import { type Quad, ring } from './bake/maths.ts';
import { type Face, facesOf, openingsOf, pointOn } from './bake/plan.ts';

/** Part of a side, in its own metres. */
type Part = Quad<readonly [number, number]>;

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
  const build = ([tileA, tileB]: [number, number], belongs: (face: Face) => boolean): BufferGeometry => {
    const position: number[] = [];
    const light: number[] = [];
    const boards: number[] = [];
    const index: number[] = [];
    for (const [i, face] of faces.entries()) {
      const place = atlas.faces[i];
      if (!place || !belongs(face)) continue;
      const { name, lu, lv } = face;
      const [middleA, middleB] = name === 'floor' || name === 'ceiling' ? [lu / 2, lv / 2] : [0, 0];
      for (const part of partsOf(face, room, look)) {
        const first = position.length / 3;
        index.push(first, first + 1, first + 2, first, first + 2, first + 3);
        for (const [a, b] of name === 'floor' ? part.toReversed() : part) {
          position.push(...pointOn(face, a, b));
          light.push((place.x + (a / lu) * place.w) / atlas.width, (place.y + (b / lv) * place.h) / atlas.height);
          boards.push((a - middleA) / tileA, (b - middleB) / tileB);
        }
      }
    }
    const of = (values: number[], size: number) => new BufferAttribute(new Float32Array(values), size);
    return geometryOf({ position: of(position, 3), uv: of(light, 2), uv1: of(boards, 2) }, new Uint32Array(index));
  };
  return {
    shell: build(tile, ({ name }) => name !== 'floor'),
    floor: build(floorTile, ({ name }) => name === 'floor'),
  };
}

export function geometryOf(attributes: Record<string, BufferAttribute>, index: Uint32Array): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, values] of Object.entries(attributes)) geometry.setAttribute(name, values);
  return geometry.setIndex(new BufferAttribute(index, 1));
}

function partsOf({ name, lu, lv }: Face, room: Room, look: Look): Part[] {
  const whole = rectangle(0, 0, lu, lv);
  if (name === 'south') {
    const l = lu / 2 - room.door.width / 2;
    const r = lu / 2 + room.door.width / 2;
    return [rectangle(0, 0, l, lv), rectangle(r, 0, lu, lv), rectangle(l, room.door.height, r, lv)];
  }
  const [first, second] = name === 'ceiling' ? openingsOf(room, look) : [];
  if (!first) return [whole];
  if (second) return [rectangle(first.maxX + lu / 2, 0, second.minX + lu / 2, lv)];
  const { minX, maxX, minZ, maxZ } = first;
  return ring(whole, rectangle(minX + lu / 2, minZ + lv / 2, maxX + lu / 2, maxZ + lv / 2));
}
