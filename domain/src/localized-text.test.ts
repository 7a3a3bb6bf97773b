import { expect, test } from 'vitest';
import { pickLanguage } from './localized-text.ts';

test('a text is read in the language of the page', () => {
  expect(pickLanguage('ko', '소나기', 'Summer Rain')).toBe('소나기');
  expect(pickLanguage('en', '소나기', 'Summer Rain')).toBe('Summer Rain');
});

test('what was not translated is shown as it is rather than not at all', () => {
  expect(pickLanguage('en', '소나기', '')).toBe('소나기');
  expect(pickLanguage('ko', null, 'Summer Rain')).toBe('Summer Rain');
  expect(pickLanguage('ko', null, ' ')).toBeUndefined();
});
