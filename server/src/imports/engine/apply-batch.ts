import { cut } from '@hwarang/domain/keepable';
import { isDatabaseGone } from '../../platform/database-gone.ts';
import { newId } from '../../platform/ids.ts';
import type { Columns, Row } from '../../records/write/rows.ts';
import { invalid } from './decide.ts';
import { proposeAll } from './gallery-rules.store.ts';
import { markUsed } from './named.store.ts';
import type { Wanted } from './names.ts';
import type { Planned, Run, Tx } from './run-context.ts';
import { tableShape } from './table-shape.store.ts';
import { addTrail } from './trail.store.ts';
import { insertAll, putLists, updateAll } from './write-all.store.ts';

/**
 * Writes what was planned. What the database itself refuses (a value that no index holds, a record that went meanwhile) is found by
 * halving: the row is refused, the others are taken. Answers what has to be told afterwards.
 */
export async function applyBatch(tx: Tx, run: Run, planned: Planned[]): Promise<string[]> {
  const writes = planned.filter(({ outcome }) => outcome === 'make' || outcome === 'change');
  if (writes.length === 0) return [];
  try {
    const { topics, made } = await tx.transaction((part) => write(part, run, writes));
    for (const { noun, id } of made) run.names[noun].settle(id);
    return topics;
  } catch (failure) {
    if (!isOfRow(failure)) throw failure;
    const [only, ...more] = writes;
    if (!only) throw failure;
    if (more.length === 0) {
      only.outcome = 'refuse';
      only.notes = [...only.notes, invalid('id', messageOf(failure))];
      return [];
    }
    const half = Math.ceil(writes.length / 2);
    const first = await applyBatch(tx, run, writes.slice(0, half));
    return [...first, ...(await applyBatch(tx, run, writes.slice(half)))];
  }
}

const causeOf = (failure: unknown): { code?: string; message?: string } =>
  (failure instanceof Error ? (failure.cause ?? failure) : {}) as { code?: string; message?: string };
/** Data exceptions, broken constraints and limits: of the row, and there again the next time. */
const isOfRow = (failure: unknown): boolean =>
  !isDatabaseGone(failure) && /^(22|23|54)/.test(causeOf(failure).code ?? '');
const messageOf = (failure: unknown): string => cut(causeOf(failure).message ?? '', 300);

async function write(tx: Tx, run: Run, planned: readonly Planned[]): Promise<{ topics: string[]; made: Wanted[] }> {
  const { model, shape } = run;
  const along = [
    ...(await makeWanted(tx, run, 'artists', planned)),
    ...(await makeWanted(tx, run, 'galleries', planned)),
  ];
  const made = planned.filter(({ outcome }) => outcome === 'make');
  const changed = planned.filter(({ outcome }) => outcome === 'change');
  await insertAll(
    tx,
    model.table,
    shape,
    made.map(({ columns }) => columns),
  );
  await propose(tx, run, made);
  await hideFiles(tx, run, changed);
  await updateAll(tx, model.table, shape, alike(changed));
  const topics = await writeLists(tx, run, planned);
  for (const { before, columns } of changed)
    if (model.changed && before) topics.push(...(await model.changed(tx, before.row, columns)));
  const files = planned.flatMap((one) => filesOf(run, one));
  await markUsed(tx, run.id, files);
  const trail = planned.flatMap(({ number, record, before }) =>
    record ? [{ record, row: number, before: before ?? null }] : [],
  );
  await addTrail(tx, run.id, { noun: run.noun, table: model.table, links: Object.values(model.links) }, trail);
  return { topics, made: along };
}

/** A work that a gallery brings is offered to its artist as any other that it asks for; both go again when the import is undone. */
async function propose(tx: Tx, { id: importId, gallery, noun }: Run, made: readonly Planned[]): Promise<void> {
  if (!gallery || noun !== 'art-works') return;
  const asked = made.map(({ number, record }) => ({ id: newId(), artwork: record ?? '', number }));
  await proposeAll(tx, gallery.id, asked);
  const trail = asked.map(({ id, number }) => ({ record: id, row: number, before: null }));
  await addTrail(tx, importId, { noun: 'consignments', table: 'consignments', links: [] }, trail);
}

const filesOf = ({ model }: Run, { columns, lists }: Planned): string[] =>
  Object.entries(model.files).flatMap(([field, kind]) => {
    const value = kind === 'file' ? columns[model.columns[field] ?? ''] : lists[field];
    return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
  });

/** An update sets the same columns in all rows: what a row does not change stays as it is. */
function alike(changed: readonly Planned[]): (Columns & { id: string })[] {
  const names = [...new Set(changed.flatMap(({ columns }) => Object.keys(columns)))];
  return changed.map(({ record, columns, before }) => ({
    ...Object.fromEntries(names.map((name) => [name, name in columns ? columns[name] : before?.row[name]])),
    id: record ?? '',
  }));
}

async function writeLists(tx: Tx, { model }: Run, planned: readonly Planned[]): Promise<string[]> {
  const topics: string[] = [];
  for (const [field, link] of Object.entries(model.links)) {
    const given = planned.filter(({ lists }) => lists[field]);
    const places = given.map(
      ({ record, lists }) =>
        [record ?? '', (lists[field] ?? []).map((other, position) => ({ other, position }))] as const,
    );
    await putLists(tx, link, new Map(places));
    for (const { record, lists, before } of given) {
      const known = new Set(before?.lists[field]?.map(({ other }) => other));
      const added = (lists[field] ?? []).filter((other) => !known.has(other));
      if (record && added.length > 0) topics.push(...((await model.linked?.(tx, field, record, added)) ?? []));
    }
  }
  return topics;
}

/** Pictures that these changes take out of everyone's sight get addresses that nobody knows. */
async function hideFiles(tx: Tx, { model, media }: Run, changed: readonly Planned[]): Promise<void> {
  const hidden: string[] = [];
  for (const { before, columns } of changed) {
    if (before?.row.is_exposed !== true || columns.is_exposed !== false) continue;
    for (const [field, kind] of Object.entries(model.files)) {
      const id = before.row[model.columns[field] ?? ''];
      if (kind === 'file' && typeof id === 'string') hidden.push(id);
      if (kind === 'files') hidden.push(...(before.lists[field] ?? []).map(({ other }) => other));
    }
    hidden.push(...((await model.filesBeneath?.(tx, before.row as Row)) ?? []));
  }
  await media.renewAddresses(tx, hidden);
}

/** Artists and galleries that cells name and nobody is called as. Answers those that were made. */
async function makeWanted(tx: Tx, run: Run, noun: Wanted['noun'], planned: readonly Planned[]): Promise<Wanted[]> {
  const rows = new Map<string, number>();
  const made: Wanted[] = [];
  for (const { wanted, number } of planned)
    for (const one of wanted) {
      if (one.noun !== noun || rows.has(one.id) || run.names[noun].isMade(one.id)) continue;
      rows.set(one.id, number);
      made.push(one);
    }
  if (made.length === 0) return made;
  const columns = made.map(({ id, name: { local, english } }) =>
    noun === 'artists' ? { id, localname: local, englishname: english } : { id, name: local, name_en: english },
  );
  await insertAll(tx, noun, await tableShape(tx, noun), columns);
  const links = Object.values(run.registry.of(noun).write?.links ?? {});
  const trail = made.map(({ id }) => ({ record: id, row: rows.get(id) ?? 0, before: null }));
  await addTrail(tx, run.id, { noun, table: noun, links }, trail);
  return made;
}
