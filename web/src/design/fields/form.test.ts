import { expect, test } from 'vitest';
import { isComposing } from './form.tsx';

test('Enter that finishes a Korean syllable is no wish to send the form', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
});

test('Enter after the syllable is finished sends the form', () => {
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
