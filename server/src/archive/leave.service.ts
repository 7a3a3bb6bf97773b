import { Failure } from '@hwarang/domain/failures';
import type { AccountServices } from '../accounts/account-services.ts';
import { hasOtherAdministrator, lockAdministrators } from '../accounts/users.store.ts';
import { audit } from '../audit/audit.store.ts';
import { deleteFile } from '../media/media.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { demandCurrentPassword, demandSamePassword } from '../users/current-password.ts';
import { eraseAccount } from '../users/erase-account.ts';
import { ownFiles, removeArtistOf } from './archive.store.ts';

/** The own account, with the password: artist, artworks, pictures, entries and conversations go with it, at once and for good. */
export async function leave(
  { database: { orm }, changes }: AccountServices,
  caller: Caller,
  password: string | null | undefined,
): Promise<{ ok: true }> {
  demand(caller, 'keep an account');
  const { userId } = caller;
  if (!userId) throw new Failure('unauthorized');
  const before = await demandCurrentPassword(orm, userId, password, 'password');
  await orm.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const account = await demandSamePassword(tx, before, 'password');
    if (account.role.id === administrators && !(await hasOtherAdministrator(tx, administrators, userId)))
      throw new Failure('conflict', 'The last administrator cannot be blocked, demoted or deleted');
    const files = await ownFiles(tx, userId);
    await removeArtistOf(tx, userId);
    for (const { id } of files) await deleteFile(tx, id);
    const { username, email } = account.user;
    await audit(tx, caller, { noun: 'users', id: userId, before: { username, email }, after: undefined });
    await eraseAccount(tx, account.user, account.artist?.id);
  });
  await changes.settled();
  return { ok: true };
}
