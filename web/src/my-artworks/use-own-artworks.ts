import { useCallback, useEffect, useState } from 'react';
import { api } from '../platform/api.ts';
import type { OwnArtwork } from './own-artwork.ts';

const most = 1000;

/** The artist's works in their order, new ones first, the private ones among them. */
export function useOwnArtworks(artistId: string | undefined) {
  const [artworks, setArtworks] = useState<readonly OwnArtwork[] | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads again.
  useEffect(() => {
    if (!artistId) return;
    const waiting = new AbortController();
    const path =
      `/art-works?owner=${encodeURIComponent(artistId)}&_sort=position:ASC,createdAt:DESC&_limit=${most}` as const;
    api.get(path, { signal: waiting.signal }).then(
      (found) => {
        setArtworks(found);
        setFailed(false);
      },
      (failure: unknown) => {
        if (waiting.signal.aborted) return;
        console.error('artworks could not be loaded', failure);
        setFailed(true);
      },
    );
    return () => waiting.abort();
  }, [artistId, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const change = useCallback(
    (changed: OwnArtwork) => setArtworks((all) => all?.map((each) => (each.id === changed.id ? changed : each))),
    [],
  );
  const drop = useCallback((id: string) => setArtworks((all) => all?.filter((each) => each.id !== id)), []);
  const arrange = useCallback((next: readonly OwnArtwork[]) => setArtworks(next), []);
  return { artworks, failed, reload, change, drop, arrange };
}
