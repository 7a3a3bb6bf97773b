import type { Accessor, Document, Material, Primitive } from '@gltf-transform/core';
import type { Vec } from '@hwarang/domain/virtual-gallery/room';

/** A rectangle by its corners, counter-clockwise as seen from its front. */
export type Corners = readonly [Vec, Vec, Vec, Vec];

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

function normalOf([a, b, , d]: Corners): Vec {
  const [u, v] = [minus(b, a), minus(d, a)];
  const n: Vec = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...n) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}

/** Upright around the origin, seen from where z comes from. */
export const rectangle = (width: number, height: number, z: number): Corners => [
  [-width / 2, -height / 2, z],
  [width / 2, -height / 2, z],
  [width / 2, height / 2, z],
  [-width / 2, height / 2, z],
];

/** The four quads between a rectangle and another one inside it, or before it. */
export const between = (outer: Corners, inner: Corners): Corners[] =>
  ([0, 1, 2, 3] as const).map((at) => {
    const next = ((at + 1) % 4) as 0 | 1 | 2 | 3;
    return [outer[at], outer[next], inner[next], inner[at]];
  });

export function boxQuads([x0, y0, z0]: Vec, [x1, y1, z1]: Vec): Corners[] {
  const back: Corners = [
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y1, z0],
    [x0, y1, z0],
  ];
  const front: Corners = [
    [x0, y0, z1],
    [x1, y0, z1],
    [x1, y1, z1],
    [x0, y1, z1],
  ];
  return [front, [back[1], back[0], back[3], back[2]], ...between(back, front)];
}

/** One material's share of a mesh. A picture fills the whole of each quad. */
export function surface(document: Document, material: Material, quads: readonly Corners[]): Primitive {
  const corners = quads.flat();
  const [buffer = document.createBuffer()] = document.getRoot().listBuffers();
  const attribute = (type: Accessor['getType'] extends () => infer Type ? Type : never, values: number[]) =>
    document.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer);
  const index = quads.flatMap((_, quad) => [0, 1, 2, 0, 2, 3].map((corner) => quad * 4 + corner));
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', attribute('VEC3', corners.flat()))
    .setAttribute(
      'NORMAL',
      attribute(
        'VEC3',
        quads.flatMap((quad) => Array.from({ length: 4 }, () => normalOf(quad)).flat()),
      ),
    )
    .setIndices(document.createAccessor().setType('SCALAR').setArray(new Uint16Array(index)).setBuffer(buffer));
  if (material.getBaseColorTexture())
    primitive.setAttribute(
      'TEXCOORD_0',
      attribute(
        'VEC2',
        quads.flatMap(() => [0, 1, 1, 1, 1, 0, 0, 0]),
      ),
    );
  return primitive;
}
