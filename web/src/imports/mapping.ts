import type { Import } from '@hwarang/domain/imports/imports.contract';

type Mapping = Import['mapping'];

/** As Excel names it: A to Z, then AA. */
export const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** The mapping with a field for a column, or none; a field stands once, so another column may lose it (`lost`). */
export function assigned(mapping: Mapping, column: number, field: string | null): { mapping: Mapping; lost?: number } {
  const before = field === null ? -1 : mapping.indexOf(field);
  const next = mapping.map((one, place) => (place === column ? field : place === before ? null : one));
  return before >= 0 && before !== column ? { mapping: next, lost: before } : { mapping: next };
}

/** The fields that a new record needs and no column gives. */
export const missingFields = <Field extends { name: string; required?: true }>(
  fields: readonly Field[],
  mapping: Mapping,
): Field[] => fields.filter(({ name, required }) => required && !mapping.includes(name));
