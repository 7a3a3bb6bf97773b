import type { CellNote, Import, ImportRow } from '@hwarang/domain/imports/imports.contract';

export interface Question {
  /** Of its field and its value: the same question has the same key. */
  key: string;
  field: string;
  /** What the cell says. */
  value: string;
  /** The first row that asks it, by its number. */
  row: number;
  /** How many of the rows that were read ask it. */
  rows: number;
  note: CellNote;
  answer: string | undefined;
}

export const cellOf = ({ mapping }: Pick<Import, 'mapping'>, row: ImportRow, field: string): string =>
  row.cells[mapping.indexOf(field)]?.trim() ?? '';

/** Each question once, however many rows ask it: an answer counts for every row that says the same. */
export function questionsOf(work: Pick<Import, 'mapping'>, rows: readonly ImportRow[]): Question[] {
  const found = new Map<string, Question>();
  for (const row of rows)
    for (const note of row.notes.filter(({ level }) => level === 'question')) {
      const value = cellOf(work, row, note.field);
      const key = `${note.field} ${value}`;
      const known = found.get(key);
      if (known) known.rows += 1;
      else
        found.set(key, {
          key,
          field: note.field,
          value,
          row: row.number,
          rows: 1,
          note,
          answer: row.answers[note.field],
        });
    }
  return [...found.values()];
}
