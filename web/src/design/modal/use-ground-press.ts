import { type SyntheticEvent, useRef } from 'react';

/**
 * Closes a dialog by a press on the ground beside it. A press that began inside, as when words are selected with the mouse, ends on the dialog
 * element too and closes nothing.
 */
export function useGroundPress(close: () => void) {
  const began = useRef<EventTarget>(null);
  return {
    onPointerDown: ({ target }: SyntheticEvent) => {
      began.current = target;
    },
    onClick: ({ target, currentTarget }: SyntheticEvent) => {
      if (target === currentTarget && began.current === currentTarget) close();
    },
  };
}
