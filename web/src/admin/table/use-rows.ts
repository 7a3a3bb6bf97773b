import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowOf, TablePath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';

const atOnce = 100;

export interface Rows<Row> {
  count: number | undefined;
  failed: boolean;
  /** Still those of the question before. */
  stale: boolean;
  rowAt: (index: number) => Row | undefined;
  /** The same rows as they are now, as far as they have been read. */
  now: (rows: readonly Row[]) => Row[];
  /** Asks for a row that is about to be seen, if it has not been asked for. */
  want: (index: number) => void;
  /** The rows from one up to, but not with, another, also those nobody has looked at yet. */
  read: (from: number, to: number) => Promise<readonly Row[]>;
  reload: () => void;
  change: (change: (row: Row) => Row | undefined) => void;
}

interface Parts<Row> {
  key: string;
  rows: ReadonlyMap<number, readonly Row[]>;
}

const page = <Path extends TablePath>(
  path: Path,
  question: string,
  start: number,
  limit: number,
  signal?: AbortSignal,
): Promise<RowOf<Path>[]> =>
  api.rows(path, `${question}${question && '&'}_start=${start}&_limit=${limit}`, signal ? { signal } : undefined);

/** A table of any length, of which only the parts that are looked at are read. */
export function useRows<Path extends TablePath>(path: Path, question: string): Rows<RowOf<Path>> {
  type Row = RowOf<Path>;
  const key = `${path}?${question}`;
  const [count, setCount] = useState<number | undefined>(undefined);
  const [parts, setParts] = useState<Parts<Row>>({ key, rows: new Map() });
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const asked = useRef(new Set<number>());
  const life = useRef(new AbortController());
  const shown = useRef<string | undefined>(undefined);

  const ask = useCallback(
    (part: number) => {
      if (asked.current.has(part)) return;
      asked.current.add(part);
      const { signal } = life.current;
      page(path, question, part * atOnce, atOnce, signal).then(
        (rows) =>
          setParts((before) => ({ key, rows: new Map(before.key === key ? before.rows : undefined).set(part, rows) })),
        () => {
          if (signal.aborted) return;
          asked.current.delete(part);
          setFailed(true);
        },
      );
    },
    [key, path, question],
  );

  // What was shown stays until the news has come: neither the place nor the focus is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads again.
  useEffect(() => {
    const leave = new AbortController();
    life.current = leave;
    const known = shown.current === key ? [...asked.current] : [];
    shown.current = key;
    asked.current = new Set();
    setFailed(false);
    const filters = question
      .split('&')
      .filter((part) => part && !part.startsWith('_sort='))
      .join('&');
    const table: TablePath = path;
    api
      .get(`${table}/count?${filters}`, { signal: leave.signal })
      .then(setCount, () => leave.signal.aborted || setFailed(true));
    for (const part of new Set([0, ...known])) ask(part);
    return () => leave.abort();
  }, [path, question, key, ask, turn]);

  const rowAt = (index: number) => parts.rows.get(Math.floor(index / atOnce))?.[index % atOnce];
  return {
    count,
    failed,
    stale: parts.key !== key,
    rowAt,
    now: (known) => {
      if (known.length === 0) return [];
      const read = new Map([...parts.rows.values()].flat().map((row) => [row.id, row]));
      return known.map((row) => read.get(row.id) ?? row);
    },
    want: (index) => ask(Math.floor(index / atOnce)),
    read: async (from, to) => {
      const known = Array.from({ length: to - from }, (_, place) => rowAt(from + place));
      const all = known.filter((row) => row !== undefined);
      return parts.key === key && all.length === known.length ? all : page(path, question, from, to - from);
    },
    reload: () => setTurn((now) => now + 1),
    change: (change) =>
      setParts(({ key, rows }) => ({
        key,
        rows: new Map([...rows].map(([part, all]) => [part, all.map((row) => change(row) ?? row)])),
      })),
  };
}
