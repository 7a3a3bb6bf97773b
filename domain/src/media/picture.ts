import { siblingAddress, stepName } from './addresses.ts';
import type { MediaFile } from './file.ts';
import { type LadderType, type Step, stepExtent, stepsOf } from './ladder.ts';

export type Shown = Pick<MediaFile, 'url' | 'width' | 'height' | 'thumbhash' | 'colours' | 'alternativeText'>;

export interface PictureSource {
  type: string;
  srcSet: string;
}

/** What `<picture>` needs: the best type first, the plain picture for whoever knows neither. */
export interface PictureSources {
  sources: PictureSource[];
  src: string;
  width: number;
  height: number;
  thumbhash: string;
  colours: string[];
}

/** The 64 is the room's first frame; on a page the placeholder does its work. */
const smallestOnPages: Step = 160;

export function srcSet(file: Pick<Shown, 'url' | 'width' | 'height'>, type: LadderType): string {
  const steps = stepsOf(file);
  const shown = steps.length > 1 ? steps.filter((step) => step >= smallestOnPages) : steps;
  const seen = new Set<number>();
  const parts: string[] = [];
  for (const step of shown) {
    const { width } = stepExtent(file, step);
    if (seen.has(width)) continue;
    seen.add(width);
    parts.push(`${siblingAddress(file.url, stepName(step, type))} ${width}w`);
  }
  return parts.join(', ');
}

export const pictureSources = (file: Shown): PictureSources => ({
  sources: [
    { type: 'image/avif', srcSet: srcSet(file, 'avif') },
    { type: 'image/webp', srcSet: srcSet(file, 'webp') },
  ],
  src: file.url,
  width: file.width,
  height: file.height,
  thumbhash: file.thumbhash,
  colours: file.colours,
});

/** The address of one step, or of the largest below it that the picture has: a texture of the 3D room. */
export function stepAddress(
  file: Pick<Shown, 'url' | 'width' | 'height'>,
  step: Step,
  type: LadderType = 'webp',
): string {
  const steps = stepsOf(file);
  const best = steps.includes(step) ? step : (steps.at(-1) ?? step);
  return siblingAddress(file.url, stepName(best, type));
}
