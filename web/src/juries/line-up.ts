import type { Size } from '@hwarang/domain/artworks/size';
import { eyeLevel, personHeight, personWidth } from '../artworks/true-scale.ts';

/** In centimetres from the left edge of the wall and from its top. */
interface Placed {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface LineUp {
  width: number;
  height: number;
  works: Placed[];
  /** What gives the eye the scale: somebody of 170 cm, or beside small works a ruler, since next to a person they would be specks. */
  measure: Placed & { kind: 'person' | 'ruler' };
}

/** Up to this height (cm) of the tallest work a ruler stands in for the person. */
const small = 60;
const rulers = [5, 10, 20, 50];

/**
 * Works beside one another on one wall, all at the same scale, with their middles at one height. Before each of `starts`, where another
 * entry begins, there is more room.
 */
export function lineUp(sizes: readonly Pick<Size, 'width' | 'height'>[], starts: readonly number[] = []): LineUp {
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const isSmall = tallest <= small;
  const gap = isSmall ? Math.max(tallest / 5, 2) : 30;
  const length = rulers.findLast((each) => each <= Math.max(tallest, 5)) ?? 5;
  const measured = isSmall ? { width: length, height: length / 20 } : { width: personWidth, height: personHeight };
  const middle = isSmall ? tallest / 2 : Math.max(eyeLevel, tallest / 2 + 10);
  // The floor is at 0; small works hang without one.
  const top = isSmall ? tallest : Math.max(personHeight, middle + tallest / 2);
  let x = gap;
  const works = sizes.map(({ width, height }, at) => {
    if (starts.includes(at)) x += 2 * gap;
    const placed = { x, y: gap + top - middle - height / 2, width, height };
    x += width + gap;
    return placed;
  });
  const height = gap + top + (isSmall ? gap : 0);
  const measure = { ...measured, kind: isSmall ? ('ruler' as const) : ('person' as const), x, y: 0 };
  measure.y = isSmall ? height - gap - measured.height : height - measured.height;
  return { width: x + measured.width + gap, height, works, measure };
}
