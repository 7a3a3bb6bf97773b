import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';

test('the first guess of the language comes from Accept-Language', () => {
  expect(preferredLanguage('en-US,en;q=0.9,ko;q=0.8')).toBe('en');
  expect(preferredLanguage('fr-FR,fr;q=0.9,en;q=0.4,ko;q=0.7')).toBe('ko');
});

test('a browser that names neither language, or none, is greeted in Korean', () => {
  expect(preferredLanguage('fr,de;q=0.5')).toBe('ko');
  expect(preferredLanguage(undefined)).toBe('ko');
  expect(preferredLanguage('en;q=0')).toBe('ko');
});
