import type { OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../platform/api.ts';
import { on } from '../../platform/on.ts';
import { DraftSaver, type Kept } from './draft-saver.ts';

const placeOf = (artistId: string, slug: string) => `hwarang-entry ${artistId} ${slug}`;

/** A browser that keeps nothing still saves to the server. */
function readKept(place: string): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(place: string, kept: Kept | undefined): void {
  try {
    if (kept) localStorage.setItem(place, JSON.stringify(kept));
    else localStorage.removeItem(place);
  } catch {
    // Full or forbidden: the server is asked all the same.
  }
}

/** What this device still keeps of a draft that was discarded. */
export const forgetKept = (artistId: string, slug: string): void => keep(placeOf(artistId, slug), undefined);

export const draftPath = (slug: string) => `/open-calls/${slug}/entry/draft` as const;

/** The entry while it is typed, saved as it goes. */
export function useDraft(slug: string, artistId: string, first: OwnDraft) {
  const [saver] = useState(() => {
    const place = placeOf(artistId, slug);
    const listeners = new Set<() => void>();
    const made = new DraftSaver(first, readKept(place), {
      send: (draft) => api.put(draftPath(slug), draft),
      keep: (kept) => keep(place, kept),
      changed: () => {
        for (const listener of listeners) listener();
      },
    });
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    return { made, subscribe };
  });
  const { made, subscribe } = saver;
  const snapshot = useSyncExternalStore(
    subscribe,
    () => made.snapshot,
    () => made.snapshot,
  );
  useEffect(() => {
    const flush = () => void made.flush();
    // Back online, or about to be left: not after the next pause.
    const forget = [on(window, ['online', 'pagehide'], flush), on(document, ['visibilitychange'], flush)];
    return () => {
      for (const one of forget) one();
      flush();
      made.close();
    };
  }, [made]);
  return { ...snapshot, saver: made };
}
