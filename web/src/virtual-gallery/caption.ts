import type { Entry, ShownGallery } from './gallery-data.ts';

export interface CaptionLines {
  artist: string;
  title: string;
  /** Year, material, size, in the museum's order; what is not known is left out. */
  details: string[];
}

export function captionOf(
  { work, sizeGiven }: Entry,
  { exhibition, words }: Pick<ShownGallery, 'exhibition' | 'words'>,
): CaptionLines {
  if (!work) return { artist: words.mainImage, title: exhibition.title, details: [exhibition.period].filter(Boolean) };
  const size = sizeGiven && work.size ? work.size : words.sizeNotGiven;
  const details = [work.year ?? '', work.material, size].filter(Boolean);
  return { artist: work.artist?.name ?? '', title: work.title, details };
}

export const spokenCaption = ({ artist, title, details }: CaptionLines): string =>
  [artist, title, ...details].filter(Boolean).join(', ');

/** The page about what hangs there. */
export const pageOf = ({ work }: Entry, { exhibition }: Pick<ShownGallery, 'exhibition'>): string =>
  work ? `/artworks-detail/${work.id}` : `/exhibition-detail/${exhibition.id}`;

export const linkTarget = (embed: boolean) => (embed ? { target: '_blank', rel: 'noopener' } : {});
