import { expect, test } from 'vitest';
import { withSeen } from './seen-today.ts';

test('a work is noted once a day, beside the others of the day', () => {
  const second = withSeen(withSeen(null, 'a', '2026-03-01'), 'b', '2026-03-01');
  expect(second).toEqual({ day: '2026-03-01', ids: ['a', 'b'] });
  expect(withSeen(second, 'a', '2026-03-01')).toBeUndefined();
  expect(withSeen(second, 'a', '2026-03-02')).toEqual({ day: '2026-03-02', ids: ['a'] });
});

test('a note that cannot be read counts as none, and a note does not grow without end', () => {
  for (const note of [null, '', 7, [], { day: 1 }, { day: '2026-03-01', ids: 'a' }])
    expect(withSeen(note, 'a', '2026-03-01'), String(note)).toEqual({ day: '2026-03-01', ids: ['a'] });
  let note = withSeen(null, 'first', '2026-03-01');
  for (let count = 0; count < 600; count += 1) note = withSeen(note, String(count), '2026-03-01');
  expect(note?.ids).toHaveLength(500);
});
