import { createHash } from 'node:crypto';
import { Failure, refuse } from '@hwarang/domain/failures';
import type { decided, decisionsRequest, Published, publishRequest } from '@hwarang/domain/juries/results.contract';
import { resultRefusals as refusals, resultEmail } from '@hwarang/domain/juries/results.words';
import type * as z from 'zod';
import type { Origin } from '../accounts/account-services.ts';
import { audit, auditAll } from '../audit/audit.store.ts';
import { notifyAll } from '../notifications/notifications.store.ts';
import { answerOf } from '../open-calls/call-answer.ts';
import { holdOpenCall, type OpenCallRow } from '../open-calls/open-calls.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import {
  countWinners,
  type EntryRow,
  enqueueMails,
  logAll,
  markPublished,
  putDecisions,
  roundsOfCall,
  type SubmittedEntry,
  sealsOfCall,
  submittedEntries,
  submittedEntriesById,
} from './results.store.ts';

/** Held until the transaction ends: decisions and publishing come one after the other. */
async function holdUnpublished(tx: Orm, slug: string): Promise<OpenCallRow> {
  const call = await holdOpenCall(tx, slug, 'update');
  if (!call) throw new Failure('not-found');
  if (call.publishedAt) refuse(refusals.published);
  return call;
}

export async function decide(
  { database: { orm } }: Pick<Services, 'database'>,
  caller: Caller,
  slug: string,
  { decisions, more_winners }: z.infer<typeof decisionsRequest>,
): Promise<z.infer<typeof decided>> {
  demand(caller, 'manage open calls');
  return orm.transaction(async (tx) => {
    const call = await holdUnpublished(tx, slug);
    const ids = decisions.map(({ entry }) => entry);
    const before = new Map((await submittedEntriesById(tx, call.id, ids)).map((row) => [row.id, row]));
    for (const { entry, __v } of decisions) {
      const row = before.get(entry);
      if (!row) throw validationError({ [entry]: ['does not exist'] });
      if (row.decisionVersion !== __v)
        throw new Failure('conflict', refusals.changedMeanwhile.en, { data: { entry, __v: row.decisionVersion } });
    }
    await putDecisions(tx, decisions);
    const chosen = await countWinners(tx, call.id);
    const addsWinner = decisions.some(({ outcome }) => outcome === 'winner');
    if (addsWinner && chosen > call.winners && !more_winners)
      throw new Failure('conflict', refusals.tooManyWinners.en, { data: { winners: call.winners, chosen } });
    const after = new Map((await submittedEntriesById(tx, call.id, ids)).map((row) => [row.id, row]));
    await auditAll(
      tx,
      caller,
      ids.map((id) => ({
        noun: 'open-call-entries',
        id,
        before: auditFacts(call, before.get(id)),
        after: auditFacts(call, after.get(id)),
      })),
    );
    const round = (await roundsOfCall(tx, call.id)).at(-1);
    const { userId } = caller;
    if (round && userId)
      await logAll(
        tx,
        ids.map((entryId) => ({ roundId: round.id, userId, action: 'decisions.changed' as const, entryId })),
      );
    return ids.map((entry) => ({ entry, __v: after.get(entry)?.decisionVersion ?? 0 }));
  });
}

/**
 * Tells which words were sent, and not what they say: they are about a person, and the log outlives the account. Whoever still has the words
 * can show that these are the ones.
 */
const digestOf = (words: string | null | undefined): string | null =>
  words ? `sha256:${createHash('sha256').update(words).digest('hex')}` : null;

/** For the log of changes. */
const auditFacts = (call: OpenCallRow, row: EntryRow | undefined) => ({
  title: `${call.texts.title.ko} #${row?.number ?? '–'}`,
  outcome: row?.outcome ?? null,
  place: row?.place ?? null,
  reason: row?.reason ?? null,
  feedback: digestOf(row?.feedback),
});

/** Everybody hears in the one transaction that makes the result public, or nobody does. */
export async function publishResult(
  { database: { orm }, mail, changes }: Pick<Services, 'database' | 'mail' | 'changes'>,
  caller: Caller,
  slug: string,
  { show_reserve }: z.infer<typeof publishRequest>,
  { site }: Pick<Origin, 'site'>,
): Promise<Published> {
  demand(caller, 'manage open calls');
  const { answer, heard } = await orm.transaction(async (tx) => {
    const call = await holdUnpublished(tx, slug);
    const entries = await demandDecided(tx, call);
    const at = await markPublished(tx, call.id, show_reserve);
    const seals = (await sealsOfCall(tx, call.id)).map(({ seal, name }) => ({ name, seal: seal.seal }));
    const page = `${site}/open-calls/${call.slug}`;
    const links = { results: `${page}/results`, check: `${page}/check` };
    const messages = entries.flatMap((one) => messageTo(one, call, seals, links) ?? []);
    await enqueueMails(tx, messages);
    const tellable = entries.flatMap(({ userId }) => userId ?? []);
    await notifyAll(tx, tellable, 'result-published', {
      call: call.texts.title.ko,
      callEn: call.texts.title.en,
      callSlug: call.slug,
      sealed: seals.length > 0,
    });
    await audit(tx, caller, {
      noun: 'open-calls',
      id: call.id,
      before: { title: call.texts.title.ko, stage: call.stage, published_at: null },
      after: { title: call.texts.title.ko, stage: 'decided', published_at: at.toISOString(), mails: messages.length },
    });
    const { userId } = caller;
    const rounds = await roundsOfCall(tx, call.id);
    if (userId)
      await logAll(
        tx,
        rounds.map(({ id }) => ({ roundId: id, userId, action: 'result.published' as const })),
      );
    const counts = { mails: messages.length, unreachable: entries.length - messages.length };
    return { answer: { published_at: at.toISOString(), ...counts }, heard: tellable };
  });
  mail.notify();
  await changes.publish(...heard.map((id) => `user:${id}`));
  await changes.settled();
  return answer;
}

async function demandDecided(tx: Orm, call: OpenCallRow): Promise<SubmittedEntry[]> {
  if (['draft', 'scheduled', 'open'].includes(answerOf(call).state)) refuse(refusals.stillOpen);
  const isJudging = (await roundsOfCall(tx, call.id)).some(({ phase }) => phase === 'conflicts' || phase === 'judging');
  if (isJudging) refuse(refusals.stillJudged);
  const entries = await submittedEntries(tx, call.id);
  if (entries.length === 0) refuse(refusals.noEntries);
  const undecided = entries.filter(({ entry }) => entry.outcome === null).length;
  if (undecided > 0) throw new Failure('conflict', refusals.undecided.en, { data: { undecided } });
  return entries;
}

function messageTo(
  { entry, artist, email, language }: SubmittedEntry,
  call: OpenCallRow,
  seals: Parameters<typeof resultEmail>[0]['seals'],
  links: { results: string; check: string },
) {
  const { outcome, place, feedback } = entry;
  if (!email || !outcome) return undefined;
  const names = { ko: artist.localname, en: artist.englishname || artist.localname };
  const words = resultEmail({ names, call: call.texts.title, outcome, place, feedback, seals, links });
  return { recipient: email, ...composeEmail(words, language ?? 'ko') };
}
