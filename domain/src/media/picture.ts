import { siblingAddress, stepName } from './addresses.ts';
import type { MediaFile } from './file.ts';
import { type LadderType, type Step, stepExtent, stepsOf } from './ladder.ts';

type Shown = Pick<MediaFile, 'url' | 'width' | 'height'>;

/** The 64 is the room's first frame; on a page the placeholder does its work. */
const smallestOnPages: Step = 160;

export function srcSet(file: Shown, type: LadderType): string {
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

/** The address of one step, or of the largest below it that the picture has: a texture of the 3D room. */
export function stepAddress(file: Shown, step: Step): string {
  const steps = stepsOf(file);
  const best = steps.includes(step) ? step : (steps.at(-1) ?? step);
  return siblingAddress(file.url, stepName(best, 'webp'));
}
