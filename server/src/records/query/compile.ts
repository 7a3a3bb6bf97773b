import { startOf } from '../../platform/sorted-columns.ts';
import type { Collection, Collections, Counts, ViewKind } from './collection.ts';
import type { Condition, Query, SortKey } from './conditions.ts';
import { Populate } from './populate.ts';
import { type CallerIds, Statement } from './statement.ts';
import { Where } from './where.ts';

export interface Compiled {
  text: string;
  parameters: (ids: CallerIds, query?: Query) => unknown[];
  /** How often it was run, and the number under which it is prepared. */
  uses: number;
  number: number;
  /** A count that reaches this number stops there: it is 'at least'. */
  countsUpTo?: number;
}

let numbers = 0;

function compiled(text: string, statement: Statement, countsUpTo?: number): Compiled {
  numbers += 1;
  const parameters: Compiled['parameters'] = (ids, query) => statement.parameters(ids, query);
  return { text, parameters, uses: 0, number: numbers, ...(countsUpTo ? { countsUpTo } : {}) };
}

/** Queries with the same key share a statement. */
export const shapeOf = (query: Query): string =>
  `${step(query.start + query.limit)} ${relatedOf(query.limit)} ${query.shape}`;

/** A list never carries more related records than this in one relation, however many rows it has. */
const mostRelated = 4000;
// Few steps, so that pages of different lengths share one prepared statement.
const relatedSteps = [1000, 160, 40, 10];
const relatedOf = (limit: number): number =>
  relatedSteps.find((step) => step * Math.max(1, limit) <= mostRelated) ?? 10;

/**
 * How many of the first rows a search looks through before it asks the index. So many of those hold a word that many rows hold: then some
 * more rows are looked through first. The index of titles gives few rows too many, the one of texts many, each dear to compare: there it
 * has to be surer of a word that it is rare.
 */
const looks = { titles: { rows: 100, frequent: 3 }, texts: { rows: 300, frequent: 10 } };
const lookedFurther = 8192;
/** A word that more than one of so many rows holds is counted without the index: what that gives is compared twice. */
const seldom = 5;

/** What a search in texts finds is counted up to here: each row has to be compared, and a word that is everywhere is in all of them. */
export const searchesCounted = 5000;

/** From here on a page is far down the list. */
const deep = 2048;

/** The id is the last of the parameters. */
export function compileOne(collections: Collections, collection: Collection, view: ViewKind): Compiled {
  const { statement, populate, visible } = begin(collections, collection, view, relatedOf(1));
  const body = populate.record(collection, 'a');
  const text = `select ${body} as body from ${collection.from('a')} where ${visible} and a.id = ${statement.after()}`;
  return compiled(text, statement);
}

export function compileCount(collections: Collections, collection: Collection, view: ViewKind, query: Query): Compiled {
  const { statement, where, visible } = begin(collections, collection, view, 0);
  const grams = query.where.filter((c) => isIndexed(collection, c)).map((c) => gramsOf(collection, where, c));
  const asked = all([...listed(collection, query), ...query.where.map((c) => where.sql(collection, 'a', c))]);
  const conditions = all([visible, asked]);
  const { counts } = collection;
  const from = collection.from('a');
  const count = (rows: string) => `select count(*)::text as body from ${rows} where ${conditions}`;
  // What a gallery has on consignment is told apart by the works themselves.
  if (counts && view !== 'staff' && query.where.every((condition) => isCounted(counts, collection, condition))) {
    const sum = (which: string) =>
      `coalesce((select sum(a.${counts.column}) from ${counts.from('a')} where ${which}), 0)`;
    if (view !== 'public') return compiled(`select ${sum(conditions)}::text as body`, statement);
    const shown = all([counts.shown('a'), asked]);
    // Everybody's number is all that is shown without the few that are withheld: to compare each row with those takes longer than to add it.
    return compiled(`select (${sum(shown)} - ${sum(all([shown, counts.withheld('a')]))})::text as body`, statement);
  }
  if (grams.length > 0) {
    const rows = `buckets, lateral (select a.* from ${from} where ${all(grams)} offset 0) a`;
    return compiled(`with recursive ${timeBucketsOf(collection, true)} ${count(rows)}`, statement);
  }
  const texts = textsOf(collection, query);
  const isSearch = texts.length > 0 || query.where.some(({ kind }) => kind === 'search');
  const most = isSearch ? (collection.searchesCounted ?? searchesCounted) : undefined;
  const some = (rows: string) => `select 1 from ${rows} where ${conditions} limit ${most}`;
  const counted = (rows: string) => (most ? `select count(*)::text as body from (${some(rows)}) x` : count(rows));
  if (texts.length === 0) return compiled(counted(from), statement, most);
  const matches = all(texts.map((c) => where.sql(collection, 'a', c)));
  const isFrequent = `select count(*) filter (where ${matches}) * ${seldom} > count(*) from ${from} tablesample system (0.2)`;
  const keys = all(texts.map((c) => keysOf(collection, where, c)));
  const found = `(select a.* from ${from} where ${keys} offset 0) a`;
  const text = `select case when (${isFrequent}) then (${counted(from)}) else (${counted(found)}) end as body`;
  return compiled(text, statement, most);
}

/** A list of choices is to be chosen from by people. */
const mostChoices = 500;

/** What the rows of the list can be told apart by, each choice once. */
export const compileChoices =
  (values: (row: string) => string) =>
  (collections: Collections, collection: Collection, view: ViewKind, query: Query): Compiled => {
    const { statement, where, visible } = begin(collections, collection, view, 0);
    const conditions = [...listed(collection, query), ...query.where.map((c) => where.sql(collection, 'a', c))];
    const found = `select distinct c.value from ${collection.from('a')}, lateral (${values('a')}) c where ${all([visible, ...conditions])}`;
    const text = `select coalesce(json_agg(x.value), '[]')::text as body from (${found} order by 1 limit ${mostChoices}) x`;
    return compiled(text, statement);
  };

/** The ids of all rows in their order, one after the other, however many: for what walks through a whole list. */
export function compileIds(collections: Collections, collection: Collection, view: ViewKind, query: Query): Compiled {
  const { statement, where, visible } = begin(collections, collection, view, 0);
  const conditions = [...listed(collection, query), ...query.where.map((c) => where.sql(collection, 'a', c))];
  const ids = `select a.id from ${collection.from('a')} where ${all([visible, ...conditions])} order by ${orderOf(query.sort, statement)}`;
  return compiled(`select coalesce(string_agg(x.id, ''), '') as body from (${ids}) x`, statement);
}

/** Some values of rows as an array of arrays, in the order of their ids, which are the last of the parameters. */
export function compileValues(
  collections: Collections,
  collection: Collection,
  view: ViewKind,
  names: readonly string[],
): Compiled {
  const { statement, populate, visible } = begin(collections, collection, view, 0);
  const row = populate.values(collection, 'a', names);
  const from = `unnest(${statement.after()}::char(24)[]) with ordinality wanted (id, place) join ${collection.from('a')} on a.id = wanted.id`;
  const text = `select coalesce('[' || string_agg(x.json, ',' order by x.place) || ']', '[]') as body from (select wanted.place, ${row} as json from ${from} where ${visible}) x`;
  return compiled(text, statement);
}

/** The page's rows first, by an index where one serves; then only those are written. One statement, one answer text. */
export function compileList(collections: Collections, collection: Collection, view: ViewKind, query: Query): Compiled {
  const { statement, where, populate, visible } = begin(collections, collection, view, relatedOf(query.limit));
  const order = orderOf(query.sort, statement);
  const from = collection.from('a');
  const grams = query.where.filter((condition) => isIndexed(collection, condition));
  const texts = grams.length > 0 ? [] : textsOf(collection, query);
  const searches = [...grams, ...texts];
  const others = query.where.filter((condition) => !searches.includes(condition));
  const filters = all([...listed(collection, query), ...others.map((c) => where.sql(collection, 'a', c))]);
  const wanted = step(query.start + query.limit);
  const limited = `order by ${order} limit ${wanted}`;
  let rows = `select a.* from ${from} where ${all([visible, filters])} ${limited}`;
  let head = '';
  if (searches.length > 0) {
    const matches = all(searches.map((c) => where.sql(collection, 'a', c)));
    const [sort] = query.sort;
    const byTime = query.sort.length <= 1 && (!sort || sort.name === 'createdAt');
    const byIndex = byTime || (query.sort.length === 1 && sortedByIndex(collection, sort?.name ?? ''));
    const kept = all([visible, filters, matches]);
    // The offset keeps the planner from asking an index of another condition as well, which would give it half the table.
    const found = (by: string) => `select a.* from (select a.* from ${from} where ${by} offset 0) a where ${kept}`;
    const heads: string[] = [];
    if (texts.length > 0) {
      rows = `${found(all(texts.map((c) => keysOf(collection, where, c))))} ${limited}`;
    } else {
      const one = found(all(grams.map((c) => gramsOf(collection, where, c))));
      // In the order of making each bucket is sorted by itself, and the first ones that fill the page are enough.
      const bucket = byTime ? `${one} ${limited}` : one;
      rows = `select a.* from buckets, lateral (${bucket}) a ${byTime ? `limit ${wanted}` : limited}`;
      heads.push(timeBucketsOf(collection, byTime ? (sort?.descending ?? true) : true));
    }
    if (byIndex) {
      // A word of many rows is found among the first ones at once, where the index would give many more to sort.
      const need = statement.page('last');
      const look = texts.length > 0 ? looks.texts : looks.titles;
      const among = (most: number) =>
        `(select a.* from (select a.* from ${from} where ${filters} order by ${order} limit ${most}) a where ${all([matches, visible])} limit ${need})`;
      const filled = (name: string) => `(select count(*) from ${name}) >= ${need}`;
      const goneOn = `(select count(*) from first) >= ${look.frequent} and ${filled('further')}`;
      heads.push(`first as materialized ${among(look.rows)}`);
      heads.push(`further as materialized ${among(Math.max(lookedFurther, 4 * wanted))}`);
      rows = [
        `select * from first where ${filled('first')}`,
        `select * from further where not ${filled('first')} and ${goneOn}`,
        `select * from (${rows}) b where not ${filled('first')} and not (${goneOn})`,
      ].join(' union all ');
    }
    if (heads.length > 0) head = `with recursive ${heads.join(', ')} `;
  }
  const cut = `offset ${statement.page('start')} limit ${statement.page('limit')}`;
  // Far down the list only ids are passed over: whole rows would be read, and perhaps sorted, to be thrown away.
  const ids = `select a.id from ${from} where ${all([visible, filters])} order by ${order} limit ${wanted}`;
  const page =
    wanted > deep && searches.length === 0
      ? `select a.* from (select * from (${ids}) p ${cut}) k, ${from} where a.id = k.id order by ${order}`
      : `select * from (${rows}) p ${cut}`;
  const text = `${head}select coalesce('[' || string_agg(x.json, ',') || ']', '[]') as body from (select ${populate.record(collection, 'a')} as json from (${page}) a) x`;
  return compiled(text, statement);
}

function begin(collections: Collections, collection: Collection, view: ViewKind, most: number) {
  const statement = new Statement(view);
  const where = new Where(collections, statement);
  const populate = new Populate(collections, statement, where, most);
  return { statement, where, populate, visible: collection.visible('a', statement.viewer) };
}

const listed = ({ unlisted }: Collection, query: Query): string[] =>
  unlisted && !query.asked.has(unlisted.field) ? [`not (${unlisted.when('a')})`] : [];

/** A search in texts whose grams are indexed, or a choice of such searches. */
function isIndexed(collection: Collection, condition: Condition): boolean {
  if (!collection.grams) return false;
  if (condition.kind === 'any') return condition.of.length > 0 && condition.of.every((c) => isIndexed(collection, c));
  if (condition.kind === 'all') return condition.of.length === 1 && condition.of.every((c) => isIndexed(collection, c));
  return (
    condition.kind === 'field' &&
    condition.field.gramMark !== undefined &&
    (condition.operator === 'contains' || condition.operator === 'containss') &&
    !condition.empty
  );
}

/** The searches in texts that the index of their keys serves. */
const textsOf = (collection: Collection, query: Query): Condition[] =>
  query.where.filter((condition) => isText(collection, condition));

function isText(collection: Collection, condition: Condition): boolean {
  if (!collection.textKeys) return false;
  if (condition.kind === 'any') return condition.of.length > 0 && condition.of.every((c) => isText(collection, c));
  if (condition.kind === 'all') return condition.of.length === 1 && condition.of.every((c) => isText(collection, c));
  if (condition.kind === 'search') return !condition.short;
  return (
    condition.kind === 'field' &&
    condition.field.searched === true &&
    (condition.operator === 'contains' || condition.operator === 'containss') &&
    !condition.short
  );
}

function keysOf(collection: Collection, where: Where, condition: Condition): string {
  if (condition.kind === 'any' || condition.kind === 'all')
    return `(${condition.of.map((c) => keysOf(collection, where, c)).join(' or ')})`;
  if ((condition.kind !== 'field' && condition.kind !== 'search') || !collection.textKeys) return 'true';
  const keys = where.keys(collection.textKeys('a'), condition.slot);
  if (condition.kind === 'field' || !collection.numbers) return keys;
  return `(${keys} or ${where.numbers('a', collection.numbers, condition.slot)})`;
}

/** The kept counts have the column that is asked for. */
function isCounted(counts: Counts, collection: Collection, condition: Condition): boolean {
  if (condition.kind === 'any' || condition.kind === 'all')
    return condition.of.every((c) => isCounted(counts, collection, c));
  return counts.by.some(
    (name) =>
      (condition.kind === 'field' && condition.field === collection.fields[name]) ||
      (condition.kind === 'relation' && condition.relation === collection.relations[name]),
  );
}

function gramsOf(collection: Collection, where: Where, condition: Condition): string {
  if (condition.kind === 'any' || condition.kind === 'all')
    return `(${condition.of.map((c) => gramsOf(collection, where, c)).join(' or ')})`;
  if (condition.kind !== 'field' || !collection.grams) return 'true';
  const { field, slot } = condition;
  return where.grams(collection.grams('a'), `((buckets.bucket::bigint * 2 + ${field.gramMark}) << 37)`, slot);
}

/** The buckets in which rows were made, one after the other and only as far as somebody reads them. */
function timeBucketsOf(collection: Collection, newestFirst: boolean): string {
  const made = 'a.created_at';
  const [edge, beyond] = newestFirst
    ? [`max(${made})`, `${made} < stretch_start(buckets.bucket)`]
    : [`min(${made})`, `${made} >= stretch_start(buckets.bucket + 1)`];
  const next = (where: string) => `select stretch_of(${edge}) as bucket from ${collection.from('a')}${where}`;
  return `buckets as (${next('')} union all select (${next(` where ${beyond}`)}) from buckets where buckets.bucket is not null)`;
}

const all = (conditions: string[]): string => conditions.filter((c) => c !== 'true').join(' and ') || 'true';

export const sortedByIndex = (collection: Collection, name: string): boolean =>
  name === 'createdAt' || (collection.indexedSorts ?? []).includes(name);

/** Empty values first, as the original sorts them; then by time of making and id, so that pages never overlap. */
function orderOf(sort: SortKey[], { viewer }: Statement): string {
  const keys = sort.flatMap(({ field, descending }) => {
    const whole = field.value('a', viewer);
    // What this viewer never sees is empty in every row, and the database refuses to sort by a constant.
    if (whole === 'null') return [];
    const value = `${field.sortedByStart ? startOf(whole) : whole}${field.collated ? ' collate "und-x-icu"' : ''}`;
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
