import type * as z from 'zod';
import type { Caller } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database.ts';
import type { Columns, LinkTable, Row } from './rows.ts';

/** What is wrong, by field. */
export type Refusals = Record<string, string[]>;

/** How records of a noun are written, beside the rules that its service adds. Made by `defineRecord`. */
export interface WriteModel {
  name: string;
  table: string;
  schema: z.ZodType<Record<string, unknown>>;
  /** Fields without which a record cannot be made, with what is said then. */
  required: Record<string, string>;
  /** Fields whose column holds no null and has no default: what even an import cannot do without. */
  needed: readonly string[];
  /** Contract name to column. */
  columns: Record<string, string>;
  /** Fields that point to one record, by the name of what they point to. */
  references: Record<string, string>;
  /** Fields that are a list of records, in their order. */
  links: Record<string, LinkTable & { to: string }>;
  /** Fields that hold files: one, or a list. */
  files: Record<string, 'file' | 'files'>;
  /** Fields that take the address of an upload, by the field that holds the file then. */
  addresses: Record<string, string>;
  /** Fields that only administrators set; what others send is ignored. */
  setByAdministrators: readonly string[];
  /** Whether the caller may change this record. Without it only administrators may. */
  isOwn: ((caller: Caller, row: Row) => boolean) | undefined;
  /** What a gallery's staff may do with the records that are their own, beside administrators. */
  staffCalls: readonly ('create' | 'update' | 'remove')[];
  /** Deleted, and only waiting to be brought back. */
  isGone: ((row: Row) => boolean) | undefined;
  /** Columns that follow from others, and rules between fields. */
  derive: (fields: Record<string, unknown>, row: Row | undefined) => Columns;
  /** What somebody who is no administrator may not set. */
  refused:
    | ((executor: Executor, caller: Caller, fields: Record<string, unknown>, row: Row | undefined) => Promise<Refusals>)
    | undefined;
  /** Called in the transaction with what a list newly holds. Answers the topics to be told afterwards. */
  linked: ((executor: Executor, field: string, id: string, others: string[]) => Promise<string[]>) | undefined;
  /** Called in the transaction with the row as it was and what has changed. Answers the topics to be told afterwards. */
  changed: ((executor: Executor, row: Row, fields: Record<string, unknown>) => Promise<string[]>) | undefined;
  /** Files of other records that hide with this one. */
  filesBeneath: ((executor: Executor, row: Row) => Promise<string[]>) | undefined;
}
