import { Failure, refuse } from '@hwarang/domain/failures';
import { resultRefusals as refusals, winnersExhibition } from '@hwarang/domain/juries/results.words';
import { audit } from '../audit/audit.store.ts';
import { holdOpenCall, worksOfEntries } from '../open-calls/open-calls.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { insertRow, putLinks } from '../records/write/rows.ts';
import type { Services } from '../services/services.ts';
import { decidedEntries, keepExhibition } from './results.store.ts';

const hung = { table: 'exhibition_artworks', own: 'exhibition_id', other: 'artwork_id' };

/** A draft that nobody but administrators sees, with the winners' works in the order of their places. Once: the second call is told of the first. */
export async function makeWinnersExhibition(
  { database: { orm }, changes }: Pick<Services, 'database' | 'changes'>,
  caller: Caller,
  slug: string,
): Promise<{ exhibition: string }> {
  demand(caller, 'manage open calls');
  const exhibition = await orm.transaction(async (tx) => {
    const call = await holdOpenCall(tx, slug, 'update');
    if (!call) throw new Failure('not-found');
    if (!call.publishedAt) refuse(refusals.notPublished);
    if (call.exhibitionId)
      throw new Failure('conflict', refusals.exhibitionMade.en, { data: { exhibition: call.exhibitionId } });
    const winners = (await decidedEntries(tx, call.id)).filter(({ outcome }) => outcome === 'winner');
    const works = [
      ...(
        await worksOfEntries(
          tx,
          winners.map(({ id }) => id),
        )
      ).values(),
    ].flat();
    if (works.length === 0) refuse(refusals.noWinners);
    const title = winnersExhibition(call.texts.title);
    const columns = { title: title.ko, title_en: title.en, is_exposed: false };
    const made = await insertRow(tx, 'exhibitions', columns);
    await putLinks(tx, hung, made, works);
    await keepExhibition(tx, call.id, made);
    await audit(tx, caller, {
      noun: 'exhibitions',
      id: made,
      before: undefined,
      after: { ...columns, art_works: works, open_call: call.slug },
    });
    return made;
  });
  await changes.settled();
  return { exhibition };
}
