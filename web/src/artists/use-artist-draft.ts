import { del, get, update } from 'idb-keyval';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { changedSince, textsIn } from '../design/fields/use-unsent.ts';

interface Draft {
  values: Record<string, string>;
  file: File | null;
}

/**
 * The form of an artist as far as it is filled in, kept in this browser until it is sent. `kept` is what an earlier visit left; it comes after
 * the form is shown, and is undefined where there is none. Another tab may have the form open too: only what was changed in this one is
 * written, into what is kept then.
 */
export function useArtistDraft(userId: string | undefined, form: RefObject<HTMLFormElement | null>) {
  const place = `hwarang-artist-draft ${userId}`;
  /** What the form held when it was last kept. */
  const before = useRef<Record<string, string>>({});
  const typed = useRef<Partial<Draft>>({});
  const [kept, setKept] = useState<Draft | undefined>(undefined);

  useEffect(() => {
    let here = true;
    if (form.current) before.current = textsIn(form.current);
    void get<Draft>(place)
      .catch(() => undefined)
      .then((found) => {
        if (!here || !found) return;
        const { values, file = found.file } = typed.current;
        const whole = { ...found.values, ...values };
        before.current = { ...before.current, ...whole };
        setKept({ values: whole, file });
      });
    return () => {
      here = false;
    };
  }, [place, form]);

  const keep = (part: Partial<Draft>) => {
    typed.current = { ...typed.current, ...part, values: { ...typed.current.values, ...part.values } };
    // A browser that keeps nothing still has the form until the page is left.
    update<Draft>(place, (now) => ({
      values: { ...now?.values, ...part.values },
      file: part.file === undefined ? (now?.file ?? null) : part.file,
    })).catch(() => {});
  };
  return {
    kept,
    keepFile: (file: File | null) => keep({ file }),
    keepTexts: () => {
      if (!form.current) return;
      const now = textsIn(form.current);
      keep({ values: changedSince(before.current, now) });
      before.current = now;
    },
    drop: () => del(place).catch(() => {}),
  };
}
