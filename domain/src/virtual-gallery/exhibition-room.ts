import type { Whole } from '../contracts.ts';
import { hang } from './hang.ts';
import type { MainImageToHang, Room } from './room.ts';

type Hung = Pick<Whole<'exhibitions'>, 'art_works' | 'mainimage' | 'hang'>;

export const pixelsOf = (picture: { width: number | null; height: number | null } | null): MainImageToHang => ({
  pixelWidth: picture?.width ?? null,
  pixelHeight: picture?.height ?? null,
});

/** The room of an exhibition as its record tells it. */
export function roomOfExhibition({ art_works, mainimage: [main], hang: set }: Hung): Room {
  const works = art_works.map(({ id, width_cm, height_cm, depth_cm, image }) => ({
    id,
    widthCm: width_cm,
    heightCm: height_cm,
    depthCm: depth_cm,
    override: set?.[id],
    ...pixelsOf(image),
  }));
  return hang(works, main ? pixelsOf(main) : null);
}
