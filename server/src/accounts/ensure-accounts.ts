import { randomBytes } from 'node:crypto';
import { guest } from '@hwarang/domain/accounts/guest';
import type { Services } from '../platform/services.ts';
import { addUser, ensureRole, hasUserOfRole, userByEmail } from './accounts.store.ts';
import { hashPassword } from './passwords.ts';

const roles = {
  administrator: { name: 'Administrator', type: 'administrator', description: 'Manages the whole house.' },
  authenticated: { name: 'Authenticated', type: 'authenticated', description: 'Signed in with an account.' },
  public: { name: 'Public', type: 'public', description: 'Reads what visitors can read.' },
} as const;

/** What must be there before the doors open: roles, the guest, the first administrator. Gives back the password it had to invent. */
export async function ensureAccounts({
  config,
  database: { orm },
}: Pick<Services, 'config' | 'database'>): Promise<{ administrator?: { email: string; password: string } }> {
  const administratorRole = await ensureRole(orm, roles.administrator);
  await ensureRole(orm, roles.authenticated);
  const publicRole = await ensureRole(orm, roles.public);
  if (!(await userByEmail(orm, guest.identifier)))
    await addUser(orm, {
      username: guest.username,
      email: guest.identifier,
      passwordHash: await hashPassword(guest.password),
      confirmed: true,
      roleId: publicRole,
    });
  if (await hasUserOfRole(orm, administratorRole)) return {};
  const { email } = config.admin;
  const password = config.admin.password ?? randomBytes(12).toString('base64url');
  const made = await addUser(orm, {
    username: 'admin',
    email,
    passwordHash: await hashPassword(password),
    confirmed: true,
    roleId: administratorRole,
  });
  return made && !config.admin.password ? { administrator: { email, password } } : {};
}
