import type { MediaFile } from '@hwarang/domain/media/file';
import { srcSet } from '@hwarang/domain/media/picture';
import type { PictureData } from '../design/picture/picture.tsx';

/** As much of a file as a page carries; the addresses of its smaller copies follow from these. */
export type ShownFile = Pick<MediaFile, 'url' | 'width' | 'height' | 'thumbhash'>;

export const shownFile = (file: MediaFile | null | undefined): ShownFile | undefined =>
  file ? { url: file.url, width: file.width, height: file.height, thumbhash: file.thumbhash } : undefined;

export const pictureOf = (file: ShownFile | undefined): PictureData | undefined =>
  file && {
    src: file.url,
    width: file.width,
    height: file.height,
    thumbhash: file.thumbhash,
    // A picture that travels inside the page has no smaller copies.
    sources: file.url.startsWith('data:')
      ? []
      : [
          { type: 'image/avif', srcSet: srcSet(file, 'avif') },
          { type: 'image/webp', srcSet: srcSet(file, 'webp') },
        ],
  };
