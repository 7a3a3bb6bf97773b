import * as z from 'zod';
import { callState } from './call-state.ts';
import { entryDraft, entryStates, outcomes } from './entries.contract.ts';
import { juryView } from './jury-view.contract.ts';

export const entryFile = z.object({
  id: z.string(),
  question: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number(),
});
export type EntryFile = z.infer<typeof entryFile>;

/** An entry while its artist works on it. */
export const ownDraft = z.object({
  /** `none` before anything was saved. */
  state: z.enum(['none', ...entryStates]),
  /** Of the receipt; null before it was handed in for the first time. */
  number: z.number().int().nullable(),
  submitted_at: z.string().nullable(),
  /** Whether something was typed since it was last handed in. */
  changed: z.boolean(),
  /** By the clock at the time of the answer; and whether the entry would be taken then. */
  call_state: callState,
  taken: z.boolean(),
  draft: entryDraft,
  files: z.array(entryFile),
  /** Counts what was saved: send it back, and a change of another device is not overwritten unseen. */
  __v: z.number().int(),
});
export type OwnDraft = z.infer<typeof ownDraft>;

export const draftRequest = entryDraft.extend({ __v: z.number().int().optional() });
/** With the draft as it stands on the page, so that what is handed in is what was seen. It is saved first, whatever becomes of the rest. */
export const submitRequest = z.object({ draft: entryDraft.optional() }).nullish();

/** What the jury will see, from the draft, or from what was handed in when nothing was changed since. */
export const entryPreview = z.object({ blind: juryView, open: juryView });
export type EntryPreview = z.infer<typeof entryPreview>;

export const entryListed = z.object({
  slug: z.string(),
  title: z.object({ ko: z.string(), en: z.string() }),
  call_state: callState,
  extended: z.boolean(),
  closes_on: z.string(),
  state: z.enum(entryStates),
  number: z.number().int().nullable(),
  submitted_at: z.string().nullable(),
  changed: z.boolean(),
  taken: z.boolean(),
  works: z.number().int(),
  /** Once the result is out. */
  outcome: z.enum(outcomes).nullable(),
});
export type EntryListed = z.infer<typeof entryListed>;
