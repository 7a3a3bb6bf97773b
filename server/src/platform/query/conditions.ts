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

export interface FieldCondition {
  kind: 'field';
  field: Field;
  operator: Operator;
  values: Value[];
}

/** A condition on a relation itself: `owner=<id>`, `exhibitions_null=true`. */
export interface RelationCondition {
  kind: 'relation';
  relation: Relation;
  operator: Operator;
  values: Value[];
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
  | { kind: 'search'; text: string }
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
}
