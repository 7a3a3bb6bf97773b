import { expect, test } from 'vitest';
import { nextTab } from './tabs.tsx';

test('arrows walk around the tabs and Home and End lead to the ends', () => {
  expect(nextTab('ArrowRight', 2, 3)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
  expect(nextTab('Home', 2, 3)).toBe(0);
  expect(nextTab('End', 0, 3)).toBe(2);
});

test('any other key stays with the tab', () => {
  expect(nextTab('a', 1, 3)).toBeUndefined();
});
