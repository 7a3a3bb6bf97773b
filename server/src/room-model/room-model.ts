import { Document, type Material, NodeIO } from '@gltf-transform/core';
import { benchBlocks } from '@hwarang/domain/virtual-gallery/bench';
import { entranceOf } from '@hwarang/domain/virtual-gallery/entrance';
import { outDepth, pictureOut, RECESS, STANDING_OFF } from '@hwarang/domain/virtual-gallery/frame';
import {
  type HungWork,
  onWall,
  type Room,
  type Vec,
  WALL_NORMALS,
  wallLength,
} from '@hwarang/domain/virtual-gallery/room';
import type { RoomColours } from '@hwarang/domain/virtual-gallery/room-colours';
import { between, boxQuads, type Corners, rectangle, surface } from './surface.ts';

/** A work, or the main image, as it is named and seen in the model. */
export interface ModelPicture {
  name: string;
  /** The address of its page. */
  page: string;
  jpeg?: Buffer;
}

interface Described {
  room: Room;
  colours: RoomColours;
  title: string;
  copyright: string;
  /** By the id of what hangs. */
  pictures: ReadonlyMap<string, ModelPicture>;
}

/** The room of an exhibition as glTF in one binary file: metres, one node for each work with its origin on the wall. */
export async function roomModel({ room, colours, title, copyright, pictures }: Described): Promise<Buffer> {
  const document = new Document();
  Object.assign(document.getRoot().getAsset(), { generator: 'Hwarang', copyright });
  const paint = (name: string, colour: Vec, roughness = 0.95): Material =>
    document
      .createMaterial(name)
      .setBaseColorFactor([linear(colour[0]), linear(colour[1]), linear(colour[2]), 1])
      .setMetallicFactor(0)
      .setRoughnessFactor(roughness);
  const [frame, mat] = [paint('frame', colours.frame.face, 0.7), paint('mat', colours.mat)];

  const shell = document
    .createMesh('room')
    .addPrimitive(surface(document, paint('wall', colours.wall), wallQuads(room)))
    .addPrimitive(surface(document, paint('floor', colours.floor, 0.6), [levelQuad(room, 0)]))
    .addPrimitive(surface(document, paint('ceiling', colours.ceiling), [levelQuad(room, room.height)]));
  const scene = document.createScene(title).addChild(document.createNode('room').setMesh(shell));
  if (room.bench) {
    const { seat, legs } = benchBlocks(room.bench);
    const bench = document
      .createMesh('bench')
      .addPrimitive(surface(document, paint('seat', colours.bench.seat, 0.7), boxQuads(seat.min, seat.max)))
      .addPrimitive(
        surface(
          document,
          paint('legs', colours.bench.leg, 0.6),
          legs.flatMap(({ min, max }) => boxQuads(min, max)),
        ),
      );
    scene.addChild(document.createNode('bench').setMesh(bench));
  }

  for (const work of room.works) {
    const { name, page, jpeg } = pictures.get(work.id) ?? { name: work.id, page: '' };
    const mesh = document.createMesh(name);
    const quads = workQuads(work, colours);
    if (quads.frame.length > 0) mesh.addPrimitive(surface(document, frame, quads.frame));
    if (quads.mat.length > 0) mesh.addPrimitive(surface(document, mat, quads.mat));
    let face = mat;
    if (jpeg) {
      const texture = document.createTexture(name).setImage(jpeg).setMimeType('image/jpeg');
      face = paint(name, [1, 1, 1], 0.8).setBaseColorTexture(texture);
    }
    mesh.addPrimitive(surface(document, face, [quads.picture]));
    const { x, z } = WALL_NORMALS[work.wall];
    const turn = Math.atan2(x, z) / 2;
    scene.addChild(
      document
        .createNode(name)
        .setMesh(mesh)
        .setTranslation([work.centre.x, work.centre.y, work.centre.z])
        .setRotation([0, Math.sin(turn), 0, Math.cos(turn)])
        .setExtras({
          page,
          widthMm: work.widthMm,
          heightMm: work.heightMm,
          sizeGiven: !work.flags.includes('size-not-given'),
        }),
    );
  }

  const { eye, fieldOfView } = entranceOf(room);
  const camera = document
    .createCamera('entrance')
    .setType('perspective')
    .setYFov((fieldOfView * Math.PI) / 180)
    .setZNear(0.05);
  scene.addChild(document.createNode('entrance').setCamera(camera).setTranslation([eye.x, eye.y, eye.z]));
  document.getRoot().setDefaultScene(scene);
  return Buffer.from(await new NodeIO().writeBinary(document));
}

/** From what a display shows to what light is counted in. */
const linear = (display: number): number => display ** 2.2;

function wallQuads(room: Room): Corners[] {
  const part = (wall: HungWork['wall'], left: number, right: number, bottom = 0): Corners => {
    const to = onWall(room, wall);
    return [to([left, bottom, 0]), to([right, bottom, 0]), to([right, room.height, 0]), to([left, room.height, 0])];
  };
  const [length, { width, height }] = [wallLength(room, 'south'), room.door];
  const [left, right] = [(length - width) / 2, (length + width) / 2];
  return [
    ...(['west', 'north', 'east'] as const).map((wall) => part(wall, 0, wallLength(room, wall))),
    part('south', 0, left),
    part('south', left, right, height),
    part('south', right, length),
  ];
}

/** Seen from inside: so one looks into the model from above and from all sides. */
function levelQuad({ width, depth }: Room, y: number): Corners {
  const [x, z] = [width / 2, depth / 2];
  const up: Corners = [
    [-x, y, z],
    [x, y, z],
    [x, y, -z],
    [-x, y, -z],
  ];
  return y === 0 ? up : [up[3], up[2], up[1], up[0]];
}

/** Around the middle of the work on the wall, z out of the wall: what has a depth of its own hangs without a frame. */
function workQuads({ widthMm, heightMm, depthMm, fill }: HungWork, colours: RoomColours) {
  const [width, height] = [widthMm / 1000, heightMm / 1000];
  const [back, out] = [STANDING_OFF * 0.4, STANDING_OFF + outDepth(depthMm, colours)];
  const picture = rectangle(width * fill.width, height * fill.height, pictureOut(depthMm, colours));
  const face = rectangle(width, height, out);
  if (depthMm !== null) return { frame: [], mat: [face, ...between(rectangle(width, height, back), face)], picture };
  const rim = (z: number) => rectangle(width + 2 * colours.frame.width, height + 2 * colours.frame.width, z);
  const isFilled = fill.width === 1 && fill.height === 1;
  return {
    frame: [
      ...between(rim(back), rim(out)),
      ...between(rim(out), face),
      ...between(face, rectangle(width, height, out - RECESS)),
    ],
    mat: isFilled ? [] : [rectangle(width, height, out - RECESS - 0.002)],
    picture,
  };
}
