import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['Moon Jar', 'M'],
  ['untitled', 'U'],
  ['[Untitled]', 'U'],
  ['‘A Bigger Splash’', 'A'],
  ['“Étude”', 'É'],
  ['「달항아리」', '달'],
  ['달'.normalize('NFD'), '달'],
  ['100% 순수', '순'],
  ['#1954-2', '1'],
  ['𠮷田', '𠮷'],
  ['(?)', ''],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
