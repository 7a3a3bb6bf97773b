import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { restorableSince } from '@hwarang/domain/artworks/deleted';
import { useEffect, useState } from 'react';
import type { ArtworkBrief } from '../catalogue/artwork.view.ts';
import { api } from '../platform/api.ts';
import { useApi, useRead } from '../platform/query.ts';

/** An artwork as its owner reads it. */
export type OwnArtwork = ArtworkBrief & Pick<Artwork, '__v' | 'is_exposed' | 'width_cm' | 'height_cm' | 'depth_cm'>;

export type DeletedArtwork = ArtworkBrief & Pick<Artwork, 'deletedAt'>;

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

/** What the artist has deleted and can still bring back, the last one first. */
export function useDeletedArtworks(artistId: string | undefined) {
  const [since] = useState(() => restorableSince(new Date()).toISOString());
  const question = `owner=${encodeURIComponent(artistId ?? '')}&deletedAt_gt=${since}&_sort=deletedAt:DESC&_limit=${most}`;
  return useApi(artistId ? `/art-works?${question}` : undefined);
}
