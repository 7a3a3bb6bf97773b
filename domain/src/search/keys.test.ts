import { describe, expect, test } from 'vitest';
import { initialsOf, isInitials, keysOf } from './keys.ts';
import { markMatch } from './marks.ts';

const finds = (query: string, text: string) => keysOf(text).includes(keysOf(query));

describe('Korean is found as Koreans type it', () => {
  test('partial syllables while composing', () => {
    for (const query of ['ㄷ', '다', '달', '닳', '달하', '달항', '달항ㅇ', '달항아', '달항아ㄹ', '달항아리'])
      expect(finds(query, '달항아리')).toBe(true);
  });

  test('initial consonants (ㄷㅎㅇㄹ finds 달항아리)', () => {
    expect(isInitials('ㄷㅎㅇㄹ')).toBe(true);
    expect(initialsOf('달항아리')).toBe(initialsOf('ㄷㅎㅇㄹ'));
    expect(initialsOf('큰 달항아리 Moon Jar')).toContain(initialsOf('ㄷㅎㅇㄹ'));
    expect(isInitials('달ㅎ')).toBe(false);
  });

  test('Korean typed on an English keyboard (ekfgkddkfl)', () => {
    expect(finds('ekfgkddkfl', '달항아리')).toBe(true);
    expect(finds('qlcdms', '빛은')).toBe(true);
  });

  test('English typed on a Korean keyboard', () => {
    expect(finds('ㅡㅐㅐㅜ', 'Moon Jar')).toBe(true);
  });

  test('composed and decomposed characters alike', () => {
    expect(finds('달항아리'.normalize('NFD'), '달항아리')).toBe(true);
    expect(finds('달항', '달항아리'.normalize('NFD'))).toBe(true);
  });

  test('spaces, commas and accents make no difference', () => {
    expect(finds('물과빛이', '물과 빛이 머무는 자리')).toBe(true);
    expect(finds('붉은 흙 푸른', '붉은 흙, 푸른 유약')).toBe(true);
    expect(finds('maelle', 'Maëlle Corvezier')).toBe(true);
    expect(finds('tran ha uyen', 'Trần Hạ Uyên')).toBe(true);
  });
});

describe('the match is marked', () => {
  const marked = (text: string, query: string) =>
    markMatch(text, query)
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('');

  test('where it stands, with whole syllables', () => {
    expect(marked('백자 달항아리', '달하')).toBe('백자 [달항]아리');
    expect(marked('백자 달항아리', 'ㄷㅎ')).toBe('백자 [달항]아리');
    expect(marked('백자 달항아리', 'ekfgkd')).toBe('백자 [달항]아리');
    expect(marked('Moon Jar', 'jar')).toBe('Moon [Jar]');
  });

  test('word by word when the words stand apart', () => {
    expect(marked('Summer Rain', 'rain summer')).toBe('[Summer] [Rain]');
    expect(marked('검은 비', '푸른')).toBe('검은 비');
  });
});
