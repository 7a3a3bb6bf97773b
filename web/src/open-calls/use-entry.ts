import type { Entry, OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { useCallback, useEffect, useState } from 'react';
import type { OwnArtwork } from '../my-artworks/own-artwork.ts';
import { api } from '../platform/api.ts';
import { weFlyCall, weFlyEntry } from './calls.ts';
import { isDraft, keepWorks, readWorks, type SavedWork } from './saved-works.ts';

interface Known {
  call: OpenCall;
  entry: Entry | null;
  artworks: readonly OwnArtwork[];
}

const most = 1000;

async function read(artistId: string, signal: AbortSignal): Promise<Known & { works: SavedWork[] | undefined }> {
  const [call, { entry }, artworks] = await Promise.all([
    api.get(weFlyCall, { signal }),
    api.get(weFlyEntry, { signal }),
    api.get(`/art-works?owner=${artistId}&_sort=createdAt:DESC&_limit=${most}`, { signal }),
  ]);
  return { call, entry, artworks, works: await refreshed(readWorks(artistId), artworks) };
}

/** Addresses of drafts end after an hour or two, and works may have been deleted meanwhile. */
async function refreshed(works: SavedWork[] | undefined, artworks: readonly OwnArtwork[]) {
  if (!works) return undefined;
  const known = new Set(artworks.map(({ id }) => id));
  const kept = await Promise.all(
    works.map(async (work) => {
      if (!isDraft(work)) return known.has(work.id) ? work : undefined;
      const image = await api.get(`/upload/files/${work.image.id}`).catch(() => undefined);
      return image ? { ...work, image } : undefined;
    }),
  );
  return kept.filter((work) => work !== undefined);
}

/** The call, the artist's entry, and what is being put together: `works` is undefined while nothing is. */
export function useEntry(artistId: string) {
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const [works, setWorks] = useState<SavedWork[] | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads again.
  useEffect(() => {
    const waiting = new AbortController();
    read(artistId, waiting.signal).then(
      (found) => {
        setKnown(found);
        setWorks(found.works ?? (found.entry ? undefined : []));
        setFailed(false);
      },
      () => waiting.signal.aborted || setFailed(true),
    );
    return () => waiting.abort();
  }, [artistId, turn]);
  const put = useCallback(
    (next: SavedWork[] | undefined) => {
      keepWorks(artistId, next);
      setWorks(next);
    },
    [artistId],
  );
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { known, works, put, failed, reload };
}
