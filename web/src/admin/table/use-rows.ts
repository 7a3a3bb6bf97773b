import { useQueries } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { byIds } from '../../catalogue/by-ids.ts';
import type { RowOf, TablePath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { queryClient, useRead } from '../../platform/query.ts';

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
  /** Those of these ids that are still there, as they are now. */
  readAgain: (ids: readonly string[]) => Promise<readonly Row[]>;
  reload: () => void;
  /** What a write has answered, into its row. */
  put: (id: string, values: Partial<Row>) => void;
}

const page = <Path extends TablePath>(
  path: Path,
  question: string,
  start: number,
  limit: number,
  signal?: AbortSignal,
): Promise<RowOf<Path>[]> => api.rows(path, `${question}${question && '&'}_start=${start}&_limit=${limit}`, { signal });

const countPath = (path: TablePath, question: string) => {
  const filters = question.split('&').filter((part) => part && !part.startsWith('_sort='));
  return `${path}/count?${filters.join('&')}` as const;
};

/** A table of any length, of which only the parts that are looked at are read. */
export function useRows<Path extends TablePath>(path: Path, question: string): Rows<RowOf<Path>> {
  type Row = RowOf<Path>;
  const key = `${path}?${question}`;
  const [wanted, setWanted] = useState({ key, parts: [0] });
  const parts = wanted.key === key ? wanted.parts : [0];
  const counted = countPath(path, question);
  const total = useRead([counted], (signal) => api.get(counted, { signal }), { keepPrevious: true });
  const pages = useQueries(
    {
      queries: parts.map((part) => ({
        queryKey: [key, part],
        queryFn: ({ signal }: { signal: AbortSignal }) => page(path, question, part * atOnce, atOnce, signal),
      })),
    },
    queryClient,
  );
  // What was shown stays until the first answer to a new question has come: neither the place nor the focus is lost.
  const shown = useRef({ key, rows: new Map<number, readonly Row[]>() });
  const read = new Map(parts.flatMap((part, at) => (pages[at]?.data ? [[part, pages[at].data] as const] : [])));
  if (read.size > 0) shown.current = { key, rows: read };
  const { rows } = shown.current;

  const want = useCallback(
    (index: number) => {
      const part = Math.floor(index / atOnce);
      setWanted((before) => {
        const known = before.key === key ? before.parts : [0];
        return known.includes(part) ? before : { key, parts: [...known, part] };
      });
    },
    [key],
  );
  const rowAt = (index: number) => rows.get(Math.floor(index / atOnce))?.[index % atOnce];
  return {
    count: total.answer,
    failed: total.failed || pages.some(({ isError }) => isError),
    stale: shown.current.key !== key,
    rowAt,
    now: (known) => {
      if (known.length === 0) return [];
      const latest = new Map([...rows.values()].flat().map((row) => [row.id, row]));
      return known.map((row) => latest.get(row.id) ?? row);
    },
    want,
    read: async (from, to) => {
      const known = Array.from({ length: to - from }, (_, place) => rowAt(from + place));
      const all = known.filter((row) => row !== undefined);
      return shown.current.key === key && all.length === known.length ? all : page(path, question, from, to - from);
    },
    readAgain: async (ids) => {
      const part = byIds(ids, atOnce, (which) => api.rows(path, which));
      const starts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) => index * atOnce);
      return (await Promise.all(starts.map(part))).flat();
    },
    reload: () => {
      void queryClient.invalidateQueries({ queryKey: [key] });
      total.reload();
    },
    put: (id, values) =>
      void queryClient.setQueriesData<Row[]>({ queryKey: [key] }, (part) =>
        part?.map((row) => (row.id === id ? { ...row, ...values } : row)),
      ),
  };
}
