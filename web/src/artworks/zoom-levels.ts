import { siblingAddress, stepName } from '@hwarang/domain/media/addresses';
import { fitInside } from '@hwarang/domain/media/fit';
import { fullBox, stepExtent, stepsOf } from '@hwarang/domain/media/ladder';
import type { ZoomLevel } from '../design/zoom/deep-zoom.tsx';
import type { ShownFile } from '../media/shown-file.ts';

const smallest = 512;

/** The copies of a picture that deep zoom climbs, up to the whole one. */
export function zoomLevels(file: ShownFile): ZoomLevel[] {
  const whole = fitInside(file, fullBox);
  const steps = stepsOf(file)
    .filter((step) => step >= smallest)
    .map((step) => ({ url: siblingAddress(file.url, stepName(step, 'webp')), ...stepExtent(file, step) }))
    .filter(({ width }) => width < whole.width);
  return [...steps, { url: file.url, ...whole }];
}
