import { type RefObject, useEffect } from 'react';
import { on } from '../../platform/on.ts';

/** What has the focus takes its own text. */
const textFields = 'input, textarea, [contenteditable]';

/** Files that are pasted anywhere on the page go to the place for them; where a dialog is open, to one inside it. */
export function usePagePaste(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const zone = place.current;
      if (event.defaultPrevented || !zone || !clipboardData || clipboardData.files.length === 0) return;
      if (!(target instanceof Element) || zone.contains(target) || target.closest(textFields)) return;
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (dialog && !dialog.contains(zone)) return;
      event.preventDefault();
      zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    return on(document, ['paste'], paste);
  }, [place]);
}
