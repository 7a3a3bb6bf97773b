import { type Extent, fitInside } from './fit.ts';

/**
 * One ladder of widths for cards, pages and the walls of the 3D room (64, 256, 512, 1024, 2048). A step's name is the width of
 * its box, which is twice as high as wide: a hanging scroll keeps its sharpness without becoming a texture no phone can hold.
 */
export const ladder = [64, 160, 256, 384, 512, 768, 1024, 1536, 2048] as const;
export type Step = (typeof ladder)[number];

export const ladderTypes = ['avif', 'webp'] as const;
export type LadderType = (typeof ladderTypes)[number];

/** The whole picture for clients that know only `url`: at most this on its longest side. */
export const fullBox = { width: 4096, height: 4096 } as const satisfies Extent;

export const stepExtent = (picture: Extent, step: Step): Extent =>
  fitInside(picture, { width: step, height: 2 * step });

/** The steps that exist for a picture: all that make it smaller, and the first that holds it whole. */
export function stepsOf(picture: Extent): Step[] {
  const whole = ladder.findIndex((step) => step >= picture.width && 2 * step >= picture.height);
  return whole === -1 ? [...ladder] : ladder.slice(0, whole + 1);
}
