import { useEffect } from 'react';
import { useApi } from '../platform/query.ts';
import type { OwnArtwork } from './own-artwork.ts';

const most = 1000;

/** The artist's works in their order, new ones first, the private ones among them. */
export function useOwnArtworks(artistId: string | undefined) {
  const owner = artistId && encodeURIComponent(artistId);
  const { answer, failed, failure, reload, set } = useApi<readonly OwnArtwork[]>(
    owner && `/art-works?owner=${owner}&_sort=position:ASC,createdAt:DESC&_limit=${most}`,
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
    arrange: (next: readonly OwnArtwork[]) => set(next),
  };
}
