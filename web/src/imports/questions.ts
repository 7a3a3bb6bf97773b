import type { CellNote, Import, ImportRow } from '@hwarang/domain/imports/imports.contract';

export interface Question {
  /** Of its field and what it asks about: the same question has the same key. */
  key: string;
  field: string;
  /** Of the names in the cell the one that is asked about. */
  value: string | undefined;
  /** The first row that asks it, by its number. */
  row: number;
  /** How many of the rows that were read ask it. */
  rows: number;
  /** The last of them. */
  last: number;
  note: CellNote;
  /** A record can be made for it. */
  allowsNew: boolean;
}

export const cellOf = ({ mapping }: Pick<Import, 'mapping'>, row: ImportRow, field: string): string =>
  row.cells[mapping.indexOf(field)]?.trim() ?? '';

/** Each question once, however many rows ask it. Which record a row itself is, each row asks for itself. */
export function questionsOf(rows: readonly ImportRow[], ofGallery = false): Question[] {
  const found = new Map<string, Question>();
  for (const row of rows)
    for (const note of row.notes.filter(({ level }) => level === 'question')) {
      const { field, key: kind } = note;
      const value = note.values?.value;
      const key = field === 'id' ? `${field} ${row.number}` : `${field} ${value ?? ''}`;
      const known = found.get(key);
      // A cell can name somebody twice.
      if (known && known.last !== row.number) known.rows += 1;
      if (known) known.last = row.number;
      else
        found.set(key, {
          key,
          field,
          value,
          row: row.number,
          rows: 1,
          last: row.number,
          note,
          // An exhibition makes no works, and a gallery no artists.
          allowsNew: kind !== 'workSeveral' && !(ofGallery && kind === 'artistAlike'),
        });
    }
  return [...found.values()];
}
