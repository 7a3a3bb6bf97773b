import { Failure } from '@hwarang/domain/failures';
import type { CellNote } from '@hwarang/domain/imports/imports.contract';
import type { Columns, Row } from '../../records/write/rows.ts';
import type { WriteModel } from '../../records/write/write-model.ts';
import type { ReadRow } from './read-row.ts';
import type { TableShape } from './table-shape.store.ts';

/** What the record's own rules say against it, cell by cell. */
export const invalid = (field: string, message: string): CellNote => ({
  field,
  level: 'problem',
  key: 'invalid',
  values: { message },
});

const measures = ['width_cm', 'height_cm', 'depth_cm'];

/**
 * The columns that a row sets. A work of a museum may have no measures, or only words for them: both are kept as they are, where a form
 * would demand a size.
 */
export function columnsOf(model: WriteModel, fields: Record<string, unknown>, row: Row | undefined): Columns {
  const named = Object.entries(model.columns).filter(([field]) => fields[field] !== undefined);
  const columns: Columns = Object.fromEntries(named.map(([field, column]) => [column, fields[field]]));
  if (model.name !== 'art-works') return { ...columns, ...model.derive(fields, row) };
  const { size_text: words, ...others } = fields;
  if (others.width_cm && others.height_cm) return { ...columns, ...model.derive(others, row) };
  if (words !== undefined) for (const measure of measures) columns[measure] = null;
  const without = Object.fromEntries(
    Object.entries(others).filter(([field]) => field !== 'size' && !measures.includes(field)),
  );
  const sized = measures.some((measure) => others[measure] !== undefined) || words !== undefined;
  const derived = row ? model.derive(without, row) : {};
  return { ...columns, ...derived, ...(sized ? { size_text: words ?? null } : {}) };
}

/** The same, or what speaks against it. */
export function columnsOrProblems(
  model: WriteModel,
  { fields }: ReadRow,
  row: Row | undefined,
): { columns: Columns } | { problems: CellNote[] } {
  try {
    return { columns: columnsOf(model, fields, row) };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    const { errors = {} } = (failure.data ?? {}) as { errors?: Record<string, string[]> };
    return { problems: Object.entries(errors).map(([field, [message = '']]) => invalid(field, message)) };
  }
}

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Of a value as the contract gives it and one as the database does. */
function isSame(given: unknown, there: unknown): boolean {
  if (given === there || (given ?? null) === (there ?? null)) return true;
  if (typeof given === 'object' && typeof there === 'object')
    return JSON.stringify(given, sorted) === JSON.stringify(there, sorted);
  return false;
}

/** A moment as the contract writes it, and one as the database does: '2026-02-20 01:00:00+00'. */
const isSameMoment = (given: unknown, there: unknown): boolean =>
  typeof given === 'string' && typeof there === 'string'
    ? Date.parse(given) === Date.parse(there)
    : isSame(given, there);

/** Those of the columns that would become different. */
export const differing = (shape: TableShape, columns: Columns, row: Row): Columns =>
  Object.fromEntries(
    Object.entries(columns).filter(([column, value]) => {
      const same = shape.get(column)?.type.startsWith('timestamp') ? isSameMoment : isSame;
      return !same(value, row[column]);
    }),
  );
