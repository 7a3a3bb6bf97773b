import type { OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../platform/api.ts';
import { on } from '../../platform/on.ts';
import { readStored, store } from '../../platform/stored.ts';
import { DraftSaver, type Kept } from './draft-saver.ts';

const placeOf = (artistId: string, slug: string) => `hwarang-entry ${artistId} ${slug}`;

/** What this device still keeps of a draft that was discarded. */
export const forgetKept = (artistId: string, slug: string): void => store(placeOf(artistId, slug), undefined);

export const draftPath = (slug: string) => `/open-calls/${slug}/entry/draft` as const;

/** The entry while it is typed, saved as it goes. */
export function useDraft(slug: string, artistId: string, first: OwnDraft) {
  const [saver] = useState(() => {
    const place = placeOf(artistId, slug);
    const listeners = new Set<() => void>();
    const made = new DraftSaver(first, (readStored(place) as Kept | null) ?? undefined, {
      send: (draft) => api.put(draftPath(slug), draft),
      keep: (kept) => store(place, kept),
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
