import { get, update } from 'idb-keyval';
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
const listOf = (kept: unknown): readonly Draft[] => (Array.isArray(kept) ? kept : []);
const isBlank = ({ file, values }: Draft): boolean => !file && Object.values(values).every((text) => text === '');

const saved = (list: readonly Draft[], draft: Draft): readonly Draft[] =>
  list.some(({ id }) => id === draft.id) ? list.map((each) => (each.id === draft.id ? draft : each)) : [...list, draft];

/**
 * Drafts are kept in this browser, pictures too; a browser that keeps nothing still has them until the page is left. Other tabs write to the
 * same list: a change is made to what is kept, not to what this tab has read, and each tab hears of those of the others.
 */
export function useDrafts(owner: string) {
  const place = placeOf(owner);
  const [drafts, setDrafts] = useState<readonly Draft[] | undefined>(undefined);
  const [currentId, setCurrentId] = useState<string | undefined>(undefined);
  const [heard, setHeard] = useState(0);
  const latest = useRef<readonly Draft[]>([]);
  const openId = useRef<string | undefined>(undefined);
  const others = useRef<BroadcastChannel | undefined>(undefined);

  const show = useCallback((next: readonly Draft[]) => {
    latest.current = next.length > 0 ? next : [newDraft()];
    setDrafts(latest.current);
  }, []);

  useEffect(() => {
    let here = true;
    const read = async () => {
      const before = latest.current;
      const kept = listOf(await get(place).catch(() => undefined));
      if (!here) return;
      // Typed on meanwhile: what was read is old.
      if (latest.current !== before) return read();
      const blank = before.filter((draft) => isBlank(draft) && !kept.some(({ id }) => id === draft.id));
      show([...kept, ...blank]);
      const wordsIn = (list: readonly Draft[]) => JSON.stringify(list.find(({ id }) => id === openId.current)?.values);
      if (wordsIn(before) !== wordsIn(kept)) setHeard((times) => times + 1);
    };
    const channel = new BroadcastChannel(place);
    channel.onmessage = () => void read();
    others.current = channel;
    void read();
    return () => {
      here = false;
      channel.close();
    };
  }, [place, show]);

  const current = drafts?.find(({ id }) => id === currentId) ?? drafts?.[0];
  // A draft of another tab may come to stand before it.
  useEffect(() => {
    openId.current = current?.id;
    setCurrentId(current?.id);
  }, [current?.id]);

  const change = (next: (list: readonly Draft[]) => readonly Draft[], quietly = false) => {
    if (quietly) latest.current = next(latest.current);
    else show(next(latest.current));
    update(place, (kept: unknown) => next(listOf(kept)))
      .then(() => others.current?.postMessage(null))
      .catch(() => {});
  };
  const edit = (id: string, part: Partial<Draft>, quietly = false) => {
    const before = latest.current.find((draft) => draft.id === id);
    if (before) change((list) => saved(list, { ...before, ...part }), quietly);
  };
  return {
    drafts,
    current,
    /** Counts how often another tab has changed the words of the open draft. */
    heard,
    open: (id: string) => {
      setDrafts(latest.current);
      setCurrentId(id);
    },
    /** Typing is kept without drawing the form anew under the hands. */
    type: (id: string, values: Record<string, string>) => edit(id, { values }, true),
    place: (id: string, file: File | null) => edit(id, { file }),
    /** The first picture goes to the open draft if that has none; each other becomes a draft of its own. */
    placeAll: (id: string, files: readonly File[]) => {
      const open = latest.current.find((draft) => draft.id === id);
      const [first = null, ...rest] = files;
      const mine = open && !open.file ? [{ ...open, file: first }, ...rest.map(newDraft)] : files.map(newDraft);
      change((list) => mine.reduce(saved, list));
    },
    drop: (id: string) => change((list) => list.filter((draft) => draft.id !== id)),
  };
}
