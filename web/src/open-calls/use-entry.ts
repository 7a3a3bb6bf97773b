import type { MediaFile } from '@hwarang/domain/media/file';
import type { Entry, OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { useEffect, useEffectEvent } from 'react';
import type { newArtwork } from '../my-artworks/artwork-values.ts';
import type { OwnArtwork } from '../my-artworks/use-own-artworks.ts';
import { api } from '../platform/api.ts';
import { on } from '../platform/on.ts';
import { useRead } from '../platform/query.ts';
import { readStored, store } from '../platform/stored.ts';
import { weFlyCall, weFlyEntry } from './calls.ts';

/** A work whose image is uploaded and whose words are saved here, waiting to be submitted. */
export interface DraftWork extends ReturnType<typeof newArtwork> {
  key: string;
  image: Pick<MediaFile, 'id' | 'url' | 'width' | 'height' | 'thumbhash'>;
}

/** What the entry holds so far: works that exist already, by id, and drafts. */
export type SavedWork = { id: string } | DraftWork;

export const isDraft = (work: SavedWork): work is DraftWork => 'key' in work;
export const keyOf = (work: SavedWork): string => (isDraft(work) ? work.key : work.id);

const place = 'hwarang-entry';

/** Kept in this browser for this artist, so that a reload loses nothing. Undefined when nothing was begun. */
function readWorks(artistId: string): SavedWork[] | undefined {
  const kept = readStored(place) as { artistId: string; works: SavedWork[] } | null;
  return kept?.artistId === artistId && Array.isArray(kept.works) ? kept.works : undefined;
}

const keepWorks = (artistId: string, works: readonly SavedWork[] | undefined): void =>
  store(place, works && { artistId, works });

interface Known {
  call: OpenCall;
  entry: Entry | null;
  artworks: readonly OwnArtwork[];
  works: SavedWork[] | undefined;
}

const most = 1000;

async function read(artistId: string, signal: AbortSignal): Promise<Known> {
  const [call, { entry }, artworks] = await Promise.all([
    api.get(weFlyCall, { signal }),
    api.get(weFlyEntry, { signal }),
    api.get(`/art-works?owner=${artistId}&_sort=createdAt:DESC&_limit=${most}`, { signal }),
  ]);
  const works = await refreshed(readWorks(artistId), artworks);
  return { call, entry, artworks, works: works ?? (entry ? undefined : []) };
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

/**
 * The call, the artist's entry, and what is being put together: `works` is undefined while nothing is. What another tab puts into it is in it
 * here too, and a change is made to the works as they are by then.
 */
export function useEntry(artistId: string) {
  const { answer, failed, reload, set } = useRead(['entry', artistId], (signal) => read(artistId, signal));
  const show = (works: SavedWork[] | undefined) => set((before) => before && { ...before, works });
  const heard = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== place) return;
    const works = readWorks(artistId);
    if (works) show(works);
    else reload();
  });
  useEffect(() => on<StorageEvent>(window, ['storage'], (event) => heard(event)), []);
  const put = (works: SavedWork[] | undefined) => {
    keepWorks(artistId, works);
    show(works);
  };
  const change = (next: (works: readonly SavedWork[]) => SavedWork[]) =>
    set((before) => {
      if (!before) return before;
      const works = next(before.works ?? []);
      keepWorks(artistId, works);
      return { ...before, works };
    });
  return { known: answer, works: answer?.works, put, change, failed, reload };
}
