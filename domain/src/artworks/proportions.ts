import type { Extent } from '../media/fit.ts';
import type { Size } from './size.ts';

/** A frame, a margin or a crooked photograph changes proportions by less than this. */
const tolerance = Math.log(1.35);

const distance = (first: number, second: number) => Math.abs(Math.log(first / second));

/**
 * Whether the size can hardly be that of the work in the picture; `turned` where width and height seem to have changed places.
 * A work as deep as a quarter of its shorter side looks different from every side, so its picture says nothing.
 */
export function sizeContradicts(size: Size, picture: Extent): 'turned' | 'other' | undefined {
  if ((size.depth ?? 0) * 4 > Math.min(size.width, size.height)) return undefined;
  const shown = picture.width / picture.height;
  const off = distance(size.width / size.height, shown);
  if (off < tolerance) return undefined;
  return distance(size.height / size.width, shown) < off ? 'turned' : 'other';
}
