import { ladder, type Step } from '@hwarang/domain/media/ladder';

/** The step of the ladder that is at least so wide. */
export const pictureSteps = (width: number): Step => ladder.find((step) => step >= width) ?? 2048;
