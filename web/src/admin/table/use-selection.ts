import { useState } from 'react';

/** As many as one change takes. */
export const mostSelected = 1000;

export interface Selection<Row> {
  rows: readonly Row[];
  has: (id: string) => boolean;
  put: (rows: readonly Row[], chosen: boolean) => void;
  clear: () => void;
}

/** The selected rows themselves: what they were is what an undo brings back, also when the table has moved on. */
export function useSelection<Row extends { id: string }>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    rows: [...chosen.values()],
    has: (id) => chosen.has(id),
    put: (rows, wanted) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows)
          if (!wanted) next.delete(row.id);
          else if (next.size < mostSelected) next.set(row.id, row);
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}
