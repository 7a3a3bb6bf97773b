import type { Collection, Viewer } from '../records/query/collection.ts';
import { booleanField, recordFields, textField } from '../records/query/fields.ts';

const toAdministrators = (_row: string, viewer: Viewer): string => (viewer.kind === 'all' ? 'true' : 'false');

/** Only what stands here can be asked for, sorted or filtered by: never a password or a token. */
export const usersCollection: Collection = {
  name: 'users',
  from: (row) => `(select u.*, (select a.id from artists a where a.user_id = u.id) as artist_id from users u) ${row}`,
  fields: {
    ...recordFields({}),
    username: textField('username', { notNull: true, collated: true }),
    email: textField('email', { notNull: true }),
    provider: textField('provider', { notNull: true }),
    confirmed: booleanField('confirmed', { notNull: true }),
    blocked: booleanField('blocked', { notNull: true }),
  },
  relations: {
    role: { kind: 'one', to: 'roles', column: 'role_id', sharesVisibility: true },
    artist: { kind: 'one', to: 'artists', column: 'artist_id' },
    companies: {
      kind: 'many',
      to: 'companies',
      on: (row, target) => `${target}.user_id = ${row}.id`,
      order: (target) => `${target}.id`,
    },
    contracts: {
      kind: 'many',
      to: 'contracts',
      on: (row, target) => `${target}.user_id = ${row}.id`,
      order: (target) => `${target}.id`,
    },
  },
  visible: toAdministrators,
  search: (row) => `lower(concat_ws(E'\\x1f', ${row}.username, ${row}.email))`,
};

export const rolesCollection: Collection = {
  name: 'roles',
  from: (row) => `roles ${row}`,
  fields: {
    ...recordFields({}),
    name: textField('name', { notNull: true }),
    type: textField('type', { notNull: true }),
    description: textField('description', { notNull: true }),
  },
  relations: {},
  visible: toAdministrators,
  search: (row) => `lower(${row}.name)`,
};
