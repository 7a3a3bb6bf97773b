import { thumbHashToAverageRGBA } from 'thumbhash';
import { type GalleryExhibition, roomOf } from './gallery-data.ts';
import type { Files } from './gallery-of.ts';
import { bakeFirst } from './scene/bake/bake.ts';
import type { FirstLook } from './scene/first-light.ts';

/** How the room looks in its first frame. Reckoned by the server once for a page that is kept. */
export function firstLook(exhibition: GalleryExhibition, files: Files): FirstLook {
  const room = roomOf(exhibition);
  return {
    light: bakeFirst({ room, style: exhibition.style }),
    colours: room.works.map(({ id }) => meanColour(files[id]?.thumbhash)),
  };
}

function meanColour(hash: string | undefined): string | null {
  const bytes = Buffer.from(hash ?? '', 'base64');
  if (bytes.length < 5) return null;
  const { r, g, b } = thumbHashToAverageRGBA(bytes);
  return `#${[r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
