import { expect, test } from 'vitest';
import { withSeen } from './seen-today.ts';

test('a work is noted once a day, beside the others of the day', () => {
  const first = withSeen(null, 'a', '2026-03-01') ?? '';
  const second = withSeen(first, 'b', '2026-03-01') ?? '';
  expect(JSON.parse(second)).toEqual({ day: '2026-03-01', ids: ['a', 'b'] });
  expect(withSeen(second, 'a', '2026-03-01')).toBeUndefined();
  expect(JSON.parse(withSeen(second, 'a', '2026-03-02') ?? '')).toEqual({ day: '2026-03-02', ids: ['a'] });
});

test('a note that cannot be read counts as none, and a note does not grow without end', () => {
  for (const note of ['', '{', 'null', '[]', '{"day":1}'])
    expect(JSON.parse(withSeen(note, 'a', '2026-03-01') ?? ''), note).toEqual({ day: '2026-03-01', ids: ['a'] });
  let note: string | null = null;
  for (let count = 0; count < 600; count += 1) note = withSeen(note, String(count), '2026-03-01') ?? note;
  expect(JSON.parse(note ?? '').ids).toHaveLength(500);
});
