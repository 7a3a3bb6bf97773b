import { shown } from '@hwarang/domain/imports/cell';
import type { FieldKind } from '@hwarang/domain/imports/fields';
import { importField } from '@hwarang/domain/imports/fields';
import type { ImportNoun } from '@hwarang/domain/imports/values';

const several: readonly FieldKind[] = ['artists', 'galleries', 'works'];

/** What an answer is kept by. A cell that names several asks about each of them: the name says which. */
export function answerKey(noun: ImportNoun, field: string, name: string): string {
  const kind = importField(noun, field)?.kind;
  return kind && several.includes(kind) ? `${field} ${shown(name)}` : field;
}
