import { expect, test } from 'vitest';
import { type CallStage, callStages } from './call-state.ts';
import { question } from './questions.ts';
import { questionsRefusal, stageRefusal, stagesNow } from './stages.ts';
import { stageWords as words } from './stages.words.ts';

const written = { ko: '가', en: 'a' };
const call = {
  stage: 'published' as CallStage,
  opens_on: '2026-03-02',
  closes_on: '2026-03-31',
  closed: false,
  held_open: false,
  grace_minutes: 15,
  lead: written,
  notice: written,
};
const at = (seoul: string): number => Date.parse(`${seoul}+09:00`);
const during = at('2026-03-20T12:00:00');
const after = at('2026-04-01T00:15:00');

test('a call is published once it is written in both languages, and never a draft again', () => {
  const draft = { ...call, stage: 'draft' as const };
  expect(stageRefusal(draft, 'published', during)).toBeUndefined();
  expect(stageRefusal({ ...draft, notice: { ko: '가', en: ' ' } }, 'published', during)).toBe(words.incomplete);
  for (const stage of ['published', 'judging', 'decided', 'archived'] as const)
    expect(stageRefusal({ ...call, stage }, 'draft', during)).toBe(words.neverDraft);
});

test('judging begins after the close and its grace, or after a close by hand', () => {
  expect(stageRefusal(call, 'judging', during)).toBe(words.notClosedYet);
  expect(stageRefusal(call, 'judging', at('2026-04-01T00:14:00'))).toBe(words.notClosedYet);
  expect(stageRefusal(call, 'judging', after)).toBeUndefined();
  expect(stageRefusal({ ...call, closed: true }, 'judging', during)).toBeUndefined();
  expect(stageRefusal({ ...call, held_open: true }, 'judging', after)).toBe(words.notClosedYet);
});

test('nobody decides a call by hand, and an open one is not archived', () => {
  for (const stage of callStages.filter((each) => each !== 'decided'))
    expect(stageRefusal({ ...call, stage }, 'decided', after)).toBe(words.decidedByResult);
  expect(stageRefusal(call, 'archived', during)).toBe(words.stillOpen);
  expect(stageRefusal(call, 'archived', after)).toBeUndefined();
});

test('the ways on are those that are not refused', () => {
  expect(stagesNow(call, during)).toEqual([]);
  expect(stagesNow(call, after)).toEqual(['judging', 'archived']);
  expect(stagesNow({ ...call, stage: 'archived' }, after)).toEqual(['published']);
});

test('a question with answers is reworded, not removed, changed in kind or cut short', () => {
  const label = { ko: '질문', en: 'Question' };
  const choice = question.parse({ id: 'a', kind: 'choice', label, required: true, options: [label, label, label] });
  const text = question.parse({ id: 'b', kind: 'short', label, required: true });
  const answered = new Set(['a']);
  expect(questionsRefusal([choice, text], [choice], answered)).toBeUndefined();
  expect(questionsRefusal([choice, text], [{ ...choice, label: { ko: '새', en: 'New' } }], answered)).toBeUndefined();
  expect(questionsRefusal([choice, text], [text], answered)).toBe(words.answeredVanish);
  expect(questionsRefusal([choice], [{ ...choice, kind: 'long' }], answered)).toBe(words.answeredKind);
  expect(questionsRefusal([choice], [{ ...choice, options: [label, label] }], answered)).toBe(words.answeredOptions);
});
