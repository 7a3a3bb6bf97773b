import { useRef, useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { refusal, useAction } from '../../design/use-action.ts';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { tableWords as words } from '../tables.words.ts';
import type { Rows } from './use-rows.ts';

/** As many as one change takes. */
const mostSelected = 1000;

export type Selection<Row> = ReturnType<typeof useSelection<Row & { id: string }>>;

/**
 * One row, all from one to another, or every row of the table: as many as one change takes. The selected rows themselves are kept: what
 * they were is what an undo brings back, also when the table has moved on.
 */
export function useSelection<Row extends { id: string }>(rows: Rows<Row>) {
  const language = useLanguage();
  const { run } = useAction(refusal(adminWords.failed));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  /** Where a range begins, and how far it has come. */
  const reached = useRef({ start: 0, end: 0 });
  const count = rows.count ?? 0;

  const put = (some: readonly Row[], wanted: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of some)
        if (!wanted) next.delete(row.id);
        else if (next.size < mostSelected) next.set(row.id, row);
      return next;
    });
  const range = async (from: number, to: number) => {
    if (to - from > mostSelected) void alert(words.mostSelected[language]);
    const read = await run(() => rows.read(from, Math.min(to, from + mostSelected)));
    if (read) put(read, true);
  };
  const reach = (one: number, other: number) => void range(Math.min(one, other), Math.max(one, other) + 1);

  return {
    rows: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    clear: () => setChosen(new Map()),
    /** The same rows as somebody else has left them; what is gone is no longer selected. */
    refresh: async () => {
      const read = await run(() => rows.readAgain([...chosen.keys()]));
      rows.reload();
      if (!read) return;
      for (const row of read) rows.put(row.id, row);
      setChosen(new Map(read.map((row) => [row.id, row])));
    },
    isAll: count > 0 && chosen.size >= Math.min(count, mostSelected),
    all: () => void range(0, count),
    pick: (index: number, further: boolean) => {
      const row = rows.rowAt(index);
      const { start } = reached.current;
      if (further) reach(start, index);
      else if (row) put([row], !chosen.has(row.id));
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
