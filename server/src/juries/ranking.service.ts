import { Failure, refuse } from '@hwarang/domain/failures';
import type { RoundPhase } from '@hwarang/domain/juries/juries.contract';
import { pointsOf, rankingOf } from '@hwarang/domain/juries/ranking';
import type { Ranking, RankingRow } from '@hwarang/domain/juries/results.contract';
import { resultRefusals as refusals } from '@hwarang/domain/juries/results.words';
import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../captions/captions.csv.ts';
import { type OpenCallRow, openCallBySlug } from '../open-calls/open-calls.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import type { Services } from '../services/services.ts';
import { noteInJuryLog } from './jury-log.store.ts';
import {
  countedScores,
  numbersOfRound,
  type RoundRow,
  roundsOfCall,
  type SubmittedEntry,
  submittedEntries,
  titlesOfEntries,
} from './results.store.ts';

type Needs = Pick<Services, 'database'>;

/** Until then nobody sees a score: an administrator may be a juror too. */
const opened: readonly RoundPhase[] = ['discussion', 'closed'];

/** The round that was asked for, else the last one that has been judged. */
function judgedRound(rounds: readonly RoundRow[], wanted: string | undefined): RoundRow | undefined {
  if (wanted === undefined) return rounds.findLast(({ phase }) => opened.includes(phase));
  const round = rounds.find(({ id }) => id === wanted);
  if (!round) throw new Failure('not-found');
  if (!opened.includes(round.phase)) refuse(refusals.stillJudged);
  return round;
}

async function readCall(orm: Orm, caller: Caller, slug: string, wanted: string | undefined) {
  demand(caller, 'manage open calls');
  const call = await openCallBySlug(orm, slug);
  if (!call) throw new Failure('not-found');
  const rounds = await roundsOfCall(orm, call.id);
  return { call, rounds, round: judgedRound(rounds, wanted) };
}

export async function readRanking(
  { database: { orm } }: Needs,
  caller: Caller,
  slug: string,
  wanted: string | undefined,
): Promise<Ranking> {
  const { call, rounds, round } = await readCall(orm, caller, slug, wanted);
  const entries = await submittedEntries(orm, call.id);
  const rows = await rowsOf(orm, call, round, entries);
  if (round) await noteInJuryLog(orm, caller, round.id, 'ranking.seen');
  const mails = entries.filter(({ email }) => email).length;
  return {
    call: {
      slug: call.slug,
      title: call.texts.title,
      winners: call.winners,
      published_at: call.publishedAt?.toISOString() ?? null,
      show_reserve: call.showReserve,
      exhibition: call.exhibitionId,
    },
    rounds: rounds.map(({ id, name, phase, method }) => ({ id, name, phase, method })),
    round: round?.id ?? null,
    rows,
    mails,
    unreachable: entries.length - mails,
  };
}

async function rowsOf(
  orm: Orm,
  call: OpenCallRow,
  round: RoundRow | undefined,
  entries: readonly SubmittedEntry[],
): Promise<RankingRow[]> {
  const titles = await titlesOfEntries(orm, call.id);
  const numbers = round ? await numbersOfRound(orm, round.id) : new Map<string, number>();
  const scores = round ? await countedScores(orm, round.id) : [];
  const known = new Map(entries.map((one) => [one.entry.id, one]));
  const ranked = rankingOf(round ?? { method: 'votes', criteria: [] }, [...known.keys()], scores);
  return ranked.flatMap((figures) => {
    const found = known.get(figures.entry);
    if (!found) return [];
    const { entry, artist } = found;
    return [
      {
        ...figures,
        number: entry.number,
        round_number: numbers.get(entry.id) ?? null,
        artist,
        titles: titles.get(entry.id) ?? [],
        outcome: entry.outcome,
        place: entry.place,
        reason: entry.reason,
        feedback: entry.feedback,
        __v: entry.decisionVersion,
      },
    ];
  });
}

const columns = [
  'rank',
  'tied',
  'normalised_rank',
  'normalised_tied',
  'number',
  'round_number',
  'localname',
  'englishname',
  'works',
  'votes',
  'mean',
  'spread',
  'normalised',
  'outcome',
  'place',
  'reason',
  'feedback',
] as const;

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** The table as it stands on the screen. No cell can start a formula. */
export async function rankingAsCsv(
  { database: { orm } }: Needs,
  caller: Caller,
  slug: string,
  wanted: string | undefined,
): Promise<string> {
  const { call, round } = await readCall(orm, caller, slug, wanted);
  const rows = await rowsOf(orm, call, round, await submittedEntries(orm, call.id));
  if (round) await noteInJuryLog(orm, caller, round.id, 'ranking.exported');
  const lines = rows.map((row) => ({
    ...row,
    ...row.artist,
    tied: yesOrNo(row.tied),
    normalised_tied: yesOrNo(row.normalised_tied),
    works: row.titles.join('; '),
  }));
  return stringify(lines, { ...csvOptions, columns: [...columns] });
}

/** One line for each score that counts, with the weights beside the marks: all that the ranking is computed from. */
export async function scoresAsCsv(
  { database: { orm } }: Needs,
  caller: Caller,
  slug: string,
  wanted: string | undefined,
): Promise<string> {
  const { call, round } = await readCall(orm, caller, slug, wanted);
  if (!round) throw new Failure('not-found');
  const entries = await submittedEntries(orm, call.id);
  const numbers = new Map(entries.map(({ entry }) => [entry.id, entry.number]));
  const inRound = await numbersOfRound(orm, round.id);
  const scores = (await countedScores(orm, round.id)).filter(({ entry }) => numbers.has(entry));
  const jurors = [...new Set(scores.map(({ juror }) => juror))];
  await noteInJuryLog(orm, caller, round.id, 'ranking.exported');
  const marked = round.method === 'scores' ? round.criteria : [];
  const lines = scores.map(({ juror, name, entry, marks, vote }) => [
    numbers.get(entry),
    inRound.get(entry),
    // Two jurors may have the same name.
    jurors.indexOf(juror) + 1,
    name,
    ...marked.flatMap(({ id, weight }) => [marks?.[id], weight]),
    vote,
    pointsOf(round, { marks, vote }),
  ]);
  const heads = marked.flatMap(({ id }) => [`mark ${id}`, `weight ${id}`]);
  return stringify(lines, {
    ...csvOptions,
    columns: ['number', 'round_number', 'juror', 'juror_name', ...heads, 'vote', 'points'],
  });
}
