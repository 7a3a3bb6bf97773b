import type * as z from 'zod';
import type { Caller } from '../../accounts/caller.ts';
import type { Columns, Executor, LinkTable, Row } from './rows.ts';

/** How records of a noun are written, beside the rules that its service adds. */
export interface Writing {
  /** The collection that answers what was written. */
  name: string;
  table: string;
  schema: z.ZodType<Record<string, unknown>>;
  /** Fields without which a record cannot be made, with what is said then. */
  required: Record<string, string>;
  /** Contract name to column. */
  columns: Record<string, string>;
  /** Fields that point to one record, by the table that must hold it. */
  references?: Record<string, string>;
  /** Fields that are a list of records, in their order. */
  links?: Record<string, LinkTable & { to: string }>;
  /** Fields that hold files: one, or a list. */
  files?: Record<string, 'one' | 'many'>;
  /** Fields that only administrators set; others' are ignored. */
  curated?: readonly string[];
  /** Whether the caller may change this record. Without it only administrators may. */
  isOwn?: (caller: Caller, row: Row) => boolean;
  /** Deleted, and only waiting to be brought back. */
  isGone?: (row: Row) => boolean;
  /** Columns that follow from others, and rules between fields. */
  derive?: (fields: Record<string, unknown>, row: Row | undefined) => Columns;
  /** Called in the transaction with what a list newly holds. Answers the topics to be told afterwards. */
  linked?: (executor: Executor, field: string, id: string, others: string[]) => Promise<string[]>;
  /** Files whose addresses end when the record stops being public. */
  shownFiles?: (executor: Executor, row: Row) => Promise<string[]>;
}
