import { and, eq, sql } from 'drizzle-orm';
import { artworkVisible } from '../artworks/artworks.record.ts';
import { artworks } from '../artworks/artworks.table.ts';
import type { BlobRow } from '../media/media.store.ts';
import { blobs, files } from '../media/media.table.ts';
import type { Orm } from '../platform/orm.ts';
import { publicViewer } from '../records/query/collection.ts';

/** The content of a picture, and the key of its file. */
export interface PublicPicture {
  blob: BlobRow;
  key: string;
}

/** The picture of a work that everyone may see. */
export const findPublicPicture = async (orm: Orm, artworkId: string): Promise<PublicPicture | undefined> =>
  (
    await orm
      .select({ blob: blobs, key: files.key })
      .from(artworks)
      .innerJoin(files, eq(files.id, artworks.imageId))
      .innerJoin(blobs, eq(blobs.sha256, files.sha256))
      .where(and(eq(artworks.id, artworkId), sql.raw(artworkVisible('"artworks"', publicViewer))))
  )[0];
