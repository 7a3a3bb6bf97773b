import type { SubmittedWork } from '@hwarang/domain/open-calls/entries.contract';
import type { JuryArtist, JuryWork } from '@hwarang/domain/open-calls/jury-view.contract';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { artworkSize } from '../artworks/artworks.record.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { blobs, files } from '../media/media.table.ts';
import type { Orm } from '../platform/orm.ts';
import type { ViewedEntry } from './jury-view.ts';
import { openCallEntries, openCallEntryArtworks, openCallFiles } from './open-calls.table.ts';

/** The columns of a work that an entry keeps, as they are now. */
const currentFacts = {
  title: artworks.title,
  englishtitle: artworks.titleEn,
  year: sql<string | null>`coalesce(nullif(${artworks.yearText}, ''), to_char(${artworks.year}, 'FMYYYY'))`,
  material: sql<string | null>`coalesce(nullif(${artworks.material}, ''), ${artworks.materialEn})`,
  size: sql<string | null>`${sql.raw(artworkSize('artworks'))}`,
  width_cm: artworks.widthCm,
  height_cm: artworks.heightCm,
  depth_cm: artworks.depthCm,
  description: sql<string | null>`coalesce(nullif(${artworks.text}, ''), ${artworks.textEn})`,
};
const extent = { width: blobs.width, height: blobs.height, thumbhash: blobs.thumbhash };

export interface CurrentWork {
  id: string;
  facts: SubmittedWork;
  imageId: string | null;
  image: { width: number; height: number; thumbhash: string; mime: string } | null;
}

/** Those among the ids that are this artist's and not deleted, as they are now. */
export async function currentWorks(orm: Orm, artistId: string, ids: string[]): Promise<Map<string, CurrentWork>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({
      id: artworks.id,
      facts: currentFacts,
      imageId: artworks.imageId,
      image: { ...extent, mime: blobs.mime },
    })
    .from(artworks)
    .leftJoin(files, eq(files.id, artworks.imageId))
    .leftJoin(blobs, eq(blobs.sha256, files.sha256))
    .where(and(inArray(artworks.id, ids), eq(artworks.ownerId, artistId), isNull(artworks.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

export interface HandedInWork extends JuryWork {
  artworkId: string;
  /** The copy that the entry keeps. */
  imageId: string | null;
}

/**
 * The works of entries as they were handed in, in their order: what the artist has changed or deleted since does not reach the jury. Entries
 * of earlier versions kept no copy and show the work as it is.
 */
export async function handedInWorks(orm: Orm, entryIds: string[]): Promise<Map<string, HandedInWork[]>> {
  const found = new Map<string, HandedInWork[]>(entryIds.map((id) => [id, []]));
  if (entryIds.length === 0) return found;
  const kept = openCallEntryArtworks;
  const imageId = sql`case when ${kept.facts} is null then ${artworks.imageId} else ${kept.imageId} end`;
  const rows = await orm
    .select({
      entryId: kept.entryId,
      artworkId: kept.artworkId,
      facts: kept.facts,
      now: currentFacts,
      imageId: files.id,
      image: extent,
    })
    .from(kept)
    .leftJoin(artworks, eq(artworks.id, kept.artworkId))
    .leftJoin(files, eq(files.id, imageId))
    .leftJoin(blobs, eq(blobs.sha256, files.sha256))
    .where(
      and(
        inArray(kept.entryId, entryIds),
        or(isNotNull(kept.facts), and(isNotNull(artworks.id), isNull(artworks.deletedAt))),
      ),
    )
    .orderBy(asc(kept.position), asc(kept.artworkId));
  for (const { entryId, artworkId, facts, now, imageId: picture, image } of rows) {
    const works = found.get(entryId);
    const shown = facts ?? now;
    if (works && shown) works.push({ ...shown, position: works.length + 1, artworkId, imageId: picture, image });
  }
  return found;
}

const artistFacts = {
  id: artists.id,
  localname: artists.localname,
  englishname: artists.englishname,
  country: artists.usercountryname,
  statement: artists.statement,
  awards: artists.awards,
  career: artists.exCareer,
};

export const juryArtistOf = async (orm: Orm, artistId: string): Promise<JuryArtist | undefined> =>
  (await orm.select(artistFacts).from(artists).where(eq(artists.id, artistId)))[0];

/** Names of the files of entries, by their ids. */
export async function fileNamesOf(orm: Orm, entryIds: string[]): Promise<Map<string, string>> {
  if (entryIds.length === 0) return new Map();
  const rows = await orm
    .select({ id: openCallFiles.id, name: openCallFiles.name })
    .from(openCallFiles)
    .where(inArray(openCallFiles.entryId, entryIds));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Entries as they were handed in, by their ids: what `juryView` shows of. */
export async function viewedEntries(orm: Orm, entryIds: string[]): Promise<Map<string, ViewedEntry>> {
  if (entryIds.length === 0) return new Map();
  const [rows, works, names] = [
    await orm
      .select({ id: openCallEntries.id, answers: openCallEntries.answers, artist: artistFacts })
      .from(openCallEntries)
      .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
      .where(inArray(openCallEntries.id, entryIds)),
    await handedInWorks(orm, entryIds),
    await fileNamesOf(orm, entryIds),
  ];
  return new Map(
    rows.map(({ id, answers, artist }) => [id, { answers, artist, files: names, works: works.get(id) ?? [] }]),
  );
}
