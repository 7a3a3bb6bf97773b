import { type Room, wallLength } from '@hwarang/domain/virtual-gallery/room';
import { CubeTexture, LinearFilter, LinearMipmapLinearFilter } from 'three';
import type { Lightmap } from './bake/lightmap.ts';
import type { Look, Rgb } from './bake/looks.ts';
import { type Mark, openingsOf } from './bake/plan.ts';
import { SPRITE_CELL } from './levels.ts';
import { plainCanvas } from './plain-canvas.ts';
import { cellAt, type Sprite } from './sprite.ts';

const SIDE = 256;
/** Sides of a cube texture in its own order: east, west, up, down, south, north. */
const ORDER = ['east', 'west', 'ceiling', 'floor', 'south', 'north'] as const;
const FACE_INDEX = { west: 0, north: 1, east: 2, south: 3, floor: 4, ceiling: 5 } as const;

/** What the floor mirrors: walls, works and ceiling stretched onto the sides of a cube. */
export class Mirror {
  readonly texture: CubeTexture = new CubeTexture();
  #sides: CanvasRenderingContext2D[] = [];

  constructor() {
    this.texture.magFilter = LinearFilter;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.generateMipmaps = true;
  }

  /** Made with the first drawing: the first frame has nothing to mirror yet and need not wait for them. */
  #makeSides(): void {
    this.#sides = ORDER.flatMap(() => plainCanvas(SIDE, SIDE) ?? []);
    this.texture.images = this.#sides.map((context) => context.canvas);
  }

  draw(room: Room, look: Look, lightmap: Lightmap, marks: readonly Mark[], sprite: Sprite): void {
    if (this.#sides.length === 0) this.#makeSides();
    const sheet = sheetOf(lightmap);
    for (const [i, context] of this.#sides.entries()) {
      const name = ORDER[i] ?? 'floor';
      const place = lightmap.atlas.faces[FACE_INDEX[name]];
      if (!place) continue;
      context.setTransform(1, 0, 0, 1, 0, 0);
      if (name === 'floor') continue;
      if (name === 'ceiling') {
        context.drawImage(sheet, place.x, place.y, place.w, place.h, 0, 0, SIDE, SIDE);
        context.setTransform(SIDE / room.width, 0, 0, SIDE / room.depth, SIDE / 2, SIDE / 2);
        context.fillStyle = css(look.glow);
        for (const o of openingsOf(room, look)) context.fillRect(o.minX, o.minZ, o.maxX - o.minX, o.maxZ - o.minZ);
        continue;
      }
      context.setTransform(-1, 0, 0, -1, SIDE, SIDE);
      context.drawImage(sheet, place.x, place.y, place.w, place.h, 0, 0, SIDE, SIDE);
      const length = wallLength(room, name);
      context.setTransform(-SIDE / length, 0, 0, -SIDE / room.height, SIDE, SIDE);
      for (const mark of marks) {
        if (mark.wall !== name) continue;
        context.fillStyle = css(mark.colour);
        context.fillRect(mark.left, mark.bottom, mark.right - mark.left, mark.top - mark.bottom);
      }
      this.#drawWorks(context, room, name, length, sprite);
    }
    this.texture.needsUpdate = true;
  }

  #drawWorks(context: CanvasRenderingContext2D, room: Room, wall: string, length: number, sprite: Sprite): void {
    for (const [index, work] of room.works.entries()) {
      if (work.wall !== wall) continue;
      const w = (work.widthMm / 1000) * work.fill.width;
      const h = (work.heightMm / 1000) * work.fill.height;
      const { x, y } = cellAt(index);
      context.setTransform(-SIDE / length, 0, 0, SIDE / room.height, SIDE, 0);
      context.drawImage(
        sprite.canvas,
        x,
        y,
        SPRITE_CELL,
        SPRITE_CELL,
        work.along - w / 2,
        room.height - work.centre.y - h / 2,
        w,
        h,
      );
    }
  }
}

const css = (colour: Rgb): string => `rgb(${colour.map((c) => Math.round(Math.min(1, c) * 255)).join(' ')})`;

function sheetOf({ atlas, pixels }: Lightmap): HTMLCanvasElement {
  const context = plainCanvas(atlas.width, atlas.height);
  if (!context) return document.createElement('canvas');
  const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  context.putImageData(new ImageData(data, atlas.width, atlas.height), 0, 0);
  return context.canvas;
}
