import type { Collection } from '../records/query/collection.ts';
import { idField, jsonField, recordFields, textField } from '../records/query/fields.ts';

export const auditCollection: Collection = {
  name: 'admin/audit',
  from: (row) => `audit_entries ${row}`,
  fields: {
    ...recordFields({}),
    user: idField('user_id', { notNull: true }),
    username: textField('username', { notNull: true, collated: true, sortedByStart: true }),
    action: textField('action', { notNull: true }),
    noun: textField('noun', { notNull: true }),
    record: textField('record_id', { notNull: true }),
    name: textField('name', { notNull: true, collated: true, sortedByStart: true }),
    before: jsonField('before'),
    after: jsonField('after'),
  },
  relations: {},
  visible: (_row, viewer) => (viewer.kind === 'all' ? 'true' : 'false'),
  search: (row) =>
    `lower(concat_ws(E'\\x1f', ${row}.username, ${row}.name, ${row}.record_id, ${row}.before::text, ${row}.after::text))`,
};
