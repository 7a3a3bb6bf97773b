import { randomBytes } from 'node:crypto';
import { guest } from '@hwarang/domain/accounts/guest';
import type { RoleType } from '@hwarang/domain/roles';
import type { Orm } from '../platform/database.ts';
import type { Services } from '../services/services.ts';
import { addUser, changeUser, ensureRole, hasUserOfRole, userByEmail } from './accounts.store.ts';
import { hashPassword } from './passwords.ts';
import { lockAdministrators } from './users.store.ts';

const roles = {
  administrator: { name: 'Administrator', type: 'administrator', description: 'Manages the whole site.' },
  authenticated: { name: 'Authenticated', type: 'authenticated', description: 'Signed in with an account.' },
  public: { name: 'Public', type: 'public', description: 'Reads what visitors can read.' },
} as const;

type Base = Pick<Services, 'config' | 'database'>;

/** The roles of the site, by their type. */
export const ensureRoles = async (orm: Orm): Promise<Record<RoleType, string>> => ({
  administrator: await ensureRole(orm, roles.administrator),
  authenticated: await ensureRole(orm, roles.authenticated),
  public: await ensureRole(orm, roles.public),
});

/** What must be there before the doors open: roles, the guest, the first administrator. Gives back the password it had to invent. */
export async function ensureAccounts(services: Base): Promise<{ administrator?: { email: string; password: string } }> {
  const { orm } = services.database;
  const ids = await ensureRoles(orm);
  if (!(await userByEmail(orm, guest.identifier)))
    await addUser(orm, {
      username: guest.username,
      email: guest.identifier,
      passwordHash: await hashPassword(guest.password),
      confirmed: true,
      roleId: ids.public,
    });
  return (await hasUserOfRole(orm, ids.administrator)) ? {} : addAdministrator(services, ids.administrator);
}

/** Two instances that start together make one administrator: the second waits for the lock and finds it. */
async function addAdministrator({ config, database: { orm } }: Base, roleId: string) {
  const { email } = config.admin;
  const password = config.admin.password ?? randomBytes(12).toString('base64url');
  const keys = { passwordHash: await hashPassword(password), confirmed: true, blocked: false, roleId };
  const made = await orm.transaction(async (tx) => {
    await lockAdministrators(tx);
    if (await hasUserOfRole(tx, roleId)) return false;
    const known = await userByEmail(tx, email);
    if (known) await changeUser(tx, known.id, keys);
    else if (!(await addUser(tx, { ...keys, username: 'admin', email })))
      await addUser(tx, { ...keys, username: `admin-${randomBytes(4).toString('hex')}`, email });
    return true;
  });
  return made && !config.admin.password ? { administrator: { email, password } } : {};
}
