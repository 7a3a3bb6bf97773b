import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { exhibitionImages, exhibitions } from '../exhibitions/exhibitions.table.ts';
import { galleries, galleryImages } from '../galleries/galleries.table.ts';
import type { BlobRow, Connection } from './media.store.ts';
import { blobs, files } from './media.table.ts';

export interface Shown {
  id: string;
  key: string;
  name: string;
  uploadedBy: string | null;
  /** A record that everyone may see uses it. */
  isPublic: boolean;
  /** The users whose own records use it. */
  owners: string[];
  blob: BlobRow;
}

const byPublicArtwork = sql`exists (select 1 from ${artworks} left join ${artists} on ${artists.id} = ${artworks.ownerId}
  where ${and(
    eq(artworks.imageId, files.id),
    artworks.isExposed,
    isNull(artworks.deletedAt),
    or(isNull(artworks.ownerId), artists.isExposed),
  )})`;
const byPublicArtist = sql`exists (select 1 from ${artists} where ${and(eq(artists.profileimgId, files.id), artists.isExposed)})`;
const byPublicExhibition = sql`exists (select 1 from ${exhibitionImages}
  join ${exhibitions} on ${exhibitions.id} = ${exhibitionImages.exhibitionId}
  where ${and(
    eq(exhibitionImages.fileId, files.id),
    exhibitions.isExposed,
    sql`coalesce(${exhibitions.shownFrom} <= now(), true)`,
    sql`coalesce(${exhibitions.shownTo} > now(), true)`,
  )})`;
const byPublicGallery = sql`exists (select 1 from ${galleryImages} join ${galleries} on ${galleries.id} = ${galleryImages.galleryId}
  where ${and(eq(galleryImages.fileId, files.id), galleries.isExposed)})`;

const owners = sql<string[]>`array(
  select ${artists.userId} from ${artworks} join ${artists} on ${artists.id} = ${artworks.ownerId}
    where ${artworks.imageId} = ${files.id} and ${artists.userId} is not null
  union select ${artists.userId} from ${artists} where ${artists.profileimgId} = ${files.id} and ${artists.userId} is not null)`;

const selection = {
  id: files.id,
  key: files.key,
  name: files.name,
  uploadedBy: files.uploadedBy,
  isPublic: sql<boolean>`(${byPublicArtwork} or ${byPublicArtist} or ${byPublicExhibition} or ${byPublicGallery})`,
  owners,
  blob: blobs,
};

export const findShown = async (orm: Connection, by: { key: string } | { id: string }): Promise<Shown | undefined> =>
  (
    await orm
      .select(selection)
      .from(files)
      .innerJoin(blobs, eq(blobs.sha256, files.sha256))
      .where('key' in by ? eq(files.key, by.key) : eq(files.id, by.id))
  )[0];
