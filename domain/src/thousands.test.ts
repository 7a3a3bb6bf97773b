import { expect, test } from 'vitest';
import { thousands } from './thousands.ts';

test('a count is grouped by thousands as both languages write it', () => {
  const counts = [0, 7, 999, 1000, 12_345, 123_456, 1_234_567];
  for (const language of ['ko', 'en'])
    expect(counts.map(thousands)).toEqual(counts.map((count) => count.toLocaleString(language)));
});
