import { queryCost } from '@hwarang/domain/query-cost';
import type { Collection, Relation, ViewKind } from './collection.ts';
import { sortedByIndex } from './compile.ts';
import type { Condition, FieldCondition, Query } from './conditions.ts';
import { queryLimits } from './parse.ts';
import { badParameter } from './values.ts';

/** What the query costs, in the points of the API's documentation. */
export function costOf(collection: Collection, query: Query): number {
  const conditions = query.where.map((condition) => conditionCost(condition, collection.grams !== undefined));
  const sorts = query.sort.filter(({ name, field }) => !field.sortedByStart && !sortedByIndex(collection, name));
  const rows = Math.ceil(query.limit / queryLimits.defaultLimit) - 1;
  return sum(conditions) + sorts.length * queryCost.sort + Math.max(0, rows) * queryCost.hundredRows;
}

/** Refuses what costs more than the caller may ask for. */
export function demandBudget(view: ViewKind, cost: number): void {
  const most = view === 'all' ? queryCost.administratorBudget : queryCost.budget;
  if (cost > most)
    throw badParameter('query', `costs ${cost} points, and at most ${most} are allowed: fewer conditions or relations`);
}

/** `times` is what the relations multiply it by that lead to this condition. */
function conditionCost(condition: Condition, indexed: boolean, times = 1): number {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return sum(condition.of.map((part) => conditionCost(part, indexed, times)));
    case 'search':
      return queryCost.search;
    case 'field':
      return queryCost.condition * times + (searchesText(condition, indexed) ? queryCost.textSearch : 0);
    case 'relation':
      return queryCost.condition * times * (isColumn(condition.relation) ? 1 : factorOf(condition.relation));
    case 'hop':
      return conditionCost(condition.inner, false, times * factorOf(condition.relation));
  }
}

function searchesText({ operator, field }: FieldCondition, indexed: boolean): boolean {
  if (operator === 'ncontains' || operator === 'ncontainss') return true;
  return (operator === 'contains' || operator === 'containss') && !(indexed && field.gramMark !== undefined);
}

/** The row itself holds what is compared. */
const isColumn = (relation: Relation): boolean => relation.kind === 'one' && relation.sharesVisibility === true;

function factorOf(relation: Relation): number {
  if (relation.kind === 'one') return queryCost.toOne;
  return relation.link && !relation.link.own ? queryCost.computed : queryCost.toMany;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
