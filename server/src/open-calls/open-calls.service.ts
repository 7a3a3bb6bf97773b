import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { shownYear } from '@hwarang/domain/artworks/year';
import { Failure } from '@hwarang/domain/failures';
import type { OpenCall, OpenCallChange } from '@hwarang/domain/open-calls/open-calls.contract';
import { entryColumns } from '@hwarang/domain/open-calls/open-calls.words';
import { stringify } from 'csv-stringify/sync';
import { audit } from '../audit/audit.store.ts';
import { csvOptions } from '../captions/captions.csv.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Records } from '../records/query/records.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import {
  allOpenCalls,
  changeOpenCall,
  entriesWithArtists,
  holdOpenCall,
  type OpenCallRow,
  openCallBySlug,
  worksOfEntries,
} from './open-calls.store.ts';

type Needs = Pick<Services, 'database' | 'changes'>;

export const listOpenCalls = async ({ database }: Needs): Promise<OpenCall[]> =>
  (await allOpenCalls(database.orm)).map(answerOf);

export const openCallFacts = async ({ database }: Needs, slug: string): Promise<OpenCall> =>
  answerOf(found(await openCallBySlug(database.orm, slug)));

export async function editOpenCall(
  { database: { orm }, changes }: Needs,
  caller: Caller,
  slug: string,
  change: OpenCallChange,
): Promise<OpenCall> {
  demand(caller, 'manage open calls');
  const edited = await orm.transaction(async (tx) => {
    const row = found(await holdOpenCall(tx, slug, 'update'));
    if (change.__v !== undefined && change.__v !== row.version)
      throw new Failure('conflict', 'The record has been changed by somebody else since it was read', {
        data: { __v: row.version, current: answerOf(row) },
      });
    if ((change.opens_on ?? row.opensOn) > (change.closes_on ?? row.closesOn))
      throw validationError({ closes_on: ['must not lie before opens_on'] });
    const before = answerOf(row);
    await changeOpenCall(tx, row, change);
    const after = answerOf(found(await openCallBySlug(tx, slug)));
    await audit(tx, caller, { noun: 'open-calls', id: row.id, before: told(before), after: told(after) });
    return after;
  });
  await changes.settled();
  return edited;
}

const atOnce = 500;

/** Every entry with its artist and works, as administrators judge them. */
export async function listEntries({ database: { orm } }: Needs, records: Records, caller: Caller, slug: string) {
  demand(caller, 'manage open calls');
  const call = found(await openCallBySlug(orm, slug));
  const entries = await entriesWithArtists(orm, call.id);
  const works = await worksOfEntries(
    orm,
    entries.map(({ entry }) => entry.id),
  );
  const ids = [...new Set([...works.values()].flat())];
  const known = new Map<string, Artwork>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const query = ids
      .slice(at, at + atOnce)
      .map((id) => `id_in=${id}`)
      .join('&');
    const { body } = await records.list(caller, 'art-works', `${query}&_limit=${atOnce}`);
    for (const work of JSON.parse(body.toString('utf8')) as Artwork[]) known.set(work.id, work);
  }
  return entries.map(({ entry, artist }) => ({
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    artist,
    artworks: (works.get(entry.id) ?? []).flatMap((id) => known.get(id) ?? []),
  }));
}

/** One line for each work; an entry whose works were all deleted still has its line. No cell can start a formula. */
export async function entriesAsCsv(
  services: Needs,
  records: Records,
  caller: Caller,
  slug: string,
  site: string,
): Promise<string> {
  const entries = await listEntries(services, records, caller, slug);
  const lines = entries.flatMap(({ createdAt, updatedAt, artist, artworks }) =>
    (artworks.length > 0 ? artworks : [undefined]).map((work) => [
      createdAt,
      updatedAt,
      artist.localname,
      artist.englishname,
      artist.usercountryname,
      artist.email,
      artist.mobile,
      work?.title,
      work?.material,
      work?.size,
      work && shownYear(work),
      work?.id,
      work && `${site}/artworks-detail/${work.id}`,
    ]),
  );
  return stringify(lines, { ...csvOptions, columns: [...entryColumns] });
}

/** For the log of changes: without what changes with every write. */
const told = ({ __v, createdAt, updatedAt, ...facts }: OpenCall) => ({ ...facts });

function found(row: OpenCallRow | undefined): OpenCallRow {
  if (!row) throw new Failure('not-found');
  return row;
}

const answerOf = (row: OpenCallRow): OpenCall => ({
  id: row.id,
  slug: row.slug,
  ...row.texts,
  winners: row.winners,
  most_works: row.mostWorks,
  opens_on: row.opensOn,
  closes_on: row.closesOn,
  results_on: row.resultsOn,
  closed: row.closed,
  __v: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
