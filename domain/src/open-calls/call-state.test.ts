import { expect, test } from 'vitest';
import { isExtended, stateOfCall, takesEntry } from './call-state.ts';

const call = {
  stage: 'published' as const,
  opens_on: '2026-03-02',
  closes_on: '2026-03-31',
  closed: false,
  held_open: false,
  grace_minutes: 15,
};
const at = (seoul: string): number => Date.parse(`${seoul}+09:00`);

test('a published call opens and closes at midnight in Seoul', () => {
  expect(stateOfCall(call, at('2026-03-01T23:59:59'))).toBe('scheduled');
  expect(stateOfCall(call, at('2026-03-02T00:00:00'))).toBe('open');
  expect(stateOfCall(call, at('2026-03-31T23:59:59'))).toBe('open');
  expect(stateOfCall(call, at('2026-04-01T00:00:00'))).toBe('closed');
});

test('a call that is held open stays open past its last day and says that it is extended', () => {
  const held = { ...call, held_open: true };
  expect(stateOfCall(held, at('2026-04-02T00:00:00'))).toBe('open');
  expect(isExtended(held, at('2026-04-02T00:00:00'))).toBe(true);
  expect(isExtended(held, at('2026-03-20T00:00:00'))).toBe(false);
  expect(stateOfCall(held, at('2026-03-01T00:00:00'))).toBe('scheduled');
});

test('a call closed by hand is closed whatever its dates say', () => {
  const closed = { ...call, closed: true, held_open: true };
  expect(stateOfCall(closed, at('2026-03-20T00:00:00'))).toBe('closed');
  expect(takesEntry(closed, at('2026-03-20T00:00:00'), at('2026-03-19T00:00:00'))).toBe(false);
});

test('what a curator decided stands over the clock', () => {
  for (const stage of ['draft', 'judging', 'decided', 'archived'] as const)
    expect(stateOfCall({ ...call, stage }, at('2026-03-20T00:00:00'))).toBe(stage);
});

test('who began before the deadline may finish within the grace, nobody else', () => {
  const begun = at('2026-03-31T23:50:00');
  expect(takesEntry(call, at('2026-04-01T00:14:59'), begun)).toBe(true);
  expect(takesEntry(call, at('2026-04-01T00:15:00'), begun)).toBe(false);
  expect(takesEntry(call, at('2026-04-01T00:01:00'))).toBe(false);
  expect(takesEntry(call, at('2026-04-01T00:01:00'), at('2026-04-01T00:00:00'))).toBe(false);
  expect(takesEntry({ ...call, stage: 'judging' }, at('2026-04-01T00:01:00'), begun)).toBe(false);
});
