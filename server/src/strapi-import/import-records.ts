import type { Executor } from '../platform/database.ts';
import { collectionOf } from '../records/query/collection.ts';
import type { Registry } from '../records/registry.ts';
import { type Columns, type LinkTable, missingIds, putLinks } from '../records/write/rows.ts';
import { addLink, artistOfUser, putRecord } from './import.store.ts';
import type { ImportedFiles } from './import-files.ts';
import { type Noun, nounsOf } from './nouns.ts';
import { fillOtherSides } from './other-sides.ts';
import type { Export } from './read-export.ts';
import type { Report } from './report.ts';
import { type Doc, idOf, idsOf, timesOf } from './values.ts';

interface Tools {
  registry: Registry;
  executor: Executor;
  all: Export;
  report: Report;
  files: ImportedFiles;
  users: ReadonlyMap<string, string>;
  waiting: { noun: Noun; field: string; link: LinkTable & { to: string }; id: string; other: string }[];
}

/** The fields that the contract takes; those it does not are left out, and said. */
function accepted({ report, all }: Tools, { record, body }: Noun, doc: Doc, id: string): Doc {
  const { schema, references, links } = record.write;
  const known = Object.keys(record.contract.write.shape).filter(
    (name) => name !== '__v' && !(name in references) && !(name in links),
  );
  const given = body?.(doc, all.components) ?? doc;
  const fields = Object.fromEntries(
    known.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  );
  for (;;) {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return parsed.data;
    for (const field of new Set(parsed.error.issues.map((issue) => String(issue.path[0])))) {
      report.note(
        record.name,
        id,
        `${field} is left out, it is not what the field takes: ${JSON.stringify(fields[field])}`,
      );
      delete fields[field];
    }
  }
}

/** The ids that a relation holds and that are here. What points to nothing is left out, and said. */
async function present(tools: Tools, { record }: Noun, id: string, field: string, to: string, value: unknown) {
  const given = idsOf(value).map((one) => (to === 'users' ? (tools.users.get(one) ?? one) : one));
  const { table } = collectionOf(tools.registry.collections, to);
  const missing = new Set(await missingIds(tools.executor, table, given));
  for (const one of missing) tools.report.note(record.name, id, `${field} points to ${one}, which is not there`);
  return given.filter((one) => !missing.has(one));
}

async function referenceColumns(tools: Tools, noun: Noun, doc: Doc, id: string): Promise<Columns> {
  const { references, columns: names } = noun.record.write;
  const columns: Columns = {};
  for (const [field, to] of Object.entries(references)) {
    const own = idsOf(doc[field]);
    const value = to === 'files' && own.length === 0 ? tools.files.ofRecord(id, field) : own;
    const [found] = await present(tools, noun, id, field, to, value);
    columns[names[field] ?? field] = found ?? null;
  }
  if (noun.picture) columns[noun.picture[0]] ??= tools.files.byAddress(doc[noun.picture[1]]) ?? null;
  return columns;
}

/** One user is one artist: a second that names the same user comes without it. */
async function freeUser({ executor, report }: Tools, columns: Columns, id: string): Promise<Columns> {
  if (typeof columns.user_id !== 'string') return {};
  const other = await artistOfUser(executor, columns.user_id);
  if (!other || other === id) return {};
  report.note('artists', id, `comes without its user ${columns.user_id}, who is the artist ${other} already`);
  return { user_id: null };
}

async function importRecord(tools: Tools, noun: Noun, doc: Doc): Promise<void> {
  const { executor, report } = tools;
  const { name, table, write } = noun.record;
  const id = idOf(doc);
  if (!id) return report.refuse(name, undefined, `has no id: ${JSON.stringify(doc).slice(0, 80)}`);
  const fields = accepted(tools, noun, doc, id);
  const missing = write.needed.find((field) => fields[field] === undefined);
  if (missing) return report.refuse(name, id, `has no ${missing}`);
  const named = Object.entries(write.columns).filter(([field]) => fields[field] !== undefined);
  const columns: Columns = {
    id,
    ...Object.fromEntries(named.map(([field, column]) => [column, fields[field]])),
    ...(noun.columns?.(doc) ?? write.derive(fields, undefined)),
    ...(await referenceColumns(tools, noun, doc, id)),
    ...timesOf(doc, id),
  };
  if (table === 'artists') Object.assign(columns, await freeUser(tools, columns, id));
  const outcome = await putRecord(executor, table, columns);
  report.count(name, outcome);
  if (outcome !== 'kept') await importLinks(tools, noun, doc, id);
}

/** Whole lists, in their order. A work's exhibitions come after it and wait until all are there. */
async function importLinks(tools: Tools, noun: Noun, doc: Doc, id: string): Promise<void> {
  const names = tools.registry.written.map(({ name }) => name);
  for (const [field, link] of Object.entries(noun.record.write.links)) {
    const own = idsOf(doc[field]);
    const value = link.to === 'files' && own.length === 0 ? tools.files.ofRecord(id, field) : own;
    if (names.indexOf(link.to) > names.indexOf(noun.record.name))
      tools.waiting.push(...value.map((other) => ({ noun, field, link, id, other })));
    else await putLinks(tools.executor, link, id, await present(tools, noun, id, field, link.to, value));
  }
}

/** In one transaction: an import that is stopped half-way leaves nothing half-made. */
export async function importRecords(given: Omit<Tools, 'waiting'>): Promise<void> {
  const tools: Tools = { ...given, waiting: [] };
  fillOtherSides(tools.all.docs, tools.registry);
  for (const noun of nounsOf(tools.registry))
    for (const doc of tools.all.docs[noun.record.table] ?? []) await importRecord(tools, noun, doc);
  for (const { noun, field, link, id, other } of tools.waiting)
    for (const found of await present(tools, noun, id, field, link.to, other))
      await addLink(tools.executor, { table: link.table, own: link.other, other: link.own }, found, id);
}
