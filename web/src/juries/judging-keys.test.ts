import { expect, test } from 'vitest';
import { actionOf, typedMark } from './judging-keys.ts';

const none = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
const press = (key: string, code = '', more: Partial<typeof none> = {}) => ({ key, code, ...none, ...more });

test('arrows and j, k lead from entry to entry', () => {
  for (const key of ['ArrowRight', 'j', 'J']) expect(actionOf(press(key), 'scores')).toEqual({ do: 'next' });
  for (const key of ['ArrowLeft', 'k']) expect(actionOf(press(key), 'votes')).toEqual({ do: 'previous' });
});

test('with a Korean input method letters count by their place on the keyboard', () => {
  expect(actionOf(press('ㅓ', 'KeyJ'), 'scores')).toEqual({ do: 'next' });
  expect(actionOf(press('Process', 'KeyY'), 'votes')).toEqual({ do: 'vote', vote: 'yes' });
});

test('y, m and n vote only where votes are asked for, digits mark only where marks are', () => {
  expect(actionOf(press('n'), 'votes')).toEqual({ do: 'vote', vote: 'no' });
  expect(actionOf(press('n'), 'scores')).toBeUndefined();
  expect(actionOf(press('7'), 'scores')).toEqual({ do: 'digit', digit: 7 });
  expect(actionOf(press('7'), 'votes')).toBeUndefined();
});

test('digits of a French keyboard and of the number pad count', () => {
  expect(actionOf(press('&', 'Digit1'), 'scores')).toEqual({ do: 'digit', digit: 1 });
  expect(actionOf(press('4', 'Numpad4'), 'scores')).toEqual({ do: 'digit', digit: 4 });
});

test('the question mark shows the keys, a slash finds an entry, and shortcuts of the browser stay its own', () => {
  expect(actionOf(press('?', 'Slash', { shiftKey: true }), 'votes')).toEqual({ do: 'keys' });
  expect(actionOf(press('/', 'Slash'), 'scores')).toEqual({ do: 'find' });
  expect(actionOf(press('r', 'KeyR', { ctrlKey: true }), 'scores')).toBeUndefined();
  expect(actionOf(press('ArrowLeft', '', { altKey: true }), 'scores')).toBeUndefined();
});

test('x marks an entry for comparison, v opens it, plus and minus change its size', () => {
  expect(actionOf(press('x'), 'votes')).toEqual({ do: 'mark' });
  expect(actionOf(press('ㅌ', 'KeyX'), 'scores')).toEqual({ do: 'mark' });
  expect(actionOf(press('v'), 'scores')).toEqual({ do: 'compare' });
  for (const key of ['+', '=']) expect(actionOf(press(key), 'scores')).toEqual({ do: 'larger' });
  expect(actionOf(press('-'), 'votes')).toEqual({ do: 'smaller' });
});

test('from 1 to 10 every mark is one key, and 0 is ten', () => {
  const scale = { from: 1, to: 10 };
  expect(typedMark(scale, '', 1)).toEqual({ mark: 1, complete: true });
  expect(typedMark(scale, '', 0)).toEqual({ mark: 10, complete: true });
});

test('on a small scale a digit that is no mark does nothing', () => {
  expect(typedMark({ from: 1, to: 5 }, '', 6)).toBeUndefined();
  expect(typedMark({ from: 1, to: 5 }, '', 0)).toBeUndefined();
  expect(typedMark({ from: 0, to: 5 }, '', 0)).toEqual({ mark: 0, complete: true });
});

test('on a large scale digits add up to a mark until no other could follow', () => {
  const scale = { from: 0, to: 100 };
  expect(typedMark(scale, '', 8)).toEqual({ mark: 8, complete: false });
  expect(typedMark(scale, '8', 5)).toEqual({ mark: 85, complete: true });
  expect(typedMark(scale, '1', 0)).toEqual({ mark: 10, complete: false });
  expect(typedMark(scale, '10', 0)).toEqual({ mark: 100, complete: true });
  expect(typedMark({ from: 0, to: 20 }, '', 7)).toEqual({ mark: 7, complete: true });
});
