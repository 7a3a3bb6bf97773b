import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { Failure, found, refuse } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { invitationEmail, juryWords as words } from '@hwarang/domain/juries/juries.words';
import {
  type Conflict,
  type ConflictDecision,
  type Juror,
  type NewJuror,
  roundLimits,
} from '@hwarang/domain/juries/rounds.contract';
import type { Language } from '@hwarang/domain/language';
import type { Origin } from '../accounts/account-services.ts';
import { userByEmail } from '../accounts/accounts.store.ts';
import { count, limits } from '../accounts/limits.ts';
import { hashOneTimeToken, newOneTimeToken } from '../accounts/one-time-tokens.ts';
import { openCallBySlug } from '../open-calls/open-calls.store.ts';
import type { Caller } from '../platform/caller.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { conflictOf, conflictsOfRound, isIn, putConflict } from './conflicts.store.ts';
import {
  addJuror,
  holdJuror,
  inviteAgain,
  jurorAnswer,
  jurorsOfRound,
  removeJuror,
  stateOfJuror,
} from './jurors.store.ts';
import { noteInJuryLog } from './jury-log.store.ts';
import { demandRound, holdCuratedRound, type Which } from './rounds.service.ts';
import type { RoundRow } from './rounds.store.ts';
import { removeScore, removeScoresOfJuror } from './scores.store.ts';

type Needs = Pick<Services, 'database' | 'mail'>;

const isJudged = ({ phase }: RoundRow): boolean => phase === 'discussion' || phase === 'closed';

export async function listJurors({ database: { orm } }: Needs, caller: Caller, which: Which): Promise<Juror[]> {
  const round = await demandRound(orm, caller, which);
  await noteInJuryLog(orm, caller, round.id, 'jurors.seen');
  return jurorsOfRound(orm, round.id);
}

export async function inviteJuror(
  { database: { orm }, mail }: Needs,
  caller: Caller,
  which: Which,
  given: NewJuror,
  origin: Origin,
): Promise<Juror> {
  await demandRound(orm, caller, which);
  const email = tidyEmail(given.email);
  if (!isEmail(email)) throw validationError({ email: [words.email.en] });
  await count(orm, limits.mailTo(email, origin.address));
  const token = newOneTimeToken();
  const made = await orm.transaction(async (tx) => {
    const round = await holdCuratedRound(tx, caller, which);
    if (isJudged(round)) refuse(words.judgingOver);
    const standing = (await jurorsOfRound(tx, round.id)).filter(({ state }) => state !== 'removed');
    if (standing.length >= roundLimits.jurors) refuse(words.tooManyJurors);
    const id = await addJuror(tx, round.id, { ...given, email }, hashOneTimeToken(token));
    if (!id) return refuse(words.alreadyJuror);
    await mailInvitation(tx, round, which.slug, { email, name: given.name }, token, origin, given.language);
    await noteInJuryLog(tx, caller, round.id, 'juror.invited', { details: { juror: id } });
    return jurorAnswer(tx, id);
  });
  mail.notify();
  return found(made);
}

/** A new link in the place of the last one. */
export async function sendInvitationAgain(
  { database: { orm }, mail }: Needs,
  caller: Caller,
  which: Which,
  id: string,
  origin: Origin,
): Promise<Juror> {
  const token = newOneTimeToken();
  const again = await orm.transaction(async (tx) => {
    const round = await holdCuratedRound(tx, caller, which);
    const juror = found(await holdJuror(tx, round.id, id));
    const state = stateOfJuror(juror);
    if (state === 'removed') throw new Failure('not-found');
    if (state === 'accepted') refuse(words.alreadyAccepted);
    if (isJudged(round)) refuse(words.judgingOver);
    await count(tx, limits.mailTo(juror.email, origin.address));
    await inviteAgain(tx, id, hashOneTimeToken(token));
    await mailInvitation(tx, round, which.slug, juror, token, origin);
    await noteInJuryLog(tx, caller, round.id, 'juror.invited-again', { details: { juror: id } });
    return jurorAnswer(tx, id);
  });
  mail.notify();
  return found(again);
}

async function mailInvitation(
  tx: Orm,
  round: RoundRow,
  slug: string,
  { email, name }: { email: string; name: string },
  token: string,
  { site, language }: Origin,
  chosen?: Language,
): Promise<void> {
  const call = found(await openCallBySlug(tx, slug));
  const link = `${site}/jury/invitation?token=${token}`;
  const known = chosen ?? (await userByEmail(tx, email))?.language ?? language;
  await enqueueMail(tx, email, composeEmail(invitationEmail(name, call.texts.title, round.name, link), known));
}

/** Closes everything to the juror at once: each call asks the database. What was not sealed yet is taken out of the judging. */
export async function dismissJuror({ database: { orm } }: Needs, caller: Caller, which: Which, id: string) {
  return orm.transaction(async (tx) => {
    const round = await holdCuratedRound(tx, caller, which);
    const juror = found(await holdJuror(tx, round.id, id));
    if (juror.removedAt) throw new Failure('not-found');
    await removeJuror(tx, id);
    const scores = isJudged(round) ? 0 : await removeScoresOfJuror(tx, id);
    await noteInJuryLog(tx, caller, round.id, 'juror.removed', { details: { juror: id, scores } });
    return found(await jurorAnswer(tx, id));
  });
}

export async function listConflicts({ database: { orm } }: Needs, caller: Caller, which: Which): Promise<Conflict[]> {
  const round = await demandRound(orm, caller, which);
  await noteInJuryLog(orm, caller, round.id, 'conflicts.seen');
  return conflictsOfRound(orm, round.id);
}

/** A curator keeps a juror out of any entry, or lets them in again where neither the juror nor the facts speak against it. */
export async function decideConflict(
  { database: { orm } }: Needs,
  caller: Caller,
  which: Which,
  { juror: jurorId, entry: entryId }: { juror: string; entry: string },
  { state, reason }: ConflictDecision,
): Promise<Conflict> {
  return orm.transaction(async (tx) => {
    const round = await holdCuratedRound(tx, caller, which, 'share');
    const juror = found(await holdJuror(tx, round.id, jurorId));
    if (!isId(entryId) || !(await isIn(tx, round.id, entryId))) throw new Failure('not-found');
    if (isJudged(round)) refuse(words.judgingOver);
    if (state === 'cleared') {
      const before = found(await conflictOf(tx, jurorId, entryId));
      if (before.grounds.includes('same-person') || before.grounds.includes('declared')) refuse(words.notClearable);
      if (reason === '') throw validationError({ reason: [words.reasonMissing.en] });
      // The entry that appears to somebody who has read the names would tell whose it is.
      if (round.blind && juror.namesDeclaredAt) refuse(words.tooLateToClear);
    }
    await putConflict(tx, jurorId, entryId, { state, reason });
    const scores = state === 'recused' && (await removeScore(tx, jurorId, entryId)) ? 1 : 0;
    await noteInJuryLog(tx, caller, round.id, 'conflict.decided', {
      entryId,
      details: { juror: jurorId, state, scores },
    });
    const [answer] = await conflictsOfRound(tx, round.id, { jurorId, entryId });
    return found(answer);
  });
}
