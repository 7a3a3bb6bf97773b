import { cut } from '@hwarang/domain/keepable';
import { keysOf } from '@hwarang/domain/search/keys';
import qs from 'qs';
import { type Collection, type Collections, collectionOf, type Field, type OneRelation } from './collection.ts';
import {
  type Condition,
  type FieldCondition,
  type Operator,
  operators,
  type Query,
  type SortKey,
} from './conditions.ts';
import { badParameter, readValue, type Value } from './values.ts';

export const queryLimits = {
  defaultLimit: 100,
  largestLimit: 1000,
  conditions: 50,
  depth: 8,
  hops: 3,
  listed: 1000,
  sorts: 5,
} as const;

const largestStart = 2_000_000_000;
const suffix = new RegExp(`^(.+)_(${operators.join('|')})$`);
const textOperators: readonly Operator[] = ['contains', 'ncontains', 'containss', 'ncontainss'];
const relationOperators: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'null'];
const unordered = ['boolean', 'json', 'id'];
const tagOperators: readonly Operator[] = ['eq', 'in'];

/** Reads a query string in the original's dialect. What the contract does not know, or what is malformed, is a 400 that names it. */
export function parseQuery(collections: Collections, collection: Collection, queryString: string): Query {
  const reader = new Reader(collections);
  const { asked, values } = reader;
  const query: Query = { start: 0, limit: queryLimits.defaultLimit, sort: [], where: [], asked, values, shape: '' };
  for (const [name, given] of Object.entries(readBrackets(queryString))) {
    if (name === '_start') query.start = wholeNumber(name, given, 0, largestStart);
    else if (name === '_limit') query.limit = limitOf(given);
    else if (name === '_sort') query.sort = reader.sort(collection, given);
    else if (name === '_where') query.where.push(reader.where(collection, given, 1));
    else if (name === '_q') query.where.push(reader.search(given));
    else query.where.push(reader.parameter(collection, name, given));
  }
  query.shape = reader.shape();
  return query;
}

function readBrackets(queryString: string): Record<string, unknown> {
  // The parser leaves this name out without a word.
  if (queryString.includes('__proto__')) throw badParameter('__proto__', 'is not known here');
  try {
    return qs.parse(queryString, {
      depth: 12,
      strictDepth: true,
      arrayLimit: queryLimits.listed,
      parameterLimit: queryLimits.listed,
      throwOnLimitExceeded: true,
      plainObjects: true,
      allowPrototypes: true,
    });
  } catch (failure) {
    throw badParameter('query', failure instanceof RangeError ? failure.message : 'cannot be read');
  }
}

function wholeNumber(name: string, given: unknown, least: number, largest: number): number {
  const number = typeof given === 'string' && /^-?\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (!(number >= least && number <= largest))
    throw badParameter(name, `must be a whole number from ${least} to ${largest}`);
  return number;
}

const limitOf = (given: unknown): number =>
  given === '-1' ? queryLimits.largestLimit : wholeNumber('_limit', given, 0, queryLimits.largestLimit);

/** Counts what it reads, so that one request cannot ask for everything at once. */
class Reader {
  readonly asked = new Set<string>();
  readonly values: (Value | Value[])[] = [];
  readonly #shape: string[] = [];
  readonly #collections: Collections;
  #conditions = 0;

  constructor(collections: Collections) {
    this.#collections = collections;
  }

  shape(): string {
    return this.#shape.join(' ');
  }

  search(given: unknown): Condition {
    const value = readValue('text', given, '_q');
    const short = isShort(String(value));
    this.#shape.push(`_q ${short}`);
    return { kind: 'search', slot: this.values.push(value) - 1, short };
  }

  sort(collection: Collection, given: unknown): SortKey[] {
    const parts = (Array.isArray(given) ? given : [given]).flatMap((part) =>
      typeof part === 'string' ? part.split(',') : [''],
    );
    if (parts.length > queryLimits.sorts) throw badParameter('_sort', `takes at most ${queryLimits.sorts} fields`);
    return parts.map((part) => {
      const [, name = '', direction = 'asc'] = /^\s*([^:\s]+)(?::(asc|desc))?\s*$/i.exec(part) ?? [];
      const relation = own(collection.relations, name);
      const field =
        relation?.kind === 'one' && !relation.media
          ? { type: 'id' as const, value: this.#reference(relation) }
          : own(collection.fields, name);
      if (!field || field.type === 'json' || field.type === 'tags')
        throw badParameter('_sort', `cannot sort by '${cut(part, 60)}'`);
      const descending = direction.toLowerCase() === 'desc';
      this.#shape.push(`sort ${name} ${descending}`);
      return { name, field, descending };
    });
  }

  /** What is hidden is no value to sort by, as it is none to filter by. */
  #reference({ to, column, sharesVisibility }: OneRelation): Field['value'] {
    const target = collectionOf(this.#collections, to);
    return (row, viewer) => {
      const visible = target.visible('sorted', viewer);
      return sharesVisibility || visible === 'true'
        ? `${row}.${column}`
        : `(select sorted.id from ${target.from('sorted')} where sorted.id = ${row}.${column} and ${visible})`;
    };
  }

  where(collection: Collection, given: unknown, depth: number): Condition {
    if (depth > queryLimits.depth) throw badParameter('_where', `may be nested ${queryLimits.depth} deep`);
    const list = listOf(given);
    if (list) return this.#group('all', list, (part) => this.where(collection, part, depth + 1));
    if (typeof given !== 'object' || given === null) throw badParameter('_where', 'must be an object or an array');
    return this.#group('all', Object.entries(given), ([name, value]) => {
      if (name !== '_or') return this.parameter(collection, name, value);
      const choices = listOf(value);
      if (!choices?.length) throw badParameter('_or', 'must be an array of conditions');
      return this.#group('any', choices, (choice) => this.where(collection, choice, depth + 1));
    });
  }

  #group<Part>(kind: 'all' | 'any', parts: Part[], read: (part: Part) => Condition): Condition {
    this.#shape.push(`${kind}(`);
    const of = parts.map(read);
    this.#shape.push(')');
    return { kind, of };
  }

  parameter(collection: Collection, parameter: string, given: unknown): Condition {
    const [name, operator] = this.#split(collection, parameter);
    const condition = this.#path(collection, name.split('.'), operator, given, parameter);
    this.asked.add(name);
    return condition;
  }

  #split(collection: Collection, parameter: string): [string, Operator] {
    const [, name, operator] = suffix.exec(parameter) ?? [];
    const whole = parameter.includes('.') ? undefined : this.#known(collection, parameter);
    return name && operator && !whole ? [name, operator as Operator] : [parameter, 'eq'];
  }

  #known = (collection: Collection, name: string) => own(collection.fields, name) ?? own(collection.relations, name);

  #path(collection: Collection, path: string[], operator: Operator, given: unknown, parameter: string): Condition {
    const [head = '', ...rest] = path;
    const relation = own(collection.relations, head);
    if (rest.length > 0) {
      if (!relation) throw badParameter(parameter, 'is not known here');
      if (path.length > queryLimits.hops + 1)
        throw badParameter(parameter, `may lead over ${queryLimits.hops} relations`);
      const target = collectionOf(this.#collections, relation.to);
      return { kind: 'hop', relation, inner: this.#path(target, rest, operator, given, parameter) };
    }
    if (relation) {
      if (!relationOperators.includes(operator)) throw badParameter(parameter, `cannot be compared by _${operator}`);
      return this.#repeated(operator, given, parameter, 'id', (compared) => ({
        kind: 'relation',
        relation,
        ...compared,
      }));
    }
    const field = own(collection.fields, head);
    if (!field) throw badParameter(parameter, 'is not known here');
    const unfit =
      (field.type === 'json' && operator !== 'null') ||
      (field.type === 'tags' && !tagOperators.includes(operator)) ||
      (textOperators.includes(operator) && field.type !== 'text') ||
      (/^[lg]te?$/.test(operator) && unordered.includes(field.type) && field.type !== 'id');
    if (unfit) throw badParameter(parameter, `cannot be compared by _${operator}`);
    return this.#repeated(
      operator,
      given,
      parameter,
      field.type,
      (compared, value) => ({ kind: 'field', field, empty: value === '', ...compared }),
      field.choices,
    );
  }

  /** A repeated parameter is an OR of its values. */
  #repeated(
    operator: Operator,
    given: unknown,
    parameter: string,
    type: Parameters<typeof readValue>[0],
    make: (
      compared: Pick<FieldCondition, 'operator' | 'slot' | 'list' | 'flag' | 'short'>,
      value: Value | Value[],
    ) => Condition,
    choices?: readonly string[],
  ): Condition {
    const all = listOf(given) ?? [given];
    if (all.length > queryLimits.listed) throw badParameter(parameter, `takes at most ${queryLimits.listed} values`);
    const values = all.map((one) => readValue(operator === 'null' ? 'boolean' : type, one, parameter, choices));
    const together = operator === 'in' || operator === 'nin' || values.length === 1;
    this.#conditions += together ? 1 : values.length;
    if (this.#conditions > queryLimits.conditions)
      throw badParameter(parameter, `is one too many: at most ${queryLimits.conditions} conditions`);
    const compare = (value: Value | Value[]) => {
      const list = Array.isArray(value);
      const flag = value === true;
      const short = textOperators.includes(operator) && isShort(String(value));
      const kind = list ? 'list' : typeof value === 'boolean' ? String(flag) : value === '' ? 'empty' : 'one';
      this.#shape.push(`${parameter} ${kind}${short ? ' short' : ''}`);
      return make({ operator, slot: this.values.push(value) - 1, list, flag, short }, value);
    };
    if (operator === 'in' || operator === 'nin') return compare(values);
    const [first] = values;
    return values.length === 1 && first !== undefined ? compare(first) : this.#group('any', values, compare);
  }
}

/** An index of trigrams finds nothing for a text without three keys in a row. A Korean syllable has two or three. */
const isShort = (text: string): boolean => text.split(/[^\p{L}\p{N}\p{M}]+/u).every((word) => keysOf(word).length < 3);

const own = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Long lists of brackets arrive as an object with numbers for keys. */
function listOf(given: unknown): unknown[] | undefined {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'object' || given === null) return undefined;
  const keys = Object.keys(given);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(given) : undefined;
}
