import { runs, whichExhibitions } from '@hwarang/domain/exhibitions/exhibition-search';
import { runOf } from '@hwarang/domain/exhibitions/run';
import type { LocalizedText } from '@hwarang/domain/language';
import { runWords } from '../../catalogue/exhibitions.words.ts';

/** How far an exhibition has come, by whether it is shown and by its days. */
export const stages = ['draft', ...runs] as const;
export type Stage = (typeof stages)[number];

export const stageWords: Record<Stage, LocalizedText> = { draft: { ko: '초안', en: 'Draft' }, ...runWords };

/** What a list is asked for to have only those of one stage; a word that names none asks for all. */
export function stageFilter(stage: string, today: string): Record<string, string> {
  if (stage === 'draft') return { is_exposed: 'false' };
  const run = runs.find((name) => name === stage);
  return run ? Object.fromEntries(whichExhibitions({ run }, today)) : {};
}

interface Days {
  is_exposed: boolean;
  opens_on: string | null;
  closes_on: string | null;
}

/** Undefined for one that is shown and names no days. */
export const stageOf = ({ is_exposed, opens_on, closes_on }: Days, today: string): Stage | undefined =>
  is_exposed ? runOf(opens_on, closes_on, today) : 'draft';

/** The moment from which visitors see it, while that is still to come. */
export const shownLater = (
  { is_exposed, shown_from }: { is_exposed: boolean; shown_from: string | null },
  now: number,
): string | undefined => (is_exposed && shown_from && Date.parse(shown_from) > now ? shown_from : undefined);
