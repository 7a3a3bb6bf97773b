import type { CallState } from '@hwarang/domain/open-calls/call-state';
import { type OpenCall, openCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { expect, test } from 'vitest';
import { callPage, groupCalls } from './call.view.ts';

const text = { ko: '가', en: 'a' };
const call = (slug: string, state: CallState, more: Partial<OpenCall> = {}): OpenCall =>
  openCall.parse({
    ...{ id: slug, slug, title: text, lead: text, notice: text, prizes: [], winners: 3, most_works: 5 },
    ...{ opens_on: '2027-03-01', closes_on: '2027-03-31', results_on: '2027-04-30', closed: false, held_open: false },
    ...{ stage: 'published', grace_minutes: 15, eligibility: {}, questions: [], images: {}, announced_at: null },
    ...{ state, extended: false, __v: 0, createdAt: '', updatedAt: '' },
    ...more,
  });

test('calls stand by what they are doing, the soonest to close first and extended ones after them', () => {
  const found = groupCalls([
    call('past', 'archived'),
    call('extended', 'open', { extended: true, closes_on: '2022-05-08' }),
    call('late', 'open', { closes_on: '2027-05-01' }),
    call('soon', 'open'),
    call('closed', 'closed'),
    call('judging', 'judging', { closes_on: '2027-04-01' }),
    call('secret', 'draft'),
  ]);
  expect(found.map(({ group, calls }) => [group, calls.map(({ slug }) => slug)])).toEqual([
    ['open', ['soon', 'late', 'extended']],
    ['scheduled', []],
    ['judging', ['judging', 'closed']],
    ['decided', []],
    ['past', ['past']],
  ]);
});

test('a call that was kept open says so instead of counting days', () => {
  expect(callPage('en', call('a', 'open', { extended: true }))).toMatchObject({
    stateText: 'Extended, still open',
    left: undefined,
  });
  expect(callPage('ko', call('a', 'open', { extended: true })).stateText).toBe('기간 연장, 접수 중');
});
