import { useRef } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { useLanguage } from '../../platform/language.ts';
import { refused } from '../../platform/refused.ts';
import { adminWords } from '../admin.words.ts';
import { tableWords as words } from '../tables.words.ts';
import type { Rows } from './use-rows.ts';
import { mostSelected, useSelection } from './use-selection.ts';

/** One row, all from one to another, or every row of the table: as many as one change takes. */
export function useRangeSelection<Row extends { id: string }>(rows: Rows<Row>) {
  const language = useLanguage();
  const { put, clear, has, rows: chosen } = useSelection<Row>();
  /** Where a range begins, and how far it has come. */
  const reached = useRef({ start: 0, end: 0 });
  const count = rows.count ?? 0;

  const range = async (from: number, to: number) => {
    if (to - from > mostSelected) void alert(words.mostSelected[language]);
    try {
      put(await rows.read(from, Math.min(to, from + mostSelected)), true);
    } catch (failure) {
      void alert(refused(failure, adminWords.failed, {}).text[language], { tone: 'bad' });
    }
  };
  const reach = (one: number, other: number) => void range(Math.min(one, other), Math.max(one, other) + 1);

  return {
    rows: chosen,
    has,
    clear,
    isSome: chosen.length > 0,
    isAll: count > 0 && chosen.length >= Math.min(count, mostSelected),
    all: () => void range(0, count),
    pick: (index: number, further: boolean) => {
      const row = rows.rowAt(index);
      const { start } = reached.current;
      if (further) reach(start, index);
      else if (row) put([row], !has(row.id));
      reached.current = { start: further ? start : index, end: index };
    },
    extend: (from: number, to: number) => {
      const start = reached.current.end === from ? reached.current.start : from;
      const left = rows.rowAt(from);
      if (Math.abs(to - start) < Math.abs(from - start) && left) put([left], false);
      reach(start, to);
      reached.current = { start, end: to };
    },
  };
}
