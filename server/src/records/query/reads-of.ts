import { type Reads, withIdsOf } from '../../platform/reads.ts';
import { type Collection, type Collections, collectionOf, publicViewer, type Relation } from './collection.ts';
import type { Compiled } from './compile.ts';
import type { Condition, FieldCondition, Query, RelationCondition } from './conditions.ts';
import { Statement } from './statement.ts';
import { Where } from './where.ts';

/** Tables whose changes are published, apart from those that no record is made of; `reads-of.test.ts` holds them beside the triggers. */
export const publishedTables = [
  'artbrochures',
  'artists',
  'artworks',
  'exhibition_artists',
  'exhibition_artworks',
  'exhibition_galleries',
  'exhibition_images',
  'exhibitions',
  'files',
  'galleries',
  'gallery_images',
  'shopitemregs',
] as const;

/** Columns whose change is published as a withdrawal: a list that is chosen and sorted by these alone is not concerned by edits. */
export const withdrawingColumns: Readonly<Record<string, readonly string[]>> = {
  artists: ['is_exposed', 'created_at', 'contact_public', 'profileimg_id', 'user_id'],
  artworks: ['is_exposed', 'deleted_at', 'owner_id', 'created_at', 'image_id'],
  exhibitions: ['is_exposed', 'shown_from', 'shown_to', 'gallery_id', 'opens_on', 'closes_on', 'created_at'],
  galleries: ['is_exposed', 'created_at'],
};

/** The column by which a row belongs to another record: that is published with a change of the row, before and after it. */
export const parentColumns: Readonly<Record<string, string>> = { artworks: 'owner_id', exhibitions: 'gallery_id' };

const words = new RegExp(`\\b(?:${publishedTables.join('|')})\\b`, 'g');
/** Texts in a statement are names of JSON fields, which are often called as a table. */
export const tablesIn = (sql: string): string[] => sql.replace(/'[^']*'/g, '').match(words) ?? [];

interface Asked {
  collections: Collections;
  collection: Collection;
  compiled: Compiled;
}

/** Of the whole statement, looked for once. */
const tablesOf = new WeakMap<Compiled, readonly string[]>();
function tablesOfStatement(compiled: Compiled): readonly string[] {
  const known = tablesOf.get(compiled);
  if (known) return known;
  const tables = [...new Set(tablesIn(compiled.text))];
  tablesOf.set(compiled, tables);
  return tables;
}

/** Of one record, as it was answered. */
export function readsOfOne(asked: Asked, id: string, body: Buffer): Reads {
  const reader = new QueryReads(asked);
  reader.ids.add(id);
  reader.shown();
  return reader.reads(body);
}

/** Of a list, with its records unless it only counts them or tells what they can be chosen by. */
export function readsOfList(asked: Asked, query: Query, shows: { body?: Buffer; values?: string }): Reads {
  const reader = new QueryReads(asked);
  reader.list(query, shows.values);
  if (shows.body) reader.shown();
  return reader.reads(shows.body);
}

class QueryReads {
  readonly ids = new Set<string>();
  readonly #asked: Asked;
  readonly #lists = new Set<string>();
  readonly #rows = new Set<string>();
  readonly #children = new Set<string>();
  readonly #unnamed = new Set<string>();
  #query: Query | undefined;
  /** An edit cannot move a row into the list or within it. */
  #steady: boolean = true;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  reads(body: Buffer | undefined): Reads {
    const tables = new Set([...tablesOfStatement(this.#asked.compiled), ...this.#lists, ...this.#rows]);
    const [lists, rows, children, unnamed] = [this.#lists, this.#rows, this.#children, this.#unnamed];
    const reads = { tables, lists, rows, ids: this.ids, children, unnamed };
    return body ? withIdsOf(body, reads) : reads;
  }

  list(query: Query, values: string | undefined): void {
    const { collection } = this.#asked;
    this.#query = query;
    for (const { field } of query.sort) this.#field(field.value('a', publicViewer));
    if (values !== undefined) {
      this.#field(values);
      for (const table of tablesOfStatement(this.#asked.compiled)) this.#unnamed.add(table);
    }
    // Every condition is read, for what it names.
    const narrowed = query.where.map((condition) => this.#narrows(condition));
    if (!narrowed.includes(true)) (this.#steady ? this.#lists : this.#rows).add(collection.table);
  }

  /** Records that are shown are known by their ids, and a change names the records it belongs to; what it cannot name is read whole. */
  shown(): void {
    const { collection } = this.#asked;
    for (const { type, value } of Object.values(collection.fields))
      if (type !== 'tags')
        for (const table of tablesIn(value('a', publicViewer))) {
          this.#rows.add(table);
          this.#unnamed.add(table);
        }
    for (const relation of Object.values(collection.relations)) this.#between(relation);
  }

  /** What tells of the other side of a relation, when only one side is known. */
  #between(relation: Relation): void {
    if (relation.kind === 'one') return;
    const { collections } = this.#asked;
    const { link } = relation;
    if (!link) this.#children.add(collectionOf(collections, relation.to).table);
    const records = new Set(Object.values(collections).map(({ table }) => table));
    const from = link?.from('a', 'l', () => 'true') ?? '';
    for (const table of tablesIn(from)) {
      // Where a third record decides, a change of the table between does not name all whom it concerns.
      if (!records.has(table)) (link?.own ? this.#children : this.#rows).add(table);
      else if (from.includes(`.${parentColumns[table]} = a.id`)) this.#children.add(table);
    }
  }

  /** SQL over a row of the list by which it is chosen or sorted. */
  #field(sql: string): string | undefined {
    const { table } = this.#asked.collection;
    for (const other of tablesIn(sql)) this.#rows.add(other);
    const [, column] = /^a\.(\w+)$/.exec(sql) ?? [];
    if (column !== 'id' && !(column && withdrawingColumns[table]?.includes(column))) this.#steady = false;
    return column;
  }

  /** Whether only rows can meet the condition whose changes name an id that it asks for. */
  #narrows(condition: Condition): boolean {
    switch (condition.kind) {
      case 'all':
        return condition.of.map((part) => this.#narrows(part)).includes(true);
      case 'any':
        return condition.of.length > 0 && !condition.of.map((part) => this.#narrows(part)).includes(false);
      case 'search':
        this.#steady = false;
        return false;
      case 'field': {
        const column = this.#field(condition.field.value('a', publicViewer));
        return column === 'id' && this.#names(condition);
      }
      case 'relation':
        return this.#relation(condition);
      case 'hop':
        this.#whole(condition, condition.relation);
        return false;
    }
  }

  #relation(condition: RelationCondition): boolean {
    const { relation } = condition;
    const { table } = this.#asked.collection;
    if (relation.kind === 'one') {
      this.#field(`a.${relation.column}`);
      if (parentColumns[table] === relation.column && this.#names(condition)) {
        this.#children.add(table);
        return true;
      }
      if (relation.sharesVisibility) return false;
    } else if (this.#names(condition)) {
      this.#between(relation);
      // A work of another artist leads its exhibitions there: the change names both artists, of which one is asked for.
      for (const table of tablesIn(relation.link?.from('a', 'l', () => 'true') ?? ''))
        if (parentColumns[table]) this.#children.add(table);
      return false;
    }
    this.#whole(condition, relation);
    return false;
  }

  /** Remembers the ids that it asks for, if those are all it asks for. */
  #names({ operator, slot }: FieldCondition | RelationCondition): boolean {
    if (operator !== 'eq' && operator !== 'in') return false;
    for (const value of [this.#query?.values[slot]].flat()) this.ids.add(String(value));
    return true;
  }

  /** Any row of what it leads over can matter. */
  #whole(condition: Condition, relation: Relation): void {
    const { collections, collection } = this.#asked;
    if (relation.kind === 'one') this.#field(`a.${relation.column}`);
    const sql = new Where(collections, new Statement('public')).sql(collection, 'a', condition);
    for (const table of [...tablesIn(sql), collectionOf(collections, relation.to).table]) this.#rows.add(table);
  }
}
