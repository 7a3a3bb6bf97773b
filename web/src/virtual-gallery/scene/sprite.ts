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
const STEP = SPRITE_CELL + 2 * PAD;

/** One small texture with every work at 64 pixels, so that all walls are hung at once and the floor can mirror them. */
export function makeSprite(
  count: number,
  mat: readonly [number, number, number],
  colours: readonly (string | null)[] = [],
): Sprite {
  const rows = Math.max(1, Math.ceil(count / COLUMNS));
  const context = plainCanvas(COLUMNS * STEP, rows * STEP);
  const canvas = context?.canvas ?? document.createElement('canvas');
  if (context) {
    context.fillStyle = `rgb(${mat.map((c) => Math.round(c * 255)).join(' ')})`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const [i, colour] of colours.entries()) {
      if (!colour) continue;
      const { x, y } = cellAt(i);
      context.fillStyle = colour;
      context.fillRect(x - PAD, y - PAD, STEP, STEP);
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.flipY = false;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  const { width, height } = canvas;
  // Half a texel inside, so that no neighbour shows at the edges.
  const size = SPRITE_CELL - 1;
  const cells = Array.from({ length: count }, (_, i) => {
    const { x, y } = cellAt(i);
    return new Vector4((x + 0.5) / width, (y + 0.5) / height, size / width, size / height);
  });
  return { texture, canvas, cells };
}

export const cellAt = (index: number): { x: number; y: number } => ({
  x: (index % COLUMNS) * STEP + PAD,
  y: Math.floor(index / COLUMNS) * STEP + PAD,
});

/** Draws a picture into its cell, stretched to the square. */
export function drawCell(sprite: Sprite, index: number, image: CanvasImageSource): void {
  const { x, y } = cellAt(index);
  const context = sprite.canvas.getContext('2d');
  if (!context) return;
  context.drawImage(image, x - PAD, y - PAD, STEP, STEP);
  context.drawImage(image, x, y, SPRITE_CELL, SPRITE_CELL);
  sprite.texture.needsUpdate = true;
}

/**
 * Every work at the smallest size, all at once; a picture that fails is null. With the address of a sprite (one row of square
 * cells in the order of the hang) they come in a single answer.
 */
export function startSmallPictures(
  ids: readonly string[],
  url: (id: string, width: number) => string,
  spriteUrl?: string,
): Promise<ImageBitmap | null>[] {
  if (!spriteUrl) return ids.map((id) => fetchPicture(url(id, SPRITE_CELL)));
  const sprite = fetchPicture(spriteUrl);
  return ids.map(async (id, i) => {
    const sheet = await sprite;
    if (!sheet || sheet.width < (i + 1) * SPRITE_CELL) return fetchPicture(url(id, SPRITE_CELL));
    return createImageBitmap(sheet, i * SPRITE_CELL, 0, SPRITE_CELL, SPRITE_CELL);
  });
}

async function fetchPicture(address: string): Promise<ImageBitmap | null> {
  // A work without a picture has none: an empty one would be that of the page.
  if (!address) return null;
  try {
    const answer = await fetch(address);
    return answer.ok ? await createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none' }) : null;
  } catch {
    return null;
  }
}
