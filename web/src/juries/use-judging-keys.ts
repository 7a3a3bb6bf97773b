import type { RoundMethod } from '@hwarang/domain/juries/juries.contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { on } from '../platform/on.ts';
import { actionOf, type JudgingAction } from './judging-keys.ts';

const place = 'hwarang-jury-keys';
const changes = new EventTarget();

const areOn = (): boolean => localStorage.getItem(place) !== 'off';
const watch = (listener: () => void) => on(changes, ['change'], listener);

/** Single keys can be turned off: for who speaks to the computer, words would press them. */
export const useKeysOn = (): boolean => useSyncExternalStore(watch, areOn, () => true);

export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(place);
  else localStorage.setItem(place, 'off');
  changes.dispatchEvent(new Event('change'));
}

/** Where letters are written, and above everything that is open, keys have their own meaning. */
const isTaken = ({ target, defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  defaultPrevented ||
  isComposing ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null);

/** Answers false for a key that does nothing now: then it is left to the browser. */
export function useJudgingKeys(method: RoundMethod, act: (action: JudgingAction) => boolean): void {
  const isOn = useKeysOn();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const action = actionOf(event, method);
      if (action && latest.current(action)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, method]);
}
