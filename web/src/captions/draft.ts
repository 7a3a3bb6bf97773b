import type { Caption, RewrittenCaption } from '@hwarang/domain/captions/captions.contract';
import { useEffect, useState } from 'react';
import { readStored, store } from '../platform/stored.ts';

export type Words = Omit<RewrittenCaption, 'id'>;

/** What was changed for the export alone: the order, and the words of some captions. */
export interface Draft {
  order: string[];
  words: Record<string, Words>;
}

export const emptyDraft: Draft = { order: [], words: {} };

/** The captions as the draft has them; works that came since stand at the end. */
export function drafted(captions: readonly Caption[], { order, words }: Draft): Caption[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return captions
    .map((caption, index) => ({ caption: { ...caption, ...words[caption.id] }, index }))
    .sort((a, b) => (place.get(a.caption.id) ?? 1e6 + a.index) - (place.get(b.caption.id) ?? 1e6 + b.index))
    .map(({ caption }) => caption);
}

/** What the API is told: the order, and only the words that were changed. */
export const linesOf = (captions: readonly Caption[], { words }: Draft): RewrittenCaption[] =>
  captions.map(({ id }) => ({ id, ...words[id] }));

/** Only what differs from the work's own words. */
export function changedWords(own: Caption, written: Words): Words | undefined {
  const changed = Object.entries(written).filter(([name, text]) => own[name as keyof Words] !== text);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

const keyOf = (exhibitionId: string) => `hwarang-captions-${exhibitionId}`;

/** Kept in this browser, so that closing the page loses nothing. */
export function useDraft(exhibitionId: string) {
  const [draft, setDraft] = useState<Draft>(() => read(exhibitionId));
  useEffect(() => setDraft(read(exhibitionId)), [exhibitionId]);
  const change = (next: Draft) => {
    setDraft(next);
    store(keyOf(exhibitionId), next === emptyDraft ? undefined : next);
  };
  return { draft, change };
}

const read = (exhibitionId: string): Draft => ({
  ...emptyDraft,
  ...(readStored(keyOf(exhibitionId)) as Partial<Draft> | null),
});
