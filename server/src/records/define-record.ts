import type { Contract, Member, Members, WrittenName } from '@hwarang/domain/contract';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../platform/database.ts';
import type { Collection, Field, FieldType, Relation } from './query/collection.ts';
import type { AdminTable, AnyRule, Definition, FilePlace, OtherColumns, RecordModel, Rule } from './record.ts';
import { type Shared, shared } from './record.ts';
import type { Row } from './write/rows.ts';
import type { WriteModel } from './write/write-model.ts';

const fieldTypes: readonly [RegExp, FieldType][] = [
  [/^char\(24\)$/, 'id'],
  [/^text$/, 'text'],
  [/^boolean$/, 'boolean'],
  [/^integer$/, 'integer'],
  [/^(numeric|double)/, 'number'],
  [/^date$/, 'date'],
  [/^timestamp/, 'moment'],
  [/^jsonb$/, 'json'],
];

function typeOf(column: PgColumn): FieldType {
  const type = fieldTypes.find(([pattern]) => pattern.test(column.getSQLType()))?.[1];
  if (!type) throw new Error(`no field can hold a column of type ${column.getSQLType()}`);
  return type;
}

/** All text that is searched, in lower case and without accents. */
export const searchText = (row: string, columns: readonly string[]): string =>
  columns.length === 1
    ? `fold_text(${row}.${columns[0]})`
    : `fold_text(concat_ws(E'\\x1f', ${columns.map((column) => `${row}.${column}`).join(', ')}))`;

const shownIf = (condition: Rule, field: Field): Field => ({
  ...field,
  notNull: false,
  value: (row, viewer) => {
    const may = condition(row, viewer);
    const value = field.value(row, viewer);
    return may === 'true' ? value : may === 'false' ? 'null' : `case when ${may} then ${value} end`;
  },
});

/**
 * A noun, declared once on its table and its contract. A column or field that does not exist does not compile, nor one that the other
 * side does not know; what is not special needs no line here.
 */
export function defineRecord<T extends PgTable, M extends Members, const Others extends OtherColumns<T, M>>(
  definition: Definition<T, M, Others>,
): RecordModel<[WrittenName<M>] extends [never] ? undefined : WriteModel> {
  const { contract, visible, personal, unlisted, grams, textKeys, counts, choices } = definition;
  const table = getTableName(definition.table);
  const columns = new Map(
    Object.values<PgColumn>(getTableColumns(definition.table)).map((column) => [column.name, column]),
  );
  const renamed = new Map(Object.entries<string | null>(definition.columns).map(([column, field]) => [field, column]));
  const rules = definition.fields as Record<string, AnyRule | undefined>;
  const members = Object.entries(contract.members).map(([key, member]) => {
    const rule = rules[key] ?? {};
    const own = member.kind === 'value' ? key : `${key}_id`;
    return { key, member, rule, column: rule.column ?? shared[key as Shared] ?? renamed.get(key) ?? own };
  });

  const fields: Collection['fields'] = {};
  const relations: Collection['relations'] = {};
  for (const { key, member, rule, column: name } of members) {
    if (member.kind === 'value' || member.kind === 'id') fields[key] = fieldOf(rule, name, columns.get(name));
    else relations[key] = relationOf(member, rule, name);
  }
  Object.assign(fields, definition.filters);
  const searched = members.filter(({ rule }) => rule.searched).map(({ column }) => column);
  const isWritten = members.some(({ member }) => member.write);
  const write = isWritten ? writeModelOf(definition, table, columns, members) : undefined;
  return {
    name: contract.name,
    table,
    from: definition.from ?? ((row) => `${table} ${row}`),
    fields,
    relations,
    visible,
    search: (row) => searchText(row, searched),
    indexedSorts: members.filter(({ rule }) => rule.indexed).map(({ key }) => key),
    personal,
    unlisted,
    grams,
    textKeys,
    counts,
    choices,
    contract: contract as unknown as Contract,
    readBy: definition.readBy ?? (personal ? 'edit own records' : 'read public records'),
    write: write as [WrittenName<M>] extends [never] ? undefined : WriteModel,
    page: definition.page,
    admin: definition.admin as AdminTable | undefined,
    ownerUser: definition.ownerUser,
    ownerGalleries: definition.ownerGalleries,
    credit: definition.credit,
    files: members.flatMap(({ key: field, member: { kind }, rule, column }): FilePlace[] => {
      if (kind === 'file') return [{ field, column }];
      return kind === 'files' && rule.link ? [{ field, link: rule.link }] : [];
    }),
  };
}

function fieldOf(rule: AnyRule, name: string, column: PgColumn | undefined): Field {
  if (rule.value && rule.type)
    return { type: rule.type, value: rule.value, ...(rule.notNull ? { notNull: true } : {}) };
  if (!column) throw new Error(`no column is called ${name}`);
  const { collated, sortedByStart, searched, gramMark } = rule;
  const field: Field = {
    type: typeOf(column),
    value: (row) => `${row}.${name}`,
    notNull: column.notNull,
    ...(collated ? { collated } : {}),
    ...(sortedByStart ? { sortedByStart } : {}),
    ...(searched ? { searched } : {}),
    ...(gramMark === undefined ? {} : { gramMark }),
  };
  return rule.shownIf ? shownIf(rule.shownIf, field) : field;
}

function relationOf(member: Exclude<Member, { kind: 'value' }>, rule: AnyRule, column: string): Relation {
  const { kind, to } = member;
  const base = { to, ...(kind === 'file' || kind === 'files' ? { media: true } : {}) };
  if (kind === 'one' || kind === 'file') {
    // A file is seen where its record is.
    const sharesVisibility = kind === 'file' || rule.sharesVisibility === true;
    return { kind: 'one', ...base, column, sharesVisibility };
  }
  const { link, back, from, other = link?.other ?? '' } = rule;
  if (back !== undefined)
    return {
      kind: 'many',
      ...base,
      on: (row, target) => `${target}.${back} = ${row}.id`,
      order: rule.order ?? ((target) => `${target}.id`),
    };
  return {
    kind: 'many',
    ...base,
    link: from
      ? { from, other }
      : { from: (_row, alias) => `${link?.table} ${alias}`, ...(link ? { own: link.own } : {}), other },
    order: rule.order ?? ((_target, alias) => `${alias}.position, ${alias}.${other}`),
  };
}

const isNeeded = (column: PgColumn | undefined): boolean => column?.notNull === true && !column.hasDefault;

interface Resolved {
  key: string;
  member: Member;
  rule: AnyRule;
  column: string;
}

function writeModelOf<T extends PgTable, M extends Members, Others extends OtherColumns<T, M>>(
  definition: Definition<T, M, Others>,
  table: string,
  columns: ReadonlyMap<string, PgColumn>,
  all: readonly Resolved[],
): WriteModel {
  const members = all.filter(({ key, member }) => member.write && key !== '__v');
  const pick = <Value>(of: (one: Resolved) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(members.flatMap((one) => (of(one) === undefined ? [] : [[one.key, of(one) as Value]])));
  const sets = members.filter(({ rule }) => rule.set);
  const derive = definition.derive as WriteModel['derive'] | undefined;
  return {
    name: definition.contract.name,
    table,
    schema: definition.contract.write as unknown as WriteModel['schema'],
    required: pick(({ rule }) => rule.required),
    needed: members.filter(({ column }) => isNeeded(columns.get(column))).map(({ key }) => key),
    columns: pick(({ rule, column }) => (rule.set || rule.link ? undefined : column)),
    references: pick(({ member }) =>
      member.kind === 'id' || member.kind === 'one' || member.kind === 'file' ? member.to : undefined,
    ),
    links: pick(({ member, rule }) => rule.link && { ...rule.link, to: (member as { to: string }).to }),
    files: pick(({ member: { kind } }) => (kind === 'file' || kind === 'files' ? kind : undefined)),
    addresses: pick(({ rule }) => rule.addressOf),
    setByAdministrators: members.filter(({ rule }) => rule.setBy).map(({ key }) => key),
    isOwn: definition.isOwn as WriteModel['isOwn'],
    staffCalls: definition.staffCalls ?? [],
    isGone: definition.isGone as WriteModel['isGone'],
    derive: (fields, row) => ({
      ...Object.assign({}, ...sets.map(({ key, rule }) => (fields[key] === undefined ? {} : rule.set?.(fields[key])))),
      ...derive?.(fields, row),
    }),
    refused: definition.refused as WriteModel['refused'],
    linked: definition.linked,
    changed: definition.changed as WriteModel['changed'],
    filesBeneath: definition.filesBeneath as ((executor: Executor, row: Row) => Promise<string[]>) | undefined,
  };
}
