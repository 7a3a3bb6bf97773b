import { Failure, notFound } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { can } from '@hwarang/domain/roles';
import { sql } from 'drizzle-orm';
import { audit, auditAll, type Change, type Snapshot } from '../../audit/audit.store.ts';
import type { EntityForm } from '../../media/entity-form.ts';
import { type Connection, discardFiles } from '../../media/media.store.ts';
import type { UploadedFile } from '../../media/multipart.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database.ts';
import { everyGallery, inGalleries } from '../../platform/gallery-scope.ts';
import { keyedId, newId } from '../../platform/ids.ts';
import type { Orm } from '../../platform/orm.ts';
import { isTaken } from '../../platform/unique-violation.ts';
import type { Services } from '../../services/services.ts';
import { collectionOf } from '../query/collection.ts';
import type { Records } from '../query/records.ts';
import { takeFilesByAddress } from './file-addresses.ts';
import {
  type Columns,
  deleteRow,
  holdRow,
  holdRows,
  insertRow,
  linkedIds,
  missingIds,
  putLinks,
  type Row,
  updateRows,
} from './rows.ts';
import { validate, validationError } from './validate.ts';
import type { WriteModel } from './write-model.ts';

type Fields = Record<string, unknown>;

/** Makes, changes and deletes records of one noun: who may, what is right, in one transaction, then told to every instance. */
export class Writer {
  readonly #services: Services;
  readonly #records: Records;
  readonly #model: WriteModel;

  constructor(services: Services, records: Records, model: WriteModel) {
    this.#services = services;
    this.#records = records;
    this.#model = model;
  }

  /**
   * `columns` are set by the service, whatever the body says. `readAs` tells as whom the maker sees the new record. A form that comes again
   * under the same key is answered with the record that it made the first time.
   */
  async create(
    caller: Caller,
    form: EntityForm,
    columns: Columns = {},
    readAs: (id: string) => Caller = () => caller,
  ): Promise<Buffer> {
    const { name, table, required } = this.#model;
    const fields = this.#validate(caller, form, required);
    const { id, made } = await this.#placeOf(caller, form, readAs);
    if (made) return made;
    const topics: string[] = [];
    try {
      await this.#withFiles(caller, form, fields, (added) =>
        this.#transaction(caller, async (tx) => {
          await this.#check(tx, caller, fields, undefined);
          await insertRow(tx, table, { id, ...this.#columns(fields, undefined), ...columns });
          topics.push(...(await this.#putLists(tx, id, fields, added)));
          await this.#audit(tx, caller, id, undefined);
        }),
      );
    } catch (failure) {
      const { made: meanwhile } = isTaken(failure, `${table}_pkey`) ? await this.#placeOf(caller, form, readAs) : {};
      if (!meanwhile) throw failure;
      return meanwhile;
    }
    await this.#services.changes.settled();
    await this.#tell(topics);
    return (await this.#records.one(readAs(id), name, id)).body;
  }

  /** The id of what a form makes, or what it has made already, unless that was deleted since. */
  async #placeOf(
    caller: Caller,
    { key }: EntityForm,
    readAs: (id: string) => Caller,
  ): Promise<{ id: string; made?: Buffer }> {
    if (key === undefined) return { id: newId() };
    const { name, table, isGone } = this.#model;
    const id = keyedId(key, caller.userId ?? '', name);
    const row = await this.#transaction(caller, (tx) => holdRow(tx, table, id));
    if (!row) return { id };
    const made = isGone?.(row) ? null : await this.#records.find(readAs(id), name, id);
    return made ? { id, made } : { id: newId() };
  }

  async update(caller: Caller, id: string, form: EntityForm): Promise<Buffer> {
    const fields = this.#validate(caller, form, {});
    const topics: string[] = [];
    try {
      await this.#withFiles(caller, form, fields, (added) =>
        this.change(caller, id, async (tx, row) => {
          this.#demandCurrent(row, fields);
          topics.push(...(await this.#apply(tx, caller, [{ row, fields }], added)));
        }),
      );
    } catch (failure) {
      if (!(failure instanceof Conflict)) throw failure;
      // Read after the transaction has ended: whoever lost the race is shown what won it.
      const current = await this.#records.find(caller, this.#model.name, id);
      throw new Failure('conflict', failure.message, {
        data: { __v: failure.version, current: current && JSON.parse(current.toString('utf8')) },
      });
    }
    await this.#tell(topics);
    return (await this.#records.one(caller, this.#model.name, id)).body;
  }

  /** All of them, or none: one that is refused, or was changed meanwhile, leaves the others as they were. */
  async updateMany(
    caller: Caller,
    changes: readonly Record<string, unknown>[],
  ): Promise<{ id: string; __v: number }[]> {
    const { name, table } = this.#model;
    const none = new Map<string, UploadedFile[]>();
    const all = changes.map(({ id, ...data }) => ({
      id: String(id),
      fields: this.#validate(caller, { data, files: none }, {}),
    }));
    const ids = all.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw validationError({ records: ['name a record twice'] });
    const wrong = ids.find((id) => !isId(id));
    if (wrong !== undefined) throw validationError({ [wrong]: ['does not exist'] });
    const topics: string[] = [];
    const versions = await this.#transaction(caller, async (tx) => {
      const rows = await holdRows(tx, table, ids);
      const edits = all.map(({ id, fields }) => {
        const row = rows.get(id);
        if (!row) throw validationError({ [id]: ['does not exist'] });
        return { row, fields };
      });
      for (const { row, fields } of edits) this.#demandCurrent(row, fields, { id: row.id });
      const log: Change[] = [];
      for (const { row, fields } of edits)
        log.push({ noun: name, id: row.id, before: await this.#snapshot(tx, row, fields), after: undefined });
      topics.push(...(await this.#apply(tx, caller, edits, new Map())));
      const now = await holdRows(tx, table, ids);
      for (const [index, change] of log.entries())
        change.after = await this.#snapshot(tx, now.get(change.id) as Row, edits[index]?.fields);
      await auditAll(tx, caller, log);
      return edits.map(({ row }) => ({ id: row.id, __v: row.version + 1 }));
    });
    await this.#services.changes.settled();
    await this.#tell(topics);
    return versions;
  }

  /** Checks all of the changes, then makes them. Answers the topics to be told afterwards. */
  async #apply(
    tx: Executor & Connection,
    caller: Caller,
    edits: readonly { row: Row; fields: Fields }[],
    added: ReadonlyMap<string, string[]>,
  ): Promise<string[]> {
    const hidden: string[] = [];
    for (const { row, fields } of edits) {
      await this.#check(tx, caller, fields, row);
      hidden.push(...(await this.#filesHidden(tx, row, fields)));
    }
    await this.#services.media.renewAddresses(tx, hidden);
    const changes = edits.map(({ row, fields }) => ({ id: row.id, columns: this.#columns(fields, row) }));
    for (const [columns, same] of alike(changes)) await updateRows(tx, this.#model.table, same, columns);
    const topics: string[] = [];
    for (const { row, fields } of edits) {
      topics.push(...(await this.#putLists(tx, row.id, fields, added)));
      topics.push(...((await this.#model.changed?.(tx, row, fields)) ?? []));
    }
    return topics;
  }

  /** That it is there, and as whoever changes it has seen it. */
  #demandCurrent(row: Row, fields: Fields, told?: { id: string }): void {
    if (this.#model.isGone?.(row)) throw notFound();
    if (typeof fields.__v !== 'number' || fields.__v === row.version) return;
    const conflict = new Conflict(row.version);
    if (!told) throw conflict;
    throw new Failure('conflict', conflict.message, { data: { ...told, __v: conflict.version } });
  }

  /** Pictures that this change takes out of everyone's sight. */
  async #filesHidden(tx: Executor, row: Row, fields: Fields): Promise<string[]> {
    if (row.is_exposed !== true || fields.is_exposed !== false) return [];
    const { files, columns, links, filesBeneath } = this.#model;
    const hidden: string[] = [];
    for (const field of Object.keys(files)) {
      const id = row[columns[field] ?? ''];
      const link = links[field];
      if (typeof id === 'string') hidden.push(id);
      if (link) hidden.push(...(await linkedIds(tx, link, row.id)));
    }
    return [...hidden, ...((await filesBeneath?.(tx, row)) ?? [])];
  }

  /** Deletes for good, and answers what was deleted. `removed` is done in the same transaction, with the row as it was. */
  async remove(
    caller: Caller,
    id: string,
    removed: (tx: Executor, row: Row) => Promise<void> = async () => {},
  ): Promise<Buffer> {
    const { body } = await this.#records.one(caller, this.#model.name, id);
    await this.change(caller, id, async (tx, row) => {
      await deleteRow(tx, this.#model.table, id);
      await removed(tx, row);
    });
    return body;
  }

  /** A change of one's own record, in a transaction. A record one may not see does not exist; somebody else's is forbidden. */
  async change(
    caller: Caller,
    id: string,
    work: (tx: Executor & Connection, row: Row) => Promise<void>,
  ): Promise<void> {
    const { name, table, isOwn } = this.#model;
    const done = await this.#transaction(caller, async (tx) => {
      const row = isId(id) ? await holdRow(tx, table, id) : undefined;
      if (!row || !(can(caller.role, 'edit any record') || isOwn?.(caller, row))) return false;
      const before = can(caller.role, 'see administration') ? await this.#snapshot(tx, row) : undefined;
      await work(tx, row);
      await this.#audit(tx, caller, id, before);
      return true;
    });
    if (!done) throw (await this.#records.find(caller, name, id)) ? new Failure('forbidden') : notFound();
    await this.#services.changes.settled();
  }

  /** PostgreSQL shows it the private rows of the caller's own galleries, and administrators those of all. */
  #transaction<Result>(caller: Caller, work: (tx: Orm) => Promise<Result>): Promise<Result> {
    const all = can(caller.role, 'edit any record');
    return inGalleries(this.#services.database, all ? everyGallery : Object.keys(caller.galleries ?? {}), work);
  }

  /** The row with its lists, as it stands in this transaction; of a change that is known, with the lists it gives. */
  async #snapshot(tx: Executor, row: Row, given?: Fields): Promise<Snapshot> {
    const lists: Snapshot = {};
    for (const [field, link] of Object.entries(this.#model.links))
      if (!given || given[field] !== undefined) lists[field] = await linkedIds(tx, link, row.id);
    return { ...row, ...lists };
  }

  async #audit(tx: Executor, caller: Caller, id: string, before: Snapshot | undefined): Promise<void> {
    if (!can(caller.role, 'see administration')) return;
    const row = await holdRow(tx, this.#model.table, id);
    const after = row && (await this.#snapshot(tx, row));
    await audit(tx, caller, { noun: this.#model.name, id, before, after });
  }

  #validate(caller: Caller, { data, files }: EntityForm, required: Record<string, string>): Fields {
    const { schema, setByAdministrators, files: places } = this.#model;
    for (const [field, list] of files)
      if (places[field] === 'file' && list.length > 1) throw validationError({ [field]: ['takes one file'] });
    const ignored = can(caller.role, 'edit any record') ? [] : setByAdministrators;
    return validate(schema, data, { ignored, required });
  }

  #columns(fields: Fields, row: Row | undefined): Columns {
    const { columns, derive } = this.#model;
    const named = Object.entries(columns).filter(([field]) => fields[field] !== undefined);
    return { ...Object.fromEntries(named.map(([field, column]) => [column, fields[field]])), ...derive(fields, row) };
  }

  /** A list that is given replaces the one before; files that come along are added at its end. */
  async #putLists(tx: Executor, id: string, fields: Fields, files: ReadonlyMap<string, string[]>): Promise<string[]> {
    const topics: string[] = [];
    for (const [field, link] of Object.entries(this.#model.links)) {
      const given = fields[field];
      const more = files.get(field) ?? [];
      if (!Array.isArray(given) && more.length === 0) continue;
      const before = await linkedIds(tx, link, id);
      const now = [...(Array.isArray(given) ? given.map(String) : before), ...more];
      await putLinks(tx, link, id, now);
      const added = now.filter((other) => !before.includes(other));
      if (added.length > 0) topics.push(...((await this.#model.linked?.(tx, field, id, added)) ?? []));
    }
    return topics;
  }

  async #tell(topics: Iterable<string>): Promise<void> {
    for (const topic of new Set(topics)) await this.#services.changes.publish(topic);
  }

  /** What the body points to must be there, and a file must be the caller's to show. */
  async #check(tx: Executor, caller: Caller, fields: Fields, row: Row | undefined): Promise<void> {
    const { references, links, files, columns, refused } = this.#model;
    const { tokens } = this.#services.media;
    const errors = await takeFilesByAddress(tx, { model: this.#model, tokens }, caller, fields, row);
    const targets = [
      ...Object.entries(references),
      ...Object.entries(links).map(([field, { to }]) => [field, to] as const),
    ];
    for (const [field, to] of targets) {
      const { table } = collectionOf(this.#records.registry.collections, to);
      const missing = await missingIds(tx, table, idsOf(fields[field]));
      if (missing.length > 0) errors[field] = [`${missing[0]} does not exist`];
    }
    for (const [field, kind] of Object.entries(files)) {
      // What the record shows already may be sent again, whoever of a gallery uploaded it.
      const link = links[field];
      const kept =
        kind === 'file' ? [row?.[columns[field] ?? '']] : row && link ? await linkedIds(tx, link, row.id) : [];
      const given = idsOf(fields[field]).filter((id) => !kept.includes(id));
      if (!errors[field] && !(await this.#mayShow(tx, caller, given))) errors[field] = ['is not your file'];
    }
    if (refused && !can(caller.role, 'edit any record')) Object.assign(errors, await refused(tx, caller, fields, row));
    if (Object.keys(errors).length > 0) throw validationError(errors);
  }

  async #mayShow(tx: Executor, caller: Caller, ids: string[]): Promise<boolean> {
    if (ids.length === 0 || can(caller.role, 'edit any record')) return true;
    const list = sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    );
    const { rows } = await tx.execute<{ others: number }>(
      sql`select count(*)::int as others from files where id in (${list}) and uploaded_by is distinct from ${caller.userId ?? null}`,
    );
    return rows[0]?.others === 0;
  }

  /** Takes the files of the form first. If the record is then refused, they are not kept. */
  async #withFiles<T>(
    caller: Caller,
    form: EntityForm,
    fields: Fields,
    work: (added: ReadonlyMap<string, string[]>) => Promise<T>,
  ): Promise<T> {
    const { files: places } = this.#model;
    const taken: string[] = [];
    const added = new Map<string, string[]>();
    try {
      for (const [field, list] of form.files)
        for (const { name, ...source } of list) {
          const id = await this.#services.media.ingest(source, { name, uploadedBy: caller.userId });
          taken.push(id);
          if (places[field] === 'file') fields[field] = id;
          else added.set(field, [...(added.get(field) ?? []), id]);
        }
      return await work(added);
    } catch (failure) {
      await discardFiles(this.#services.database.orm, taken, failure);
      throw failure;
    }
  }
}

/** Carried out of the transaction, to be answered with what stands there now. */
class Conflict extends Error {
  readonly version: number;

  constructor(version: number) {
    super('The record has been changed by somebody else since it was read');
    this.version = version;
  }
}

/** Ids of the rows that get the same values, by these values. */
function alike(changes: readonly { id: string; columns: Columns }[]): [Columns, string[]][] {
  const groups = new Map<string, [Columns, string[]]>();
  for (const { id, columns } of changes) {
    const key = JSON.stringify(columns);
    const group = groups.get(key) ?? [columns, []];
    group[1].push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
