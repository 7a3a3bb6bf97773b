import { failureAnswer } from '@hwarang/domain/answers.contract';
import type { Contract } from '@hwarang/domain/contract';
import { wholeSchema } from '@hwarang/domain/contracts';
import { fileFormatSchema, fileSchema } from '@hwarang/domain/media/file';
import * as z from 'zod';

/** Schemas that the API's document names once and refers to; written out at every place it would be ten times as long. */
export function nameSchemas(contracts: readonly Contract[]): void {
  const named: [string, z.ZodType][] = [
    ['Failure', failureAnswer],
    ['File', fileSchema],
    ['FileFormat', fileFormatSchema],
  ];
  for (const contract of contracts) {
    const whole = wholeSchema(contract);
    named.push([contract.title, whole]);
    if (whole !== contract.summary) named.push([`${contract.title}Summary`, contract.summary]);
  }
  for (const [id, schema] of named) z.globalRegistry.add(schema, { id });
}
