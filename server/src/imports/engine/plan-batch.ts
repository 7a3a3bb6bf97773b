import { isId } from '@hwarang/domain/ids';
import type { CellNote } from '@hwarang/domain/imports/imports.contract';
import { completeNew } from '@hwarang/domain/imports/read-row';
import type { Row } from '../../records/write/rows.ts';
import type { Candidate } from './candidates.store.ts';
import { columnsOrProblems, differing, invalid } from './decide.ts';
import { ownRecords, worksToChange } from './gallery-rules.store.ts';
import { notAgreed, ofKnownWork, ofNewRecord, settleFields, withinRoom } from './gallery-rules.ts';
import { lookUp, note } from './look-up.ts';
import { contentsOf, recordsThere } from './named.store.ts';
import { isAsked, isRefused, type ReadRow } from './read-row.ts';
import { type Recognised, recognise } from './recognise.ts';
import type { Place, Planned, Run, Tx } from './run-context.ts';
import { inSlices } from './slices.ts';
import { holdAll, listsOf } from './write-all.store.ts';

/** What is there of the records that the rows may be. */
interface There {
  rows: Map<string, Row>;
  lists: Record<string, Map<string, Place[]>>;
  contents: Map<string, string>;
}

/** What shall become of each row. Nothing is written yet; the records that will be are held. */
export async function planBatch(tx: Tx, run: Run, rows: readonly ReadRow[]): Promise<Planned[]> {
  await lookUp(tx, run, rows);
  for (const row of rows) settleFields(run, row);
  await inSlices(rows, (row) => validate(run, row));
  const open = rows.filter((row) => !isRefused(row) && !isAsked(row));
  const ids = open.flatMap(({ id, answers }) => [id, answers.id].filter(isId));
  const { gallery, model } = run;
  run.there = await (gallery ? ownRecords(tx, gallery.id, model.table, ids) : recordsThere(tx, model.table, ids));
  const recognised = await recognise(tx, run, open);
  const there = await readThere(tx, run, open, recognised);
  if (gallery && run.noun === 'art-works')
    gallery.changeable = await worksToChange(tx, gallery.id, Object.values(model.links), [...there.rows.keys()]);
  const planned = await inSlices(rows, (row) => planOne(run, row, recognised.get(row.number), there));
  await withinRoom(tx, run, planned);
  return planned;
}

/** By the record's own rules, once for each row. */
function validate({ model }: Run, row: ReadRow): void {
  const parsed = model.schema.safeParse(row.fields);
  if (parsed.success) {
    const { size_text } = row.fields;
    row.fields = size_text === undefined ? parsed.data : { ...parsed.data, size_text };
    return;
  }
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'id');
    if (row.notes.some((known) => known.field === field && known.level === 'problem')) continue;
    row.notes.push(invalid(field, messageOf(issue)));
  }
}

interface Issue {
  code?: string;
  message: string;
  errors?: Issue[][];
}

/** Of a choice the last branch is the one that people mean; the first is null. */
const messageOf = (issue: Issue): string => {
  const inner = issue.code === 'invalid_union' ? issue.errors?.at(-1)?.[0] : undefined;
  return inner ? messageOf(inner) : issue.message;
};

async function readThere(
  tx: Tx,
  run: Run,
  open: readonly ReadRow[],
  recognised: Map<number, Recognised>,
): Promise<There> {
  const ids = [...recognised.values()].flatMap((one) =>
    one.kind === 'known' ? [one.id] : one.kind === 'maybe' ? one.candidates.map(({ id }) => id) : [],
  );
  const rows = await holdAll(tx, run.model.table, [...new Set(ids)].sort());
  const lists: There['lists'] = {};
  for (const [field, link] of Object.entries(run.model.links)) lists[field] = await listsOf(tx, link, [...rows.keys()]);
  const given = open.flatMap(({ fields }) => Object.keys(run.model.files).flatMap((field) => idsOf(fields[field])));
  const kept = Object.entries(run.model.files).flatMap(([field, kind]) =>
    kind === 'file'
      ? [...rows.values()].flatMap((row) => idsOf(row[run.model.columns[field] ?? '']))
      : [...(lists[field]?.values() ?? [])].flat().map(({ other }) => other),
  );
  const isCompared = given.length > 0 || open.some(({ notes }) => notes.some(isMissing));
  const contents = rows.size > 0 && isCompared ? await contentsOf(tx, [...new Set([...given, ...kept])]) : new Map();
  return { rows, lists, contents };
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];

const nothing = { record: null, columns: {}, lists: {}, wanted: [] };

function planOne(run: Run, row: ReadRow, recognised: Recognised | undefined, there: There): Planned {
  const { number, notes } = row;
  const refused = (...more: CellNote[]): Planned => ({
    number,
    outcome: 'refuse',
    notes: [...notes, ...more],
    ...nothing,
  });
  const asked = (candidates: readonly Candidate[]): Planned => {
    const title = String(row.fields.title ?? row.fields.localname ?? row.fields.name ?? '');
    const question = note('question', 'id', 'recordsAlike', title, candidates.slice(0, 10));
    return { number, outcome: 'ask', notes: [...notes, question], ...nothing };
  };
  if (isRefused(row)) return refused();
  if (isAsked(row) || !recognised) return { number, outcome: 'ask', notes, ...nothing };
  if (recognised.kind === 'missing') return refused(note('problem', 'id', 'recordMissing', recognised.id));
  if (recognised.kind === 'twice')
    return refused({
      field: knownBy(row),
      level: 'problem',
      key: 'recordTwice',
      values: { row: String(recognised.row) },
    });
  if (recognised.kind === 'namesake') {
    const values = { row: String(recognised.row), value: String(row.fields.localname ?? '') };
    const question: CellNote = { field: 'id', level: 'question', key: 'nameTwice', values, candidates: [] };
    return { number, outcome: 'ask', notes: [...notes, question], ...nothing };
  }
  if (recognised.kind === 'ask') return asked(recognised.candidates);
  if (recognised.kind === 'new') return made(run, row, recognised.id, refused);
  if (recognised.kind === 'known') return changed(run, row, recognised.id, there, refused);
  const equal = recognised.candidates.find(({ id }) => changed(run, row, id, there, refused).outcome === 'leave');
  return equal ? { number, outcome: 'leave', notes, ...nothing, record: equal.id } : asked(recognised.candidates);
}

/** The field by which a row was recognised: a sheet seldom has a column of our ids. */
const knownBy = ({ id, fields }: ReadRow): string =>
  id ? 'id' : (['inventory_number', 'title', 'localname', 'name'].find((field) => fields[field]) ?? 'id');

type Refuse = (...more: CellNote[]) => Planned;

function made(run: Run, row: ReadRow, id: string, refused: Refuse): Planned {
  const whole = completeNew(run.noun, row);
  const own = ofNewRecord(run, row);
  const lacking = [...whole.notes.slice(row.notes.length), ...own.problems, ...notAgreed(run, row, () => [])];
  if (isRefused(whole) || lacking.length > 0) return refused(...lacking);
  row.fields = whole.fields;
  const found = columnsOrProblems(run.model, row, undefined);
  if ('problems' in found) return refused(...found.problems);
  const { number, notes, wanted } = row;
  const columns = Object.fromEntries(Object.entries(found.columns).filter(([, value]) => value !== undefined));
  return {
    number,
    outcome: 'make',
    notes,
    record: id,
    columns: { id, ...columns, ...own.columns },
    lists: listsGiven(run, row),
    wanted,
  };
}

const listsGiven = ({ model }: Run, { fields }: ReadRow): Record<string, string[]> =>
  Object.fromEntries(
    Object.keys(model.links).flatMap((field) => (Array.isArray(fields[field]) ? [[field, idsOf(fields[field])]] : [])),
  );

function changed(run: Run, row: ReadRow, id: string, there: There, refused: Refuse): Planned {
  const { number, wanted } = row;
  const before = there.rows.get(id);
  if (!before || run.model.isGone?.(before)) return refused(note('problem', 'id', 'recordMissing', id));
  keepSamePictures(run, row, before, there);
  const notes = row.notes.filter((one) => !isMissing(one) || !isKept(run, row, one, before, there));
  const found = columnsOrProblems(run.model, row, before);
  if ('problems' in found) return refused(...found.problems);
  const columns = differing(run.shape, found.columns, before);
  const now = (field: string) => there.lists[field]?.get(id) ?? [];
  const against = [...ofKnownWork(run, id, columns), ...notAgreed(run, row, now)];
  if (against.length > 0) return refused(...against);
  const lists = Object.fromEntries(
    Object.entries(listsGiven(run, row)).filter(
      ([field, list]) =>
        list.join() !==
        now(field)
          .map(({ other }) => other)
          .join(),
    ),
  );
  if (Object.keys(columns).length + Object.keys(lists).length === 0)
    return { number, outcome: 'leave', notes, ...nothing, record: id };
  const kept = Object.fromEntries(Object.keys(run.model.links).map((field) => [field, now(field)]));
  return { number, outcome: 'change', notes, record: id, columns, lists, wanted, before: { row: before, lists: kept } };
}

const picturesOf = (model: Run['model'], field: string, before: Row, lists: There['lists']): string[] =>
  model.files[field] === 'file'
    ? idsOf(before[model.columns[field] ?? ''])
    : (lists[field]?.get(before.id) ?? []).map(({ other }) => other);

const isMissing = ({ key }: CellNote): boolean => key === 'imageMissing';

/** An export names a picture by the beginning of its hash: one that the record has, and keeps, is not missing. */
function isKept({ model }: Run, { fields }: ReadRow, { field, values }: CellNote, before: Row, there: There): boolean {
  const [, mark] = / ([0-9a-f]{12})\.\w+$/.exec(values?.value ?? '') ?? [];
  return (
    mark !== undefined &&
    fields[field] === undefined &&
    picturesOf(model, field, before, there.lists).some((id) => there.contents.get(id)?.startsWith(mark))
  );
}

/** A picture with the same content is the one that is there. */
function keepSamePictures({ model }: Run, { fields }: ReadRow, before: Row, { contents, lists }: There): void {
  const same = (a: string | undefined, b: string | undefined) =>
    a !== undefined && b !== undefined && contents.get(a) === contents.get(b);
  for (const [field, kind] of Object.entries(model.files)) {
    const given = idsOf(fields[field]);
    const kept = picturesOf(model, field, before, lists);
    if (given.length === 0 || given.length !== kept.length || !given.every((id, at) => same(id, kept[at]))) continue;
    fields[field] = kind === 'file' ? kept[0] : kept;
  }
}
