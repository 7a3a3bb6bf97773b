import { Failure } from '@hwarang/domain/failures';
import { guessMapping } from '@hwarang/domain/imports/guess-mapping';
import { type ImportNoun, importNouns } from '@hwarang/domain/imports/values';
import { cleanFileName } from '@hwarang/domain/media/file-name';
import { refuse } from '@hwarang/domain/media/refusals';
import type { Form } from '../media/multipart.ts';
import type { Caller } from '../platform/caller.ts';
import { newId } from '../platform/ids.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { openSheet } from '../sheets/read-sheet.ts';
import { addRows } from './import-rows.store.ts';
import { addImport, becomeReady, keptMapping, removeImport } from './imports.store.ts';

const atOnce = 500;
/** So many bytes of cells, too: rows of long texts are written fewer at a time. */
const bytesAtOnce = 4_000_000;
/** Of each column the first values, to choose by; and more of them to guess by. */
const shownValues = 5;
const guessedBy = 50;
const shownLength = 200;

function nounOf(form: Form): ImportNoun {
  const [given = '', ...more] = form.fields.get('noun') ?? [];
  const noun = importNouns.find((one) => one === given);
  if (!noun || more.length > 0) throw validationError({ noun: [`must be one of ${importNouns.join(', ')}`] });
  return noun;
}

/** Keeps the rows of a sheet and guesses what its columns are. Answers the id of the import. */
export async function uploadSheet(services: Pick<Services, 'database'>, caller: Caller, form: Form): Promise<string> {
  const noun = nounOf(form);
  const [file, ...more] = form.files;
  if (!file) throw refuse('empty', { field: 'sheet' });
  if (more.length > 0) throw refuse('too-many-parts');
  return takeSheet(services, caller.userId, { noun, path: file.file, name: file.name });
}

export async function takeSheet(
  { database: { orm } }: Pick<Services, 'database'>,
  userId: string | undefined,
  { noun, path, name }: { noun: ImportNoun; path: string; name: string },
): Promise<string> {
  const sheet = await openSheet(path, name);
  const { heads, format } = sheet;
  const id = newId();
  await addImport(orm, { id, userId: userId ?? null, noun, name: cleanFileName(name), format, heads });
  try {
    const columns: string[][] = heads.map(() => []);
    let rows = 0;
    let waiting: { number: number; cells: string[] }[] = [];
    let bytes = 0;
    for await (const row of sheet.numberedRows()) {
      rows += 1;
      for (const [at, cell] of row.cells.entries()) {
        const values = columns[at];
        if (values && values.length < guessedBy && cell.trim() !== '' && !values.includes(cell)) values.push(cell);
        bytes += cell.length;
      }
      waiting.push(row);
      if (waiting.length < atOnce && bytes < bytesAtOnce) continue;
      await addRows(orm, id, waiting);
      waiting = [];
      bytes = 0;
    }
    await addRows(orm, id, waiting);
    if (rows === 0) throw new Failure('bad-request', 'The sheet holds no rows');
    const mapping = guessMapping(noun, heads, columns, await keptMapping(orm, noun, heads));
    const samples = columns.map((values) => values.slice(0, shownValues).map((cell) => cell.slice(0, shownLength)));
    await becomeReady(orm, id, { rows, samples, mapping });
  } catch (failure) {
    await removeImport(orm, id);
    throw failure;
  }
  return id;
}
