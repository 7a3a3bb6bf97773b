import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';

test('the first guess of the language comes from Accept-Language', () => {
  expect(preferredLanguage('en-US,en;q=0.9,ko;q=0.8')).toBe('en');
  expect(preferredLanguage('fr-FR,fr;q=0.9,en;q=0.4,ko;q=0.7')).toBe('ko');
});

test('a browser that names other languages alone is greeted in English', () => {
  for (const names of ['fr,de;q=0.5', 'ja', 'zh-TW,zh;q=0.9', 'fr-FR,*;q=0.5', 'fr,ko;q=0'])
    expect(preferredLanguage(names), names).toBe('en');
});

test('whoever names no language, as most crawlers, is greeted in Korean', () => {
  for (const names of [undefined, null, '', '*', 'en;q=0', ';;,'])
    expect(preferredLanguage(names), `${names}`).toBe('ko');
});
