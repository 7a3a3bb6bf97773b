import type { Collection, Collections, ViewKind } from './collection.ts';
import type { Condition, Query, SortKey } from './conditions.ts';
import { Populate } from './populate.ts';
import { type CallerIds, Statement } from './statement.ts';
import { Where } from './where.ts';

export interface Compiled {
  text: string;
  parameters: (ids: CallerIds) => unknown[];
}

/** A list never carries more related records than this in one relation, however many rows it has. */
const mostRelated = 4000;
// Few steps, so that pages of different lengths share one prepared statement.
const relatedSteps = [1000, 160, 40, 10];
const relatedOf = (limit: number): number =>
  relatedSteps.find((step) => step * Math.max(1, limit) <= mostRelated) ?? 10;

/** How many of the newest rows a search looks through before it asks the index. */
const looked = 2000;

/** The id is the last of the parameters. */
export function compileOne(collections: Collections, collection: Collection, view: ViewKind): Compiled {
  const { statement, populate, visible } = begin(collections, collection, view, relatedOf(1));
  const body = populate.record(collection, 'a');
  const text = `select ${body} as body from ${collection.from('a')} where ${visible} and a.id = ${statement.last()}`;
  return { text, parameters: (ids) => statement.parameters(ids) };
}

export function compileCount(collections: Collections, collection: Collection, view: ViewKind, query: Query): Compiled {
  const { statement, where, visible } = begin(collections, collection, view, 0);
  const grams = query.where.flatMap((condition) => indexed(collection, where, condition));
  const conditions = [visible, ...listed(collection, query), ...query.where.map((c) => where.sql(collection, 'a', c))];
  const text = `select count(*)::text as body from ${collection.from('a')} where ${[...conditions, ...grams].join(' and ')}`;
  return { text, parameters: (ids) => statement.parameters(ids) };
}

/** The page's rows first, by an index where one serves; then only those are written. One statement, one answer text. */
export function compileList(collections: Collections, collection: Collection, view: ViewKind, query: Query): Compiled {
  const { statement, where, populate, visible } = begin(collections, collection, view, relatedOf(query.limit));
  const order = orderOf(query.sort, statement);
  const from = collection.from('a');
  const searches = query.where.filter((condition) => isIndexed(collection, condition));
  const others = query.where.filter((condition) => !searches.includes(condition));
  const base = [visible, ...listed(collection, query), ...others.map((c) => where.sql(collection, 'a', c))].join(
    ' and ',
  );
  const wanted = step(query.start + query.limit);
  let rows: string;
  let head = '';
  if (searches.length === 0) {
    rows = `select a.* from ${from} where ${base} order by ${order} limit ${wanted}`;
  } else {
    const matches = searches.map((c) => where.sql(collection, 'a', c)).join(' and ');
    const grams = searches.flatMap((c) => indexed(collection, where, c)).join(' and ');
    const byIndex = `select a.* from ${from} where ${base} and ${matches} and ${grams} order by ${order} limit ${wanted}`;
    const served = query.sort.every(({ name }) => sortedByIndex(collection, name)) && query.sort.length <= 1;
    if (served) {
      // A word in many titles is found among the newest rows at once, where the index would give a tenth of the table to sort.
      const need = statement.bind(query.start + query.limit);
      head = `with newest as materialized (select a.* from (select a.* from ${from} where ${base} order by ${order} limit ${Math.max(looked, 4 * wanted)}) a where ${matches} limit ${need}) `;
      rows = `select * from newest where (select count(*) from newest) >= ${need} union all select * from (${byIndex}) b where (select count(*) from newest) < ${need}`;
    } else rows = byIndex;
  }
  const page = `select * from (${rows}) p offset ${statement.bind(query.start)} limit ${statement.bind(query.limit)}`;
  const text = `${head}select coalesce('[' || string_agg(x.json, ',') || ']', '[]') as body from (select ${populate.record(collection, 'a')} as json from (${page}) a) x`;
  return { text, parameters: (ids) => statement.parameters(ids) };
}

function begin(collections: Collections, collection: Collection, view: ViewKind, most: number) {
  const statement = new Statement(view);
  const where = new Where(collections, statement);
  const populate = new Populate(collections, statement, where, most);
  return { statement, where, populate, visible: collection.visible('a', statement.viewer) };
}

const listed = ({ unlisted }: Collection, query: Query): string[] =>
  unlisted && !query.asked.has(unlisted.field) ? [`not (${unlisted.when('a')})`] : [];

const isIndexed = (collection: Collection, condition: Condition): boolean =>
  collection.grams !== undefined &&
  (condition.kind === 'search'
    ? condition.text !== ''
    : condition.kind === 'field' &&
      condition.field.gramIndexed === true &&
      (condition.operator === 'contains' || condition.operator === 'containss') &&
      condition.values[0] !== '');

function indexed(collection: Collection, where: Where, condition: Condition): string[] {
  if (!collection.grams || !isIndexed(collection, condition)) return [];
  const text = condition.kind === 'search' ? condition.text : condition.kind === 'field' ? condition.values[0] : '';
  return [where.grams(collection.grams('a'), String(text))];
}

const sortedByIndex = (collection: Collection, name: string): boolean =>
  name === 'createdAt' || (collection.indexedSorts ?? []).includes(name);

/** Empty values first, as the original sorts them; then by time of making and id, so that pages never overlap. */
function orderOf(sort: SortKey[], { viewer }: Statement): string {
  const keys = sort.map(({ field, descending }) => {
    const value = `${field.value('a', viewer)}${field.collated ? ' collate "und-x-icu"' : ''}`;
    return `${value}${descending ? ' desc' : ''}${field.notNull ? '' : descending ? ' nulls last' : ' nulls first'}`;
  });
  const direction = (sort.at(-1)?.descending ?? true) ? ' desc' : '';
  return [...keys, `a.created_at${direction}`, `a.id${direction}`].join(', ');
}

// A limit that the planner can see makes it walk the index; few different ones keep the prepared statements few.
const step = (rows: number): number => {
  let size = 32;
  while (size < rows) size *= 4;
  return size;
};
