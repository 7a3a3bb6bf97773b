import { auditContract } from '@hwarang/domain/audit/audit.contract';
import { auditEntries } from '../audit/audit.table.ts';
import { defineRecord } from '../records/define-record.ts';
import { visibleToAdministrators } from '../records/visibility.ts';

export const auditRecord = defineRecord({
  contract: auditContract,
  table: auditEntries,
  columns: { user_id: 'user', record_id: 'record' },
  fields: {
    username: { searched: true, collated: true, sortedByStart: true },
    record: { searched: true },
    name: { searched: true, collated: true, sortedByStart: true },
    before: { searched: true },
    after: { searched: true },
  },
  readBy: 'see administration',
  visible: visibleToAdministrators,
});
