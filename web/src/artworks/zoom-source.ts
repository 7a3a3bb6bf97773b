import { imageInfo, imageServicePath } from '@hwarang/domain/iiif/image-service';
import type { ZoomSource } from '../design/zoom/deep-zoom.tsx';
import type { ShownFile } from '../media/shown-file.ts';

/** What deep zoom shows of a work: its tiles, or the picture itself while only its owner may see it, because tiles are for everyone. */
export const zoomSource = (artworkId: string, file: ShownFile): ZoomSource =>
  file.url.includes('?token=') ? { type: 'image', url: file.url } : imageInfo(imageServicePath(artworkId), file);
