import { Failure } from '@hwarang/domain/failures';
import type { OwnScores, PublicResults, PublicSeal } from '@hwarang/domain/juries/results.contract';
import { openCallWords } from '@hwarang/domain/open-calls/open-calls.words';
import { entryOf } from '../open-calls/entries.store.ts';
import { type OpenCallRow, openCallBySlug, worksOfEntries } from '../open-calls/open-calls.store.ts';
import { type Caller, demand, visitor } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import type { Records } from '../records/query/records.ts';
import { recordsByIds } from '../records/query/typed-reads.ts';
import type { Services } from '../services/services.ts';
import { decidedEntries, numbersOfRound, roundsOfCall, sealedScores, sealsOfCall } from './results.store.ts';

type Needs = Pick<Services, 'database'>;

/** What is not public yet does not exist. */
async function publishedCall(orm: Orm, slug: string): Promise<OpenCallRow & { publishedAt: Date }> {
  const call = await openCallBySlug(orm, slug);
  if (!call?.publishedAt || call.stage === 'draft') throw new Failure('not-found');
  return { ...call, publishedAt: call.publishedAt };
}

/** Names and works as every visitor sees them: whoever and whatever is hidden stays hidden. */
export async function readResults(
  { database: { orm } }: Needs,
  records: Records,
  slug: string,
): Promise<PublicResults> {
  const call = await publishedCall(orm, slug);
  const all = await decidedEntries(orm, call.id);
  const shown = call.showReserve ? all : all.filter(({ outcome }) => outcome === 'winner');
  const works = await worksOfEntries(
    orm,
    shown.map(({ id }) => id),
  );
  const artistIds = shown.map(({ artistId }) => artistId);
  const artists = byId(await recordsByIds(records, visitor, 'artists', artistIds));
  const artworks = byId(await recordsByIds(records, visitor, 'art-works', [...works.values()].flat()));
  const told = (wanted: 'winner' | 'reserve') =>
    shown
      .filter(({ outcome }) => outcome === wanted)
      .map(({ id, artistId, place }) => {
        const artist = artists.get(artistId);
        return {
          place,
          artist: artist ? { id: artist.id, localname: artist.localname, englishname: artist.englishname } : null,
          artworks: artist ? (works.get(id) ?? []).flatMap((work) => artworks.get(work) ?? []) : [],
        };
      });
  const exhibition = call.exhibitionId && (await records.find(visitor, 'exhibitions', call.exhibitionId));
  return {
    slug: call.slug,
    title: call.texts.title,
    prizes: call.texts.prizes,
    published_at: call.publishedAt.toISOString(),
    winners: told('winner'),
    reserve: call.showReserve ? told('reserve') : null,
    exhibition: exhibition ? call.exhibitionId : null,
  };
}

const byId = <One extends { id: string }>(all: readonly One[]): Map<string, One> =>
  new Map(all.map((one) => [one.id, one]));

export async function readSeals({ database: { orm } }: Needs, slug: string): Promise<PublicSeal[]> {
  const call = await openCallBySlug(orm, slug);
  if (!call || call.stage === 'draft') throw new Failure('not-found');
  return (await sealsOfCall(orm, call.id)).map(({ seal, name }) => ({
    round: seal.roundId,
    name,
    sealed_at: seal.createdAt.toISOString(),
    seal: seal.seal,
    leaves: seal.leaves,
  }));
}

/** The entrant's own scores, with the salts that they were sealed with and without a word of who gave them. */
export async function readOwnScores({ database: { orm } }: Needs, caller: Caller, slug: string): Promise<OwnScores> {
  demand(caller, 'enter open calls');
  if (!caller.artistId) throw new Failure('forbidden', openCallWords.artistsOnly.en);
  const call = await publishedCall(orm, slug);
  const entry = await entryOf(orm, call.id, caller.artistId);
  if (entry?.state !== 'submitted') throw new Failure('not-found');
  const scores = await sealedScores(orm, entry.id);
  const rounds: OwnScores['rounds'] = [];
  for (const round of await roundsOfCall(orm, call.id)) {
    const number = (await numbersOfRound(orm, round.id)).get(entry.id);
    const own = scores.filter(({ roundId }) => roundId === round.id);
    if (number === undefined || own.length === 0) continue;
    rounds.push({
      round: round.id,
      name: round.name,
      entry: number,
      method: round.method,
      criteria: round.criteria,
      scores: own.map(({ roundId, ...score }) => score),
    });
  }
  const { outcome, place, feedback } = entry;
  return { outcome, place, feedback, rounds };
}
