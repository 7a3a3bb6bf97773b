import type { LocalizedText } from '../language.ts';
import { type CallStage, type Clocked, deadlineOf, stateOfCall } from './call-state.ts';
import type { Question } from './questions.ts';
import { stageWords as words } from './stages.words.ts';

/** Where a curator may lead a call from each stage. Never back to a draft: people have read it. */
const ways: Record<CallStage, readonly CallStage[]> = {
  draft: ['published'],
  published: ['judging', 'archived'],
  judging: ['archived'],
  decided: ['archived'],
  // Out of the archive it is what it was: decided once its result was published.
  archived: ['published'],
};

interface Texts {
  lead: LocalizedText;
  notice: LocalizedText;
}

/** What must still be written, in both languages, before everyone may read the call. */
export const unwritten = (call: Texts): (keyof Texts)[] =>
  (['lead', 'notice'] as const).filter((name) => !call[name].ko.trim() || !call[name].en.trim());

/** Why a call may not go to a stage now; undefined when it may. */
export function stageRefusal(call: Clocked & Texts, next: CallStage, now: number): LocalizedText | undefined {
  if (next === call.stage) return undefined;
  if (next === 'draft') return words.neverDraft;
  if (next === 'decided') return words.decidedByResult;
  if (!ways[call.stage].includes(next)) return words.noWay;
  const state = stateOfCall(call, now);
  if (next === 'published' && call.stage === 'draft' && unwritten(call).length > 0) return words.incomplete;
  if (next === 'judging') {
    const graceOver = call.closed || now >= deadlineOf(call) + call.grace_minutes * 60_000;
    if (state !== 'closed' || !graceOver) return words.notClosedYet;
  }
  if (next === 'archived' && (state === 'open' || state === 'scheduled')) return words.stillOpen;
  return undefined;
}

/** The stages a curator may choose now, for the buttons of a screen. */
export const stagesNow = (call: Clocked & Texts, now: number): CallStage[] =>
  ways[call.stage].filter((stage) => stageRefusal(call, stage, now) === undefined);

/**
 * Why the questions of a call may not become these. A question with answers may be reworded; it keeps its kind, and a choice its options
 * in their number, since an answer is kept as the place of its option.
 */
export function questionsRefusal(
  before: readonly Question[],
  after: readonly Question[],
  answered: ReadonlySet<string>,
): LocalizedText | undefined {
  for (const old of before.filter(({ id }) => answered.has(id))) {
    const now = after.find(({ id }) => id === old.id);
    if (!now) return words.answeredVanish;
    if (now.kind !== old.kind) return words.answeredKind;
    if (now.options.length < old.options.length) return words.answeredOptions;
  }
  return undefined;
}
