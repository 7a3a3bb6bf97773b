import { card } from '@hwarang/domain/media/card';
import { type Extent, fitInside } from '@hwarang/domain/media/fit';
import { emptyPacket } from './credit.ts';
import type { Derivative } from './derivatives.ts';
import { pictureWork } from './picture-work.ts';
import { open, type Pixels } from './pictures.ts';

const room = { width: card.width - 2 * card.margin, height: card.height - 2 * card.margin };

/** Made when a page is first shared, not ahead: most pictures are never asked for in this shape. */
export const cardOf = (picture: Extent): Derivative => ({
  ...fitInside(picture, room),
  name: card.name,
  mime: 'image/jpeg',
  atOnce: false,
});

export function encodeCard(pixels: Pixels, { width, height }: Extent): Promise<Buffer> {
  const left = Math.floor((card.width - width) / 2);
  const top = Math.floor((card.height - height) / 2);
  const edges = { left, top, right: card.width - width - left, bottom: card.height - height - top };
  const drawn = open(pixels)
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: card.ground })
    .extend({ ...edges, background: card.ground })
    .jpeg({ quality: 84 })
    .withXmp(emptyPacket.toString());
  return pictureWork(() => drawn.timeout({ seconds: 60 }).toBuffer());
}
