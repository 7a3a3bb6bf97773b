import { and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { artworkSize } from '../artworks/artworks.record.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { blobs, files } from '../media/media.table.ts';
import { openCallEntries, openCallEntryArtworks, openCallFiles } from '../open-calls/open-calls.table.ts';
import type { Orm } from '../platform/orm.ts';
import { juryLog, juryRoundEntries, juryRounds } from './juries.table.ts';

export const roundOf = async (orm: Orm, openCallId: string, id: string) =>
  (
    await orm
      .select({ id: juryRounds.id, name: juryRounds.name, phase: juryRounds.phase })
      .from(juryRounds)
      .where(and(eq(juryRounds.openCallId, openCallId), eq(juryRounds.id, id)))
  )[0];

interface Listed {
  id: string;
  number: number | null;
}
interface Part {
  limit: number;
  offset: number;
}
interface ListedPart {
  rows: Listed[];
  total: number;
}

const submitted = eq(openCallEntries.state, 'submitted');

/** The entries of a round in the order of its numbers, which tells nothing about the order they came in. */
export async function entriesOfRound(orm: Orm, roundId: string, part: Part): Promise<ListedPart> {
  const ofEntry = eq(openCallEntries.id, juryRoundEntries.entryId);
  const where = and(eq(juryRoundEntries.roundId, roundId), submitted);
  const rows = await orm
    .select({ id: openCallEntries.id, number: juryRoundEntries.number })
    .from(juryRoundEntries)
    .innerJoin(openCallEntries, ofEntry)
    .where(where)
    .orderBy(asc(juryRoundEntries.number))
    .limit(part.limit)
    .offset(part.offset);
  const [total] = await orm
    .select({ count: count() })
    .from(juryRoundEntries)
    .innerJoin(openCallEntries, ofEntry)
    .where(where);
  return { rows, total: total?.count ?? 0 };
}

/** All that were handed in, by the number of their receipt. */
export async function submittedEntries(orm: Orm, openCallId: string, part: Part): Promise<ListedPart> {
  const where = and(eq(openCallEntries.openCallId, openCallId), submitted);
  const rows = await orm
    .select({ id: openCallEntries.id, number: openCallEntries.number })
    .from(openCallEntries)
    .where(where)
    .orderBy(sql`${openCallEntries.number} nulls last`, asc(openCallEntries.createdAt), asc(openCallEntries.id))
    .limit(part.limit)
    .offset(part.offset);
  return { rows, total: await orm.$count(openCallEntries, where) };
}

export const entryWithArtist = async (orm: Orm, id: string) =>
  (
    await orm
      .select({
        answers: openCallEntries.answers,
        receipt: openCallEntries.number,
        localname: artists.localname,
        englishname: artists.englishname,
        country: artists.usercountryname,
      })
      .from(openCallEntries)
      .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
      .where(eq(openCallEntries.id, id))
  )[0];

/** As they were handed in; works of entries of earlier versions as they are now. */
export const worksOfEntry = (orm: Orm, entryId: string) =>
  orm
    .select({
      facts: openCallEntryArtworks.facts,
      now: {
        title: artworks.title,
        englishtitle: artworks.titleEn,
        year: sql<string | null>`coalesce(${artworks.yearText}, to_char(${artworks.year}, 'FMYYYY'))`,
        material: artworks.material,
        size: sql<string | null>`${sql.raw(artworkSize('artworks'))}`,
        description: artworks.text,
      },
      blob: blobs,
    })
    .from(openCallEntryArtworks)
    .innerJoin(artworks, eq(artworks.id, openCallEntryArtworks.artworkId))
    .leftJoin(
      files,
      sql`${files.id} = case when ${openCallEntryArtworks.facts} is null then ${artworks.imageId} else ${openCallEntryArtworks.imageId} end`,
    )
    .leftJoin(blobs, eq(blobs.sha256, files.sha256))
    .where(
      and(
        eq(openCallEntryArtworks.entryId, entryId),
        or(isNotNull(openCallEntryArtworks.facts), isNull(artworks.deletedAt)),
      ),
    )
    .orderBy(asc(openCallEntryArtworks.position), asc(openCallEntryArtworks.artworkId));

export const fileNamesOf = async (orm: Orm, entryId: string): Promise<Map<string, string>> =>
  new Map(
    (
      await orm
        .select({ id: openCallFiles.id, name: openCallFiles.name })
        .from(openCallFiles)
        .where(eq(openCallFiles.entryId, entryId))
    ).map(({ id, name }) => [id, name]),
  );

export async function logBooklet(orm: Orm, roundId: string, userId: string, details: object): Promise<void> {
  await orm.insert(juryLog).values({ roundId, userId, action: 'booklet.exported', details });
}
