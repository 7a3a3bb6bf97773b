import { CanvasTexture, LinearFilter, type Texture, Vector4 } from 'three';
import { SPRITE_CELL } from './levels.ts';
import { plainCanvas } from './plain-canvas.ts';

export interface Sprite {
  texture: Texture;
  canvas: HTMLCanvasElement;
  /** Offset and size of each work's cell in texture coordinates. */
  cells: Vector4[];
}

const COLUMNS = 4;
const PAD = 1;

/** One small texture with every work at 64 pixels, so that all walls are hung at once and the floor can mirror them. */
export function makeSprite(
  count: number,
  mat: readonly [number, number, number],
  colours: readonly (string | null)[] = [],
): Sprite {
  const rows = Math.max(1, Math.ceil(count / COLUMNS));
  const step = SPRITE_CELL + 2 * PAD;
  const context = plainCanvas(COLUMNS * step, rows * step);
  const canvas = context?.canvas ?? document.createElement('canvas');
  if (context) {
    context.fillStyle = `rgb(${mat.map((c) => Math.round(c * 255)).join(' ')})`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const [i, colour] of colours.entries()) {
      if (!colour) continue;
      const { x, y } = cellAt(i);
      context.fillStyle = colour;
      context.fillRect(x - PAD, y - PAD, step, step);
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.flipY = false;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  const cells = Array.from({ length: count }, (_, i) => {
    const { x, y } = cellAt(i);
    const inset = 0.5;
    return new Vector4(
      (x + inset) / canvas.width,
      (y + inset) / canvas.height,
      (SPRITE_CELL - 2 * inset) / canvas.width,
      (SPRITE_CELL - 2 * inset) / canvas.height,
    );
  });
  return { texture, canvas, cells };
}

export const cellAt = (index: number): { x: number; y: number } => ({
  x: (index % COLUMNS) * (SPRITE_CELL + 2 * PAD) + PAD,
  y: Math.floor(index / COLUMNS) * (SPRITE_CELL + 2 * PAD) + PAD,
});

/** Draws a picture into its cell, stretched to the square. */
export function drawCell(sprite: Sprite, index: number, image: CanvasImageSource): void {
  const { x, y } = cellAt(index);
  const context = sprite.canvas.getContext('2d');
  if (!context) return;
  context.drawImage(image, x - PAD, y - PAD, SPRITE_CELL + 2 * PAD, SPRITE_CELL + 2 * PAD);
  context.drawImage(image, x, y, SPRITE_CELL, SPRITE_CELL);
  sprite.texture.needsUpdate = true;
}
