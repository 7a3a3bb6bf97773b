import type { Contract, Member, Members, Write } from '@hwarang/domain/contract';
import type { LocalizedText } from '@hwarang/domain/language';
import type { Capability } from '@hwarang/domain/roles';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Caller } from '../platform/caller.ts';
import type { Executor } from '../platform/database.ts';
import type { Collection, Field, FieldType, ManyRelation, Viewer } from './query/collection.ts';
import type { LinkTable } from './write/rows.ts';
import type { Refusals, WriteModel } from './write/write-model.ts';

/** SQL over a row: a value of it, or what the viewer may know of it. */
export type Rule = (row: string, viewer: Viewer) => string;

export type ColumnName<T extends PgTable> = T['_']['columns'][keyof T['_']['columns']]['_']['name'];
type ColumnValues<T extends PgTable> = { [Column in ColumnName<T>]?: unknown };
type TypedRow<T extends PgTable> = { id: string; version: number } & { [Column in ColumnName<T>]: unknown };

export const shared = { _id: 'id', id: 'id', __v: 'version', createdAt: 'created_at', updatedAt: 'updated_at' };
export type Shared = keyof typeof shared;
type SharedColumn = 'id' | 'version' | 'created_at' | 'updated_at' | 'search_keys' | 'search_initials';

type Named<M extends Members, Kind extends Member['kind']> = Exclude<
  { [K in keyof M]: M[K]['kind'] extends Kind ? K : never }[keyof M] & string,
  Shared
>;
type Plain<M extends Members> = Named<M, 'value'>;
type Pointing<M extends Members> = Named<M, 'id' | 'one' | 'file'>;
type Listing<M extends Members> = Named<M, 'many' | 'files'>;

/** Every column that is not called as a field: the field it holds, or null for one that no answer ever holds. */
export type OtherColumns<T extends PgTable, M extends Members> = {
  [Column in Exclude<ColumnName<T>, Plain<M> | `${Pointing<M>}_id` | SharedColumn>]: Plain<M> | Pointing<M> | null;
};

interface Settable {
  /** Only administrators set it; what others send is ignored. */
  setBy?: 'administrators';
  /** A record cannot be made without it; what is said then. */
  required?: string;
}

interface ColumnRule extends Settable, Pick<Field, 'collated' | 'sortedByStart' | 'gramMark'> {
  /** For the others it is empty, in answers and in filters. */
  shownIf?: Rule;
  /** `_q` looks into it. */
  searched?: true;
  /** An index serves its sort together with a search. */
  indexed?: true;
  /** The field whose file it names, for clients that send the address of an upload. */
  addressOf?: string;
}

interface ComputedRule {
  type: FieldType;
  value: Rule;
  notNull?: true;
}

/** A computed field that a request may set says which columns that sets. */
type Computed<T extends PgTable, M extends Member> = M['write'] extends z.ZodType
  ? ComputedRule & { set: (value: z.output<M['write']>) => ColumnValues<T> }
  : ComputedRule;

interface PointerRule extends Settable {
  /** Whoever sees the row sees its target: no second look is needed. */
  sharesVisibility?: true;
  indexed?: true;
}

interface Ordered {
  order?: ManyRelation['order'];
}
/** A table between the two, in the order of its positions unless told; `from` reads more than it holds. */
interface LinkRule extends Settable, Ordered {
  link: LinkTable;
  from?: NonNullable<ManyRelation['link']>['from'];
}
/** Records whose column holds the row's id. */
interface BackRule extends Ordered {
  back: string;
}
interface FromRule extends Required<Ordered> {
  from: NonNullable<ManyRelation['link']>['from'];
  other: string;
}

/** A field that is called as its column needs no rule, nor one that points by a column of its name with `_id`. */
type Rules<T extends PgTable, M extends Members, Named> = {
  [K in Exclude<Plain<M>, ColumnName<T> | Named>]: Computed<T, M[K]>;
} & {
  [K in Extract<Plain<M>, ColumnName<T> | Named>]?: ColumnRule;
} & {
  [K in Pointing<M> as `${K}_id` extends ColumnName<T> ? never : K]: PointerRule & { column: string };
} & {
  [K in Pointing<M> as `${K}_id` extends ColumnName<T> ? K : never]?: PointerRule;
} & {
  [K in Listing<M>]: M[K]['write'] extends z.ZodType ? LinkRule : LinkRule | BackRule | FromRule;
};

/** Any of the rules above, as the code that reads them sees it. */
export type AnyRule = Partial<ColumnRule & ComputedRule & PointerRule & LinkRule & BackRule & FromRule> & {
  column?: string;
  set?: (value: unknown) => Record<string, unknown>;
};

type Pair<Value> = readonly [korean: Value, english: Value];

/** How a record is told outside of its own lists: by search everywhere, the sitemap and the feed. */
export interface Page<Column = string> {
  /** The address of its page, before the id. */
  path: string;
  title: Pair<Column>;
  text: Pair<Column>;
  /** SQL that names whose it is. */
  by?: (row: string) => Pair<string>;
  /** SQL for the line below its title in search; whose it is unless told. */
  line?: (row: string) => Pair<string>;
  /** SQL for how much there is to see of it: by this the search puts one of several before the others. */
  weight?: (row: string) => string;
  /** New ones stand in the feed, under this name. */
  feed?: LocalizedText;
}

type ExportedName<M extends Members> =
  | Plain<M>
  | Shared
  | { [K in Named<M, 'one'>]: `${K}.${string}` }[Named<M, 'one'>];

/** The table of administration: as few relations as a row shows, searched in what a row shows. */
export interface AdminTable<M extends Members = Members, Column = string> {
  relations: readonly (Pointing<M> | Listing<M>)[];
  searched?: readonly Column[];
  /** One of them that the index of the record's texts does not hold, but one of its own. */
  numbered?: Column;
  /** The columns of its CSV file. */
  exported?: readonly ExportedName<M>[];
  /** Many can be changed at once. */
  bulk?: true;
}

export interface Definition<T extends PgTable, M extends Members, Others extends OtherColumns<T, M>> {
  contract: Contract<M>;
  table: T;
  columns: Others & { [Column in Exclude<keyof Others, keyof OtherColumns<T, M>>]: never };
  fields: Rules<T, M, Others[keyof Others]>;
  /** A from-item with more columns than the table. */
  from?: (row: string) => string;
  /** Fields that are asked for and never answered. */
  filters?: Record<string, Field>;
  choices?: Collection['choices'];
  /** Who may know of a row. */
  visible: Rule;
  /** Who may list them. 'nobody' for records that are only led to, or that have routes of their own. */
  readBy?: Capability | 'nobody';
  personal?: true;
  unlisted?: Collection['unlisted'];
  grams?: Collection['grams'];
  textKeys?: Collection['textKeys'];
  counts?: Collection['counts'];
  page?: Page<ColumnName<T>>;
  admin?: AdminTable<M, ColumnName<T>>;
  /** SQL for the user whose record it is. */
  ownerUser?: (row: string) => string;
  /** A statement for the galleries whose staff may see it. */
  ownerGalleries?: (row: string) => string;
  /** SQL for what its pictures say of themselves: a `Credit` of the media as JSON, without `isPublic`. */
  credit?: (row: string) => string;
  /** Whether the caller may change it. Without this only administrators may. */
  isOwn?: (caller: Caller, row: TypedRow<T>) => boolean;
  /** What a gallery's staff may do with those that are their own. */
  staffCalls?: WriteModel['staffCalls'];
  /** Deleted, and only waiting to be brought back. */
  isGone?: (row: TypedRow<T>) => boolean;
  /** Columns that follow from others, and rules between fields. */
  derive?: (fields: Write<M>, row: TypedRow<T> | undefined) => ColumnValues<T>;
  /** What somebody who is no administrator may not set, by field. Called in the transaction of the write. */
  refused?: (executor: Executor, caller: Caller, fields: Write<M>, row: TypedRow<T> | undefined) => Promise<Refusals>;
  linked?: WriteModel['linked'];
  /** Called in the transaction of a change, with the row as it was. Answers the topics to be told afterwards. */
  changed?: (executor: Executor, row: TypedRow<T>, fields: Write<M>) => Promise<string[]>;
  /** Files of other records that hide with this one. */
  filesBeneath?: (executor: Executor, row: TypedRow<T>) => Promise<string[]>;
}

/** Where a record holds files: one in a column, or a list in a table between. */
export type FilePlace = { field: string; column: string } | { field: string; link: LinkTable };

/** A noun as everything that works across nouns knows it. */
export interface RecordModel<Written = WriteModel | undefined> extends Collection {
  contract: Contract;
  readBy: Capability | 'nobody';
  /** Absent where the contract takes no writes. */
  write: Written;
  page: Page | undefined;
  admin: AdminTable | undefined;
  ownerUser: ((row: string) => string) | undefined;
  ownerGalleries: ((row: string) => string) | undefined;
  credit: ((row: string) => string) | undefined;
  files: readonly FilePlace[];
}
