import { shortened } from '../keepable.ts';
import type { CellNote } from './imports.contract.ts';
import type { NoteKey } from './notes.words.ts';

/** What a cell gives to its record, in the words of the contract's write schema, and what is to be said of it. */
export interface CellReading {
  fields: Record<string, unknown>;
  notes: CellNote[];
}

export interface ReadContext {
  /** No work is younger. */
  thisYear: number;
  /** The head of the column, which may tell the unit and which measure comes first: '크기(세로×가로, mm)'. */
  head?: string;
}

/** What a note shows of a cell: long texts are cut. */
export const shown = (text: string): string => shortened(text, 120);

const note =
  (level: CellNote['level']) =>
  (field: string, key: NoteKey, values?: Record<string, string>): CellNote => ({
    field,
    level,
    key,
    ...(values ? { values } : {}),
  });
export const problem = note('problem');
export const warning = note('warning');

/** What people write into a cell that has nothing to say. */
const empty = /^(?:[-–—―_.·?*]+|n\/?a|n\.a\.|#n\/a|null|none|nil|nan|없음|해당\s*없음|해당사항\s*없음)$/i;
/** Those of them that works and exhibitions are called. */
const titles = /^(?:\?+|\.{3}|na|null|none|nil|nan|없음)$/i;

/** Letters without width, which texts copied from web pages carry along: two names that look alike would be two artists. */
const unseen = /[\s\u200b\u200e\u200f\u2060]/;

function withoutUnseen(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && unseen.test(text.charAt(from))) from += 1;
  while (to > from && unseen.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** The text of a cell, composed and trimmed as the contract does it, and hardly more: an import of what was exported changes nothing. */
export function cellText(written: string, isTitle = false): string {
  const text = withoutUnseen(written.normalize('NFC'));
  return empty.test(text) && !(isTitle && titles.test(text)) ? '' : text;
}
