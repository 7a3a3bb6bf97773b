import { found, refuse } from '@hwarang/domain/failures';
import { roundPhases } from '@hwarang/domain/juries/juries.contract';
import { juryWords as words } from '@hwarang/domain/juries/juries.words';
import {
  type JurorProgress,
  type JuryRound,
  type NewRound,
  type PhaseChange,
  type RoundChange,
  roundLimits,
} from '@hwarang/domain/juries/rounds.contract';
import { leafOf, sealOf } from '@hwarang/domain/juries/seal';
import { takesEntry } from '@hwarang/domain/open-calls/call-state';
import type { Origin } from '../accounts/account-services.ts';
import { answerOf as callAnswer } from '../open-calls/call-answer.ts';
import { holdOpenCall, openCallBySlug } from '../open-calls/open-calls.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { conflictCounts } from './conflicts.store.ts';
import { shuffled } from './draw.ts';
import { acceptedJurors, jurorsOfRound } from './jurors.store.ts';
import { juryLogOf, noteInJuryLog } from './jury-log.store.ts';
import { mailPhase } from './phase-mails.ts';
import { proposeFor } from './proposals.service.ts';
import {
  addRound,
  addRoundEntries,
  beginJudging,
  changeRound,
  handedIn,
  holdRound,
  type RoundRow,
  removeRound,
  roundAnswer,
  roundsOfCall,
} from './rounds.store.ts';
import { keepSeal, removeDrafts, saltScores, scoreCounts } from './scores.store.ts';

type Needs = Pick<Services, 'database' | 'changes'>;

/** Which round of which call. */
export interface Which {
  slug: string;
  round: string;
}

export async function listRounds({ database: { orm } }: Needs, caller: Caller, slug: string): Promise<JuryRound[]> {
  demand(caller, 'manage open calls');
  found(await openCallBySlug(orm, slug));
  return roundsOfCall(orm, slug);
}

export async function seeRound({ database: { orm } }: Needs, caller: Caller, which: Which): Promise<JuryRound> {
  const round = await demandRound(orm, caller, which);
  await noteInJuryLog(orm, caller, round.id, 'round.seen');
  return round;
}

/** The round as curators see it; to nobody else. */
export async function demandRound(orm: Orm, caller: Caller, { slug, round }: Which): Promise<JuryRound> {
  demand(caller, 'manage open calls');
  return found(await roundAnswer(orm, slug, round));
}

/** The same, held until the transaction ends. */
export async function holdCuratedRound(
  tx: Orm,
  caller: Caller,
  which: Which,
  how: 'share' | 'update' = 'update',
): Promise<RoundRow> {
  await demandRound(tx, caller, which);
  return found(await holdRound(tx, which.round, how));
}

export async function makeRound({ database: { orm } }: Needs, caller: Caller, slug: string, given: NewRound) {
  demand(caller, 'manage open calls');
  return orm.transaction(async (tx) => {
    const call = found(await holdOpenCall(tx, slug, 'update'));
    const before = await roundsOfCall(tx, slug);
    if (before.length >= roundLimits.rounds) refuse(words.tooManyRounds);
    const id = await addRound(tx, call.id, Math.max(0, ...before.map(({ position }) => position)) + 1, given);
    await noteInJuryLog(tx, caller, id, 'round.made', { details: given });
    return found(await roundAnswer(tx, slug, id));
  });
}

export async function editRound({ database: { orm } }: Needs, caller: Caller, which: Which, change: RoundChange) {
  return orm.transaction(async (tx) => {
    const round = await holdCuratedRound(tx, caller, which);
    const { __v, ...facts } = change;
    if (__v !== undefined && __v !== round.version) refuse(words.changedElsewhere);
    const { name, ...rules } = facts;
    if (round.phase !== 'setup' && Object.values(rules).some((rule) => rule !== undefined)) refuse(words.rulesFixed);
    await changeRound(tx, round, facts);
    await noteInJuryLog(tx, caller, round.id, 'round.changed', { details: facts });
    return demandRound(tx, caller, which);
  });
}

/** As long as nobody has judged. */
export async function deleteRound({ database: { orm } }: Needs, caller: Caller, which: Which): Promise<JuryRound> {
  return orm.transaction(async (tx) => {
    const answer = await demandRound(tx, caller, which);
    const { id, phase } = await holdCuratedRound(tx, caller, which);
    if (phase !== 'setup' && phase !== 'conflicts') refuse(words.judged);
    await removeRound(tx, id);
    await noteInJuryLog(tx, caller, id, 'round.deleted');
    return answer;
  });
}

export async function changePhase(
  { database: { orm }, changes, mail }: Needs & Pick<Services, 'mail'>,
  caller: Caller,
  which: Which,
  change: PhaseChange,
  { site }: Pick<Origin, 'site'>,
): Promise<JuryRound> {
  const answer = await orm.transaction(async (tx) => {
    demand(caller, 'manage open calls');
    // The call first, as whoever hands an entry in holds it: the entries of a round are fixed once nobody can add to them.
    const call = found(await holdOpenCall(tx, which.slug, 'update'));
    const round = await holdCuratedRound(tx, caller, which);
    const next = roundPhases[roundPhases.indexOf(round.phase) + 1];
    if (change.phase !== next) refuse(words.otherPhase);
    if (next === 'conflicts') {
      if (takesEntry(callAnswer(call), Date.now(), 0)) refuse(words.takesEntries);
      await fixEntries(tx, caller, round, change.entries);
      await beginJudging(tx, call.id);
    }
    if (next === 'judging' && (await acceptedJurors(tx, round.id)).length === 0) refuse(words.noJurors);
    if (next === 'discussion') await seal(tx, caller, round);
    await changeRound(tx, round, { phase: change.phase });
    await noteInJuryLog(tx, caller, round.id, 'round.phase', { details: { from: round.phase, to: next } });
    if (next === 'conflicts' || next === 'judging' || next === 'discussion')
      await mailPhase(tx, call, round, next, site);
    return demandRound(tx, caller, which);
  });
  mail.notify();
  await changes.settled();
  return answer;
}

/** Which entries the round judges, under numbers drawn by lot, and who is too close to them. */
async function fixEntries(tx: Orm, caller: Caller, round: RoundRow, chosen: string[] | undefined): Promise<void> {
  if (round.method === 'scores' && round.criteria.length === 0) refuse(words.noCriteria);
  const ids = await handedIn(tx, round.openCallId, chosen);
  if (chosen && ids.length < new Set(chosen).size) throw validationError({ entries: [words.unknownEntries.en] });
  if (ids.length === 0) refuse(words.noEntries);
  await addRoundEntries(tx, round.id, shuffled(round.seed, 'numbers', ids, String));
  await proposeFor(tx, caller, round.id, await acceptedJurors(tx, round.id));
}

/** From now on no score can be changed without its being found. */
async function seal(tx: Orm, caller: Caller, round: RoundRow): Promise<void> {
  await removeDrafts(tx, round.id);
  const leaves = (await Promise.all((await saltScores(tx, round.id)).map(leafOf))).sort();
  const sealed = await sealOf(leaves);
  await keepSeal(tx, round.id, leaves, sealed);
  await noteInJuryLog(tx, caller, round.id, 'round.sealed', { details: { scores: leaves.length, seal: sealed } });
}

/** How far each juror is. */
export async function progressOf({ database: { orm } }: Needs, caller: Caller, which: Which): Promise<JurorProgress[]> {
  const round = await demandRound(orm, caller, which);
  await noteInJuryLog(orm, caller, round.id, 'progress.seen');
  const conflicts = await conflictCounts(orm, round.id);
  const scores = new Map((await scoreCounts(orm, round.id)).map((row) => [row.jurorId, row]));
  return (await jurorsOfRound(orm, round.id)).map(({ id, name, state, declared_at }) => {
    const kept = (kind: string) => conflicts.find(({ jurorId, state }) => jurorId === id && state === kind)?.count ?? 0;
    return {
      juror: { id, name, state },
      declared: declared_at !== null,
      proposed: kept('proposed'),
      recused: kept('recused'),
      entries: round.entries - kept('proposed') - kept('recused'),
      scored: scores.get(id)?.count ?? 0,
      last_at: scores.get(id)?.lastAt.toISOString() ?? null,
    };
  });
}

export async function logOf(
  { database: { orm } }: Needs,
  caller: Caller,
  which: Which,
  { _limit, _start }: { _limit: number; _start: number },
) {
  const round = await demandRound(orm, caller, which);
  const lines = await juryLogOf(orm, round.id, { limit: _limit, start: _start });
  await noteInJuryLog(orm, caller, round.id, 'log.seen');
  return lines;
}
