import type { Size } from '@hwarang/domain/artworks/size';

export const personHeight = 170;
export const personWidth = 46;
/** Museums hang the middle of a work at this height. */
export const eyeLevel = 150;
const margin = 24;
const between = 48;

/** A work beside a person of 170 cm on one floor, all in centimetres: the drawing's own unit. */
export function trueScale({ width, height }: Pick<Size, 'width' | 'height'>) {
  const bottom = Math.max(eyeLevel - height / 2, Math.min(20, height / 10));
  const top = Math.max(personHeight, bottom + height) + margin;
  return {
    width: margin + width + between + personWidth + margin,
    /** Down to the floor. */
    height: top,
    work: { x: margin, y: top - bottom - height, width, height },
    person: { x: margin + width + between, y: top - personHeight, width: personWidth, height: personHeight },
  };
}
