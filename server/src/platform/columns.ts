import { sql } from 'drizzle-orm';
import { type AnyPgColumn, char, integer, timestamp } from 'drizzle-orm/pg-core';
import { newId } from './ids.ts';

export const id = () => char({ length: 24 }).primaryKey().$defaultFn(newId);
// The names stay literal types, so that a record can only name a column that there is.
export const reference = <Name extends string>(name: Name) => char(name, { length: 24 });
export const moment = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true, precision: 3 });

/** A row that goes with the one it points to. */
export const belongsTo = <Name extends string>(name: Name, column: () => AnyPgColumn) =>
  reference(name).notNull().references(column, { onDelete: 'cascade' });

/** When a row was made and last changed. */
export const times = {
  createdAt: moment('created_at').notNull().default(sql`now()`),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
};
/** What every record has beside its id; by the version a concurrent edit is noticed. */
export const versioned = { version: integer().notNull().default(0), ...times };
