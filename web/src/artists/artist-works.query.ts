import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import type { Language } from '@hwarang/domain/language';
import { artworkView } from '../catalogue/artwork.view.ts';

export const worksOnPage = 48;

const ofArtist = (artist: string) => `is_exposed=true&owner=${encodeURIComponent(artist)}` as const;

export const artistWorksCount = (artist: string) => `/art-works/count?${ofArtist(artist)}` as const;

/** In the order that the artist gave them, and the newest first where there is none. */
export const artistWorksCall = (artist: string, start: number) =>
  `/art-works?${ofArtist(artist)}&_sort=position:ASC,createdAt:DESC&_start=${start}&_limit=${worksOnPage}` as const;

/** On the artist's own page no label names the artist. */
export const artistWork = (language: Language, work: Artwork) => ({
  ...artworkView(language, work),
  artist: undefined,
});
