import { sql } from 'drizzle-orm';
import { char, timestamp } from 'drizzle-orm/pg-core';
import { newId } from './ids.ts';

export const id = () => char({ length: 24 }).primaryKey().$defaultFn(newId);
// The names stay literal types, so that a record can only name a column that there is.
export const reference = <Name extends string>(name: Name) => char(name, { length: 24 });
export const moment = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true, precision: 3 });

/** Every record tells when it was made and last changed, and its version, by which a concurrent edit is noticed. */
export const times = {
  createdAt: moment('created_at').notNull().default(sql`now()`),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
};
