import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { useEffect } from 'react';
import type { ArtworkBrief } from '../catalogue/artwork.view.ts';
import { api } from '../platform/api.ts';
import { useRead } from '../platform/query.ts';

/** An artwork as its owner reads it. */
export type OwnArtwork = ArtworkBrief & Pick<Artwork, 'is_exposed' | 'width_cm' | 'height_cm' | 'depth_cm'>;

const most = 1000;

/** The artist's works in their order, new ones first, the private ones among them. */
export function useOwnArtworks(artistId: string | undefined) {
  const question = `owner=${encodeURIComponent(artistId ?? '')}&_sort=position:ASC,createdAt:DESC&_limit=${most}`;
  const { answer, failed, failure, reload, set } = useRead<readonly OwnArtwork[]>(
    ['/art-works', artistId],
    artistId ? (signal) => api.get(`/art-works?${question}`, { signal }) : undefined,
  );
  useEffect(() => {
    if (failure) console.error('artworks could not be loaded', failure);
  }, [failure]);
  return {
    artworks: answer,
    failed,
    reload,
    change: (changed: OwnArtwork) => set((all) => all?.map((each) => (each.id === changed.id ? changed : each))),
    drop: (id: string) => set((all) => all?.filter((each) => each.id !== id)),
    arrange: set,
  };
}
