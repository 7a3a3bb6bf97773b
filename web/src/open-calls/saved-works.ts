import type { MediaFile } from '@hwarang/domain/media/file';
import type { newArtwork } from '../my-artworks/artwork-values.ts';

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
export function readWorks(artistId: string): SavedWork[] | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as { artistId: string; works: SavedWork[] } | null;
    return kept?.artistId === artistId && Array.isArray(kept.works) ? kept.works : undefined;
  } catch {
    return undefined;
  }
}

export function keepWorks(artistId: string, works: readonly SavedWork[] | undefined): void {
  try {
    if (works === undefined) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify({ artistId, works }));
  } catch {
    // A browser that keeps nothing still lets one submit.
  }
}
