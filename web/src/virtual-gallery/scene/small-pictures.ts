import { SPRITE_CELL } from './levels.ts';

export type SmallPicture = Promise<ImageBitmap | null>;

/**
 * Every work at the smallest size, all at once; a picture that fails is null. With the address of a sprite (one row of square
 * cells in the order of the hang) they come in a single answer.
 */
export function startSmallPictures(
  ids: readonly string[],
  url: (id: string, width: number) => string,
  spriteUrl?: string,
): SmallPicture[] {
  if (!spriteUrl) return ids.map((id) => fetchPicture(url(id, SPRITE_CELL)));
  const sprite = fetchPicture(spriteUrl);
  return ids.map(async (id, i) => {
    const sheet = await sprite;
    if (!sheet || sheet.width < (i + 1) * SPRITE_CELL) return fetchPicture(url(id, SPRITE_CELL));
    return createImageBitmap(sheet, i * SPRITE_CELL, 0, SPRITE_CELL, SPRITE_CELL);
  });
}

async function fetchPicture(address: string): SmallPicture {
  try {
    const answer = await fetch(address);
    return answer.ok ? await createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none' }) : null;
  } catch {
    return null;
  }
}
