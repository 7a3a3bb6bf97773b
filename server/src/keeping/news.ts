import type { Whole } from '@hwarang/domain/contracts';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { type SearchPage, tidySearch, whichSearched } from '@hwarang/domain/keeping/searches';
import { visitor } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import type { Records } from '../records/query/records.ts';
import { recordList, recordsByIds } from '../records/query/typed-reads.ts';
import { followedBy, type SavedSearchRow, searchesOf } from './following.store.ts';
import { newExhibitionsOf, newWorksOf, type Span, shownLately } from './news.store.ts';

type Work = Whole<'art-works'>;
type Exhibition = Whole<'exhibitions'>;
type Artist = Whole<'artists'>;
export type FoundRecord =
  | { page: 'artworks'; record: Work }
  | { page: 'exhibitions'; record: Exhibition }
  | { page: 'artists'; record: Artist };

export interface News {
  works: Work[];
  exhibitions: Exhibition[];
  searches: { search: SavedSearchRow; found: FoundRecord[] }[];
}

/** So many stand in one mail; the rest is on the page. */
const most = { works: 12, exhibitions: 8, ofSearch: 6 };
/** Some of those that are new may be seen by nobody. */
const asked = 100;
const nouns = { artworks: 'art-works', artists: 'artists', exhibitions: 'exhibitions' } as const;

/** What became public in this time of what somebody follows or looks for, as everyone may see it at this moment. */
export async function newsFor(orm: Orm, records: Records, userId: string, span: Span): Promise<News> {
  const followed = await followedBy(orm, userId);
  const newWorks = await newWorksOf(orm, followed.artists, span, asked);
  const works = await recordsByIds(records, visitor, 'art-works', newWorks);
  const shows = await newExhibitionsOf(orm, followed, span, asked);
  const exhibitions = await recordsByIds(records, visitor, 'exhibitions', shows);
  const told = new Set([...works, ...exhibitions].map(({ id }) => id));
  const searches: News['searches'] = [];
  for (const search of await searchesOf(orm, userId)) {
    const found = (await foundBy(orm, records, search, span)).filter(({ record }) => !told.has(record.id));
    for (const { record } of found) told.add(record.id);
    if (found.length > 0) searches.push({ search, found: found.slice(0, most.ofSearch) });
  }
  return { works: works.slice(0, most.works), exhibitions: exhibitions.slice(0, most.exhibitions), searches };
}

export const isEmpty = ({ works, exhibitions, searches }: News): boolean =>
  works.length + exhibitions.length + searches.length === 0;

async function foundBy(
  orm: Orm,
  records: Records,
  { page, query }: SavedSearchRow,
  span: Span,
): Promise<FoundRecord[]> {
  // As it would be saved today: one of an earlier version may ask for what the API refuses.
  const tidy = tidySearch(page, query);
  if (tidy === undefined) return [];
  const which = whichSearched(page, tidy, dayInKorea(span.until));
  which.set('_limit', String(most.ofSearch * 2));
  const since = new URLSearchParams(which);
  since.set('createdAt_gt', span.since.toISOString());
  since.set('createdAt_lte', span.until.toISOString());
  since.set('_sort', 'createdAt:DESC');
  const made = await listed(records, page, since);
  const lately = await shownLately(orm, page, span, asked);
  if (lately.length === 0) return made;
  for (const id of lately) which.append('id_in', id);
  const shown = await listed(records, page, which);
  const known = new Set(made.map(({ record }) => record.id));
  return [...made, ...shown.filter(({ record }) => !known.has(record.id))];
}

async function listed(records: Records, page: SearchPage, query: URLSearchParams): Promise<FoundRecord[]> {
  const found = await recordList(records, visitor, nouns[page], String(query));
  return found.map((record) => ({ page, record }) as FoundRecord);
}
