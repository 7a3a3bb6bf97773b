import type { Extent } from '../media/fit.ts';

/** The sides of a tile. The pyramid is cut the same way, so that one tile of an answer is one tile of the file. */
export const tileSide = 512;
/** The longest side of an answer: a whole picture of 200 megapixels would take a core for half a minute. Tiles show the rest. */
export const longestSide = 4096;

export const imageContext = 'http://iiif.io/api/image/3/context.json';
export const imageProfile = 'http://iiif.io/api/image/3/level2.json';

export const imageServicePath = (artworkId: string): string => `/iiif/3/${artworkId}`;

/** Level n of a pyramid has half the sides of the one before it, rounded down; the last fits into one tile, or is one pixel thin. */
export function pyramidLevels({ width, height }: Extent): Extent[] {
  const levels: Extent[] = [];
  for (let level = { width, height }; ; level = { width: level.width >> 1, height: level.height >> 1 }) {
    levels.push(level);
    if (Math.max(level.width, level.height) <= tileSide || Math.min(level.width, level.height) <= 1) return levels;
  }
}

/** `info.json` of the Image API 3.0; `id` is the address of the service. A viewer that is handed it need not fetch it. */
export function imageInfo(id: string, { width, height }: Extent) {
  const levels = pyramidLevels({ width, height });
  return {
    '@context': imageContext,
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width,
    height,
    maxWidth: longestSide,
    maxHeight: longestSide,
    sizes: levels.filter((level) => level.width <= longestSide && level.height <= longestSide).reverse(),
    tiles: [{ width: tileSide, height: tileSide, scaleFactors: levels.map((_, level) => 2 ** level) }],
    extraQualities: ['color', 'gray', 'bitonal'],
    extraFormats: ['webp'],
    extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader', 'rotationArbitrary', 'sizeUpscaling'],
  } as const;
}
