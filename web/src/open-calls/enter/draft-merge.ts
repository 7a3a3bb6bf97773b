import type { EntryDraft } from '@hwarang/domain/open-calls/entries.contract';

export type Answer = EntryDraft['answers'][string];

const isSame = (a: Answer | undefined, b: Answer | undefined): boolean => (a ?? '') === (b ?? '');
const sameList = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

export const sameDraft = (a: EntryDraft, b: EntryDraft): boolean =>
  sameList(a.artworks, b.artworks) &&
  a.born_on === b.born_on &&
  [...Object.keys(a.answers), ...Object.keys(b.answers)].every((id) => isSame(a.answers[id], b.answers[id]));

interface Merged {
  draft: EntryDraft;
  /** Answers that were typed on both devices: what the other one says, offered beside what is here. */
  elsewhere: Record<string, Answer>;
}

/** What was typed here and what another device has saved, both since `base`. Where only one has changed something, that counts. */
export function mergeDrafts(base: EntryDraft, mine: EntryDraft, theirs: EntryDraft): Merged {
  const answers: EntryDraft['answers'] = { ...theirs.answers };
  const elsewhere: Merged['elsewhere'] = {};
  for (const [id, answer] of Object.entries(mine.answers)) {
    const [before, other] = [base.answers[id], theirs.answers[id]];
    if (isSame(answer, before)) continue;
    answers[id] = answer;
    if (!isSame(other, before) && !isSame(other, answer) && !isSame(other, '')) elsewhere[id] = other ?? null;
  }
  const added = theirs.artworks.filter((id) => !base.artworks.includes(id) && !mine.artworks.includes(id));
  return {
    draft: {
      artworks: sameList(mine.artworks, base.artworks) ? theirs.artworks : [...mine.artworks, ...added],
      answers,
      born_on: mine.born_on === base.born_on ? theirs.born_on : mine.born_on,
    },
    elsewhere,
  };
}
