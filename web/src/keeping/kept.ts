import type { KeptList } from '@hwarang/domain/keeping/keeping.contract';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../platform/api.ts';
import { readSession, useSession } from '../platform/session.ts';
import { readLocal, withKept, writeLocal } from './local-lists.ts';

interface Known {
  /** Whose they are: nobody's are those of this browser. */
  token: string | undefined;
  lists: readonly KeptList[];
}

let known: Known | undefined;
let loading: string | undefined;
let shown = 0;
const listeners = new Set<() => void>();

/** The lists as they are now, for every page that shows them. */
export function showLists(lists: readonly KeptList[]): void {
  shown += 1;
  known = { token: readSession().token, lists };
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab keeps something.
  const heard = () => !readSession().token && showLists(readLocal());
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
}

const current = (): readonly KeptList[] | undefined =>
  known?.token === readSession().token ? known?.lists : undefined;

/** Asks for them; undefined until they are known. */
export async function loadLists(): Promise<void> {
  const { token } = readSession();
  if (!token) return showLists(readLocal());
  if (loading === token) return;
  loading = token;
  const before = shown;
  try {
    const lists = await api.get('/kept');
    // What was kept while the answer was on its way is newer.
    if (readSession().token === token && shown === before) showLists(lists);
  } finally {
    loading = undefined;
  }
}

export function useKept(): readonly KeptList[] | undefined {
  const { token } = useSession();
  // A heart that cannot be asked about is empty; whoever presses it is told.
  useEffect(() => void (known && known.token === token ? undefined : loadLists().catch(() => undefined)), [token]);
  return useSyncExternalStore(watch, current, () => undefined);
}

export async function keep(artwork: string): Promise<void> {
  if (readSession().token) return showLists(await api.post('/kept', { artwork }));
  const lists = withKept(readLocal(), artwork);
  writeLocal(lists);
  showLists(lists);
}
