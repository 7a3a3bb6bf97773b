import * as z from 'zod';
import { languages } from '../language.ts';
import { recordId } from '../records.contract.ts';

export const bookletQuery = z.object({
  /** Without names, links and files, under the numbers of the round. */
  blind: z.enum(['true', 'false']).default('true'),
  /** The entries that this round judges, by its numbers; else all that were handed in. A blind booklet needs one. */
  round: recordId.optional(),
  language: z.enum(languages).default('ko'),
  part: z.coerce.number().int().min(1).max(1000).default(1),
});
export type BookletQuery = z.infer<typeof bookletQuery>;
