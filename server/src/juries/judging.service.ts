import { Failure, found, refuse } from '@hwarang/domain/failures';
import type {
  JurorEntry,
  JurorEntryInList,
  JuryScores,
  OwnScore,
  ScoreDraft,
  ScoreRequest,
} from '@hwarang/domain/juries/judging.contract';
import { juryWords as words } from '@hwarang/domain/juries/juries.words';
import { problemOfDraft, problemOfScore } from '@hwarang/domain/juries/scores';
import { viewedEntries } from '../open-calls/jury-view.store.ts';
import { juryView } from '../open-calls/jury-view.ts';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { entriesBefore, entryBefore, putConflict } from './conflicts.store.ts';
import { shuffled } from './draw.ts';
import { demandBegun, demandDeclared, demandJuror, holdAsJuror, isOpen, type Judging } from './juror.service.ts';
import { noteInJuryLog } from './jury-log.store.ts';
import { questionsOf } from './rounds.store.ts';
import { allOwn, ownOf, putDraft, putScore, removeScore, scoresOfRound } from './scores.store.ts';

type Needs = Pick<Services, 'database'>;
/** An entry by its number in the round. */
interface Which {
  round: string;
  number: number;
}

/** One that the juror may see; to all others it does not exist. */
const demandEntry = async (orm: Orm, { round, juror }: Judging, number: number) =>
  found(await entryBefore(orm, round.id, juror.id, number));

export async function listJurorEntries(
  { database: { orm } }: Needs,
  caller: Caller,
  roundId: string,
): Promise<JurorEntryInList[]> {
  const judging = await demandJuror(orm, caller, roundId);
  const { round, juror } = judging;
  demandDeclared(judging);
  demandBegun(judging);
  await noteInJuryLog(orm, caller, round.id, 'entries.seen');
  const open = (await entriesBefore(orm, round.id, juror.id)).filter(isOpen);
  const views = await viewedEntries(
    orm,
    open.map(({ entryId }) => entryId),
  );
  const own = await allOwn(orm, juror.id);
  return shuffled(round.seed, juror.id, open, ({ entryId }) => entryId).flatMap(({ entryId, number }) => {
    const entry = views.get(entryId);
    if (!entry) return [];
    const { works, artist } = juryView(entry, [], round);
    return [{ number, works, artist: artist ?? null, ...own(entryId) }];
  });
}

export async function seeEntry(
  { database: { orm } }: Needs,
  caller: Caller,
  { round: roundId, number }: Which,
): Promise<JurorEntry> {
  const judging = await demandJuror(orm, caller, roundId);
  const { round, juror } = judging;
  demandDeclared(judging);
  const { entryId } = await demandEntry(orm, judging, number);
  demandBegun(judging);
  await noteInJuryLog(orm, caller, round.id, 'entry.seen', { entryId });
  const entry = found((await viewedEntries(orm, [entryId])).get(entryId));
  const questions = await questionsOf(orm, round);
  return { number, ...juryView(entry, questions, round), ...(await ownOf(orm, juror.id, entryId)) };
}

/** The entry that a juror is about to score, held until it is done, and the version that the score will have. */
async function holdToScore(
  tx: Orm,
  caller: Caller,
  { round: roundId, number }: Which,
  { __v, ...given }: ScoreRequest,
  problemOf: typeof problemOfScore,
) {
  const judging = await holdAsJuror(tx, caller, roundId);
  const { round, juror } = judging;
  demandDeclared(judging);
  const { entryId } = await demandEntry(tx, judging, number);
  if (round.phase !== 'judging') refuse(words.notJudging);
  const wrong = problemOf(round, given);
  if (wrong) throw validationError({ [wrong.field]: [wrong.problem.en] });
  const before = await ownOf(tx, juror.id, entryId);
  const seen = (before.score ?? before.draft)?.__v ?? null;
  if (__v !== undefined && __v !== seen) throw new Failure('conflict', words.changedElsewhere.en, { data: before });
  return { round, given, at: { jurorId: juror.id, entryId, version: seen === null ? 0 : seen + 1 } };
}

export async function giveScore(
  { database: { orm } }: Needs,
  caller: Caller,
  which: Which,
  request: ScoreRequest,
): Promise<OwnScore> {
  return orm.transaction(async (tx) => {
    const { round, given, at } = await holdToScore(tx, caller, which, request, problemOfScore);
    const kept = await putScore(tx, at, given);
    const { entryId, version } = at;
    await noteInJuryLog(tx, caller, round.id, 'score.given', { entryId, details: { version } });
    return kept;
  });
}

/** Keeps what was marked or noted so far, for this juror alone. */
export async function beginScore(
  { database: { orm } }: Needs,
  caller: Caller,
  which: Which,
  request: ScoreRequest,
): Promise<ScoreDraft> {
  return orm.transaction(async (tx) => {
    const { round, given, at } = await holdToScore(tx, caller, which, request, problemOfDraft);
    const kept = await putDraft(tx, at, given);
    const { entryId, version } = at;
    await noteInJuryLog(tx, caller, round.id, 'score.begun', { entryId, details: { version } });
    return kept;
  });
}

/** Somebody who sees only while judging that they know the entrant. The score goes; what they wrote is not kept elsewhere. */
export async function recuse(
  { database: { orm } }: Needs,
  caller: Caller,
  { round: roundId, number }: Which,
  reason: string,
): Promise<{ ok: true }> {
  return orm.transaction(async (tx) => {
    const judging = await holdAsJuror(tx, caller, roundId);
    const { round, juror } = judging;
    demandDeclared(judging);
    const { entryId } = await demandEntry(tx, judging, number);
    if (round.phase !== 'judging') refuse(words.notJudging);
    await putConflict(tx, juror.id, entryId, { state: 'recused', reason, ground: 'declared' });
    const scores = (await removeScore(tx, juror.id, entryId)) ? 1 : 0;
    await noteInJuryLog(tx, caller, round.id, 'entry.recused', { entryId, details: { scores } });
    return { ok: true };
  });
}

/** What everybody gave, once nobody can change it. */
export async function seeScores({ database: { orm } }: Needs, caller: Caller, roundId: string): Promise<JuryScores> {
  const judging = await demandJuror(orm, caller, roundId);
  const { round, juror } = judging;
  demandDeclared(judging);
  if (round.phase !== 'discussion' && round.phase !== 'closed') refuse(words.notDiscussing);
  await noteInJuryLog(orm, caller, round.id, 'scores.seen');
  const scores = await scoresOfRound(orm, round.id);
  const open = (await entriesBefore(orm, round.id, juror.id)).filter(isOpen);
  const entries = shuffled(round.seed, juror.id, open, ({ entryId }) => entryId).map(({ entryId, number }) => ({
    number,
    scores: scores
      .filter(({ score }) => score.entryId === entryId)
      .map(({ score: { jurorId, marks, vote, note }, juror: name }) => ({
        juror: name,
        own: jurorId === juror.id,
        marks,
        vote,
        note,
      })),
  }));
  return { entries };
}
