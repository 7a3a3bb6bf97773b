import { Failure, found, refuse } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import type { JurorRound } from '@hwarang/domain/juries/judging.contract';
import { juryWords as words } from '@hwarang/domain/juries/juries.words';
import { type Caller, demand } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import type { Services } from '../services/services.ts';
import { entriesBefore, type RoundEntry } from './conflicts.store.ts';
import { type JurorRow, jurorByUser, roundsOfUser } from './jurors.store.ts';
import { noteInJuryLog } from './jury-log.store.ts';
import { holdRound, type RoundRow } from './rounds.store.ts';
import { scoresOfJuror } from './scores.store.ts';

type Needs = Pick<Services, 'database'>;

/** A round and the caller as its juror: every call of jurors begins here. */
export interface Judging {
  round: RoundRow;
  juror: JurorRow;
}

function demandJudge(caller: Caller): string {
  demand(caller, 'judge open calls');
  if (!caller.userId) throw new Failure('forbidden');
  return caller.userId;
}

/** 404 to whoever is no juror of the round, or no longer: nobody learns which rounds there are. */
export async function demandJuror(orm: Orm, caller: Caller, roundId: string): Promise<Judging> {
  const userId = demandJudge(caller);
  return found(isId(roundId) ? (await roundsOfUser(orm, userId, roundId))[0] : undefined);
}

/** The same for a change: the phase stays until it is made, and what one juror changes comes one after the other. */
export async function holdAsJuror(tx: Orm, caller: Caller, roundId: string): Promise<Judging> {
  const userId = demandJudge(caller);
  const round = found(await holdRound(tx, roundId, 'share'));
  return { round, juror: found(await jurorByUser(tx, round.id, userId, { locked: true })) };
}

/** What the juror has to declare before entries are shown. */
export function declarationStep({ round, juror }: Judging): JurorRound['declaration'] {
  if (juror.declaredAt) return 'done';
  return round.blind && !juror.namesDeclaredAt ? 'artists' : 'entries';
}

/** Before this, one entry that exists and one that does not answer alike. */
export function demandDeclared(judging: Judging): void {
  if (declarationStep(judging) !== 'done') refuse(words.declareFirst);
}

export function demandBegun({ round }: Judging): void {
  if (round.phase === 'setup' || round.phase === 'conflicts') refuse(words.notJudging);
}

/** Whether nothing keeps the juror out. */
export const isOpen = ({ conflict }: RoundEntry): boolean => conflict === null || conflict.state === 'cleared';

async function answerOf(
  orm: Orm,
  { round, juror, call }: Awaited<ReturnType<typeof roundsOfUser>>[number],
): Promise<JurorRound> {
  const step = declarationStep({ round, juror });
  const isShown = step === 'done' && round.phase !== 'setup' && round.phase !== 'conflicts';
  const entries = isShown ? (await entriesBefore(orm, round.id, juror.id)).filter(isOpen) : [];
  const scores = isShown ? await scoresOfJuror(orm, juror.id) : new Map();
  return {
    id: round.id,
    name: round.name,
    phase: round.phase,
    blind: round.blind,
    method: round.method,
    criteria: round.criteria,
    scale: round.scale,
    call,
    juror: juror.name,
    declaration: step,
    entries: entries.length,
    scored: entries.filter(({ entryId }) => scores.has(entryId)).length,
  };
}

export async function ownRounds({ database: { orm } }: Needs, caller: Caller): Promise<JurorRound[]> {
  const rows = await roundsOfUser(orm, demandJudge(caller));
  const answers: JurorRound[] = [];
  for (const row of rows) answers.push(await answerOf(orm, row));
  return answers;
}

export async function ownRound({ database: { orm } }: Needs, caller: Caller, roundId: string): Promise<JurorRound> {
  const { round } = await demandJuror(orm, caller, roundId);
  await noteInJuryLog(orm, caller, round.id, 'round.seen');
  const [row] = await roundsOfUser(orm, demandJudge(caller), round.id);
  return answerOf(orm, found(row));
}
