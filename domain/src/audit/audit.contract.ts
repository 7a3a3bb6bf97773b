import * as z from 'zod';
import { defineContract, field, type Summary, unversionedFields } from '../contract.ts';
import { recordId } from '../records.contract.ts';

const changed = field(z.record(z.string(), z.unknown()).nullable());

/** One change by an administrator, or a file with personal data that one took; `before` and `after` hold only what differs. */
export const auditContract = defineContract('admin/audit', 'AuditEntry', {
  ...unversionedFields,
  user: field(recordId),
  username: field(z.string()),
  action: field(z.enum(['create', 'update', 'delete', 'download'])),
  noun: field(z.string()),
  record: field(z.string()),
  name: field(z.string()),
  before: changed,
  after: changed,
});
export type AuditEntry = Summary<typeof auditContract.members>;
