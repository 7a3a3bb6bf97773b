import { eq, getTableColumns } from 'drizzle-orm';
import type { BlobRow } from '../media/media.store.ts';
import { blobs, files } from '../media/media.table.ts';
import type { Orm } from '../platform/orm.ts';

export const blobOfFile = async (orm: Orm, fileId: string): Promise<BlobRow | undefined> =>
  (
    await orm
      .select(getTableColumns(blobs))
      .from(files)
      .innerJoin(blobs, eq(blobs.sha256, files.sha256))
      .where(eq(files.id, fileId))
  )[0];
