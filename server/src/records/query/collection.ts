import type * as z from 'zod';

/** How a caller sees the site: as everyone does, with their own records beside it, with those of their galleries as well, or whole. */
export type ViewKind = 'public' | 'own' | 'staff' | 'all';

/** What a declaration may ask of the caller. The ids are placeholders of the statement, never text of it. */
export interface Viewer {
  kind: ViewKind;
  artist: () => string;
  user: () => string;
  /** The galleries whose staff the caller is, as an array. */
  galleries: () => string;
  /** SQL that ends the address of a picture which not everyone may see: where a token goes. */
  tokenMark?: string;
}

/** As everyone sees it. */
export const publicViewer: Viewer = {
  kind: 'public',
  artist: () => 'null',
  user: () => 'null',
  galleries: () => "'{}'",
};

export type FieldType = 'id' | 'text' | 'boolean' | 'integer' | 'number' | 'date' | 'moment' | 'json' | 'tags';

/** One field of the contract. `value` is the SQL that both answers and filters use: what is not shown cannot be guessed. */
export interface Field {
  type: FieldType;
  value: (row: string, viewer: Viewer) => string;
  notNull?: boolean;
  /** For tags: the only ones there are. A list of tags is asked for, never answered. */
  choices?: readonly string[];
  /** Sorted as people sort words, not as bytes. */
  collated?: boolean;
  /** Sorted by its beginning alone: an entry of the index that serves the sort has a limit, an imported text has none. */
  sortedByStart?: true;
  /** `_q` looks into it, and so does the index of the collection's `textKeys`. */
  searched?: true;
  /** The mark that its characters bear among the collection's `grams`, so that `contains` finds its rows by an index. */
  gramMark?: 0 | 1;
}

export interface Numbers {
  table: string;
  column: string;
}

interface RelationBase {
  to: string;
  /** Shown whole at every depth, as the original does with media. */
  media?: boolean;
}

export interface OneRelation extends RelationBase {
  kind: 'one';
  column: string;
  /** Whoever sees the row sees its target: no second look is needed. */
  sharesVisibility?: boolean;
}

/** Records that point back to the row, or that a table between links to it. */
export interface ManyRelation extends RelationBase {
  kind: 'many';
  link?: Link;
  /** For records that point back: how. */
  on?: (row: string, target: string) => string;
  order: (target: string, link: string) => string;
}

export interface Link {
  /** A table, or a from-item that gives the ids of the targets. `sees` is what the viewer may see of another collection. */
  from: (row: string, link: string, sees: (name: string, row: string) => string) => string;
  /** Its column that holds the row's id; absent when the from-item is of this row alone. */
  own?: string;
  other: string;
}

export type Relation = OneRelation | ManyRelation;

export interface Collection {
  /** The name in addresses: `art-works`. */
  name: string;
  table: string;
  from: (row: string) => string;
  fields: Record<string, Field>;
  relations: Record<string, Relation>;
  /** Holds records of users who are no artists: they see it with their own beside the public ones. */
  personal?: boolean | undefined;
  /** Which rows the viewer may know of. */
  visible: (row: string, viewer: Viewer) => string;
  /** Left out of lists unless the field that tells of it is asked for. */
  unlisted?: { field: string; when: (row: string) => string } | undefined;
  /** All text that `_q` searches, in lower case and without accents. */
  search: (row: string) => string;
  /** The indexed keys of all texts that are searched. */
  textKeys?: ((row: string) => string) | undefined;
  /** What `_q` searches beside those, of which it has an index by value: of few characters, and read whole. */
  numbers?: Numbers | undefined;
  /** What a search in texts finds is counted up to this number, else up to `searchesCounted`: such a number is 'at least'. */
  searchesCounted?: number | undefined;
  /** Counts kept beside the rows, in a from-item that has those columns of the rows which they are told apart by. */
  counts?: Counts | undefined;
  /** The indexed grams of those fields that have a mark, each with the bucket of time in which the row was made. */
  grams?: ((row: string) => string) | undefined;
  /** Sorts that an index serves, besides the order of making. */
  indexedSorts?: readonly string[];
  /** What lists of it can be filtered by that only the rows know, each under its own address: `/artists/countries`. */
  choices?: Readonly<Record<string, Choices>> | undefined;
}

export interface Counts {
  from: (row: string) => string;
  /** The column that holds how many rows there are. */
  column: string;
  /** The names of fields and relations whose columns it has. */
  by: readonly string[];
  /** The rule of everybody's view in two halves: the rows that are shown, and those of them that another record withholds. */
  shown: (row: string) => string;
  withheld: (row: string) => string;
}

/** `values` is a statement that gives a row's choices as jsonb, in a column `value`. */
export interface Choices {
  values: (row: string) => string;
  answer: z.ZodType;
}

export type Collections = Record<string, Collection>;

export function collectionOf(collections: Collections, name: string): Collection {
  const collection = collections[name];
  if (!collection) throw new Error(`no collection is called ${name}`);
  return collection;
}
