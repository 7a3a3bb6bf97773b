import type { Language } from '../language.ts';
import { importField } from './fields.ts';
import type { ImportNoun } from './values.ts';

interface Columns {
  noun: ImportNoun;
  heads: readonly string[];
  mapping: readonly (string | null)[];
}

/** What people call the column of a field: by its head in their sheet, or as the field is called where no column fills it. */
export const columnName = ({ noun, heads, mapping }: Columns, field: string, language: Language): string =>
  heads[mapping.indexOf(field)]?.trim() || (importField(noun, field)?.label[language] ?? field);
