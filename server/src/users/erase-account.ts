import { type UserRow, userByEmail } from '../accounts/accounts.store.ts';
import { removeUser } from '../accounts/users.store.ts';
import { eraseFromAudit } from '../audit/audit.store.ts';
import { forgetMailsTo } from '../platform/mail.store.ts';
import type { Orm } from '../platform/orm.ts';
import { eraseAsker } from './erase-asker.store.ts';
import { eraseJuror } from './erase-juror.store.ts';

/** The account, and what is kept elsewhere of whoever had it. Give the transaction, and the artist if that goes too, once it is gone. */
export async function eraseAccount(tx: Orm, user: UserRow, artistId?: string): Promise<void> {
  const { id, email, newEmail } = user;
  const addresses = [email, ...(await eraseJuror(tx, { id, email }))];
  await eraseAsker(tx, { id, email });
  await removeUser(tx, id);
  await eraseFromAudit(tx, id, artistId);
  // Somebody else may have registered with the address that was asked for.
  if (newEmail && !(await userByEmail(tx, newEmail))) addresses.push(newEmail);
  for (const address of addresses) await forgetMailsTo(tx, address);
}
