import { type Collection, type Collections, collectionOf, type Numbers, type Relation } from './collection.ts';
import type { Condition, FieldCondition, RelationCondition } from './conditions.ts';
import type { Statement } from './statement.ts';

const comparisons = { eq: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;
const types = {
  id: 'char(24)',
  text: 'text',
  boolean: 'boolean',
  integer: 'integer',
  number: 'numeric',
  date: 'date',
  moment: 'timestamptz',
  json: 'text',
  tags: 'text',
} as const;

/**
 * Letters that `fold_text` may change beyond making them small: all with an accent, and the capitals of those. A few too many do no harm, one
 * too few would not be found without its accent; `fold.test.ts` compares every letter there is.
 */
const accented = `U&'[\\00C0-\\052F\\1E00-\\1FFF\\2100-\\214F\\2C00-\\2DFF\\A640-\\AB6F]'`;

/**
 * The same as `fold_text`, without calling it for a text that has no accent: the call costs twice as much as all else of a comparison. What
 * is no column but has to be worked out is worked out once.
 */
export const folded = (text: string): string =>
  /^\w+\.\w+$/.test(text)
    ? `case when ${text} ~ ${accented} then fold_text(${text}) else lower(${text}) end`
    : `fold_text(${text})`;

export class Where {
  readonly #collections: Collections;
  readonly #statement: Statement;

  constructor(collections: Collections, statement: Statement) {
    this.#collections = collections;
    this.#statement = statement;
  }

  sql(collection: Collection, row: string, condition: Condition): string {
    switch (condition.kind) {
      case 'all':
      case 'any': {
        if (condition.of.length === 0) return 'true';
        const parts = condition.of.map((part) => this.sql(collection, row, part));
        return parts.length === 1
          ? (parts[0] ?? 'true')
          : `(${parts.join(condition.kind === 'all' ? ' and ' : ' or ')})`;
      }
      case 'search':
        return `${collection.search(row)} like ${this.#pattern(condition.slot)}`;
      case 'field':
        return this.#field(row, condition);
      case 'relation':
        return this.#relation(row, condition);
      case 'hop': {
        const target = collectionOf(this.#collections, condition.relation.to);
        const to = this.#statement.row();
        return this.related(row, condition.relation, to, this.sql(target, to, condition.inner));
      }
    }
  }

  /** That some visible record of the relation meets the condition. */
  related(row: string, relation: Relation, to: string, condition: string, link = this.#statement.row()): string {
    return `exists (select 1 from ${this.source(row, relation, to, link)} and ${condition})`;
  }

  /** The visible records of a relation: from-items, join and visibility, open for further conditions. */
  source(row: string, relation: Relation, to: string, link = this.#statement.row()): string {
    const target = collectionOf(this.#collections, relation.to);
    const { viewer } = this.#statement;
    const listed = target.unlisted && viewer.kind !== 'public' ? ` and not (${target.unlisted.when(to)})` : '';
    const visible = `${target.visible(to, viewer)}${listed}`;
    if (relation.kind === 'one')
      return `${target.from(to)} where ${to}.id = ${row}.${relation.column}${
        relation.sharesVisibility ? '' : ` and ${visible}`
      }`;
    if (!relation.link) return `${target.from(to)} where ${relation.on?.(row, to) ?? 'false'} and ${visible}`;
    const { from, own, other } = relation.link;
    const links = from(row, link, (name, other) => collectionOf(this.#collections, name).visible(other, viewer));
    const mine = own ? `${link}.${own} = ${row}.id` : 'true';
    if (relation.media)
      return `${links}, ${target.from(to)} where ${to}.id = ${link}.${other} and ${mine} and ${visible}`;
    // The offset keeps the planner from reading a whole table to join two rows of it, and lets an ordered list stop at its limit.
    const each = `select ${to}.* from ${target.from(to)} where ${to}.id = ${link}.${other} and ${visible} offset 0`;
    return `${links} cross join lateral (${each}) ${to} where ${mine}`;
  }

  #relation(row: string, { relation, operator, slot, list, flag }: RelationCondition): string {
    const negative = operator === 'ne' || operator === 'nin' || (operator === 'null' && flag);
    const among = () => {
      const value = this.#statement.value(slot);
      return list ? `= any(${value}::char(24)[])` : `= ${value}`;
    };
    if (relation.kind === 'one' && relation.sharesVisibility) {
      const column = `${row}.${relation.column}`;
      if (operator === 'null') return `${column} is ${negative ? '' : 'not '}null`;
      return negative ? `(${column} is null or not ${column} ${among()})` : `${column} ${among()}`;
    }
    const to = this.#statement.row();
    const link = this.#statement.row();
    // The id on the table between, whose index finds the few rows that hold it: on the target the planner would walk through all links.
    const id = relation.kind === 'many' && relation.link ? `${link}.${relation.link.other}` : `${to}.id`;
    const condition = operator === 'null' ? 'true' : `${id} ${among()}`;
    return `${negative ? 'not ' : ''}${this.related(row, relation, to, condition, link)}`;
  }

  #field(row: string, { field, operator, slot, flag }: FieldCondition): string {
    const column = field.value(row, this.#statement.viewer);
    if (field.type === 'tags')
      return operator === 'in'
        ? `${column} && ${this.#statement.value(slot)}::text[]`
        : `${column} @> array[${this.#statement.value(slot)}::text]`;
    const typed = (type: string) => `${this.#statement.value(slot)}::${type}`;
    const one = () => (field.type === 'boolean' ? String(flag) : typed(types[field.type]));
    switch (operator) {
      case 'null':
        return `(${column}) is ${flag ? '' : 'not '}null`;
      case 'in':
        return `${column} = any(${typed(`${types[field.type]}[]`)})`;
      case 'nin':
        return `(${column} is null or ${column} <> all(${typed(`${types[field.type]}[]`)}))`;
      case 'contains':
        return `${folded(column)} like ${this.#pattern(slot)}`;
      case 'ncontains':
        return `(${column} is null or ${folded(column)} not like ${this.#pattern(slot)})`;
      case 'containss':
        return `${column} like ${this.#statement.value(slot, 'pattern')}`;
      case 'ncontainss':
        return `(${column} is null or ${column} not like ${this.#statement.value(slot, 'pattern')})`;
      case 'ne':
        return `${column} is distinct from ${one()}`;
      default:
        return `${column} ${comparisons[operator]} ${one()}`;
    }
  }

  /** As a sub-select it is folded once a statement, not once a row. */
  #pattern(slot: number): string {
    return `(select fold_text(${this.#statement.value(slot, 'pattern')}))`;
  }

  /** The rows whose indexed grams hold every gram of the text: few, of which the exact comparison keeps the right ones. */
  grams(expression: string, start: string, slot: number): string {
    const grams = `unnest((select gram_query(fold_text(${this.#statement.value(slot)}))))`;
    return `${expression} @> array(select ${start} | gram from ${grams} gram)`;
  }
  /** The rows whose number holds the text: all numbers are read from their index, and the rows are found by it again. */
  numbers(row: string, { table, column }: Numbers, slot: number): string {
    const known = `select distinct n.${column} from ${table} n where n.${column} is not null`;
    return `${row}.${column} = any(array(${known} and fold_text(n.${column}) like ${this.#pattern(slot)}))`;
  }

  /** The rows whose texts may hold the text, by an index of their keys, of which the exact comparison keeps the right ones. */
  keys(expression: string, slot: number): string {
    // Escaped once it is keys: a wide percent sign becomes a plain one there.
    const escaped = `regexp_replace(text_keys(${this.#statement.value(slot)}), '([\\\\%_])', '\\\\\\1', 'g')`;
    return `${expression} like (select '%' || ${escaped} || '%')`;
  }
}
