import { Failure } from '@hwarang/domain/failures';
import { allowedMapping } from '@hwarang/domain/imports/gallery-imports';
import { guessMapping } from '@hwarang/domain/imports/guess-mapping';
import { type ImportNoun, importLimits } from '@hwarang/domain/imports/values';
import { cut } from '@hwarang/domain/keepable';
import { cleanFileName } from '@hwarang/domain/media/file-name';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import type { Form } from '../media/multipart.ts';
import type { Caller } from '../platform/caller.ts';
import { newId } from '../platform/ids.ts';
import { validationError } from '../records/write/validate.ts';
import { BadSheet } from '../sheets/bad-sheet.ts';
import { openSheet } from '../sheets/read-sheet.ts';
import type { ImportDesk } from './import-desk.ts';
import { addRows } from './import-rows.store.ts';
import { addImport, becomeReady, countImports, keptMapping, removeImport } from './imports.store.ts';

const atOnce = 500;
/** So many bytes of cells, too: rows of long texts are written fewer at a time. */
const bytesAtOnce = 4_000_000;
/** Of each column the first values, to choose by; and more of them to guess by. */
const shownValues = 5;
const guessedBy = 50;
const shownLength = 200;

function nounOf({ nouns }: ImportDesk, form: Form): ImportNoun {
  const [given = '', ...more] = form.fields.get('noun') ?? [];
  const noun = nouns.find((one) => one === given);
  if (!noun || more.length > 0) throw validationError({ noun: [`must be one of ${nouns.join(', ')}`] });
  return noun;
}

/** Keeps the rows of a sheet and guesses what its columns are. Answers the id of the import. */
export async function uploadSheet(desk: ImportDesk, caller: Caller, form: Form): Promise<string> {
  const noun = nounOf(desk, form);
  const [file, ...more] = form.files;
  if (!file) throw fileRefusal('empty', { field: 'sheet' });
  if (more.length > 0) throw fileRefusal('too-many-parts');
  return takeSheet(desk, caller.userId, { noun, path: file.file, name: file.name });
}

export async function takeSheet(
  desk: ImportDesk,
  userId: string | undefined,
  { noun, path, name }: { noun: ImportNoun; path: string; name: string },
): Promise<string> {
  const sheet = await openSheet(path, name);
  const { heads, format } = sheet;
  const id = newId();
  const { gallery: galleryId } = desk;
  await desk.within(async (orm) => {
    if (galleryId && (await countImports(orm, galleryId)) >= importLimits.gallerySheets)
      throw new BadSheet('gallerySheets');
    await addImport(orm, { id, galleryId, userId: userId ?? null, noun, name: cleanFileName(name), format, heads });
  });
  const keep = (some: typeof waiting) => desk.within((orm) => addRows(orm, id, some));
  let waiting: { number: number; cells: string[] }[] = [];
  try {
    const columns: string[][] = heads.map(() => []);
    let rows = 0;
    let bytes = 0;
    for await (const row of sheet.numberedRows()) {
      rows += 1;
      if (galleryId && rows > importLimits.galleryRows) throw new BadSheet('galleryRows');
      for (const [at, cell] of row.cells.entries()) {
        const values = columns[at];
        if (values && values.length < guessedBy && cell.trim() !== '' && !values.includes(cell)) values.push(cell);
        bytes += cell.length;
      }
      waiting.push(row);
      if (waiting.length < atOnce && bytes < bytesAtOnce) continue;
      await keep(waiting);
      waiting = [];
      bytes = 0;
    }
    await keep(waiting);
    if (rows === 0) throw new Failure('bad-request', 'The sheet holds no rows');
    const kept = await desk.within((orm) => keptMapping(orm, noun, heads, galleryId));
    const mapping = allowedMapping(noun, guessMapping(noun, heads, columns, kept), galleryId !== null);
    const samples = columns.map((values) => values.slice(0, shownValues).map((cell) => cut(cell, shownLength)));
    await desk.within((orm) => becomeReady(orm, id, { rows, samples, mapping }));
  } catch (failure) {
    await desk.within((orm) => removeImport(orm, id));
    throw failure;
  }
  return id;
}
