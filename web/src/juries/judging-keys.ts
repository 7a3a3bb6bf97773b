import type { RoundMethod, Scale, Vote } from '@hwarang/domain/juries/juries.contract';

/** What a key does while entries are judged. */
export type JudgingAction =
  | { do: 'next' | 'previous' | 'next-open' | 'next-work' | 'zoom' | 'scale' | 'overview' | 'note' | 'recuse' | 'keys' }
  | { do: 'find' | 'mark' | 'compare' | 'larger' | 'smaller' }
  | { do: 'undo' }
  | { do: 'vote'; vote: Vote }
  | { do: 'digit'; digit: number };

interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const byLetter: Record<string, JudgingAction> = {
  j: { do: 'next' },
  k: { do: 'previous' },
  u: { do: 'next-open' },
  w: { do: 'next-work' },
  z: { do: 'zoom' },
  s: { do: 'scale' },
  g: { do: 'overview' },
  c: { do: 'note' },
  r: { do: 'recuse' },
  x: { do: 'mark' },
  v: { do: 'compare' },
};
const votes: Record<string, Vote> = { y: 'yes', m: 'maybe', n: 'no' };
const byName: Record<string, JudgingAction> = {
  ArrowRight: { do: 'next' },
  ArrowLeft: { do: 'previous' },
  Backspace: { do: 'undo' },
  '+': { do: 'larger' },
  '=': { do: 'larger' },
  '-': { do: 'smaller' },
};

/** With a Korean input method a letter key gives a jamo or no letter at all: then it counts by its place on the keyboard. */
function letterOf({ key, code }: Pressed): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

function digitOf({ key, code, shiftKey }: Pressed): number | undefined {
  if (/^\d$/.test(key)) return Number(key);
  // Some keyboards (French ones) have digits only together with Shift.
  const place = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return place === undefined ? undefined : Number(place);
}

/** Keys that belong to the browser or the system (with Ctrl, Alt or Cmd) are left alone. */
export function actionOf(pressed: Pressed, method: RoundMethod): JudgingAction | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  if (pressed.key === '?') return { do: 'keys' };
  if (pressed.key === '/') return { do: 'find' };
  const named = byName[pressed.key];
  if (named) return named.do === 'undo' && method === 'votes' ? undefined : named;
  if (method === 'scores') {
    const digit = digitOf(pressed);
    if (digit !== undefined) return { do: 'digit', digit };
  }
  const letter = letterOf(pressed);
  if (letter === undefined) return undefined;
  const vote = method === 'votes' ? votes[letter] : undefined;
  return vote ? { do: 'vote', vote } : byLetter[letter];
}

interface Typed {
  mark: number;
  /** No further digit can follow, so the next digit is for the next criterion. */
  complete: boolean;
}

/**
 * A mark typed digit by digit: `before` is what was typed so far, '' at first. Undefined when the scale has no such mark. On a scale from
 * 1 to 10 the key 0 gives 10, so that every mark is one key.
 */
export function typedMark({ from, to }: Scale, before: string, digit: number): Typed | undefined {
  if (before === '' && digit === 0 && from > 0 && to === 10) return { mark: 10, complete: true };
  const mark = Number(before + digit);
  if (mark > to) return before === '' ? undefined : typedMark({ from, to }, '', digit);
  const single = from > 0 && to === 10;
  const complete = single || mark === 0 || mark * 10 > to;
  // Below the lowest mark it may still be the beginning of a larger one.
  if (mark < from) return complete ? undefined : { mark, complete };
  return { mark, complete };
}
