import type { SignedIn } from '@hwarang/domain/accounts/accounts.contract';
import { Failure, refuse } from '@hwarang/domain/failures';
import type { Acceptance, Accepted, Invitation } from '@hwarang/domain/juries/judging.contract';
import { juryWords as words } from '@hwarang/domain/juries/juries.words';
import { can } from '@hwarang/domain/roles';
import type { AccountServices, Origin } from '../accounts/account-services.ts';
import { addUser, roleByType, userByEmail } from '../accounts/accounts.store.ts';
import { count, limits } from '../accounts/limits.ts';
import { hashOneTimeToken } from '../accounts/one-time-tokens.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import { demandFree, demandRightFields } from '../users/registration.service.ts';
import { welcome } from '../users/sign-in.service.ts';
import { acceptInvitation, invitationByHash, jurorByUser } from './jurors.store.ts';
import { noteInJuryLog } from './jury-log.store.ts';
import { proposeFor } from './proposals.service.ts';
import { holdRound } from './rounds.store.ts';

const overFailure = () => new Failure('not-found', words.invitationOver.en);

async function demandInvitation(orm: Orm, token: string) {
  const invitation = await invitationByHash(orm, hashOneTimeToken(token));
  if (!invitation) throw overFailure();
  return invitation;
}

/** What is known to whoever holds the link, before it is used. */
export async function seeInvitation({ database: { orm } }: AccountServices, token: string): Promise<Invitation> {
  const { juror, round, call } = await demandInvitation(orm, token);
  return {
    name: juror.name,
    email: juror.email,
    call: call.title,
    round: round.name,
    expires_at: juror.invitationExpiresAt?.toISOString() ?? '',
    has_account: (await userByEmail(orm, juror.email)) !== undefined,
  };
}

/** As the account that is signed in, or as one that is made for it: the mail has reached its owner, so it needs no confirmation. */
export async function accept(
  services: AccountServices,
  caller: Caller,
  token: string,
  given: Acceptance,
  origin: Origin,
): Promise<Accepted> {
  const { orm } = services.database;
  const { juror, round } = await demandInvitation(orm, token);
  const isSignedIn = caller.userId !== undefined && can(caller.role, 'judge open calls');
  const account = isSignedIn ? undefined : await newAccount(orm, juror.email, given, origin);
  const userId = await orm.transaction(async (tx) => {
    const held = await holdRound(tx, round.id, 'share');
    if (!held) throw overFailure();
    if (held.phase === 'discussion' || held.phase === 'closed') refuse(words.judgingOver);
    const id = account ? await addUser(tx, { ...account, roleId: await roleByType(tx, 'juror') }) : caller.userId;
    if (!id) return refuse(words.signInFirst);
    if (await jurorByUser(tx, round.id, id)) refuse(words.alreadyJuror);
    if (!(await acceptInvitation(tx, juror.id, hashOneTimeToken(token), id))) throw overFailure();
    await noteInJuryLog(tx, { ...caller, userId: id }, round.id, 'juror.accepted', { details: { juror: juror.id } });
    if (held.phase !== 'setup') await proposeFor(tx, { ...caller, userId: id }, round.id, [{ ...juror, userId: id }]);
    return id;
  });
  const session: SignedIn | null = account ? await welcome(orm, services, userId, origin) : null;
  return { round: round.id, session };
}

/** Everything an account needs but its role. */
async function newAccount(orm: Orm, email: string, given: Acceptance, { address, language }: Origin) {
  if (await userByEmail(orm, email)) refuse(words.signInFirst);
  const fields = { username: given.username ?? '', email, password: given.password ?? '' };
  const { username } = demandRightFields(fields);
  await count(orm, limits.register(address));
  await demandFree(orm, email, username);
  return { username, email, passwordHash: await hashPassword(fields.password), confirmed: true, language };
}
