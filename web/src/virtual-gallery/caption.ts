import type { Entry, GalleryExhibition } from './gallery-data.ts';
import type { VirtualGalleryWords } from './virtual-gallery.words.ts';

export interface CaptionLines {
  artist: string;
  title: string;
  /** Year, material, size, in the museum's order; what is not known is left out. */
  details: string[];
}

export function captionOf(entry: Entry, exhibition: GalleryExhibition, words: VirtualGalleryWords): CaptionLines {
  const { work } = entry;
  if (!work) return { artist: words.mainImage, title: exhibition.title, details: [exhibition.period].filter(Boolean) };
  const size = entry.sizeGiven && work.size ? work.size : words.sizeNotGiven;
  const details = [work.year === null ? '' : String(work.year), work.material, size].filter(Boolean);
  return { artist: work.artist?.name ?? '', title: work.title, details };
}

export const spokenCaption = ({ artist, title, details }: CaptionLines): string =>
  [artist, title, ...details].filter(Boolean).join(', ');
