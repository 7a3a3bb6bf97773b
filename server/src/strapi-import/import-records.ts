import { Failure } from '@hwarang/domain/failures';
import { cut } from '@hwarang/domain/keepable';
import type { Orm } from '../platform/orm.ts';
import { collectionOf } from '../records/query/collection.ts';
import type { Registry } from '../records/registry.ts';
import type { Columns } from '../records/write/rows.ts';
import { batchesOf, inRounds, withoutRepeats } from './batches.ts';
import { acceptedFields } from './fields.ts';
import { artistsOfUsers, keptIds, type Outcome, presentIds, putAccepted, putRecords } from './import.store.ts';
import type { ImportedFiles } from './import-files.ts';
import { Links } from './import-links.ts';
import { type Noun, nounsOf } from './nouns.ts';
import type { OtherSides } from './other-sides.ts';
import type { Progress } from './progress.ts';
import type { Export } from './read-export.ts';
import type { Report } from './report.ts';
import { type Doc, idOf, idsOf, timesOf } from './values.ts';

export interface Tools {
  registry: Registry;
  orm: Orm;
  all: Export;
  sides: OtherSides;
  report: Report;
  progress: Progress;
  files: ImportedFiles;
  /** Users that live under another id here. */
  users: ReadonlyMap<string, string>;
}

interface Given {
  id: string;
  doc: Doc;
  times: ReturnType<typeof timesOf>;
}

/** A record on its way: its columns, the ids that its relations hold, and what is to be said of it. */
export interface Prepared extends Given {
  columns: Columns & { id: string };
  relations: Map<string, string[]>;
  notes: string[];
}

/** The rule that a record breaks, as the API would say it. */
function ruleOf(failure: Failure): string {
  const { errors } = (failure.data ?? {}) as { errors?: Record<string, string[]> };
  const said = Object.entries(errors ?? {}).map(([field, messages]) => `${field} ${messages.join(', ')}`);
  return said.join('; ') || failure.message;
}

/** The ids of every relation, as the document or the files themselves tell them. */
function relationsOf({ files, users }: Tools, { record }: Noun, doc: Doc, id: string): Prepared['relations'] {
  const { references, links } = record.write;
  const targets = [
    ...Object.entries(references),
    ...Object.entries(links).map(([field, { to }]): [string, string] => [field, to]),
  ];
  return new Map(
    targets.map(([field, to]) => {
      const own = idsOf(doc[field]);
      if (to === 'files' && own.length === 0) return [field, files.ofRecord(id, field)];
      return [field, to === 'users' ? own.map((one) => users.get(one) ?? one) : own];
    }),
  );
}

/** The record without its relations; undefined where it is refused. */
function prepare(tools: Tools, noun: Noun, given: Given): Prepared | undefined {
  const { report, sides, all } = tools;
  const { name, table, write } = noun.record;
  const { id, times } = given;
  const doc = sides.filled(table, given.doc, id);
  const { fields, faults } = acceptedFields(noun.record, noun.body?.(doc, all.components) ?? doc);
  const missing = write.needed.find((field) => fields[field] === undefined);
  if (missing) {
    const fault = faults.get(missing);
    report.refuse(name, id, fault ? `has a ${missing} that is not taken: ${fault}` : `has no ${missing}`);
    return undefined;
  }
  try {
    const named = Object.entries(write.columns).filter(([field]) => fields[field] !== undefined);
    const columns = {
      id,
      ...Object.fromEntries(named.map(([field, column]) => [column, fields[field]])),
      ...(noun.columns?.(doc) ?? write.derive(fields, undefined)),
      ...times,
    };
    const notes = [...faults].map(([field, fault]) => `${field} is left out, ${fault}`);
    return { id, doc, times, columns, notes, relations: relationsOf(tools, noun, doc, id) };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    report.refuse(name, id, `breaks a rule: ${ruleOf(failure)}`);
    return undefined;
  }
}

/** Leaves out of every relation what points to nothing, and says so. A list that waits for what comes after it is looked at then. */
async function keepPresent(
  { registry, orm }: Tools,
  { record }: Noun,
  some: readonly Prepared[],
  waiting: Set<string>,
) {
  const { references, links } = record.write;
  const targets = new Map<string, Set<string>>();
  const targetOf = (field: string): string => references[field] ?? links[field]?.to ?? '';
  for (const { relations } of some)
    for (const [field, ids] of relations) {
      if (waiting.has(field)) continue;
      const asked = targets.get(targetOf(field)) ?? new Set();
      for (const id of ids) asked.add(id);
      targets.set(targetOf(field), asked);
    }
  const present = new Map<string, Set<string>>();
  for (const [to, ids] of targets)
    present.set(to, await presentIds(orm, collectionOf(registry.collections, to).table, ids));
  for (const { relations, notes } of some)
    for (const [field, ids] of relations) {
      if (waiting.has(field)) continue;
      const there = present.get(targetOf(field));
      for (const id of ids) if (!there?.has(id)) notes.push(`${field} points to ${id}, which is not there`);
      relations.set(
        field,
        ids.filter((id) => there?.has(id)),
      );
    }
}

function setReferences({ files }: Tools, { record, picture }: Noun, { doc, columns, relations }: Prepared): void {
  const { references, columns: names } = record.write;
  for (const field of Object.keys(references)) columns[names[field] ?? field] = relations.get(field)?.[0] ?? null;
  if (picture) columns[picture[0]] ??= files.byAddress(doc[picture[1]]) ?? null;
}

/**
 * One user is one artist: a second that names the same user comes without it. Where the other one is written in this round, and may give
 * the user up, this one waits.
 */
async function freeUsers({ orm }: Tools, some: readonly Prepared[]): Promise<[Prepared[], Prepared[]]> {
  const userOf = ({ columns }: Prepared) => (typeof columns.user_id === 'string' ? columns.user_id : undefined);
  const holders = await artistsOfUsers(
    orm,
    some.flatMap((one) => userOf(one) ?? []),
  );
  const before = new Set<string>();
  const [first, later]: [Prepared[], Prepared[]] = [[], []];
  for (const one of some) {
    const user = userOf(one);
    const holder = user === undefined ? undefined : holders.get(user);
    if (user !== undefined && holder !== undefined && holder !== one.id) {
      if (before.has(holder)) {
        later.push(one);
        continue;
      }
      one.notes.push(`comes without its user ${user}, who is the artist ${holder} already`);
      one.columns.user_id = null;
    } else if (user !== undefined) holders.set(user, one.id);
    before.add(one.id);
    first.push(one);
  }
  return [first, later];
}

/** Answers those that have to wait for the next round. */
async function importRound(tools: Tools, noun: Noun, some: Given[], links: Links): Promise<Given[]> {
  const { orm, report } = tools;
  const { name, table } = noun.record;
  const [unique, repeated] = withoutRepeats(some, ({ id }) => [id]);
  const kept = await keptIds(
    orm,
    table,
    unique.map(({ id, times }) => ({ id, updated_at: times.updated_at })),
  );
  report.count(name, 'kept', kept.size);
  const prepared = unique.flatMap((given) => (kept.has(given.id) ? [] : (prepare(tools, noun, given) ?? [])));
  await keepPresent(tools, noun, prepared, links.waitingOf(noun));
  for (const one of prepared) setReferences(tools, noun, one);
  const [free, later] = table === 'artists' ? await freeUsers(tools, prepared) : [prepared, []];
  const outcomes = await write(tools, noun, free);
  await links.put(
    noun,
    free.flatMap((one) => {
      const outcome = outcomes.get(one.id);
      return outcome ? [{ ...one, isNew: outcome === 'new' }] : [];
    }),
  );
  const waits = new Set(later.map(({ id }) => id));
  return unique.filter(({ id }) => waits.has(id)).concat(repeated);
}

async function write({ orm, report }: Tools, { record }: Noun, some: readonly Prepared[]) {
  const { name, table } = record;
  const refused = new Set<string>();
  const written = await putAccepted(
    orm,
    some,
    (executor, rows) =>
      putRecords(
        executor,
        table,
        rows.map(({ columns }) => columns),
      ),
    ({ id }, reason) => {
      refused.add(id);
      report.refuse(name, id, `is not taken by the database: ${reason}`);
    },
  );
  const outcomes = new Map<string, Outcome>(written);
  for (const { id, notes } of some) {
    for (const note of notes) report.note(name, id, note);
    if (!refused.has(id)) report.count(name, outcomes.get(id) ?? 'kept');
  }
  return outcomes;
}

/** The collections one after the other, each in batches: only a batch is in memory. */
export async function importRecords(tools: Tools): Promise<void> {
  const { registry, all, report, progress } = tools;
  const links = new Links(tools);
  for (const noun of nounsOf(registry)) {
    const { name, table } = noun.record;
    let done = 0;
    for await (const docs of batchesOf(all.documents(table))) {
      const given = docs.flatMap((doc): Given[] => {
        const id = idOf(doc);
        if (id) return [{ id, doc, times: timesOf(doc, id) }];
        report.refuse(name, undefined, `has no id: ${cut(JSON.stringify(doc), 80)}`);
        return [];
      });
      await inRounds(given, (some) => importRound(tools, noun, some, links));
      done += docs.length;
      progress.at(name, done, all.total(table));
    }
  }
  await links.finish();
}
