import { useState } from 'react';

/** The selected rows themselves: what they were is what an undo brings back, also when the table has moved on. */
export function useSelection<Row extends { id: string }>(rowAt: (id: string) => Row | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    ids: new Set(chosen.keys()) as ReadonlySet<string>,
    rows: [...chosen.values()],
    select: (ids: ReadonlySet<string>) =>
      setChosen((before) => {
        const next = new Map<string, Row>();
        for (const id of ids) {
          const row = before.get(id) ?? rowAt(id);
          if (row) next.set(id, row);
        }
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}
