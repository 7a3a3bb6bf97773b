import type { Readable } from 'node:stream';
import { columnName } from '@hwarang/domain/imports/column-name';
import type { CellNote, ImportRow } from '@hwarang/domain/imports/imports.contract';
import { importWords } from '@hwarang/domain/imports/imports.words';
import { noteText } from '@hwarang/domain/imports/notes.words';
import type { ImportNoun } from '@hwarang/domain/imports/values';
import type { Language } from '@hwarang/domain/language';
import { type SheetKind, writeSheet } from './write-sheet.ts';

interface Report {
  kind: SheetKind;
  noun: ImportNoun;
  heads: readonly string[];
  mapping: readonly (string | null)[];
  language: Language;
}

/**
 * The rows as they were uploaded, behind a column that says what is to be looked at. It is corrected in a spreadsheet and uploaded again,
 * where that column is left out.
 */
export function writeReport(report: Report, rows: AsyncIterable<Pick<ImportRow, 'cells' | 'notes'>>): Readable {
  const { kind, heads, language } = report;
  const reasons = (notes: readonly CellNote[]) => notes.map((note) => reasonOf(report, note)).join('\n');
  const all = async function* () {
    for await (const { cells, notes } of rows) yield [reasons(notes), ...cells];
  };
  return writeSheet(kind, [importWords.reasons[language], ...heads], all());
}

/** With the ids of those it asks about: writing one into the cell answers the question. */
function reasonOf(report: Report, note: CellNote): string {
  const { language } = report;
  const label = columnName(report, note.field, language);
  const candidates = (note.candidates ?? []).map(({ id, title, detail }) => [title, detail, id].filter(Boolean));
  return [`${label}: ${noteText(note, language)}`, ...candidates.map((parts) => `  ${parts.join(' · ')}`)].join('\n');
}
