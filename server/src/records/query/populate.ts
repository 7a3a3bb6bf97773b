import {
  type Collection,
  type Collections,
  collectionOf,
  publicViewer,
  type Relation,
  type Viewer,
} from './collection.ts';
import { joined, object, type Piece, written } from './json.ts';
import type { Statement } from './statement.ts';
import { tokenMark } from './token-mark.ts';
import type { Where } from './where.ts';

/** Writes a row of a collection as JSON text: its fields, its relations whole, what lies behind those as ids. */
export class Populate {
  readonly #collections: Collections;
  readonly #statement: Statement;
  readonly #where: Where;
  readonly #most: number;

  constructor(collections: Collections, statement: Statement, where: Where, most: number) {
    this.#collections = collections;
    this.#statement = statement;
    this.#where = where;
    this.#most = most;
  }

  /** The whole record. */
  record(collection: Collection, row: string): string {
    return joined(
      object([
        ...this.#fields(collection, row, this.#statement.viewer),
        ...Object.entries(collection.relations).map(
          ([name, relation]) => [name, this.#relation(collection, row, relation)] as const,
        ),
      ]),
    );
  }

  /** Some values of the record, one after the other: of its own fields, or as `owner.localname` of a record it points to. */
  values(collection: Collection, row: string, names: readonly string[]): string {
    const pieces = names.flatMap((name, index): Piece[] => [
      { text: index ? ',' : '[' },
      ...this.#value(collection, row, name.split('.')),
    ]);
    return joined([...pieces, { text: ']' }]);
  }

  #value(collection: Collection, row: string, [name = '', inner]: string[]): Piece[] {
    const { viewer } = this.#statement;
    const relation = collection.relations[name];
    const target = relation && collectionOf(this.#collections, relation.to);
    const field = inner && target ? target.fields[inner] : collection.fields[name];
    if (!field) throw new Error(`${collection.name} has no value ${name}`);
    if (!relation) return written(field.type, field.value(row, viewer), field.notNull);
    const to = this.#statement.row();
    return written(field.type, `(select ${field.value(to, viewer)} from ${this.#where.source(row, relation, to)})`);
  }

  /** The record as part of another: what it points to is given as an id, lists are not repeated, media are whole. */
  #brief(collection: Collection, row: string, viewer: Viewer): string {
    const relations = Object.entries(collection.relations).flatMap(([name, relation]) => {
      if (relation.media) return [[name, this.#relation(collection, row, relation)] as const];
      return relation.kind === 'one' ? [[name, this.#reference(row, relation)] as const] : [];
    });
    return joined(object([...this.#fields(collection, row, viewer), ...relations]));
  }

  #fields(collection: Collection, row: string, viewer: Viewer): (readonly [string, Piece[]])[] {
    return Object.entries(collection.fields)
      .filter(([, { type }]) => type !== 'tags')
      .map(([name, field]) => [name, written(field.type, field.value(row, viewer), field.notNull)] as const);
  }

  #relation(collection: Collection, row: string, relation: Relation): Piece[] {
    const target = collectionOf(this.#collections, relation.to);
    const to = this.#statement.row();
    const json = this.#brief(target, to, relation.media ? this.#ofMedia(collection, row) : this.#statement.viewer);
    if (relation.kind === 'one') {
      const one = `coalesce((select ${json} from ${this.#where.source(row, relation, to)}), 'null')`;
      return [{ sql: `case when ${row}.${relation.column} is null then 'null' else ${one} end` }];
    }
    const link = this.#statement.row();
    const rows = `select ${json} as json from ${this.#where.source(row, relation, to, link)} order by ${relation.order(to, link)} limit ${this.#most}`;
    return [{ sql: `(select coalesce('[' || string_agg(x.json, ',') || ']', '[]') from (${rows}) x)` }];
  }

  /** A picture of a record that is not public needs a token in its addresses: an `<img>` sends no bearer token. */
  #ofMedia(collection: Collection, row: string): Viewer {
    const { viewer } = this.#statement;
    if (viewer.kind === 'public') return viewer;
    const mark = `case when ${collection.visible(row, publicViewer)} then '' else '${tokenMark}' end`;
    return { ...viewer, tokenMark: mark };
  }

  #reference(row: string, relation: Extract<Relation, { kind: 'one' }>): Piece[] {
    if (relation.sharesVisibility) return written('id', `${row}.${relation.column}`);
    const to = this.#statement.row();
    const id = `(select ${to}.id from ${this.#where.source(row, relation, to)})`;
    return written('id', `case when ${row}.${relation.column} is not null then ${id} end`);
  }
}
