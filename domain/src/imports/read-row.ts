import { sizeFrom } from '../artworks/size.ts';
import { type CellReading, problem, type ReadContext, shown, warning } from './cell.ts';
import { type ImportField, importField, importFields } from './fields.ts';
import { inSpokenOrder } from './read-names.ts';
import { sayingSize } from './read-size.ts';
import { readCell } from './read-value.ts';
import type { ImportNoun } from './values.ts';

/** Columns that fill several fields are read first: a column of one of those fields alone has the last word, unless it is empty. */
const compound = ['size', 'year', 'period'];

const measures = ['width_cm', 'height_cm', 'depth_cm'] as const;
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

interface Column {
  field: ImportField;
  index: number;
}

/** The columns in the order in which they are read. All rows of a sheet have one mapping. */
function columnsOf(noun: ImportNoun, mapping: readonly (string | null)[]): readonly Column[] {
  if (last.noun === noun && last.mapping === mapping) return last.columns;
  const columns = mapping.flatMap((name, index) => {
    const field = name === null ? undefined : importField(noun, name);
    return field ? [{ field, index }] : [];
  });
  const first = columns.filter(({ field }) => compound.includes(field.kind));
  const then = columns.filter(({ field }) => !compound.includes(field.kind));
  last = { noun, mapping, columns: [...first, ...then] };
  return last.columns;
}
let last: { noun?: ImportNoun; mapping?: readonly (string | null)[]; columns: readonly Column[] } = { columns: [] };

/** A whole row as one record: what its cells give together, and what is to be said of them. */
export function readRow(
  noun: ImportNoun,
  mapping: readonly (string | null)[],
  cells: readonly string[],
  { heads = [], thisYear }: Omit<ReadContext, 'head'> & { heads?: readonly string[] },
): CellReading {
  const columns = columnsOf(noun, mapping);
  const fields: Record<string, unknown> = {};
  const notes: CellReading['notes'] = [];
  let differs = false;
  for (const { field, index } of columns) {
    const read = readCell(field, cells[index] ?? '', { thisYear, head: heads[index] ?? '' });
    for (const one of read.notes) notes.push(one);
    for (const name in read.fields) {
      const value = read.fields[name];
      const known = fields[name];
      if (known !== undefined && known !== null && value === null) continue;
      if (field.kind === 'measure' && typeof known === 'number' && Math.abs(known - Number(value)) > 0.1)
        differs = true;
      fields[name] = value;
    }
  }
  if (noun === 'art-works') {
    const written = columns.find(({ field }) => field.kind === 'size');
    settleSize(fields, notes, differs, (written && cells[written.index]) ?? '');
  }
  if (noun === 'artists' && !fields.id) turnNames(fields, notes);
  const { opens_on, closes_on } = fields;
  if (typeof opens_on === 'string' && typeof closes_on === 'string' && closes_on < opens_on)
    notes.push(problem('closes_on', 'closesBeforeOpens', { opens: opens_on, closes: closes_on }));
  return { fields, notes };
}

/**
 * 'Moore, Henry' in a sheet of artists is who a sheet of works calls Henry Moore: both are called alike. A record that is named by its id is
 * called as its row says.
 */
function turnNames(fields: Record<string, unknown>, notes: CellReading['notes']): void {
  for (const name of ['localname', 'englishname']) {
    const written = fields[name];
    const turned = typeof written === 'string' ? inSpokenOrder(written) : undefined;
    if (!turned) continue;
    fields[name] = turned;
    notes.push(warning(name, 'nameTurned', { value: shown(String(written)), name: shown(turned) }));
  }
}

/** Measures stand together or not at all: one alone would make a work that no page can show at its size. */
function settleSize(
  fields: Record<string, unknown>,
  notes: CellReading['notes'],
  differs: boolean,
  written: string,
): void {
  if (!measures.some((name) => typeof fields[name] === 'number')) return;
  const [width_cm = null, height_cm = null, depth_cm = null] = measures.map((name) => numberOrNull(fields[name]));
  const size = sizeFrom({ width_cm, height_cm, depth_cm });
  if (size) {
    fields.size_text = null;
    if (differs) notes.push(warning('size', 'measuresDiffer', { size: sayingSize(size) }));
    return;
  }
  const known = [width_cm && `W ${width_cm}`, height_cm && `H ${height_cm}`, depth_cm && `D ${depth_cm}`].filter(
    Boolean,
  );
  const text = written.trim() || `${known.join(' × ')} cm`;
  for (const name of measures) fields[name] = null;
  fields.size_text = text;
  notes.push(warning(width_cm ? 'height_cm' : 'width_cm', 'sizeIncomplete', { value: text }));
}

const requiredOf = (noun: ImportNoun) => importFields[noun].filter(({ required }) => required);
const requiredFields: Record<ImportNoun, readonly ImportField[]> = {
  'art-works': requiredOf('art-works'),
  artists: requiredOf('artists'),
  galleries: requiredOf('galleries'),
  exhibitions: requiredOf('exhibitions'),
};

/** The row of a new record, whole: an artist known by one name has it in both scripts, and what a record cannot lack is told. */
export function completeNew(noun: ImportNoun, { fields, notes }: CellReading): CellReading {
  const whole = { ...fields };
  if (noun === 'artists') {
    whole.localname ||= whole.englishname;
    whole.englishname ||= whole.localname;
  }
  const lacking = requiredFields[noun].filter(
    ({ name }) => !whole[name] && !notes.some(({ field, level }) => field === name && level === 'problem'),
  );
  if (lacking.length === 0) return { fields: whole, notes };
  return { fields: whole, notes: [...notes, ...lacking.map(({ name }) => problem(name, 'required'))] };
}
