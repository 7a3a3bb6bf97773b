import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';

const atOnce = 100;

export interface Rows<Row> {
  count: number | undefined;
  failed: boolean;
  rowAt: (index: number) => Row | undefined;
  byId: (id: string) => Row | undefined;
  /** Asks for what is about to be seen, if it has not been asked for. */
  want: (from: number, to: number) => void;
  reload: () => void;
  change: (change: (row: Row) => Row | undefined) => void;
}

/** A table of any length, of which only the parts that are looked at are read. */
export function useRows<Row extends { id: string }>(path: string, question: string): Rows<Row> {
  const key = `${path}?${question}`;
  const [count, setCount] = useState<number | undefined>(undefined);
  const [parts, setParts] = useState<ReadonlyMap<number, readonly Row[]>>(new Map());
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
      const sign = key.includes('?') && !key.endsWith('?') ? '&' : '';
      api.get<Row[]>(`${key}${sign}_start=${part * atOnce}&_limit=${atOnce}`, { signal }).then(
        (rows) => setParts((before) => new Map(before).set(part, rows)),
        () => {
          if (signal.aborted) return;
          asked.current.delete(part);
          setFailed(true);
        },
      );
    },
    [key],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads again.
  useEffect(() => {
    const leave = new AbortController();
    life.current = leave;
    // The same table read again stays where it is until the news has come: neither the place nor the focus is lost.
    const known = shown.current === key ? [...asked.current] : [];
    if (shown.current !== key) {
      setParts(new Map());
      setCount(undefined);
    }
    shown.current = key;
    asked.current = new Set();
    setFailed(false);
    const filters = question
      .split('&')
      .filter((part) => part && !part.startsWith('_sort='))
      .join('&');
    api
      .get<number>(`${path}/count${filters ? `?${filters}` : ''}`, { signal: leave.signal })
      .then(setCount, () => leave.signal.aborted || setFailed(true));
    for (const part of new Set([0, ...known])) ask(part);
    return () => leave.abort();
  }, [path, question, key, ask, turn]);

  return {
    count,
    failed,
    rowAt: (index) => parts.get(Math.floor(index / atOnce))?.[index % atOnce],
    byId: (id) => {
      for (const rows of parts.values()) {
        const found = rows.find((row) => row.id === id);
        if (found) return found;
      }
      return undefined;
    },
    want: (from, to) => {
      for (let part = Math.floor(from / atOnce); part <= Math.floor(Math.max(from, to) / atOnce); part += 1) ask(part);
    },
    reload: () => setTurn((now) => now + 1),
    change: (change) =>
      setParts((before) => new Map([...before].map(([part, rows]) => [part, rows.map((row) => change(row) ?? row)]))),
  };
}
