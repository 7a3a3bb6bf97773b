import * as z from 'zod';
import { moment, recordId } from '../records.contract.ts';

const part = z.record(z.string(), z.unknown()).nullable();

/** One change by an administrator; `before` and `after` hold only what differs. */
export const auditEntry = z.object({
  _id: recordId,
  id: recordId,
  user: recordId,
  username: z.string(),
  action: z.enum(['create', 'update', 'delete']),
  noun: z.string(),
  record: z.string(),
  name: z.string(),
  before: part,
  after: part,
  createdAt: moment,
  updatedAt: moment,
});
export type AuditEntry = z.infer<typeof auditEntry>;
