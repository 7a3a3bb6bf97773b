import { expect, test } from 'vitest';
import { pickLanguage, pickText } from './localized-text.ts';

test('a text is read in the language of the page', () => {
  expect(pickLanguage('ko', '소나기', 'Summer Rain')).toBe('소나기');
  expect(pickLanguage('en', '소나기', 'Summer Rain')).toBe('Summer Rain');
});

test('what was not translated is shown as it is rather than not at all', () => {
  expect(pickLanguage('en', '소나기', '')).toBe('소나기');
  expect(pickLanguage('ko', null, 'Summer Rain')).toBe('Summer Rain');
  expect(pickLanguage('ko', null, ' ')).toBeUndefined();
});

test('a text says the language it is written in, whichever field it was put into', () => {
  expect(pickText('en', '소나기', 'Summer Rain')).toEqual({ text: 'Summer Rain', lang: 'en' });
  expect(pickText('en', '소나기', ' ')).toEqual({ text: '소나기', lang: 'ko' });
  expect(pickText('en', 'Summer Rain', null)).toEqual({ text: 'Summer Rain', lang: 'en' });
  expect(pickText('ko', null, 'Summer Rain')).toEqual({ text: 'Summer Rain', lang: 'en' });
  expect(pickText('ko', null, null)).toBeUndefined();
});

test('a text in the field of the local language is told in the language it is written in', () => {
  expect(pickText('ko', 'Journalism (BA), Hanoi', '')?.lang).toBe('en');
  expect(pickText('ko', '1991 회화 전공 석사, MFA', '')?.lang).toBe('ko');
  expect(pickText('ko', '2019–2021', '')?.lang).toBe('ko');
});
