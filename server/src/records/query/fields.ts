import type { Field, FieldType } from './collection.ts';

type Options = Omit<Field, 'type' | 'value'>;

const field =
  (type: FieldType) =>
  (column: string, options: Options = {}): Field => ({ type, value: (row) => `${row}.${column}`, ...options });

export const idField = field('id');
export const textField = field('text');
export const booleanField = field('boolean');
export const integerField = field('integer');
export const numberField = field('number');
export const dateField = field('date');
export const momentField = field('moment');
export const jsonField = field('json');

/** One facet of a list of tags: filtered by, with these tags and no others. */
export const tagsField = (value: Field['value'], choices: readonly string[]): Field => ({
  type: 'tags',
  value,
  choices,
});

/** What every record tells of itself, under the names of the contract. */
export const recordFields = (columns: { version?: string } = { version: 'version' }): Record<string, Field> => ({
  _id: idField('id', { notNull: true }),
  id: idField('id', { notNull: true }),
  ...(columns.version ? { __v: integerField(columns.version, { notNull: true }) } : {}),
  createdAt: momentField('created_at', { notNull: true }),
  updatedAt: momentField('updated_at', { notNull: true }),
});

/** A field that only some viewers may see: for the others it is empty, in answers and in filters. */
export const shownIf = (condition: Field['value'], field: Field): Field => ({
  ...field,
  notNull: false,
  value: (row, viewer) => {
    const may = condition(row, viewer);
    const value = field.value(row, viewer);
    return may === 'true' ? value : may === 'false' ? 'null' : `case when ${may} then ${value} end`;
  },
});
