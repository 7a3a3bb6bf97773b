import { get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A work that is being written down: its picture, and the fields as they were typed. */
export interface Draft {
  id: string;
  file: File | null;
  values: Record<string, string>;
}

const placeOf = (owner: string) => `hwarang-drafts ${owner}`;
let made = 0;
const newDraft = (file: File | null = null): Draft => {
  made += 1;
  return { id: `${Date.now()}-${made}`, file, values: {} };
};

/** Drafts are kept in this browser, pictures too; a browser that keeps nothing still has them until the page is left. */
export function useDrafts(owner: string) {
  const [drafts, setDrafts] = useState<readonly Draft[] | undefined>(undefined);
  const [currentId, setCurrentId] = useState<string | undefined>(undefined);
  const latest = useRef<readonly Draft[]>([]);

  useEffect(() => {
    let here = true;
    void get<Draft[]>(placeOf(owner))
      .catch(() => undefined)
      .then((kept) => {
        if (!here) return;
        latest.current = Array.isArray(kept) && kept.length > 0 ? kept : [newDraft()];
        setDrafts(latest.current);
      });
    return () => {
      here = false;
    };
  }, [owner]);

  const put = useCallback(
    (next: readonly Draft[], quietly = false) => {
      latest.current = next.length > 0 ? next : [newDraft()];
      if (!quietly) setDrafts(latest.current);
      set(placeOf(owner), latest.current).catch(() => {});
    },
    [owner],
  );
  const current = drafts?.find(({ id }) => id === currentId) ?? drafts?.[0];
  return {
    drafts,
    current,
    open: setCurrentId,
    /** Typing is kept without drawing the form anew under the hands. */
    type: (id: string, values: Record<string, string>) =>
      put(
        latest.current.map((draft) => (draft.id === id ? { ...draft, values } : draft)),
        true,
      ),
    place: (id: string, file: File | null) =>
      put(latest.current.map((draft) => (draft.id === id ? { ...draft, file } : draft))),
    /** The first picture goes to the open draft if that has none; each other becomes a draft of its own. */
    placeAll: (id: string, files: readonly File[]) => {
      const open = latest.current.find((draft) => draft.id === id);
      const [first, ...rest] = files;
      const others = (open?.file ? files : rest).map((file) => newDraft(file));
      const mine = latest.current.map((draft) =>
        draft.id === id && !draft.file && first ? { ...draft, file: first } : draft,
      );
      put([...mine, ...others]);
    },
    drop: (id: string) => put(latest.current.filter((draft) => draft.id !== id)),
  };
}
