import { type Columns, type Executor, type LinkTable, missingIds, putLinks } from '../records/write/rows.ts';
import { addLink, artistOfUser, putRecord } from './import.store.ts';
import type { ImportedFiles } from './import-files.ts';
import { type Noun, nouns } from './nouns.ts';
import { fillOtherSides } from './other-sides.ts';
import type { Export } from './read-export.ts';
import type { Report } from './report.ts';
import { type Doc, idOf, idsOf, timesOf } from './values.ts';

interface Tools {
  executor: Executor;
  all: Export;
  report: Report;
  files: ImportedFiles;
  users: ReadonlyMap<string, string>;
  waiting: { noun: Noun; field: string; link: LinkTable & { to: string }; id: string; other: string }[];
}

/** The fields that the contract takes; those it does not are left out, and said. */
function accepted({ report, all }: Tools, { writing, body }: Noun, doc: Doc, id: string): Doc {
  const known = new Set(Object.keys(writing.columns));
  const relations = new Set([...Object.keys(writing.references ?? {}), ...Object.keys(writing.links ?? {})]);
  const fields = Object.fromEntries(
    Object.entries(body(doc, all.components)).filter(
      ([name, value]) =>
        (known.has(name) || name === 'googlegeolocation') && !relations.has(name) && value !== undefined,
    ),
  );
  for (;;) {
    const parsed = writing.schema.safeParse(fields);
    if (parsed.success) return parsed.data;
    for (const field of new Set(parsed.error.issues.map((issue) => String(issue.path[0])))) {
      report.note(
        writing.name,
        id,
        `${field} is left out, it is not what the field takes: ${JSON.stringify(fields[field])}`,
      );
      delete fields[field];
    }
  }
}

/** The ids that a relation holds and that are here. What points to nothing is left out, and said. */
async function present(tools: Tools, { writing }: Noun, id: string, field: string, table: string, value: unknown) {
  const given = idsOf(value).map((one) => (table === 'users' ? (tools.users.get(one) ?? one) : one));
  const missing = new Set(await missingIds(tools.executor, table, given));
  for (const one of missing) tools.report.note(writing.name, id, `${field} points to ${one}, which is not there`);
  return given.filter((one) => !missing.has(one));
}

async function referenceColumns(tools: Tools, noun: Noun, doc: Doc, id: string): Promise<Columns> {
  const { writing } = noun;
  const columns: Columns = {};
  for (const [field, table] of Object.entries(writing.references ?? {})) {
    const own = idsOf(doc[field]);
    const value = table === 'files' && own.length === 0 ? tools.files.ofRecord(id, field) : own;
    const [found] = await present(tools, noun, id, field, table, value);
    columns[writing.columns[field] ?? field] = found ?? null;
  }
  // Some works of the original know their picture by its address alone.
  if (writing.table === 'artworks') columns.image_id ??= tools.files.byAddress(doc.imageurl) ?? null;
  if (writing.table === 'artists') columns.profileimg_id ??= tools.files.byAddress(doc.profileimgurl) ?? null;
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
  const { writing, needs } = noun;
  const id = idOf(doc);
  if (!id) return report.refuse(writing.name, undefined, `has no id: ${JSON.stringify(doc).slice(0, 80)}`);
  const fields = accepted(tools, noun, doc, id);
  const missing = needs.find((name) => fields[name] === undefined);
  if (missing) return report.refuse(writing.name, id, `has no ${missing}`);
  const named = Object.entries(writing.columns).filter(([field]) => fields[field] !== undefined);
  const columns: Columns = {
    id,
    ...Object.fromEntries(named.map(([field, column]) => [column, fields[field]])),
    ...writing.derive?.(fields, undefined),
    ...noun.columns?.(doc),
    ...(await referenceColumns(tools, noun, doc, id)),
    ...timesOf(doc, id),
  };
  if (writing.table === 'artists') Object.assign(columns, await freeUser(tools, columns, id));
  const outcome = await putRecord(executor, writing.table, columns);
  report.count(writing.name, outcome);
  if (outcome !== 'kept') await importLinks(tools, noun, doc, id);
}

/** Whole lists, in their order. A work's exhibitions come after it and wait until all are there. */
async function importLinks(tools: Tools, noun: Noun, doc: Doc, id: string): Promise<void> {
  for (const [field, link] of Object.entries(noun.writing.links ?? {})) {
    const own = idsOf(doc[field]);
    const value = link.to === 'files' && own.length === 0 ? tools.files.ofRecord(id, field) : own;
    if (noun.collection === 'artworks') tools.waiting.push(...value.map((other) => ({ noun, field, link, id, other })));
    else await putLinks(tools.executor, link, id, await present(tools, noun, id, field, link.to, value));
  }
}

/** In one transaction: an import that is stopped half-way leaves nothing half-made. */
export async function importRecords(given: Omit<Tools, 'waiting'>): Promise<void> {
  const tools: Tools = { ...given, waiting: [] };
  fillOtherSides(tools.all.docs);
  for (const noun of nouns) for (const doc of tools.all.docs[noun.collection]) await importRecord(tools, noun, doc);
  for (const { noun, field, link, id, other } of tools.waiting)
    for (const found of await present(tools, noun, id, field, link.to, other))
      await addLink(tools.executor, { table: link.table, own: link.other, other: link.own }, found, id);
}
