import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, reference, times } from '../platform/columns.ts';
import { sorted } from '../platform/sorted-columns.ts';

/**
 * What administrators changed. Rows are only ever added: the database itself refuses to delete one, and to change it in any other way
 * than by putting a pseudonym in the place of somebody who is gone. Nothing here points to other tables, so that a record or a user can
 * go and what was done stays known.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    userId: reference('user_id').notNull(),
    username: text().notNull(),
    action: text().$type<'create' | 'update' | 'delete' | 'download'>().notNull(),
    noun: text().notNull(),
    recordId: text('record_id').notNull(),
    /** What the record was called at that time. */
    name: text().notNull(),
    /** Only what differs. */
    before: jsonb(),
    after: jsonb(),
    ...times,
  },
  (table) => [
    index('audit_entries_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Each serves a sort of the log, in both directions, and the last two its filters.
    index('audit_entries_username').on(sorted('username', { collated: true }), table.createdAt, table.id),
    index('audit_entries_name').on(sorted('name', { collated: true }), table.createdAt, table.id),
    index('audit_entries_action').on(table.action, table.createdAt, table.id),
    index('audit_entries_noun').on(table.noun, table.createdAt, table.id),
    index('audit_entries_record').on(table.noun, table.recordId),
  ],
);
