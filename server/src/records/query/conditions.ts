import type { Field, Relation } from './collection.ts';
import type { Value } from './values.ts';

export const operators = [
  'eq',
  'ne',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'nin',
  'contains',
  'ncontains',
  'containss',
  'ncontainss',
  'null',
] as const;
export type Operator = (typeof operators)[number];

/** What is compared. The values themselves lie beside the conditions: a statement is compiled for a shape, not for values. */
interface Compared {
  operator: Operator;
  /** Where the value lies among the query's values. */
  slot: number;
  /** It is a list of values. */
  list: boolean;
  /** For booleans and `_null`, which are written into the statement. */
  flag: boolean;
  /** The text to find is too short for the index of texts. */
  short: boolean;
}

export interface FieldCondition extends Compared {
  kind: 'field';
  field: Field;
  /** The text to find is empty: every text holds it. */
  empty: boolean;
}

/** A condition on a relation itself: `owner=<id>`, `exhibitions_null=true`. */
export interface RelationCondition extends Compared {
  kind: 'relation';
  relation: Relation;
}

/** A condition on what a relation leads to: `owner.englishname_contains=kim`. */
export interface HopCondition {
  kind: 'hop';
  relation: Relation;
  inner: Condition;
}

export type Condition =
  | FieldCondition
  | RelationCondition
  | HopCondition
  | { kind: 'search'; slot: number; short: boolean }
  | { kind: 'all'; of: Condition[] }
  | { kind: 'any'; of: Condition[] };

export interface SortKey {
  name: string;
  field: Field;
  descending: boolean;
}

export interface Query {
  start: number;
  limit: number;
  sort: SortKey[];
  where: Condition[];
  /** Names of the collection's own fields that are filtered by. */
  asked: ReadonlySet<string>;
  values: (Value | Value[])[];
  /** Queries that differ in nothing but their values have the same shape, and share a statement. */
  shape: string;
}
