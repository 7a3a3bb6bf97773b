import type { Media } from '../../media/media.service.ts';
import type { Executor } from '../../platform/database.ts';
import type { Registry, Written } from '../../records/registry.ts';
import { forgetResults } from '../import-rows.store.ts';
import type { ChangedSince } from '../imports.table.ts';
import type { Tx } from './run-context.ts';
import { tableShape } from './table-shape.store.ts';
import { forgetTrail, nounsOfTrail, type Trace, trailBehind } from './trail.store.ts';
import { deleteAll, pointedAt, pointingTo, restoreAll, titlesOf } from './undo.store.ts';
import { hashesOf, holdAll, putLists } from './write-all.store.ts';

const atOnce = 500;
const mostListed = 200;
/** What is counted of a work is no change of it, nor that a visitor keeps or follows something. */
const counted = new Set(['artwork_views', 'kept_works', 'follows']);

/** The nouns that an import wrote, each before those that it points to: in this order they can be deleted. */
async function nounsOf(tx: Executor, registry: Registry, importId: string): Promise<Written[]> {
  const nouns = new Set(await nounsOfTrail(tx, importId));
  return registry.written.filter(({ name }) => nouns.has(name)).reverse();
}

async function* traces(tx: Executor, importId: string, noun: string): AsyncGenerator<Trace[]> {
  for (let last = ''; ; ) {
    const some = await trailBehind(tx, importId, noun, last, atOnce);
    if (some.length > 0) yield some;
    const end = some.at(-1);
    if (!end || some.length < atOnce) return;
    last = end.record;
  }
}

/**
 * Records that are no longer as the import left them, and those it made that others lean on now. `goesOn` is called after each part: a large
 * import takes longer than a lease lasts.
 */
export async function changedSince(
  tx: Executor,
  registry: Registry,
  importId: string,
  goesOn: () => Promise<void> = async () => undefined,
): Promise<ChangedSince[]> {
  const changed: ChangedSince[] = [];
  for (const record of await nounsOf(tx, registry, importId)) {
    const { table, links } = record.write;
    const own = new Map(
      registry.written.flatMap(({ write }) => Object.values(write.links).map((link) => [link.table, link.own])),
    );
    const covered = new Set(Object.values(links).map((link) => link.table));
    const pointing = (await pointingTo(tx, table)).filter(
      (from) => !covered.has(from.table) && !counted.has(from.table) && !from.table.startsWith('import_'),
    );
    for await (const some of traces(tx, importId, record.name)) {
      const hashes = await hashesOf(
        tx,
        table,
        Object.values(links),
        some.map((trace) => trace.record),
      );
      const made = some.filter(({ before }) => before === null).map((trace) => trace.record);
      const leaned = new Set<string>();
      for (const from of made.length > 0 ? pointing : [])
        for (const id of await pointedAt(
          tx,
          importId,
          { ...from, own: own.get(from.table) ?? (from.hasId ? 'id' : undefined) },
          made,
        ))
          leaned.add(id);
      const wrong = some.filter((trace) => hashes.get(trace.record) !== trace.hash || leaned.has(trace.record));
      const told = wrong.map((trace) => ({ row: trace.row, record: trace.record }));
      if (told.length > 0) changed.push(...(await titlesOf(tx, table, record.page?.title[0] ?? 'id', told)));
      if (changed.length >= mostListed) return changed.slice(0, mostListed);
      await goesOn();
    }
  }
  return changed;
}

interface Undoing {
  registry: Registry;
  media: Media;
  importId: string;
  progress: (done: number) => Promise<void>;
}

/** Everything as it was before: what was made goes, what was changed gets its row and its lists back. */
export async function undo(tx: Tx, { registry, media, importId, progress }: Undoing): Promise<void> {
  let done = 0;
  for (const record of await nounsOf(tx, registry, importId)) {
    const { table, links } = record.write;
    const shape = await tableShape(tx, table);
    for await (const some of traces(tx, importId, record.name)) {
      await deleteAll(
        tx,
        table,
        some.filter(({ before }) => before === null).map((trace) => trace.record),
      );
      const changed = some.flatMap(({ before }) => (before ? [before] : []));
      const now = await holdAll(
        tx,
        table,
        changed.map(({ row }) => row.id),
      );
      const hidden = changed.filter(({ row }) => row.is_exposed === false && now.get(row.id)?.is_exposed === true);
      for (const { row, lists } of hidden) await media.renewAddresses(tx, filesOf(record, row, lists));
      await restoreAll(
        tx,
        table,
        shape,
        changed.map(({ row }) => row),
      );
      for (const [field, link] of Object.entries(links))
        await putLists(tx, link, new Map(changed.map(({ row, lists }) => [row.id, lists[field] ?? []])));
      done += some.length;
      await progress(done);
    }
  }
  await forgetTrail(tx, importId);
  await forgetResults(tx, importId);
}

const filesOf = (
  { write: { files, columns } }: Written,
  row: Record<string, unknown>,
  lists: Record<string, { other: string }[]>,
): string[] =>
  Object.entries(files).flatMap(([field, kind]) => {
    if (kind === 'files') return (lists[field] ?? []).map(({ other }) => other);
    const id = row[columns[field] ?? ''];
    return typeof id === 'string' ? [id] : [];
  });
