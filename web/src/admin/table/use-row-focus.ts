import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

const controls = 'a[href], button, input, select';

/** Where in a row the focus is: the cell, and the control in it. */
interface Spot {
  cell: number;
  nth: number;
}

interface Options {
  count: number;
  rowHeight: number;
  /** Shift and an arrow: the selection grows, or shrinks, from one row to the next. */
  onExtend: ((from: number, to: number) => void) | undefined;
  onAll: (() => void) | undefined;
}

/**
 * The keys of a table. It is one stop on the way of Tab, which goes on through the controls of one row; arrows, Page and Home or End
 * lead to the same control of another row. The row with the focus stays in the page wherever it scrolls to, and when it goes, its
 * neighbour gets the focus.
 */
export function useRowFocus({ count, rowHeight, onExtend, onAll }: Options) {
  const body = useRef<HTMLTableSectionElement>(null);
  /** The row that has, or last had, the focus; a new one each time, since asking for the same row again must be heard. */
  const [place, setPlace] = useState<{ index: number } | undefined>(undefined);
  const held = place?.index;
  const spot = useRef<Spot>({ cell: 0, nth: 0 });
  const last = useRef<Element | undefined>(undefined);
  const due = useRef<boolean>(false);

  const focusRow = (index: number) => {
    due.current = true;
    setPlace({ index: Math.max(0, Math.min(count - 1, index)) });
  };
  /** Back from elsewhere: to the beginning of the row. */
  const comeBack = () => {
    spot.current = { cell: 0, nth: 0 };
    focusRow(held ?? 0);
  };

  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLTableRowElement>('tr[aria-rowindex]') ?? [])];
    const focused = document.activeElement?.closest('tr');
    // Rows that were read again may have moved, and the focus with one of them.
    const moved = !due.current && focused && rows.includes(focused) && held !== indexOf(focused) ? focused : undefined;
    if (moved) setPlace({ index: indexOf(moved) });
    const current = moved ?? rows.find((row) => indexOf(row) === held) ?? rows[0];
    for (const row of rows)
      for (const control of row.querySelectorAll<HTMLElement>(controls)) control.tabIndex = row === current ? 0 : -1;
    const lost = last.current?.isConnected === false && document.activeElement === document.body;
    if (!current || !(due.current || lost)) return;
    due.current = false;
    const cell = current.cells[spot.current.cell] ?? current.cells[0];
    const among = cell?.querySelectorAll<HTMLElement>(controls);
    const control =
      among?.[Math.min(spot.current.nth, among.length - 1)] ?? current.querySelector<HTMLElement>(controls);
    (control ?? current).focus();
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
    const row = target.closest('tr');
    const cell = target.closest('td');
    if (!row) return;
    setPlace({ index: indexOf(row) });
    if (cell && cell !== target)
      spot.current = { cell: cell.cellIndex, nth: [...cell.querySelectorAll(controls)].indexOf(target) };
  };

  /** Who presses elsewhere leaves; whoever is taken out of the page does not. */
  const onBlur = ({ target }: FocusEvent<HTMLElement>) =>
    queueMicrotask(() => {
      if (target.isConnected && last.current === target) last.current = undefined;
    });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || altKey || isWritten(target)) return;
    if ((ctrlKey || metaKey) && key === 'a' && onAll) {
      event.preventDefault();
      onAll();
      return;
    }
    const row = target instanceof Element ? target.closest('tr') : null;
    const page = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 3);
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -count,
      End: count,
    };
    const step = steps[key];
    if (!row || step === undefined) return;
    event.preventDefault();
    const from = indexOf(row);
    const to = Math.max(0, Math.min(count - 1, from + step));
    if (to === from) return;
    if (shiftKey) onExtend?.(from, to);
    focusRow(to);
  };

  return { body, held, comeBack, onFocus, onBlur, onKeyDown };
}

const indexOf = (row: HTMLTableRowElement): number => Number(row.getAttribute('aria-rowindex')) - 2;

/** These have their own use for the keys. */
const isWritten = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
