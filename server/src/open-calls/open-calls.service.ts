import { Failure, found, refuse } from '@hwarang/domain/failures';
import type { CallStage } from '@hwarang/domain/open-calls/call-state';
import type { OpenCall, OpenCallChange } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { questionsRefusal, stageRefusal, unwritten } from '@hwarang/domain/open-calls/stages';
import { stageWords } from '@hwarang/domain/open-calls/stages.words';
import { can } from '@hwarang/domain/roles';
import { audit } from '../audit/audit.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import type { Records } from '../records/query/records.ts';
import { recordsByIds } from '../records/query/typed-reads.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { demandCall } from './call-access.ts';
import { answerOf, auditFacts } from './call-answer.ts';
import { entriesCsv } from './entries.csv.ts';
import {
  allOpenCalls,
  answeredQuestions,
  changeOpenCall,
  entriesWithArtists,
  entryCounts,
  fileNamesOfCall,
  holdOpenCall,
  type OpenCallRow,
  openCallBySlug,
  worksOfEntries,
} from './open-calls.store.ts';

type Needs = Pick<Services, 'database' | 'changes'>;

/** Drafts, and how many have entered, are for administrators alone. */
export async function listOpenCalls({ database: { orm } }: Needs, caller: Caller): Promise<OpenCall[]> {
  const rows = await allOpenCalls(orm);
  if (!can(caller.role, 'manage open calls')) return rows.filter(({ stage }) => stage !== 'draft').map(answerOf);
  const counts = await entryCounts(orm);
  return rows.map((row) => ({ ...answerOf(row), entry_count: counts.get(row.id) ?? 0 }));
}

export const openCallFacts = async ({ database }: Needs, caller: Caller, slug: string): Promise<OpenCall> =>
  answerOf(demandCall(await openCallBySlug(database.orm, slug), caller));

export async function editOpenCall(
  { database: { orm }, changes }: Needs,
  caller: Caller,
  slug: string,
  change: OpenCallChange,
): Promise<OpenCall> {
  demand(caller, 'manage open calls');
  const edited = await orm.transaction(async (tx) => {
    const row = found(await holdOpenCall(tx, slug, 'update'));
    const before = answerOf(row);
    if (change.__v !== undefined && change.__v !== row.version)
      throw new Failure('conflict', 'The record has been changed by somebody else since it was read', {
        data: { __v: row.version, current: before },
      });
    const stage = stageAfter(row, before, change);
    const wanted = { ...before, ...change, stage };
    demandDates(wanted);
    demandTexts(wanted);
    await demandQuestions(tx, row, change);
    await changeOpenCall(tx, row, { ...change, stage });
    const after = answerOf(found(await openCallBySlug(tx, slug)));
    await audit(tx, caller, { noun: 'open-calls', id: row.id, before: auditFacts(before), after: auditFacts(after) });
    return after;
  });
  await changes.settled();
  return edited;
}

/** The stage asked for, by the facts as they will be; out of the archive, what the call was before. */
function stageAfter(row: OpenCallRow, before: OpenCall, change: OpenCallChange): CallStage {
  const { stage = row.stage } = change;
  const refusal = stageRefusal({ ...before, ...change, stage: row.stage }, stage, Date.now());
  if (refusal) refuse(refusal);
  return row.stage === 'archived' && stage === 'published' && row.publishedAt ? 'decided' : stage;
}

export function demandDates(dates: { opens_on: string; closes_on: string; results_on: string }): void {
  if (dates.opens_on > dates.closes_on) throw validationError({ closes_on: [words.closesBeforeOpening.en] });
  if (dates.closes_on > dates.results_on) throw validationError({ results_on: [stageWords.resultsBeforeClosing.en] });
}

/** Nothing that everyone reads lacks a language. */
function demandTexts(call: Pick<OpenCall, 'stage' | 'lead' | 'notice'>): void {
  const missing = call.stage === 'draft' ? [] : unwritten(call);
  if (missing.length > 0)
    throw validationError(Object.fromEntries(missing.map((name) => [name, [words.bothLanguages.en]])));
}

async function demandQuestions(tx: Orm, row: OpenCallRow, { questions }: OpenCallChange): Promise<void> {
  if (!questions || row.questions.length === 0) return;
  const refusal = questionsRefusal(row.questions, questions, await answeredQuestions(tx, row.id));
  if (refusal) throw validationError({ questions: [refusal.en] });
}

/** Every entry with its artist and works. */
async function entriesOf({ database: { orm } }: Needs, records: Records, caller: Caller, slug: string) {
  demand(caller, 'manage open calls');
  const call = found(await openCallBySlug(orm, slug));
  const entries = await entriesWithArtists(orm, call.id);
  const works = await worksOfEntries(
    orm,
    entries.map(({ entry }) => entry.id),
  );
  const ids = [...new Set([...works.values()].flat())];
  const known = new Map((await recordsByIds(records, caller, 'art-works', ids)).map((work) => [work.id, work]));
  return {
    call,
    entries: entries.map(({ entry, artist }) => ({
      entry,
      artist,
      artworks: (works.get(entry.id) ?? []).flatMap((id) => known.get(id) ?? []),
    })),
  };
}

/** As administrators judge them. */
export async function listEntries(services: Needs, records: Records, caller: Caller, slug: string) {
  const { entries } = await entriesOf(services, records, caller, slug);
  const standing = entries.filter(({ entry }) => entry.state === 'submitted');
  return standing.map(({ entry, artist, artworks }) => ({
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    artist,
    artworks,
  }));
}

/** What was handed in, withdrawn or not. That it was taken away is in the log of changes: it holds names, addresses and answers of many. */
export async function entriesAsCsv(services: Needs, records: Records, caller: Caller, slug: string, site: string) {
  const { call, entries } = await entriesOf(services, records, caller, slug);
  const { orm } = services.database;
  const after = { title: call.texts.title.ko, file: 'entries.csv', entries: entries.length };
  await audit(orm, caller, { noun: 'open-calls', id: call.id, before: undefined, after, action: 'download' });
  return entriesCsv(entries, call.questions, await fileNamesOfCall(orm, call.id), site);
}
