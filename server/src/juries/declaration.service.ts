import { refuse } from '@hwarang/domain/failures';
import type { Declaration, JurorConflicts } from '@hwarang/domain/juries/judging.contract';
import { juryWords as words } from '@hwarang/domain/juries/juries.words';
import { viewedEntries } from '../open-calls/jury-view.store.ts';
import { juryView } from '../open-calls/jury-view.ts';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { entriesBefore, putConflict, type RoundEntry } from './conflicts.store.ts';
import { artistKey, shuffled } from './draw.ts';
import { declarationStep, demandJuror, holdAsJuror, isOpen, type Judging } from './juror.service.ts';
import { noteDeclared } from './jurors.store.ts';
import { noteInJuryLog } from './jury-log.store.ts';
import { removeScore } from './scores.store.ts';

type Needs = Pick<Services, 'database'>;

const grounds = ({ conflict }: RoundEntry) => (conflict?.state === 'proposed' ? conflict.grounds : []);
const isRecused = ({ conflict }: RoundEntry): boolean => conflict?.state === 'recused';
const isDeclaring = ({ round }: Judging): boolean => round.phase === 'conflicts' || round.phase === 'judging';

export async function seeConflicts(
  { database: { orm } }: Needs,
  caller: Caller,
  roundId: string,
): Promise<JurorConflicts> {
  const judging = await demandJuror(orm, caller, roundId);
  await noteInJuryLog(orm, caller, judging.round.id, 'conflicts.seen');
  return listsOf(orm, judging);
}

/** The list of the present step alone. */
async function listsOf(orm: Orm, judging: Judging): Promise<JurorConflicts> {
  const { round, juror } = judging;
  const step = declarationStep(judging);
  const all = step === 'done' ? [] : await entriesBefore(orm, round.id, juror.id);
  if (step === 'artists') return { step, artists: artistsOf(judging, all), entries: [] };
  // In a blind round a proposal that stands here would tell that this entry is by one of the names that were proposed.
  const shown = all.filter((entry) => (round.blind ? isOpen(entry) : !isRecused(entry)));
  const views = await viewedEntries(
    orm,
    shown.filter(isOpen).map(({ entryId }) => entryId),
  );
  const entries = shuffled(round.seed, juror.id, shown, ({ entryId }) => entryId).map((entry) => {
    const view = views.get(entry.entryId);
    const { localname, englishname } = entry.artist;
    return {
      number: entry.number,
      artist: round.blind ? null : { localname, englishname },
      works: view ? juryView(view, [], { blind: true }).works : [],
      grounds: grounds(entry),
    };
  });
  return { step, artists: [], entries };
}

/** By name: any other order could tell which entries are whose. */
const artistsOf = ({ round, juror }: Judging, all: RoundEntry[]): JurorConflicts['artists'] =>
  all
    .filter((entry) => !isRecused(entry))
    .map((entry) => ({
      key: artistKey(round.seed, juror.id, entry.artist.id),
      localname: entry.artist.localname,
      englishname: entry.artist.englishname,
      grounds: grounds(entry),
    }))
    .sort(
      (one, other) =>
        one.localname.localeCompare(other.localname, 'ko') ||
        one.englishname.localeCompare(other.englishname, 'en') ||
        (one.key < other.key ? -1 : 1),
    );

/** Answers the present step, once: whoever could take it back would see which entry appears. */
export async function declare(
  { database: { orm } }: Needs,
  caller: Caller,
  roundId: string,
  given: Declaration,
): Promise<JurorConflicts> {
  return orm.transaction(async (tx) => {
    const judging = await holdAsJuror(tx, caller, roundId);
    const { round, juror } = judging;
    const step = declarationStep(judging);
    const list = step === 'artists' ? given.artists : given.entries;
    if (!isDeclaring(judging) || step === 'done' || !list) return refuse(words.notDeclaring);
    const all = await entriesBefore(tx, round.id, juror.id);
    const nameOf = (entry: RoundEntry) =>
      step === 'artists' ? artistKey(round.seed, juror.id, entry.artist.id) : String(entry.number);
    const asked = new Map(
      all
        .filter((entry) => !isRecused(entry) && (step === 'artists' || !round.blind || isOpen(entry)))
        .map((entry) => [nameOf(entry), entry]),
    );
    const known = new Map(list.map((one) => ['key' in one ? one.key : String(one.number), one.known]));
    if ([...known.keys()].some((name) => !asked.has(name)))
      throw validationError({ [step]: ['names something that was not asked about'] });
    // Who says that there is no connection stays out of what was proposed until a curator has decided: nobody clears themself.
    const denied: string[] = [];
    for (const [name, isKnown] of known) {
      const entry = asked.get(name);
      if (entry && isKnown) await stepBack(tx, judging, entry);
      if (entry?.conflict?.state === 'proposed' && !isKnown) denied.push(entry.entryId);
    }
    await noteDeclared(tx, juror.id, step === 'artists' ? 'names' : 'all');
    await noteInJuryLog(tx, caller, round.id, 'conflicts.declared', {
      details: { step, known: [...known.values()].filter(Boolean).length, denied },
    });
    return listsOf(tx, await demandJuror(tx, caller, roundId));
  });
}

async function stepBack(tx: Orm, { juror }: Judging, { entryId }: RoundEntry): Promise<void> {
  await putConflict(tx, juror.id, entryId, { state: 'recused', reason: '', ground: 'declared' });
  await removeScore(tx, juror.id, entryId);
}
