import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import type { RoleType } from '@hwarang/domain/roles';
import { ensureRoles, userByEmail, usernameTaken } from '../accounts/accounts.store.ts';
import { isImportedHash } from '../accounts/passwords.ts';
import type { Orm } from '../platform/orm.ts';
import { putRecord } from './import.store.ts';
import type { Export } from './read-export.ts';
import type { Report } from './report.ts';
import { type Doc, idOf, textOf, timesOf } from './values.ts';

/** Nobody knows a password for it: it is chosen anew by mail. */
const noPassword = '!';

function roleOf(doc: Doc, roles: ReadonlyMap<string, Doc>): RoleType {
  const role = roles.get(idOf(doc.role) ?? '') ?? (doc.role as Doc | undefined);
  const type = textOf(role?.type ?? role?.name)?.toLowerCase();
  if (type === 'administrator' || type === 'admin') return 'administrator';
  return type === 'public' ? 'public' : 'authenticated';
}

/** The accounts. Answers under which id each of them lives here: one whose email is known keeps the account it has. */
export async function importUsers(orm: Orm, { docs }: Export, report: Report): Promise<Map<string, string>> {
  const roleIds = await ensureRoles(orm);
  const roles = new Map(docs.roles.map((doc) => [idOf(doc) ?? '', doc]));
  const ids = new Map<string, string>();
  for (const doc of docs.users) {
    const id = idOf(doc);
    const email = tidyEmail(textOf(doc.email) ?? '');
    if (!id || !isEmail(email)) {
      report.refuse('users', id, id ? `has no email ("${email}")` : 'has no id');
      continue;
    }
    const known = await userByEmail(orm, email);
    if (known && known.id !== id) {
      ids.set(id, known.id);
      report.note('users', id, `is the account that ${email} has here already`);
      report.count('users', 'kept');
      continue;
    }
    let username = textOf(doc.username) ?? email;
    if (await usernameTaken(orm, username, id)) {
      report.note('users', id, `is called ${username}-${id.slice(-6)} here: another account has the name ${username}`);
      username = `${username}-${id.slice(-6)}`;
    }
    const password = textOf(doc.password);
    if (!password || !isImportedHash(password)) report.note('users', id, 'has no password and chooses one by mail');
    const outcome = await putRecord(orm, 'users', {
      id,
      username,
      email,
      provider: textOf(doc.provider) ?? 'local',
      password_hash: password && isImportedHash(password) ? password : noPassword,
      confirmed: doc.confirmed === true,
      blocked: doc.blocked === true,
      role_id: roleIds[roleOf(doc, roles)],
      ...timesOf(doc, id),
    });
    ids.set(id, id);
    report.count('users', outcome);
  }
  return ids;
}
