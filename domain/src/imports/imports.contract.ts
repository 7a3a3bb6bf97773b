import * as z from 'zod';
import { moment, recordId } from '../records.contract.ts';
import { importLimits, importModes, importNouns, importStates, noteLevels, rowOutcomes } from './values.ts';

/** For each column of the sheet, from the left, the field it fills; null for one that is left out. A field stands at most once. */
export const columnMapping = z.array(z.string().max(60).nullable()).max(importLimits.columns);

const counts = z.object({
  make: z.number().int(),
  change: z.number().int(),
  leave: z.number().int(),
  ask: z.number().int(),
  refuse: z.number().int(),
});

export const importSchema = z.strictObject({
  id: recordId,
  noun: z.enum(importNouns),
  /** The name of the sheet's file. */
  name: z.string(),
  state: z.enum(importStates),
  mode: z.enum(importModes),
  /** How the file was written: 'utf-8', 'utf-16le', 'euc-kr', 'xlsx', 'ods'. */
  format: z.string(),
  heads: z.array(z.string()),
  mapping: columnMapping,
  /** The first values of each column, to choose by. */
  samples: z.array(z.array(z.string())),
  rows: z.number().int(),
  /** How many of them the work that is under way has done. */
  done: z.number().int(),
  counts: counts.nullable(),
  images: z.number().int(),
  /** Rows that somebody changed after the import: while there are any it cannot be undone. Told after an attempt. */
  changedSince: z.array(z.object({ row: z.number().int(), record: recordId, title: z.string() })),
  /** Why it failed: a key of `importProblems`, or a sentence. */
  problem: z.string().nullable(),
  createdAt: moment,
  finishedAt: moment.nullable(),
});
export type Import = z.infer<typeof importSchema>;

export const importSettings = z.strictObject({
  mapping: columnMapping.optional(),
  mode: z.enum(importModes).optional(),
});

const candidate = z.object({ id: recordId, title: z.string(), detail: z.string() });

/** What is said of a cell: a key of the words of notes with what belongs into their gaps, and for a question the candidates. */
export const cellNote = z.object({
  field: z.string(),
  level: z.enum(noteLevels),
  key: z.string(),
  values: z.record(z.string(), z.string()).optional(),
  candidates: z.array(candidate).optional(),
});
export type CellNote = z.infer<typeof cellNote>;

export const importRow = z.strictObject({
  /** As the sheet counts: the first row below the heads is 2. */
  number: z.number().int(),
  cells: z.array(z.string()),
  /** Null until it was checked. */
  outcome: z.enum(rowOutcomes).nullable(),
  notes: z.array(cellNote),
  /** The record that it makes or concerns, once it is known. */
  record: recordId.nullable(),
  /** What was chosen for its questions, by field, or by field and name where a cell names several: an id, or 'new'. */
  answers: z.record(z.string(), z.string()),
});
export type ImportRow = z.infer<typeof importRow>;

export const importRows = z.strictObject({ rows: z.array(importRow), count: z.number().int() });

export const importRowsQuery = z.strictObject({
  outcome: z.enum(rowOutcomes).optional(),
  /** Only rows of which something is said. */
  noted: z.enum(['true']).optional(),
  _start: z.coerce.number().int().min(0).max(importLimits.rows).default(0),
  _limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** For the row alone, or for every row that asks the same. Which record a row itself is, is always answered for that row alone. */
export const rowAnswer = z.strictObject({
  field: z.string().max(60),
  /** Of several names in the cell the one that is asked about, as the question's `values.value` says it. */
  value: z.string().max(200).optional(),
  choice: z.union([recordId, z.literal('new')]),
  everywhere: z.boolean().default(true),
});

/** What came of pictures that were sent: how many the import has now, and which were not taken. */
export const importImages = z.strictObject({
  images: z.number().int(),
  refused: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type ImportImages = z.infer<typeof importImages>;
