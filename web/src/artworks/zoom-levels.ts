import { siblingAddress, stepName } from '@hwarang/domain/media/addresses';
import { fitInside } from '@hwarang/domain/media/fit';
import { fullBox, type LadderType, ladderTypes, type Step, stepExtent, stepsOf } from '@hwarang/domain/media/ladder';
import type { ZoomLevel } from '../design/zoom/deep-zoom.tsx';
import type { ShownFile } from '../media/shown-file.ts';

const smallest = 512;

/** The copies of a picture that deep zoom climbs, up to the whole one. It begins with the copy that the page shows: that one is there. */
export function zoomLevels(file: ShownFile, shown = ''): ZoomLevel[] {
  const whole = fitInside(file, fullBox);
  const addressOf = (step: Step, type: LadderType) => siblingAddress(file.url, stepName(step, type));
  const there = stepsOf(file).find((step) => ladderTypes.some((type) => shown.endsWith(addressOf(step, type))));
  const steps = stepsOf(file)
    .filter((step) => step >= (there ?? smallest))
    .map((step) => ({ url: step === there ? shown : addressOf(step, 'webp'), ...stepExtent(file, step) }))
    .filter(({ width }) => width < whole.width);
  return [...steps, { url: file.url, ...whole }];
}
