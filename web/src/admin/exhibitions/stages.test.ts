import { expect, test } from 'vitest';
import { shownLater, stageFilter, stageOf, stages } from './stages.ts';

const today = '2026-11-18';
const exhibitions = {
  draft: { is_exposed: false, opens_on: '2026-11-01', closes_on: '2026-11-30' },
  coming: { is_exposed: true, opens_on: '2026-11-19', closes_on: '2026-11-30' },
  open: { is_exposed: true, opens_on: '2026-11-18', closes_on: '2026-11-18' },
  over: { is_exposed: true, opens_on: '2026-11-01', closes_on: '2026-11-17' },
};

/** As the API compares a field of the question. */
const fits = (row: Record<string, unknown>, question: Record<string, string>): boolean =>
  Object.entries(question).every(([name, value]) => {
    const [, field = name, how = 'eq'] = /^(.+)_(lte|gte|lt|gt)$/.exec(name) ?? [];
    const own = String(row[field]);
    return { eq: own === value, lte: own <= value, gte: own >= value, lt: own < value, gt: own > value }[how];
  });

test.each(stages)('the filter of the stage %s finds the exhibitions that show it, and no others', (stage) => {
  const found = Object.entries(exhibitions).filter(([, row]) => fits(row, stageFilter(stage, today)));
  expect(found.map(([name]) => name)).toEqual([stage]);
  expect(stageOf(exhibitions[stage], today)).toBe(stage);
});

test('a stage that nobody knows narrows nothing', () => {
  expect(stageFilter('nothing', today)).toEqual({});
});

test('only an exhibition that is to be shown names the moment it will be', () => {
  const now = Date.parse('2026-11-18T09:00:00Z');
  const later = '2026-11-18T09:00:01.000Z';
  expect(shownLater({ is_exposed: true, shown_from: later }, now)).toBe(later);
  expect(shownLater({ is_exposed: false, shown_from: later }, now)).toBeUndefined();
  expect(shownLater({ is_exposed: true, shown_from: '2026-11-18T09:00:00.000Z' }, now)).toBeUndefined();
  expect(shownLater({ is_exposed: true, shown_from: null }, now)).toBeUndefined();
});
