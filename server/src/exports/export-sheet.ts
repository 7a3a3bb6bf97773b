import type { Readable } from 'node:stream';
import type { ImportField } from '@hwarang/domain/imports/fields';
import { fieldsFor, type GalleryNoun } from '@hwarang/domain/imports/gallery-imports';
import type { ImportNoun } from '@hwarang/domain/imports/values';
import type { Database, Executor } from '../platform/database.ts';
import { inGalleries } from '../platform/gallery-scope.ts';
import { type SheetKind, writeSheet } from '../sheets/write-sheet.ts';
import { type ExportedRow, recordsBehind } from './exports.store.ts';
import { type Wording, writeField } from './write-field.ts';

const atOnce = 500;

/** Some records behind an id. */
type Read = (last: string, most: number) => Promise<ExportedRow[]>;

/** All records of a noun, hidden ones too, with the columns that an import knows. Read some at a time, while they are sent. */
export const exportSheet = (orm: Executor, noun: ImportNoun, kind: SheetKind, wording: Wording): Readable =>
  sheetOf(kind, wording, fieldsFor(noun, false), (last, most) => recordsBehind(orm, noun, last, most));

/** What a gallery has, with the columns that its own import knows. */
export const exportGallerySheet = (
  database: Pick<Database, 'orm'>,
  gallery: string,
  noun: GalleryNoun,
  kind: SheetKind,
  wording: Wording,
): Readable =>
  sheetOf(kind, wording, fieldsFor(noun, true), (last, most) =>
    inGalleries(database, [gallery], (tx) => recordsBehind(tx, noun, last, most, gallery)),
  );

function sheetOf(kind: SheetKind, wording: Wording, all: readonly ImportField[], read: Read): Readable {
  const fields = all.filter(({ kind: of }) => of !== 'id' || wording.withIds);
  const rows = async function* () {
    for await (const row of allRecords(read)) yield fields.map((field) => writeField(field, row, wording));
  };
  return writeSheet(
    kind,
    fields.map(({ label }) => label[wording.language]),
    rows(),
  );
}

async function* allRecords(read: Read): AsyncGenerator<ExportedRow> {
  for (let last = ''; ; ) {
    const rows = await read(last, atOnce);
    yield* rows;
    last = rows.at(-1)?.id ?? '';
    if (rows.length < atOnce) return;
  }
}
