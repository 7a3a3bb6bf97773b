import { expect, test } from 'vitest';
import { either } from './either.ts';

test('a text is read in the language of the page', () => {
  expect(either('ko', '소나기', 'Summer Rain')).toBe('소나기');
  expect(either('en', '소나기', 'Summer Rain')).toBe('Summer Rain');
});

test('what was not translated is shown as it is rather than not at all', () => {
  expect(either('en', '소나기', '')).toBe('소나기');
  expect(either('ko', null, 'Summer Rain')).toBe('Summer Rain');
  expect(either('ko', null, ' ')).toBeUndefined();
});
