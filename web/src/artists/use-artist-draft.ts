import { del, get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Draft {
  values: Record<string, string>;
  file: File | null;
}

const empty: Draft = { values: {}, file: null };

/**
 * The form of an artist as far as it is filled in, kept in this browser until it is sent. `kept` is what an earlier visit left; it comes after
 * the form is shown, and is undefined where there is none.
 */
export function useArtistDraft(userId: string | undefined) {
  const place = `hwarang-artist-draft ${userId}`;
  const draft = useRef<Draft>(empty);
  const [kept, setKept] = useState<Draft | undefined>(undefined);

  useEffect(() => {
    let here = true;
    void get<Draft>(place)
      .catch(() => undefined)
      .then((found) => {
        if (!here || !found) return;
        const typed = Object.entries(draft.current.values).filter(([, value]) => value !== '');
        draft.current = {
          values: { ...found.values, ...Object.fromEntries(typed) },
          file: draft.current.file ?? found.file,
        };
        setKept(draft.current);
      });
    return () => {
      here = false;
    };
  }, [place]);

  const keep = useCallback(
    (part: Partial<Draft>) => {
      draft.current = { ...draft.current, ...part };
      // A browser that keeps nothing still has the form until the page is left.
      set(place, draft.current).catch(() => {});
    },
    [place],
  );
  const drop = useCallback(() => del(place).catch(() => {}), [place]);
  return { kept, keep, drop };
}
