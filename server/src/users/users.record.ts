import { roleContract, userContract } from '@hwarang/domain/accounts/users.contract';
import { roles, users } from '../accounts/accounts.table.ts';
import { defineRecord } from '../records/define-record.ts';
import { visibleToAdministrators } from '../records/visibility.ts';

/** Only what the contract names can be asked for, sorted or filtered by: never a password or a token. */
export const usersRecord = defineRecord({
  contract: userContract,
  table: users,
  columns: {
    password_hash: null,
    confirmation_token_hash: null,
    confirmation_token_expires_at: null,
    reset_token_hash: null,
    reset_token_expires_at: null,
    new_email: null,
    new_email_token_hash: null,
    new_email_expires_at: null,
    language: null,
    marketing_consent_at: null,
    artist_hidden: null,
  },
  from: (row) => `(select u.*, (select a.id from artists a where a.user_id = u.id) as artist_id from users u) ${row}`,
  fields: {
    username: { searched: true, collated: true },
    email: { searched: true },
    role: { sharesVisibility: true },
    artist: { column: 'artist_id' },
    companies: { back: 'user_id' },
    contracts: { back: 'user_id' },
  },
  readBy: 'nobody',
  visible: visibleToAdministrators,
  admin: { relations: ['role', 'artist'] },
});

export const rolesRecord = defineRecord({
  contract: roleContract,
  table: roles,
  columns: {},
  fields: { name: { searched: true } },
  readBy: 'nobody',
  visible: visibleToAdministrators,
});
