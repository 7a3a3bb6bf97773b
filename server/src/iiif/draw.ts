import { pyramidLevels } from '@hwarang/domain/iiif/image-service';
import type { Extent } from '@hwarang/domain/media/fit';
import { uploadLimits } from '@hwarang/domain/media/limits';
import sharp from 'sharp';
import { encodeAs } from '../media/encode.ts';
import { pictureWork } from '../media/picture-work.ts';
import { storedTile } from '../media/pyramids.ts';
import type { TilePlace } from '../media/stored-tiles.ts';
import { type ImageRequest, imageFormats, type Region } from './image-request.ts';

/** The smallest level of the pyramid that still has all the pixels of the answer, and where the region lies on it. */
export function placeOnPyramid(picture: Extent, region: Region, size: Extent): Region & { level: number } {
  const levels = pyramidLevels(picture);
  let level = 0;
  // Half a pixel less: a tile at the edge is rounded up.
  const hasPixels = (scale: number) =>
    region.width >= (size.width - 0.5) * scale && region.height >= (size.height - 0.5) * scale;
  while (level + 1 < levels.length && hasPixels(2 ** (level + 1))) level += 1;
  const { width, height } = levels[level] ?? picture;
  const scale = 2 ** level;
  // The last column of an odd level is not on the next one.
  const left = Math.min(Math.floor(region.left / scale), width - 1);
  const top = Math.min(Math.floor(region.top / scale), height - 1);
  const right = Math.min(Math.ceil((region.left + region.width) / scale), width);
  const bottom = Math.min(Math.ceil((region.top + region.height) / scale), height);
  return { level, left, top, width: right - left, height: bottom - top };
}

/** The tile of the pyramid that is the answer as it stands there, unless the request asks for anything else than one whole tile. */
export function tileAskedFor(
  picture: Extent & { alpha: boolean },
  { region, size, mirrored, rotation, quality, format }: ImageRequest,
): TilePlace | undefined {
  if (picture.alpha || mirrored || rotation !== 0 || quality !== 'default' || format !== 'jpg') return undefined;
  const place = placeOnPyramid(picture, region, size);
  const { width, height } = storedTile(picture);
  const isWhole =
    place.width === width && place.height === height && place.left % width === 0 && place.top % height === 0;
  return isWhole && size.width === width && size.height === height ? place : undefined;
}

/** Cut, scaled, mirrored, turned, and without colour if so asked, in this order. */
export function drawImage(path: string, picture: Extent & { alpha: boolean }, request: ImageRequest): Promise<Buffer> {
  const { region, size, mirrored, rotation, quality, format } = request;
  const { level, ...part } = placeOnPyramid(picture, region, size);
  const drawn = sharp(path, { page: level, limitInputPixels: uploadLimits.pixels }).extract(part);
  if (part.width !== size.width || part.height !== size.height) drawn.resize(size.width, size.height, { fit: 'fill' });
  if (mirrored) drawn.flop();
  const isClear = format !== 'jpg';
  if (rotation !== 0) drawn.rotate(rotation, { background: isClear ? '#ffffff00' : '#ffffff' });
  if (picture.alpha && !isClear) drawn.flatten({ background: '#ffffff' });
  if (quality === 'gray') drawn.grayscale().toColourspace('b-w');
  if (quality === 'bitonal') drawn.threshold(128).toColourspace('b-w');
  return pictureWork(() => encodeAs(drawn, imageFormats[format], { optimiseCoding: false }), {
    pixels: size.width * size.height,
  });
}
