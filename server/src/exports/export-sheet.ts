import type { Readable } from 'node:stream';
import { importFields } from '@hwarang/domain/imports/fields';
import type { ImportNoun } from '@hwarang/domain/imports/values';
import type { Executor } from '../platform/database.ts';
import { type SheetKind, writeSheet } from '../sheets/write-sheet.ts';
import { type ExportedRow, recordsBehind } from './exports.store.ts';
import { type Wording, writeField } from './write-field.ts';

const atOnce = 500;

/** All records of a noun, hidden ones too, with the columns that an import knows. Read some at a time, while they are sent. */
export function exportSheet(orm: Executor, noun: ImportNoun, kind: SheetKind, wording: Wording): Readable {
  const fields = importFields[noun].filter(({ kind: of }) => of !== 'id' || wording.withIds);
  const rows = async function* () {
    for await (const row of allRecords(orm, noun)) yield fields.map((field) => writeField(field, row, wording));
  };
  return writeSheet(
    kind,
    fields.map(({ label }) => label[wording.language]),
    rows(),
  );
}

async function* allRecords(orm: Executor, noun: ImportNoun): AsyncGenerator<ExportedRow> {
  for (let last = ''; ; ) {
    const rows = await recordsBehind(orm, noun, last, atOnce);
    yield* rows;
    last = rows.at(-1)?.id ?? '';
    if (rows.length < atOnce) return;
  }
}
