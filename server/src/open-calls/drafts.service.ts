import { isDeepStrictEqual } from 'node:util';
import { Failure, refuse } from '@hwarang/domain/failures';
import { isExtended, stateOfCall } from '@hwarang/domain/open-calls/call-state';
import type { EntryListed, EntryPreview, OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import { entryWords } from '@hwarang/domain/open-calls/entering.words';
import type { EntryDraft } from '@hwarang/domain/open-calls/entries.contract';
import { openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { originalKey } from '../media/ingest.ts';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import type { Services } from '../services/services.ts';
import { demandCall } from './call-access.ts';
import { answerOf } from './call-answer.ts';
import { demandArtist, isTaken } from './entrants.ts';
import {
  beginEntry,
  type EntryRow,
  entriesOfArtist,
  entryOf,
  filesOfEntry,
  holdEntry,
  removeEntry,
  saveDraft,
} from './entries.store.ts';
import { currentWorks, fileNamesOf, handedInWorks, juryArtistOf, viewedEntries } from './jury-view.store.ts';
import { juryView } from './jury-view.ts';
import { type OpenCallRow, openCallBySlug } from './open-calls.store.ts';

type Needs = Pick<Services, 'database'>;

const empty: EntryDraft = { artworks: [], answers: {}, born_on: null };

/** What was handed in, in the shape of a draft. */
async function handedIn(orm: Orm, entry: EntryRow): Promise<EntryDraft> {
  const works = (await handedInWorks(orm, [entry.id])).get(entry.id) ?? [];
  return { artworks: works.map(({ artworkId }) => artworkId), answers: entry.answers, born_on: entry.bornOn };
}

/** What its artist works on: what was typed last, or else what was handed in. */
export const contentOf = async (orm: Orm, entry: EntryRow): Promise<EntryDraft> =>
  entry.draft ?? (await handedIn(orm, entry));

export async function draftAnswer(
  orm: Orm,
  call: OpenCallRow,
  entry: EntryRow | undefined,
  now: Date,
): Promise<OwnDraft> {
  const files = entry ? await filesOfEntry(orm, entry.id) : [];
  return {
    state: entry?.state ?? 'none',
    number: entry?.number ?? null,
    submitted_at: entry?.submittedAt?.toISOString() ?? null,
    changed: Boolean(entry?.draft),
    call_state: stateOfCall(answerOf(call), now.getTime()),
    taken: isTaken(call, entry, now),
    draft: entry ? await contentOf(orm, entry) : empty,
    files: files.map(({ id, question, name, mime, bytes }) => ({ id, question, name, mime, bytes })),
    __v: entry?.draftVersion ?? 0,
  };
}

export async function readDraft({ database: { orm } }: Needs, caller: Caller, slug: string): Promise<OwnDraft> {
  const { artistId } = demandArtist(caller);
  const call = demandCall(await openCallBySlug(orm, slug), caller);
  return draftAnswer(orm, call, await entryOf(orm, call.id, artistId), new Date());
}

/**
 * Saved as it is typed, complete or not. What another device has saved meanwhile is answered instead of being overwritten; without `__v` the
 * last one wins. The same content again is no change, so that a request whose answer was lost can be sent again.
 */
export async function putDraft(
  { database: { orm } }: Needs,
  caller: Caller,
  slug: string,
  { __v, ...draft }: EntryDraft & { __v?: number | undefined },
): Promise<OwnDraft> {
  const { artistId } = demandArtist(caller);
  const now = new Date();
  return orm.transaction(async (tx) => {
    const call = demandCall(await openCallBySlug(tx, slug), caller);
    // One that was begun is kept past the deadline too; of a call that is over none is begun.
    if (call.stage !== 'published' && !(await entryOf(tx, call.id, artistId))) refuse(words.closed);
    const entry = await beginEntry(tx, call.id, artistId, now);
    const current = await draftAnswer(tx, call, entry, now);
    if (isDeepStrictEqual(current.draft, draft)) return current;
    if (__v !== undefined && __v !== current.__v)
      throw new Failure('conflict', entryWords.changedElsewhere.en, { data: { __v: current.__v, current } });
    const isBack = entry.state === 'submitted' && isDeepStrictEqual(await handedIn(tx, entry), draft);
    await saveDraft(tx, entry, isBack ? null : draft);
    return { ...current, draft, changed: !isBack, __v: current.__v + 1 };
  });
}

/**
 * Throws away a draft that was never handed in, with its files. What another device sends of it afterwards is refused as changed elsewhere
 * and does not bring it back.
 */
export async function discardDraft(
  { database: { orm }, media: { storage } }: Needs & Pick<Services, 'media'>,
  caller: Caller,
  slug: string,
): Promise<OwnDraft> {
  const { artistId } = demandArtist(caller);
  const { call, files } = await orm.transaction(async (tx) => {
    const found = demandCall(await openCallBySlug(tx, slug), caller);
    const entry = await holdEntry(tx, found.id, artistId);
    if (!entry) throw new Failure('not-found', words.none.en);
    if (entry.state !== 'draft') refuse(entryWords.onlyDrafts);
    const kept = await filesOfEntry(tx, entry.id);
    await removeEntry(tx, entry.id);
    return { call: found, files: kept };
  });
  // After the rows: a crash before this leaves bytes that the sweeper removes.
  for (const { location } of files) await storage.delete(originalKey(location));
  return draftAnswer(orm, call, undefined, new Date());
}

/** Exactly what the jury will see: made by the same function, of the works as they would be handed in now. */
export async function previewOf({ database: { orm } }: Needs, caller: Caller, slug: string): Promise<EntryPreview> {
  const { artistId } = demandArtist(caller);
  const call = demandCall(await openCallBySlug(orm, slug), caller);
  const entry = await entryOf(orm, call.id, artistId);
  if (!entry) throw new Failure('not-found', words.none.en);
  const shown = entry.draft
    ? await draftShown(orm, entry, entry.draft)
    : (await viewedEntries(orm, [entry.id])).get(entry.id);
  if (!shown) throw new Failure('not-found', words.none.en);
  const view = (blind: boolean) => juryView(shown, call.questions, { blind });
  return { blind: view(true), open: view(false) };
}

async function draftShown(orm: Orm, entry: EntryRow, { artworks, answers }: EntryDraft) {
  const known = await currentWorks(orm, entry.artistId, artworks);
  const artist = await juryArtistOf(orm, entry.artistId);
  if (!artist) return undefined;
  const works = artworks
    .flatMap((id) => known.get(id) ?? [])
    .map(({ facts, image }, index) => ({ ...facts, position: index + 1, image }));
  return { works, answers, artist, files: await fileNamesOf(orm, [entry.id]) };
}

/** One's own entries, the latest first. What became of them only once everybody is told. */
export async function listOwnEntries({ database: { orm } }: Needs, caller: Caller): Promise<EntryListed[]> {
  const { artistId } = demandArtist(caller);
  const now = new Date();
  return (await entriesOfArtist(orm, artistId)).map(({ entry, call, works }) => {
    const facts = answerOf(call);
    return {
      slug: call.slug,
      title: call.texts.title,
      call_state: stateOfCall(facts, now.getTime()),
      extended: isExtended(facts, now.getTime()),
      closes_on: call.closesOn,
      state: entry.state,
      number: entry.number,
      submitted_at: entry.submittedAt?.toISOString() ?? null,
      changed: entry.draft !== null,
      taken: isTaken(call, entry, now),
      works: entry.draft?.artworks.length ?? works,
      outcome: call.publishedAt ? entry.outcome : null,
    };
  });
}
