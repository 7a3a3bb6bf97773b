import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { unkeepable } from '@hwarang/domain/keepable';
import type { RoleType } from '@hwarang/domain/roles';
import { ensureRoles } from '../accounts/accounts.store.ts';
import { isImportedHash } from '../accounts/passwords.ts';
import type { Orm } from '../platform/orm.ts';
import type { Columns } from '../records/write/rows.ts';
import { batchesOf, inRounds, withoutRepeats } from './batches.ts';
import { accountsOf, putAccepted, putRecords } from './import.store.ts';
import type { Progress } from './progress.ts';
import type { Export } from './read-export.ts';
import type { Report } from './report.ts';
import { type Doc, idOf, textOf, timesOf } from './values.ts';

/** Nobody knows a password for it: it is chosen anew by mail. */
const noPassword = '!';
/** The database is asked for many names at once, and would not answer for any of them. */

interface Account {
  id: string;
  email: string;
  username: string;
  doc: Doc;
}

function roleOf(doc: Doc, roles: ReadonlyMap<string, Doc>): RoleType {
  const role = roles.get(idOf(doc.role) ?? '') ?? (doc.role as Doc | undefined);
  const type = textOf(role?.type ?? role?.name)?.toLowerCase();
  if (type === 'administrator' || type === 'admin') return 'administrator';
  return type === 'public' ? 'public' : 'authenticated';
}

function accountOf(doc: Doc, report: Report): Account | undefined {
  const id = idOf(doc);
  const email = tidyEmail(textOf(doc.email) ?? '');
  const username = textOf(doc.username) ?? email;
  if (!id) report.refuse('users', id, 'has no id');
  else if (!isEmail(email)) report.refuse('users', id, `has no email ("${email}")`);
  else if (unkeepable.test(username)) report.refuse('users', id, 'has a name that cannot be kept as text');
  else return { id, email, username, doc };
  return undefined;
}

/** The accounts. Answers those that live under another id here: one whose email is known keeps the account it has. */
export async function importUsers(
  orm: Orm,
  all: Export,
  report: Report,
  progress: Progress,
): Promise<Map<string, string>> {
  const roleIds = await ensureRoles(orm);
  const roles = new Map<string, Doc>();
  for await (const doc of all.documents('roles')) roles.set(idOf(doc) ?? '', doc);
  const others = new Map<string, string>();

  async function round(some: Account[]): Promise<Account[]> {
    const [first, later] = withoutRepeats(some, ({ id, email, username }) => [id, email, username.toLowerCase()]);
    const known = await accountsOf(
      orm,
      first.map(({ email }) => email),
      first.map(({ username }) => username),
    );
    const rows: (Columns & { id: string })[] = [];
    for (const { id, email, username, doc } of first) {
      const here = known.byEmail.get(email);
      if (here && here !== id) {
        others.set(id, here);
        report.note('users', id, `is the account that ${email} has here already`);
        report.count('users', 'kept');
        continue;
      }
      const free = (known.byName.get(username) ?? id) === id ? username : `${username}-${id.slice(-6)}`;
      if (free !== username)
        report.note('users', id, `is called ${free} here: another account has the name ${username}`);
      const password = textOf(doc.password);
      const hash = password && isImportedHash(password) ? password : undefined;
      if (!hash) report.note('users', id, 'has no password and chooses one by mail');
      rows.push({
        id,
        username: free,
        email,
        provider: textOf(doc.provider) ?? 'local',
        password_hash: hash ?? noPassword,
        confirmed: doc.confirmed === true,
        blocked: doc.blocked === true,
        role_id: roleIds[roleOf(doc, roles)],
        ...timesOf(doc, id),
      });
    }
    await putUsers(orm, rows, report);
    return later;
  }

  let done = 0;
  for await (const docs of batchesOf(all.documents('users'))) {
    await inRounds(
      docs.flatMap((doc) => accountOf(doc, report) ?? []),
      round,
    );
    done += docs.length;
    progress.at('users', done, all.total('users'));
  }
  return others;
}

async function putUsers(orm: Orm, rows: readonly (Columns & { id: string })[], report: Report): Promise<void> {
  const refused = new Set<string>();
  const written = await putAccepted(
    orm,
    rows,
    (executor, some) => putRecords(executor, 'users', some),
    ({ id }, reason) => {
      refused.add(id);
      report.refuse('users', id, `is not taken by the database: ${reason}`);
    },
  );
  const outcomes = new Map(written);
  for (const { id } of rows) if (!refused.has(id)) report.count('users', outcomes.get(id) ?? 'kept');
}
