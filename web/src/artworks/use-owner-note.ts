import { useEffect } from 'react';
import type { ArtworkView } from '../catalogue/artwork.view.ts';

const noted = new Set<string>();

/** A work without an owner is a fault of the records: who looks after them finds it on the console, once. */
export function useOwnerNote(artworks: readonly Pick<ArtworkView, 'id' | 'artist'>[]): void {
  useEffect(() => {
    for (const { id, artist } of artworks) {
      if (artist || noted.has(id)) continue;
      noted.add(id);
      console.info(`artwork ${id} has no owner`);
    }
  }, [artworks]);
}
