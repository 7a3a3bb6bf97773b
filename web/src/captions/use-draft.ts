import { useEffect, useState } from 'react';
import { type Draft, emptyDraft } from './draft.ts';

const keyOf = (exhibitionId: string) => `hwarang-captions-${exhibitionId}`;

/** Kept in this browser, so that closing the page loses nothing. */
export function useDraft(exhibitionId: string) {
  const [draft, setDraft] = useState<Draft>(() => read(exhibitionId));
  useEffect(() => setDraft(read(exhibitionId)), [exhibitionId]);
  const change = (next: Draft) => {
    setDraft(next);
    try {
      if (next === emptyDraft) localStorage.removeItem(keyOf(exhibitionId));
      else localStorage.setItem(keyOf(exhibitionId), JSON.stringify(next));
    } catch {
      // A full or forbidden storage: the draft lives as long as the page.
    }
  };
  return { draft, change };
}

function read(exhibitionId: string): Draft {
  try {
    return { ...emptyDraft, ...JSON.parse(localStorage.getItem(keyOf(exhibitionId)) ?? '{}') };
  } catch {
    return emptyDraft;
  }
}
